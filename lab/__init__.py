"""Attacks, load tests, judges and measurements: `npm run lab`. The product never imports them."""

import importlib.util
import sys
from pathlib import Path

# A bench has Frappe; elsewhere the embedded host replaces it.
if importlib.util.find_spec("frappe") is None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "embedded"))

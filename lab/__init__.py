"""Whatever attacks, loads, judges or measures the product: `npm run lab`. The product knows nothing of it."""

import importlib.util
import sys
from pathlib import Path

# A bench has Frappe; elsewhere the embedded host stands in for it.
if importlib.util.find_spec("frappe") is None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "embedded"))

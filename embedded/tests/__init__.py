"""Tests of the host. They can import the fixture app."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

"""Tests of the host. Each of them may import the fixture app."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

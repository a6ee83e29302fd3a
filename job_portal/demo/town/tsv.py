"""Reads tab-separated tables with a header line."""

import csv
from pathlib import Path

DATA = Path(__file__).parents[1] / "data"


def read(path: Path) -> list[dict[str, str]]:
    """The rows of a file, without lines that begin with `#`."""
    with path.open(encoding="utf-8", newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def several(text: str, separator: str = " | ") -> list[str]:
    """The parts of a cell with several values."""
    return text.split(separator) if text else []

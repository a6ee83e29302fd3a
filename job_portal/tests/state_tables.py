"""The tables of states in docs/market.md, written from `rules/market.json`.

`python -m job_portal.tests.state_tables` writes them. `test_state_tables` fails while one is out of date.
"""

import json
import re
from pathlib import Path

_PACKAGE = Path(__file__).parent.parent
# Beside the package in a clone and on a bench; a package installed by itself has no docs.
PAGE = _PACKAGE.parent / "docs" / "market.md"
_BLOCK = re.compile(r"(<!-- begin (\w+)[^\n]*-->\n\n).*?(\n<!-- end \2 -->)", re.DOTALL)


def written(text: str) -> str:
    """A page with each `<!-- begin NAME ... -->` block written anew. NAME is a key of the rules."""
    rules = json.loads((_PACKAGE / "rules" / "market.json").read_text(encoding="utf-8"))
    return _BLOCK.sub(lambda block: block[1] + _table(rules[block[2]]) + block[3], text)


def blocks(text: str) -> list[str]:
    """The names of the blocks of a page."""
    return [name for _, name, _ in _BLOCK.findall(text)]


def _table(moves: dict[str, dict]) -> str:
    rows = [(name, ", ".join(move["from"]), move["to"], move["by"]) for name, move in moves.items()]
    lines = [("move", "from", "to", "by"), ("---",) * 4, *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

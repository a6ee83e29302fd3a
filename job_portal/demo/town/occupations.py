"""The trades of the town."""

from dataclasses import dataclass
from functools import cache

from job_portal.demo.town.tsv import DATA, read, several


@dataclass(frozen=True)
class Trade:
    """`titles` by language: `en`, `hi`, `mr`, `ta`, and `la` for Hindi in Latin letters."""

    name: str
    family: str
    category: str
    weight: int
    pay: tuple[int, int]
    # Where the work is done: one or more of O (office), F (field), H (home).
    work: str
    part_time_percent: int
    close: frozenset[str]
    titles: dict[str, list[str]]
    duties: list[str]


@cache
def trades() -> dict[str, Trade]:
    """By name."""
    titles = {row["trade"]: row["titles"] for row in read(DATA / "titles.tsv")}
    duties = {row["trade"]: row["duties"] for row in read(DATA / "duties.tsv")}
    return {row["trade"]: _trade(row, titles, duties) for row in read(DATA / "trades.tsv")}


def _trade(row: dict[str, str], titles: dict[str, str], duties: dict[str, str]) -> Trade:
    name = row["trade"]
    return Trade(
        name,
        row["family"],
        row["category"],
        int(row["weight"]),
        (int(row["least"]), int(row["most"])),
        row["work"],
        int(row["part"]),
        frozenset(several(row["close"], ",")),
        _by_language(titles[name]),
        several(duties[name]),
    )


def _by_language(cell: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for title in several(cell):
        mark, colon, text = title.partition(":")
        if colon and len(mark) == 2:
            found.setdefault(mark, []).append(text)
        else:
            found.setdefault("en", []).append(title)
    return found

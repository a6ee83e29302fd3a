"""The trades of the town, and how near one is to another."""

from dataclasses import dataclass
from functools import cache

from lab.judged.tables import read, several

SAME, CLOSE, RELATED, OTHER = 3, 2, 1, 0


@dataclass(frozen=True)
class Trade:
    """`titles` by language: `en`, `hi`, `mr`, `ta`, and `la` for Hindi in Latin letters."""

    name: str
    family: str
    category: str
    weight: int
    pay: tuple[int, int]
    # Letters: Office, Field, Home.
    work: str
    part_time_percent: int
    close: frozenset[str]
    titles: dict[str, list[str]]
    duties: list[str]


@cache
def trades() -> dict[str, Trade]:
    """By name."""
    titles = {row["trade"]: row["titles"] for row in read("town/titles.tsv")}
    duties = {row["trade"]: row["duties"] for row in read("town/duties.tsv")}
    return {row["trade"]: _trade(row, titles, duties) for row in read("town/trades.tsv")}


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


@cache
def nearness(asked: str, held: str) -> int:
    """How near a job's trade is to the one that was asked for, as a grade."""
    one, other = trades()[asked], trades()[held]
    if asked == held:
        return SAME
    if held in one.close or asked in other.close:
        return CLOSE
    return RELATED if one.family == other.family else OTHER

"""The judged queries: the typed texts and their meaning."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from job_portal.demo.town.localities import cities, localities
from job_portal.demo.town.occupations import trades
from job_portal.demo.town.tsv import read, several
from job_portal.demo.town.vacancies import HOME

TUNING, HELD_BACK = "tuning.tsv", "held_back.tsv"
KINDS = (
    *("english", "hindi", "marathi", "tamil", "latin-hindi", "misspelt", "joined-split", "plural"),
    *("short", "place", "salary", "company", "mixed"),
)
_CONDITIONS = {"place", "near", "pay", "type", "work", "company", "fresher", "at"}


@dataclass(frozen=True)
class Query:
    """`trades`: the trades asked for, none for any. `also`: trades that are nearly as good."""

    text: str
    kind: str
    trades: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    # A locality or a city.
    place: str = ""
    is_near: bool = False
    pay: int = 0
    job_type: str = ""
    work: str = ""
    company: str = ""
    is_fresher: bool = False
    # A kind of employer: any job there is nearly as good; the trade elsewhere loses a grade.
    employer: str = ""


def queries(file: str) -> list[Query]:
    """The queries of a file: TUNING, or HELD_BACK, which must not be read while tuning."""
    return [_query(row) for row in read(Path(__file__).with_name(file))]


def is_held_back(text: str) -> bool:
    """The split, fixed before tuning: a third is held back, by the text's hash."""
    return hashlib.sha256(text.encode()).digest()[0] % 3 == 0


def _query(row: dict[str, str]) -> Query:
    said = dict(each.split("=", 1) for each in several(row["conditions"], "; "))
    unknown = set(said) - _CONDITIONS
    place = said.get("near") or said.get("place", "")
    if unknown or row["kind"] not in KINDS or (place and place not in {**localities(), **cities()}):
        raise ValueError(f"{row['text']}: {row['kind']}, {unknown or place}")
    meant, _, also = row["trades"].partition(" / ")
    return Query(
        row["text"],
        row["kind"],
        _named(meant),
        _named(also),
        place,
        "near" in said,
        int(said.get("pay", 0)),
        said.get("type", ""),
        HOME if said.get("work") == "home" else "",
        said.get("company", ""),
        said.get("fresher") == "yes",
        said.get("at", ""),
    )


def _named(cell: str) -> tuple[str, ...]:
    """Expands names of trades, and `family*`."""
    names: list[str] = []
    for each in several(cell, ","):
        if each.endswith("*"):
            names += [name for name, trade in trades().items() if trade.family == each[:-1]]
        else:
            names.append(trades()[each].name)
    return tuple(names)

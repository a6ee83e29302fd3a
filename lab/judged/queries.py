"""The judged queries: what somebody types, and what they mean."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from job_portal.demo.town.localities import cities, localities
from job_portal.demo.town.tables import read, several
from job_portal.demo.town.trades import trades
from job_portal.demo.town.vacancies import HOME

TUNING, HELD_BACK = "tuning.tsv", "held_back.tsv"
KINDS = (
    *("english", "hindi", "marathi", "tamil", "latin-hindi", "misspelt", "joined-split", "plural"),
    *("short", "place", "salary", "company", "mixed"),
)
_CONDITIONS = {"place", "near", "pay", "type", "work", "company", "fresher", "at"}


@dataclass(frozen=True)
class Query:
    """`trades`: those that are meant, none for any. `also`: others that do nearly as well."""

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
    # A kind of employer: any job there does nearly as well, and the trade elsewhere lacks something.
    employer: str = ""


def queries(file: str) -> list[Query]:
    """Those of a file: TUNING, or HELD_BACK, which nobody reads who tunes."""
    return [_query(row) for row in read(Path(__file__).with_name(file))]


def is_held_back(text: str) -> bool:
    """The rule, fixed before tuning: a third, by the text's hash."""
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
    """Trades by name, and `family*`."""
    names: list[str] = []
    for each in several(cell, ","):
        if each.endswith("*"):
            names += [name for name, trade in trades().items() if trade.family == each[:-1]]
        else:
            names.append(trades()[each].name)
    return tuple(names)

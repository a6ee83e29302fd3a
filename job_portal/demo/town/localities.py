"""The localities of the town's jobs."""

from dataclasses import dataclass
from functools import cache

from job_portal.demo.town.tsv import DATA, read, several
from job_portal.places import geo


@dataclass(frozen=True)
class Locality:
    """`names`: as employers write them. `middle`: the true position; the directory may be kilometres off."""

    name: str
    city: str
    weight: int
    pincodes: tuple[str, ...]
    names: list[str]
    middle: geo.Point
    # Families of trades that are more common here.
    known_for: frozenset[str]


@cache
def localities() -> dict[str, Locality]:
    """By name."""
    return {row["place"]: _locality(row) for row in read(DATA / "places.tsv")}


def _locality(row: dict[str, str]) -> Locality:
    return Locality(
        row["place"],
        row["city"],
        int(row["weight"]),
        tuple(several(row["pincodes"], ",")),
        several(row["names"]),
        geo.Point(*(float(part) for part in row["middle"].split())),
        frozenset(row["known_for"].split()),
    )


@cache
def cities() -> dict[str, list[Locality]]:
    """The localities of each city."""
    found: dict[str, list[Locality]] = {}
    for locality in localities().values():
        found.setdefault(locality.city, []).append(locality)
    return found

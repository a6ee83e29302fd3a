"""SQL for a bounded number of the records that are nearest to a place.

The records of a cell of the grid are read newest first, so that the work does not grow with a town.
"""

from itertools import islice
from typing import NamedTuple

from job_portal.places import geo
from job_portal.places.geo import Point

# How many are read of each of the nearest cells: (number of cells, records of each); and of all others.
_OF_CELLS = ((4, 60), (12, 10))
_OF_OTHERS = 60


class Source(NamedTuple):
    """A table with an index of its `where`, the cell and the time."""

    table: str
    where: str
    time: str


def names(source: Source, place: Point, radius_km: float) -> str:
    """SQL for the names of records in the cells that a circle touches."""
    nearest = iter(geo.cells_by_distance(place, radius_km))
    parts = [
        newest(source, f"cell = {cell}", most) for count, most in _OF_CELLS for cell in islice(nearest, count)
    ]
    if others := ", ".join(map(str, nearest)):
        # Their order would have to be made of all of them. So these come as the index has them.
        parts.append(_some(source, f"cell in ({others})", _OF_OTHERS))
    return union(parts)


def newest(source: Source, where: str, most: int) -> str:
    """SQL for the names of the newest of the source, at most so many."""
    return _some(source, f"{where} order by {source.time} desc", most)


def union(parts: list[str]) -> str:
    """SQL for the names that any of the parts gives. Their limits are their own."""
    return " union all ".join(f"select name from ({part}) part_{n}" for n, part in enumerate(parts))  # noqa: S608


def _some(source: Source, where: str, most: int) -> str:
    return f"select name from `tab{source.table}` where {source.where} and {where} limit {most}"  # noqa: S608

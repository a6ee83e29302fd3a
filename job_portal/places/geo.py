"""Distances between pincodes, and a grid for finding nearby records without a spatial index.

A cell of the grid is a quarter of a degree high and wide, about 27 km. Records store its number in an indexed
column.
"""

import math
from typing import NamedTuple

KM_PER_DEGREE = 111.195
_CELLS_PER_DEGREE = 4
_CELLS_AROUND = 360 * _CELLS_PER_DEGREE


class Point(NamedTuple):
    """A place, in degrees."""

    latitude: float
    longitude: float


def cell(point: Point) -> int:
    """The number of the point's cell, greater than 0."""
    return _row(point.latitude) * _CELLS_AROUND + _column(point.longitude)


def cells_within(point: Point, radius_km: float) -> list[int]:
    """The cells that a circle's bounding square touches."""
    high = radius_km / KM_PER_DEGREE
    wide = high / math.cos(math.radians(point.latitude))
    return [
        row * _CELLS_AROUND + column
        for row in range(_row(point.latitude - high), _row(point.latitude + high) + 1)
        for column in range(_column(point.longitude - wide), _column(point.longitude + wide) + 1)
    ]


def cells_by_distance(point: Point, radius_km: float) -> list[int]:
    """The cells of `cells_within`, the nearest first."""

    def squared_distance(number: int) -> float:
        row, column = divmod(number, _CELLS_AROUND)
        # Measured in cells, from a cell's middle to the point.
        high = (point.latitude + 90) * _CELLS_PER_DEGREE - row - 0.5
        wide = (point.longitude + 180) * _CELLS_PER_DEGREE - column - 0.5
        return high * high + wide * wide

    return sorted(cells_within(point, radius_km), key=squared_distance)


def distance_km(one: Point, other: Point) -> float:
    """The distance of two points, by the formula of `squared_km`."""
    north = (one.latitude - other.latitude) * KM_PER_DEGREE
    east = (one.longitude - other.longitude) * KM_PER_DEGREE * math.cos(math.radians(one.latitude))
    return math.hypot(north, east)


def squared_km(point: Point, latitude: str, longitude: str) -> str:
    """SQL for the squared distance from `point`, in km², rounded to 0.01.

    On a plane, which is accurate to half a percent up to 100 km. It uses only functions of both databases.

    :param latitude: the column, and `longitude`.
    """
    east = KM_PER_DEGREE * math.cos(math.radians(point.latitude))
    north_part = f"({latitude} - {point.latitude:.6f}) * {KM_PER_DEGREE}"
    east_part = f"({longitude} - {point.longitude:.6f}) * {east:.6f}"
    return f"round({north_part} * {north_part} + {east_part} * {east_part}, 2)"


def squared_km_between(one: str, other: str) -> str:
    """SQL for the squared distance of two tables' positions in km², as `squared_km`.

    The cosine is the beginning of its series, because not every database has the function: right to a tenth
    of a percent up to 45 degrees north.
    """
    north = f"(({one}.latitude - {other}.latitude) * {KM_PER_DEGREE})"
    radians = f"({one}.latitude * {math.pi / 180:.10f})"
    squared = f"({radians} * {radians})"
    cosine = f"(1 - {squared} / 2 + {squared} * {squared} / 24)"
    east = f"(({one}.longitude - {other}.longitude) * {KM_PER_DEGREE} * {cosine})"
    return f"({north} * {north} + {east} * {east})"


def within(point: Point, radius_km: float, latitude: str, longitude: str) -> str:
    """SQL for a place in the circle. The inner square is tested first, which needs no arithmetic and covers
    most places.

    :param latitude: the column, and `longitude`.
    """
    high = radius_km / math.sqrt(2) / KM_PER_DEGREE
    wide = high / math.cos(math.radians(point.latitude))
    return (
        f"({latitude} between {point.latitude - high:.6f} and {point.latitude + high:.6f}"
        f" and {longitude} between {point.longitude - wide:.6f} and {point.longitude + wide:.6f}"
        f" or {squared_km(point, latitude, longitude)} <= {radius_km**2})"
    )


def _row(latitude: float) -> int:
    return math.floor((latitude + 90) * _CELLS_PER_DEGREE)


def _column(longitude: float) -> int:
    return math.floor((longitude + 180) * _CELLS_PER_DEGREE)

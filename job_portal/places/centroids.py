"""The centroids of pincodes, and the pincode nearest to a place.

A centroid is the median of the pincode's post offices, because some coordinates in the directory are wrong by
hundreds of km, which would distort a mean. The first call of a process computes all centroids, in about 0.3 s
and 5 MB. The directory lacks some pincodes, and others have no position or district. These get the median of
the nearest numbers in their sorting district.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from heapq import nsmallest
from statistics import median
from threading import Lock
from typing import NamedTuple

from job_portal.places import directory, geo
from job_portal.places.geo import Point
from job_portal.rules import PATTERNS

# The directory stores integers of 0.00001 degrees. It marks some positions as suspect (2).
_SCALE = 100_000
_OFFICES = """
    select pincode, lat_e5, lon_e5 from post_offices
    where lat_e5 is not null and gq_code != 2 and district_id is not null
"""
# The first three digits are a sorting district. No district is wider than `_WIDEST_KM`.
_DISTRICT = 1000
# Several, since one may be in a wrong place.
_NEAREST = 3
_WIDEST_KM = 200
# South-west and north-east corners.
_INDIA = (Point(6, 68), Point(38, 98))
# Search radii. The remotest pincodes are up to 100 km apart.
_REACHES_KM = (10, 30, 100)


# Only one of several concurrent threads computes them.
_RECKONING = Lock()


class _Centroids(NamedTuple):
    of: dict[int, Point]
    # By cell of the grid, without pincodes whose offices are all in a wrong place.
    around: dict[int, list[tuple[Point, int]]]
    # All pincodes by their sorting district.
    in_district: dict[int, list[int]]


def of(pincode: str) -> Point | None:
    """The centroid of the pincode, see `placed`; None if there is none."""
    numbers = placed(pincode)
    return _median([_centroids().of[number] for number in numbers]) if numbers else None


def placed(pincode: str) -> list[int]:
    """The pincodes that give this one its place: itself, or the nearest numbers with a position.

    :return: the nearest first. Empty for an invalid pincode, and if the directory has no pincode with the
        same first three digits.
    """
    if not PATTERNS["pincode"].match(pincode):
        return []
    number, centroids = int(pincode), _centroids()
    if number in centroids.of:
        return [number]
    others = centroids.in_district.get(number // _DISTRICT, ())
    return nsmallest(_NEAREST, others, key=lambda other: (abs(other - number), other))


def nearest(point: Point) -> str | None:
    """The pincode whose centroid is nearest; None if none is within 100 km, as at sea or abroad."""
    south_west, north_east = _INDIA
    is_in_india = (
        south_west.latitude < point.latitude < north_east.latitude
        and south_west.longitude < point.longitude < north_east.longitude
    )
    if not is_in_india:
        return None
    around = _centroids().around
    for reach in _REACHES_KM:
        near = [
            (geo.distance_km(point, other), pincode)
            for cell in geo.cells_within(point, reach)
            for other, pincode in around.get(cell, ())
        ]
        distance, pincode = min(near, default=(reach, 0))
        if distance < reach:
            return f"{pincode:06d}"
    return None


def _centroids() -> _Centroids:
    with _RECKONING:
        return _reckoned()


@cache
def _reckoned() -> _Centroids:
    offices = defaultdict(list)
    for pincode, latitude, longitude in directory.rows(_OFFICES):
        offices[pincode].append((latitude / _SCALE, longitude / _SCALE))
    centroids = {pincode: _median(points) for pincode, points in offices.items()}
    districts = defaultdict(list)
    for pincode, point in centroids.items():
        districts[pincode // _DISTRICT].append(point)
    of_districts = {district: _median(points) for district, points in districts.items()}
    around, in_district = defaultdict(list), defaultdict(list)
    for pincode, point in centroids.items():
        in_district[pincode // _DISTRICT].append(pincode)
        district = of_districts[pincode // _DISTRICT]
        if geo.distance_km(district, point) > _WIDEST_KM:
            centroids[pincode] = district
        else:
            around[geo.cell(point)].append((point, pincode))
    return _Centroids(centroids, dict(around), dict(in_district))


def _median(points: Iterable[tuple[float, float]]) -> Point:
    latitudes, longitudes = zip(*points, strict=True)
    return Point(round(median(latitudes), 5), round(median(longitudes), 5))

"""Areas of five to nine pincodes in a district. Companies learn only a person's area.

By moving a job and reading the distances, a company could find a person's pincode. With areas it finds only
the area. An area never crosses a district's border, because companies can read the district. The first call
of a process computes all areas, in about a second.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from statistics import median, quantiles
from threading import Lock
from typing import NamedTuple

from job_portal.places import centroids, directory, geo, pincodes
from job_portal.places.geo import Point

# A smaller district is one area.
LEAST_PINCODES = 5
MOST_AROUND_KM = 30
_DISTRICTS = """
    select office.pincode, district.name, state.name from post_offices office
    left join districts district on district.id = office.district_id
    left join states state on state.id = office.state_id
"""
# Only one of several concurrent threads computes them.
_MAKING = Lock()


class Area(NamedTuple):
    """`middle` of its pincodes; most of them lie within `around_km` of it."""

    middle: Point
    around_km: int


def of(pincode: str) -> Area | None:
    """The area of a pincode, or of the nearest number with a position; None if there is none."""
    numbers = centroids.placed(pincode)
    with _MAKING:
        return _areas()[numbers[0]] if numbers else None


@cache
def _areas() -> dict[int, Area]:
    districts = defaultdict(list)
    for pincode, district in _districts().items():
        # A pincode without a position cannot be placed in an area.
        if centroids.placed(f"{pincode:06d}") == [pincode]:
            districts[district].append((pincode, centroids.of(f"{pincode:06d}")))
    return {
        pincode: area
        for district in districts.values()
        for near in _split(district)
        for area in [_area([point for _pincode, point in near])]
        for pincode, _point in near
    }


def _districts() -> dict[int, tuple]:
    """District and state of each pincode, as `pincodes.find` names them."""
    named = defaultdict(Counter)
    for pincode, district, state in directory.rows(_DISTRICTS):
        named[pincode][district, state] += 1
    found = {}
    for pincode, counted in named.items():
        if len(counted) == 1:
            [(district, state)] = counted
            found[pincode] = pincodes.spoken(district, state)
        elif place := pincodes.find(f"{pincode:06d}"):
            found[pincode] = (place["city"], place["state"])
    return found


def _split(near: list[tuple[int, Point]]) -> list[list[tuple[int, Point]]]:
    """Split at the widest gap with enough pincodes on both sides, and split both sides again."""
    if len(near) < 2 * LEAST_PINCODES:
        return [near]
    _gap, ordered, cut = max(_cuts(near), key=lambda each: (each[0], each[2]))
    return [*_split(ordered[:cut]), *_split(ordered[cut:])]


def _cuts(near: list[tuple[int, Point]]) -> Iterator[tuple[float, list[tuple[int, Point]], int]]:
    """Yield (gap, the sorted pincodes, the number before it), from south to north and from west to east."""
    for axis, scale in enumerate((1, math.cos(math.radians(near[0][1].latitude)))):
        ordered = sorted(near, key=lambda each: (each[1][axis], each[0]))
        for cut in range(LEAST_PINCODES, len(ordered) - LEAST_PINCODES + 1):
            yield (ordered[cut][1][axis] - ordered[cut - 1][1][axis]) * scale, ordered, cut


def _area(points: list[Point]) -> Area:
    """The area of points. Uses medians, since some positions in the directory are wrong by hundreds of km."""
    latitudes, longitudes = zip(*points, strict=True)
    middle = Point(round(median(latitudes), 5), round(median(longitudes), 5))
    farthest = quantiles([geo.distance_km(middle, point) for point in [*points, middle]], n=5)[-1]
    return Area(middle, min(math.ceil(farthest), MOST_AROUND_KM))

"""How similar trades are, and how near places are."""

from functools import cache

from job_portal.demo.town.localities import cities, localities
from job_portal.demo.town.occupations import trades
from job_portal.places import geo

SAME, CLOSE, RELATED, OTHER = 3, 2, 1, 0


@cache
def nearness(asked: str, held: str) -> int:
    """How close a job's trade is to the trade in the query, as a grade."""
    one, other = trades()[asked], trades()[held]
    if asked == held:
        return SAME
    if held in one.close or asked in other.close:
        return CLOSE
    return RELATED if one.family == other.family else OTHER


@cache
def km_between(one: str, other: str) -> float:
    """The distance of two localities; 0 if they share a pincode."""
    first, second = localities()[one], localities()[other]
    if set(first.pincodes) & set(second.pincodes):
        return 0
    return geo.distance_km(first.middle, second.middle)


@cache
def km_to_city(city: str, locality: str) -> float:
    """The distance to the nearest locality of the city; 0 in the city itself."""
    return (
        0
        if localities()[locality].city == city
        else min(geo.distance_km(each.middle, localities()[locality].middle) for each in cities()[city])
    )

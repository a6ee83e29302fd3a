"""Cities by all their names: *Bangalore*, *Poona*, *दिल्ली*. The directory has only one name for each
district.
"""

import json
from functools import lru_cache
from pathlib import Path

from job_portal.places import names, pincodes
from job_portal.places.names import FoundPlace


def named(text: str) -> list[FoundPlace]:
    """The cities with a name that has this prefix, exact names first."""
    asked = names.plain(text)
    if len(asked) < names.LEAST_LETTERS:
        return []
    found: dict[FoundPlace, bool] = {}
    for name, place in _names():
        if name.startswith(asked):
            found[place] = found.get(place, False) or name == asked
    return sorted(found, key=lambda place: not found[place])


@lru_cache(1)
def by_name() -> dict[str, dict]:
    """Cities by the directory's name: {pincode, radius_km, names}, as `cities.json` has them."""
    text = Path(__file__).with_name("cities.json").read_text(encoding="utf-8")
    return json.loads(text)


@lru_cache(1)
def _names() -> list[tuple[str, FoundPlace]]:
    return [
        (names.plain(each), _place(name, city["pincode"]))
        for name, city in by_name().items()
        for each in city["names"]
    ]


def _place(name: str, pincode: str) -> FoundPlace:
    place = pincodes.find(pincode)
    return FoundPlace(", ".join(dict.fromkeys((name, place["state"]))), pincode)

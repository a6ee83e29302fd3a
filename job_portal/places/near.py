"""Where somebody looks for jobs: a place by its name, or the pincode that a phone is in."""

import frappe
from frappe import _

from job_portal.places import cities, messages, middles, names
from job_portal.places.geo import Point
from job_portal.rules import MARKET

_LONGEST = MARKET["limits"]["search_length"]


def found_places(search: str) -> list[dict]:
    """Cities, and then places of the directory, by name as `api.find_places` answers them.

    :raises frappe.ValidationError: 417, a text that is too long.
    """
    if len(search) > _LONGEST:
        frappe.throw(_(messages.PLACE_TOO_LONG).format(_LONGEST))
    found = [*cities.named(search), *names.find(search)]
    # Of two with one label the city's pincode counts.
    unique = {place.label: place for place in reversed(found)}
    labels = dict.fromkeys(place.label for place in found)
    return [unique[label]._asdict() for label in labels][: names.MOST]


def place_at(point: Point) -> dict:
    """The nearest pincode as `api.nearest_pincode` answers it. Nothing of the position is kept.

    :raises frappe.ValidationError: 417, no position, or one that is far from any pincode.
    """
    pincode = middles.nearest(point)
    return names.described(pincode)._asdict() if pincode else frappe.throw(_(messages.NOWHERE_NEAR))

"""Places for a job search: found by name, or by a phone's position."""

import frappe
from frappe import _

from job_portal.places import centroids, cities, messages, names
from job_portal.places.geo import Point
from job_portal.rules import MARKET

_LONGEST = MARKET["limits"]["search_length"]


def found_places(search: str) -> list[dict]:
    """Cities, then places of the directory, by name as `api.find_places` answers them.

    :raises frappe.ValidationError: 417, the text is too long.
    """
    if len(search) > _LONGEST:
        frappe.throw(_(messages.PLACE_TOO_LONG).format(_LONGEST))
    found = [*cities.named(search), *names.find(search)]
    # Of two with one label, keep the city.
    unique = {place.label: place for place in reversed(found)}
    labels = dict.fromkeys(place.label for place in found)
    return [unique[label]._asdict() for label in labels][: names.MOST]


def place_at(point: Point) -> dict:
    """The nearest pincode as `api.nearest_pincode` answers it. The position is not stored.

    :raises frappe.ValidationError: 417, an invalid position, or one far from any pincode.
    """
    pincode = centroids.nearest(point)
    return names.described(pincode)._asdict() if pincode else frappe.throw(_(messages.NOWHERE_NEAR))

"""Derives a record's place and position from its pincode."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr

from job_portal.places import areas, centroids, geo, messages, pincodes

# The fields from which a record's place is derived.
TYPED = ("pincode", "city")


def derive(doc: Document, *, is_near: bool = True) -> None:
    """Set city, state, latitude, longitude and cell from the record's `pincode`, or clear them without one.

    The typed city stays if the directory lacks the pincode or its district.

    :param is_near: whether lists find the record by distance. Otherwise it has no cell.
    :raises frappe.ValidationError: 417, the directory has no pincode with the same first three digits, or
        lacks the pincode and no city was typed.
    """
    _name(doc)
    _set_point(doc, centroids.of(doc.pincode) if doc.pincode else None, is_near)


def derive_of_person(doc: Document) -> None:
    """As `derive`, for a person whose pincode must stay hidden: the position is that of their area.

    Also sets `around_km`, the largest distance of the pincode from that position.

    :raises frappe.ValidationError: 417, as `derive`.
    """
    _name(doc)
    area = areas.of(doc.pincode) if doc.pincode else None
    _set_point(doc, area.middle if area else None)
    doc.around_km = area.around_km if area else 0


def with_city(doc: Document, changes: dict) -> dict:
    """The changes of a record's fields. If the pincode changes and no city was typed, the city is cleared."""
    is_other = cstr(changes.get("pincode", doc.pincode)).strip() != cstr(doc.pincode)
    return {"city": "", **changes} if is_other else changes


def _name(doc: Document) -> None:
    if not doc.pincode:
        doc.city = doc.state = None
    elif (place := pincodes.find(doc.pincode)) and place["city"]:
        doc.city, doc.state = place["city"], place["state"]
    else:
        near = centroids.placed(doc.pincode) or frappe.throw(_(messages.PINCODE_NOT_LISTED))
        if not doc.city:
            frappe.throw(_(messages.CITY_REQUIRED))
        doc.state = pincodes.find(str(near[0]))["state"]


def _set_point(doc: Document, point: geo.Point | None, is_near: bool = True) -> None:
    doc.latitude, doc.longitude = point or (0, 0)
    doc.cell = geo.cell(point) if point and is_near else 0

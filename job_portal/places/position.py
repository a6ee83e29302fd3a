"""Where a record is: its place and position follow its pincode."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr

from job_portal.places import areas, geo, messages, middles, pincodes

# What the place of a record is made from.
TYPED = ("pincode", "city")


def derive(doc: Document, *, is_near: bool = True) -> None:
    """Set city, state, latitude, longitude and cell by the record's `pincode`, or clear them without one.

    The city stays as it was typed where the directory lacks the pincode, or names no district of it.

    :param is_near: whether lists find it by distance. Without it the record is in no cell.
    :raises frappe.ValidationError: 417, the directory has no pincode that begins with its three digits, or
        lacks it and there is no city.
    """
    _name(doc)
    _set_point(doc, middles.middle(doc.pincode) if doc.pincode else None, is_near)


def derive_of_person(doc: Document) -> None:
    """As `derive`, for somebody whose pincode others shall not find: the position is that of their area.

    Sets `around_km`, too: as far from the position the pincode may be.

    :raises frappe.ValidationError: 417, as `derive`.
    """
    _name(doc)
    area = areas.of(doc.pincode) if doc.pincode else None
    _set_point(doc, area.middle if area else None)
    doc.around_km = area.around_km if area else 0


def with_city(doc: Document, changes: dict) -> dict:
    """Changes of the record's fields. With another pincode comes another city: none, where none was typed."""
    is_other = cstr(changes.get("pincode", doc.pincode)).strip() != cstr(doc.pincode)
    return {"city": "", **changes} if is_other else changes


def _name(doc: Document) -> None:
    """Set city and state, or clear them."""
    if not doc.pincode:
        doc.city = doc.state = None
    elif (place := pincodes.find(doc.pincode)) and place["city"]:
        doc.city, doc.state = place["city"], place["state"]
    else:
        near = middles.placed(doc.pincode) or frappe.throw(_(messages.PINCODE_NOT_LISTED))
        if not doc.city:
            frappe.throw(_(messages.CITY_REQUIRED))
        doc.state = pincodes.find(str(near[0]))["state"]


def _set_point(doc: Document, point: geo.Point | None, is_near: bool = True) -> None:
    doc.latitude, doc.longitude = point or (0, 0)
    doc.cell = geo.cell(point) if point and is_near else 0

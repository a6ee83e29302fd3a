"""Where a record is: its place and position follow its pincode."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.places import areas, geo, messages, middles, pincodes


def derive(doc: Document, *, is_near: bool = True) -> None:
    """Set city, state, latitude, longitude and cell by the record's `pincode`, or clear them without one.

    :param is_near: whether lists find it by distance. Without it the record is in no cell.
    :raises frappe.ValidationError: 417, the directory does not know the pincode.
    """
    is_placed = _name(doc)
    _set_point(doc, middles.middle(doc.pincode) if is_placed else None, is_near)


def derive_of_person(doc: Document) -> None:
    """As `derive`, for somebody whose pincode others shall not find: the position is that of their area.

    Sets `around_km`, too: as far from the position the pincode may be.

    :raises frappe.ValidationError: 417, as `derive`.
    """
    area = areas.of(doc.pincode) if _name(doc) else None
    _set_point(doc, area.middle if area else None)
    doc.around_km = area.around_km if area else 0


def _name(doc: Document) -> bool:
    """Set city and state, or clear them; whether the record has a pincode."""
    place = pincodes.find(doc.pincode) if doc.pincode else None
    if doc.pincode and not place:
        frappe.throw(_(messages.PINCODE_NOT_LISTED))
    doc.city, doc.state = (place["city"], place["state"]) if place else (None, None)
    return bool(place)


def _set_point(doc: Document, point: geo.Point | None, is_near: bool = True) -> None:
    doc.latitude, doc.longitude = point or (0, 0)
    doc.cell = geo.cell(point) if point and is_near else 0

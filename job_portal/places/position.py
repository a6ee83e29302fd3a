"""Where a record is: its place and position follow its pincode."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.places import geo, messages, middles, pincodes


def derive(doc: Document, *, is_near: bool = True) -> None:
    """Set city, state, latitude, longitude and cell by the record's `pincode`, or clear them without one.

    :param is_near: whether lists find it by distance. Without it the record is in no cell.
    :raises frappe.ValidationError: 417, the directory does not know the pincode.
    """
    place = pincodes.find(doc.pincode) if doc.pincode else None
    if doc.pincode and not place:
        frappe.throw(_(messages.PINCODE_NOT_LISTED))
    point = middles.middle(doc.pincode) if place else None
    doc.city, doc.state = (place["city"], place["state"]) if place else (None, None)
    doc.latitude, doc.longitude = point or (0, 0)
    doc.cell = geo.cell(point) if point and is_near else 0

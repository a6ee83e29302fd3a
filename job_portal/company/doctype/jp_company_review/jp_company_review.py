"""A decision on a company. Only `company.review_log` writes it. It outlives the company."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.company import messages

DOCTYPE = "JP Company Review"


class JPCompanyReview(Document):
    """Company, decision, reviewer and reason. `creation` is the time."""

    def validate(self) -> None:
        """Refuse any change, even by the Administrator and by code."""
        if not self.is_new():
            frappe.throw(_(messages.LINE_STAYS))

    def on_trash(self) -> None:
        """Refuse deletion. A line is deleted only with the company's account, see `decisions.forget`."""
        frappe.throw(_(messages.LINE_STAYS))


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes for finding lines."""
    frappe.db.add_index(DOCTYPE, ["company", "creation"])
    frappe.db.add_index(DOCTYPE, ["account"])

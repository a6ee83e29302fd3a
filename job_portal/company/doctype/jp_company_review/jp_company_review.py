"""A decision on a company, as it was made. Written by `company.decisions` alone. It outlives the company."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.company import messages

DOCTYPE = "JP Company Review"


class JPCompanyReview(Document):
    """Who decided what on which company, and why; when is its `creation`."""

    def validate(self) -> None:
        """No role may change a line. This refuses the Administrator and programs, too."""
        if not self.is_new():
            frappe.throw(_(messages.LINE_STAYS))

    def on_trash(self) -> None:
        """Nobody deletes a line. It goes with the company's account, see `decisions.forget`."""
        frappe.throw(_(messages.LINE_STAYS))


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: what lines are found by."""
    frappe.db.add_index(DOCTYPE, ["company", "creation"])
    frappe.db.add_index(DOCTYPE, ["account"])

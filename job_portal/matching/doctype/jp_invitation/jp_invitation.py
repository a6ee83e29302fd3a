"""What a company decided about somebody who fits one of its jobs. Written by `matching.invitations` alone."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Invitation"


class JPInvitation(Document):
    """One for each pair of job and searcher."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: one decision a pair."""
    frappe.db.add_unique(DOCTYPE, ["searcher", "job"])

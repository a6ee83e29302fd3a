"""A company's decision about a searcher who fits a job. Only `matching.invitations` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Invitation"


class JPInvitation(Document):
    """One for each pair of job and searcher."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique."""
    frappe.db.add_unique(DOCTYPE, ["searcher", "job"])

"""A searcher's block of a company, which hides number and resume. Only `applications.looks` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Company Block"


class JPCompanyBlock(Document):
    """One for each searcher and company."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique."""
    frappe.db.add_unique(DOCTYPE, ["searcher", "company"])

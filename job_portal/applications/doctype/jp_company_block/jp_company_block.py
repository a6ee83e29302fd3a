"""A searcher shows number and resume to a company no more. Written by `applications.looks` alone."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Company Block"


class JPCompanyBlock(Document):
    """One a searcher and company."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: one block a pair."""
    frappe.db.add_unique(DOCTYPE, ["searcher", "company"])

"""A look at somebody's number or resume. Written by `applications.ledger`. It outlives job and company."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Phone Look"


class JPPhoneLook(Document):
    """Who looked at what of whom, for which job; when is its `creation`."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: what the list, the day's count and the purge read by."""
    frappe.db.add_index(DOCTYPE, ["searcher", "creation"])
    frappe.db.add_index(DOCTYPE, ["company", "creation"])
    frappe.db.add_index(DOCTYPE, ["creation"])

"""A word of a listed job, for the search. Written by `jobs.search` alone, in plain SQL."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Job Word"


class JPJobWord(Document):
    """Named by its job and a number."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: the index that a search reads."""
    frappe.db.add_index(DOCTYPE, ["word", "job"])

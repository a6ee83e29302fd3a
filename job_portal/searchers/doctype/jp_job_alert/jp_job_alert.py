"""A search that an account keeps. New jobs for it are told behind the bell and by push."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Job Alert"


class JPJobAlert(Document):
    """Made, changed and deleted through `job_portal.api`."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: a search is kept once, and a run takes who is due."""
    frappe.db.add_unique(DOCTYPE, ["account", "search_key"])
    frappe.db.add_index(DOCTYPE, ["due_on", "name"])

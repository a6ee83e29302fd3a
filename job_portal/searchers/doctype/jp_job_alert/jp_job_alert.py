"""A search that an account keeps. New jobs for it come as notifications and by push."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Job Alert"


class JPJobAlert(Document):
    """Created, changed and deleted through `job_portal.api`."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make searches unique, and add the index of due ones."""
    frappe.db.add_unique(DOCTYPE, ["account", "search_key"])
    frappe.db.add_index(DOCTYPE, ["due_on", "name"])

"""A job that an account saved."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Saved Job"


class JPSavedJob(Document):
    """Created and deleted through `job_portal.api`."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique, and add the index of the list."""
    frappe.db.add_unique(DOCTYPE, ["account", "job"])
    frappe.db.add_index(DOCTYPE, ["account", "creation"])

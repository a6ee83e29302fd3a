"""A job that an account keeps for later."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Saved Job"


class JPSavedJob(Document):
    """Made and deleted through `job_portal.api`."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: a job is saved once, and the list is read by time."""
    frappe.db.add_unique(DOCTYPE, ["account", "job"])
    frappe.db.add_index(DOCTYPE, ["account", "creation"])

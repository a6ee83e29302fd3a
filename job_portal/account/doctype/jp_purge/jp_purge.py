"""What a purge removed. Written by `platform.retention` alone."""

import frappe
from frappe.model.document import Document

from job_portal.platform.retention import DOCTYPE


class JPPurge(Document):
    """A line for each kind of data and run."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: the index of the list and of its own purge."""
    frappe.db.add_index(DOCTYPE, ["creation"])

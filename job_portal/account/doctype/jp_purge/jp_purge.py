"""A report of deleted data. Only `platform.retention` writes it."""

import frappe
from frappe.model.document import Document

from job_portal.platform.retention import DOCTYPE


class JPPurge(Document):
    """One for each kind of data and run."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index of the list and of its purge."""
    frappe.db.add_index(DOCTYPE, ["creation"])

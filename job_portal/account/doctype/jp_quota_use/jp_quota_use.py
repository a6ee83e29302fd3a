"""A use of a daily quota. Only `account.quotas` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Quota Use"


class JPQuotaUse(Document):
    """One for each use."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of the counts and the purge."""
    frappe.db.add_index(DOCTYPE, ["person", "quota", "creation"])
    frappe.db.add_index(DOCTYPE, ["creation"])

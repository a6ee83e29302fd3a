"""One use of a quota of a day. Written by `account.quotas` alone."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Quota Use"


class JPQuotaUse(Document):
    """A line for each use."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: the indexes of the counts and of the purge."""
    frappe.db.add_index(DOCTYPE, ["person", "quota", "creation"])
    frappe.db.add_index(DOCTYPE, ["creation"])

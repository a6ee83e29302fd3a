"""A notification of an account. Only `notifications.service` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Notification"


class JPNotification(Document):
    """`merge_key` holds the account and the key of `service.notify` until the line is read, then null."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of lists, counts and deletions."""
    frappe.db.add_index(DOCTYPE, ["account", "creation"])
    frappe.db.add_index(DOCTYPE, ["account", "is_read"])
    frappe.db.add_index(DOCTYPE, ["creation"])
    frappe.db.add_index(DOCTYPE, ["link"])

"""One event for one webhook. Its name is the `webhook-id`. Only `connections` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Webhook Delivery"
QUEUED, SENT, FAILED = "Queued", "Sent", "Failed"


class JPWebhookDelivery(Document):
    """`due_on`: when the queue tries next; null after the last try."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of queue, log and purge."""
    for columns in (["due_on"], ["webhook", "creation"], ["company", "creation"], ["creation"]):
        frappe.db.add_index(DOCTYPE, columns)

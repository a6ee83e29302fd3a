"""An address of a company that hears of events. Only `connections` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Webhook"


class JPWebhook(Document):
    """Its secret is derived from its name, `version` and the site's key."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index by which events find their webhooks."""
    frappe.db.add_index(DOCTYPE, ["company"])

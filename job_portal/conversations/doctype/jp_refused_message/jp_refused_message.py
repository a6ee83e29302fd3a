"""A company's message that was refused as a demand for money. `conversations.safety` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Refused Message"


class JPRefusedMessage(Document):
    """One for each message, whose text is not kept."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique, add the index of the purge."""
    frappe.db.add_unique(DOCTYPE, ["company", "client_id"])
    frappe.db.add_index(DOCTYPE, ["creation"])

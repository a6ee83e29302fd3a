"""A message of a conversation. Only `conversations` writes it, by plain SQL."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Message"


class JPMessage(Document):
    """`seq` counts the messages of the conversation from 1 without gaps. `creation` is the time."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make numbers and the senders' keys unique,
    and add the index of an account's own messages."""
    frappe.db.add_unique(DOCTYPE, ["conversation", "seq"])
    frappe.db.add_unique(DOCTYPE, ["conversation", "sender", "client_id"])
    frappe.db.add_index(DOCTYPE, ["sender"])

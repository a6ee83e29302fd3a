"""A conversation about an application (company and searcher) or a quote (poster and freelancer).

Only `conversations` writes it.
"""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Conversation"


class JPConversation(Document):
    """One for each application or quote. `last_seq` is the number of its last message."""

    def on_trash(self) -> None:
        """Delete its messages, and how far accounts have read them."""
        forget(self.name)


def forget(name: str) -> None:
    """Delete all that belongs to a conversation, including rows that this transaction's snapshot lacks."""
    for doctype in ("JP Message", "JP Conversation Reader", "JP Conversation Report"):
        frappe.db.delete(doctype, {"conversation": name})


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of each side's inbox."""
    frappe.db.add_index(DOCTYPE, ["company", "last_at"])
    frappe.db.add_index(DOCTYPE, ["searcher", "last_at"])
    frappe.db.add_index(DOCTYPE, ["poster", "last_at"])
    frappe.db.add_index(DOCTYPE, ["freelancer", "last_at"])

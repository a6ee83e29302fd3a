"""How far an account has read a conversation. Only `conversations` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Conversation Reader"


class JPConversationReader(Document):
    """One for each account that has messages in the conversation.

    `read_count`: the number of messages that the other side had sent at `read_seq`; `unread`: the number that
    it has sent since. `changed_on`: the time of the conversation's last change for the account.
    """


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique, add the indexes of the inbox."""
    frappe.db.add_unique(DOCTYPE, ["conversation", "account"])
    frappe.db.add_index(DOCTYPE, ["account", "unread"])
    frappe.db.add_index(DOCTYPE, ["account", "changed_on"])

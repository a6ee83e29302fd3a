"""How far an account has read a conversation. Only `conversations` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Conversation Reader"


class JPConversationReader(Document):
    """One for each account that has messages in the conversation.

    `read_count` is how many messages the other side had sent at `read_seq`, and `unread` how many it has sent
    since. `changed_on` is when anything of the conversation last changed for the account.
    """


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique, add the indexes of the inbox."""
    frappe.db.add_unique(DOCTYPE, ["conversation", "account"])
    frappe.db.add_index(DOCTYPE, ["account", "unread"])
    frappe.db.add_index(DOCTYPE, ["account", "changed_on"])

"""Notifies open pages that a conversation has changed. The event may be lost."""

import frappe

# The realtime event: {conversation, seq}, without any text.
EVENT = "conversation"


def tell(conversation: str, seq: int, accounts: list[str]) -> None:
    """Tell all devices of the accounts after the commit.

    :param seq: of the conversation's last message.
    """
    for account in accounts:
        news = {"conversation": conversation, "seq": seq}
        frappe.publish_realtime(EVENT, news, user=account, after_commit=True)

"""Notifies of messages by the bell and by push: one line for each conversation until it is read."""

from frappe.utils import now_datetime

from job_portal.conversations import conversation_cards, messages
from job_portal.conversations.policy import Party
from job_portal.notifications import quiet_hours
from job_portal.notifications import service as notifications
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import COMPANY

KIND = "message"


def link_of(conversation: str) -> str:
    """The address of the conversation's screen."""
    return f"/frontend/chat/{conversation}"


def notify(party: Party, row: dict, accounts: list[str]) -> None:
    """Tell accounts of the other side the name of the sender. A push contains the text only if the account
    chose so.

    :param row: the message, of JP Message.
    :param accounts: those that had read everything, and have not muted the conversation.
    """
    state = party.state
    if party.side == COMPANY:
        news = Sentence(messages.TELL_COMPANY_WROTE, state.company_name)
    else:
        news = Sentence(messages.TELL_SEARCHER_WROTE, state.full_name, state.title)
    # A push has no room for a warning.
    said = None if row.warnings else lambda: conversation_cards.preview(row)
    for account in accounts:
        link, key = link_of(state.conversation), _key(state.conversation)
        is_quiet = quiet_hours.is_quiet(now_datetime())
        notifications.notify(account, KIND, news, link, key, is_quiet=is_quiet, said=said)


def note_read(conversation: str, account: str) -> None:
    """Mark the account's line about the conversation as read."""
    notifications.read_line(account, _key(conversation))


def _key(conversation: str) -> str:
    return f"conversation {conversation}"

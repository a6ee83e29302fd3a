"""A side blocks the other one: in every conversation between the two, nobody writes any more."""

import frappe
from frappe import _

from job_portal.conversations import inbox_changes, live, messages, policy, readers
from job_portal.conversations.doctype.jp_conversation.jp_conversation import DOCTYPE
from job_portal.conversations.locking import lock
from job_portal.conversations.policy import Party, accounts_of


def block(party: Party) -> dict:
    """Block the other side, as `api.block_conversation` answers it. A second block changes nothing."""
    return _set(party, is_blocked=True)


def unblock(party: Party) -> dict:
    """Take back one's own block, as `api.unblock_conversation` answers it.

    :raises frappe.ValidationError: 417, this side has not blocked. The error does not reveal whether the
        other side has.
    """
    if not party.state[_column(party)]:
        frappe.throw(_(messages.NOT_BLOCKED))
    return _set(party, is_blocked=False)


def mute(party: Party, is_muted: bool) -> dict:
    """Stop or resume notifications of this conversation's messages for the account."""
    lock(party.state)
    name, account = party.state.conversation, frappe.session.user
    reader = readers.of(name, account)
    if not reader:
        readers.add(name, account, party.state.last_seq, party.state[f"{party.other}_count"])
        reader = readers.of(name, account)
    readers.touch(reader.name, is_muted=int(is_muted))
    return {"muted": is_muted}


def _column(party: Party) -> str:
    return f"blocked_by_{party.side}"


def _set(party: Party, is_blocked: bool) -> dict:
    state = party.state
    pair = {field: value for field, value in party.subject.items() if field not in policy.SUBJECTS}
    # Without a deleted side the pair cannot be found, so only this conversation is blocked.
    of_pair = pair if all(pair.values()) else {"name": state.conversation}
    # A message that is being sent holds the row, so the block comes after it.
    frappe.db.set_value(DOCTYPE, of_pair, _column(party), int(is_blocked), update_modified=False)
    where = " and ".join(f"conversation.{field} = %({field})s" for field in of_pair)
    inbox_changes.note(where, of_pair)
    accounts = [account for side in accounts_of(state).values() for account in side]
    live.tell(state.conversation, state.last_seq, accounts)
    return {"blocked": is_blocked}

"""Reads the messages of a conversation, and notes how far an account has read."""

import frappe
from frappe import _

from job_portal.conversations import conversation_cards, inbox, live, messages, notifying, readers
from job_portal.conversations.doctype.jp_conversation_report.jp_conversation_report import DOCTYPE as REPORTS
from job_portal.conversations.doctype.jp_message.jp_message import DOCTYPE
from job_portal.conversations.locking import lock
from job_portal.conversations.policy import Party
from job_portal.platform.messages import LIMIT_OUT_OF_BOUNDS
from job_portal.rules import MARKET

# The address of the reporter's copy.
COPY = "/api/method/job_portal.api.get_report_copy?conversation={0}"
_LIMITS = MARKET["limits"]
COLUMNS = ("seq", "client_id", "side", "sender", "kind", "body", "payload", "file", "warnings", "creation")


def messages_of(party: Party, before: int | None, after: int | None, limit: int | None) -> dict:
    """A page of messages, as `api.get_messages` answers it.

    :raises frappe.ValidationError: 417, both `before` and `after`, or a limit out of bounds.
    """
    size, most = _LIMITS["messages_page"] if limit is None else limit, _LIMITS["messages_page_most"]
    if before is not None and after is not None:
        frappe.throw(_(messages.BEFORE_OR_AFTER))
    if not 1 <= size <= most:
        frappe.throw(_(LIMIT_OUT_OF_BOUNDS).format(most))
    state, why_not = party.state, party.why_not()
    name = state.conversation
    reader = name and readers.of(name, frappe.session.user)
    is_blocked = bool(state[f"blocked_by_{party.side}"])
    # Reporting also blocks, so without a block there is no report by this side.
    is_reported = is_blocked and frappe.db.exists(REPORTS, {"conversation": name, "side": party.side})
    # Without a row nothing is unread.
    return {
        "items": _page(party, before, after, size) if name else [],
        "last_seq": state.last_seq,
        "read_seq": reader.read_seq if reader else state.last_seq,
        "may_write": not why_not,
        "why_not": _(why_not) if why_not else None,
        "muted": bool(reader and reader.is_muted),
        "blocked": is_blocked,
        "copy": COPY.format(name) if is_reported else None,
        "conversation": name,
        "side": party.side,
        **conversation_cards.of(state, party.side),
    }


def _page(party: Party, before: int | None, after: int | None, size: int) -> list[dict]:
    bound = "seq > %(after)s" if after is not None else "seq < %(before)s"
    values = {
        "conversation": party.state.conversation,
        "after": after,
        "before": party.state.last_seq + 1 if before is None else before,
    }
    columns = ", ".join(f"message.{column}" for column in COLUMNS)
    # Without `after` the page ends at the last message, so the query reads backwards.
    way = "desc" if after is None else "asc"
    query = f"""select {columns}, user.full_name as sender_name from `tab{DOCTYPE}` message
        left join `tabUser` user on user.name = message.sender
        where message.conversation = %(conversation)s and message.{bound}
        order by message.seq {way} limit {size}"""  # noqa: S608 (constants and a number)
    rows = frappe.db.sql(query, values, as_dict=True)
    return [conversation_cards.message(row, party) for row in (rows[::-1] if after is None else rows)]


def answered(row: dict, party: Party) -> dict:
    """A message that the signed-in account has sent, as `api.send_message` answers it."""
    row.sender_name = frappe.db.get_value("User", row.sender, "full_name")
    return {**conversation_cards.message(row, party), "conversation": party.state.conversation}


def read(party: Party, seq: int) -> dict:
    """Note that the account has read up to `seq`, as `api.read_messages` answers it. It never goes back.

    :raises frappe.PermissionError: 403, the conversation was deleted meanwhile.
    """
    lock(party.state)
    name, account = party.state.conversation, frappe.session.user
    last_seq, count = party.state.last_seq, party.state[f"{party.other}_count"]
    reader, seq = readers.of(name, account), min(seq, last_seq)
    unread = reader.unread if reader else 0
    if reader and seq > reader.read_seq:
        read_count = _count_at(name, party.other, seq)
        unread = count - read_count
        readers.touch(reader.name, read_seq=seq, read_count=read_count, unread=unread)
        live.tell(name, last_seq, [account])
        notifying.note_read(name, account)
    return {"unread": unread, "unread_of_all": inbox.unread_of_all()}


def _count_at(conversation: str, side: str, seq: int) -> int:
    """How many messages the side had sent at `seq`."""
    query = f"""select side_count from `tab{DOCTYPE}` where conversation = %s and seq <= %s and side = %s
        order by seq desc limit 1"""  # noqa: S608 (a constant)
    rows = frappe.db.sql(query, (conversation, seq, side))
    return rows[0][0] if rows else 0

"""Sends a message: exactly once for a key of its sender, and in order."""

import frappe
from frappe import _
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.account import quotas
from job_portal.applications import look_log
from job_portal.connections import webhook_events
from job_portal.consents import ledger
from job_portal.conversations import (
    about_quotes,
    contents,
    live,
    messages,
    notifying,
    policy,
    readers,
    reading,
    safety,
)
from job_portal.conversations.doctype.jp_conversation.jp_conversation import DOCTYPE as CONVERSATIONS
from job_portal.conversations.doctype.jp_message.jp_message import DOCTYPE
from job_portal.conversations.locking import lock
from job_portal.conversations.message_drafts import Draft, drafted
from job_portal.conversations.policy import Party
from job_portal.platform import rates, records
from job_portal.platform.states import COMPANY, SEARCHER
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]
_COUNT = {side: f"{side}_count" for side in policy.SIDES}
_SAME = ("kind", "body", "payload", "file")


def send(conversation: str | None, application: str | None, quote: str | None, given: dict) -> dict:
    """Send a message in the signed-in account's name, as `api.send_message` answers it.

    :param given: the arguments of the message.
    :raises frappe.ValidationError: 417, see `policy.reach`; a message that breaks a rule, or an end of the
        conversation.
    :raises frappe.DuplicateEntryError: 409, the key belongs to another message.
    :raises frappe.PermissionError: 403, see `policy.reach`.
    :raises frappe.RateLimitExceededError: 429, too many.
    """
    draft, party = drafted(given), policy.reach(conversation, application, quote)
    if contents.check_pdf(draft):
        # The check took seconds. Meanwhile the party may have lost access; only a new transaction sees that.
        frappe.db.rollback()
        party = policy.reach(conversation, application, quote)
    try:
        return _sent(party, draft)
    except frappe.UniqueValidationError:
        # The unique index let one of two concurrent first messages begin the conversation.
        frappe.db.rollback()
        frappe.clear_last_message()
        return _sent(policy.reach(conversation, application, quote), draft)


def _sent(party: Party, draft: Draft) -> dict:
    # Reading the text takes milliseconds, so it comes before the lock.
    warnings = safety.kinds(draft.words(), party.state.company_website)
    if party.state.quote and party.side == SEARCHER:
        # A freelancer may name a price, and how to pay it.
        warnings = [kind for kind in warnings if kind not in safety.OF_PAYING]
    if party.state.conversation:
        lock(party.state)
        if row := _earlier(party.state.conversation, draft):
            return reading.answered(row, party)
    why_not = party.why_not()
    if why_not:
        frappe.throw(_(why_not))
    ledger.require(ledger.CONVERSATIONS)
    contents.check(party, draft)
    if party.side == COMPANY and safety.MONEY in warnings:
        safety.refuse_money(party.state, draft.client_id)
    if party.state.conversation:
        _check_day(party.state)
        if party.state.quote and party.side == COMPANY:
            about_quotes.note_answer(party.state, begins=False)
    else:
        party.state.conversation = _begin(party)
    # Last, so that a refused message counts in no limit.
    _check_minute()
    row = _store(party, draft, warnings)
    contents.attach(row)
    changed, to_tell = readers.follow(party, row.seq)
    live.tell(party.state.conversation, row.seq, changed)
    notifying.notify(party, row, to_tell)
    if party.side == SEARCHER and party.state.application:
        of = {"conversation": party.state.conversation, "application": party.state.application}
        webhook_events.note(party.state.company, webhook_events.MESSAGE, {**of, "seq": row.seq})
    return reading.answered(row, party)


def _earlier(conversation: str, draft: Draft) -> dict | None:
    """The stored message with the draft's key.

    :raises frappe.DuplicateEntryError: 409, it is another message.
    """
    sent = {"conversation": conversation, "sender": frappe.session.user, "client_id": draft.client_id}
    row = frappe.db.get_value(DOCTYPE, sent, reading.COLUMNS, as_dict=True)
    if row and any((row[key] or None) != getattr(draft, key) for key in _SAME):
        frappe.throw(_(messages.ID_USED), frappe.DuplicateEntryError)
    return row


def _check_day(state: dict) -> None:
    """Refuse more messages than a conversation takes in a day.

    :raises frappe.RateLimitExceededError: 429.
    """
    most = _LIMITS["messages_a_day"]
    first = {"conversation": state.conversation, "seq": state.last_seq - most + 1}
    sent_on = first["seq"] > 0 and frappe.db.get_value(DOCTYPE, first, "creation")
    if sent_on and get_datetime(sent_on) > add_to_date(now_datetime(), days=-1):
        frappe.throw(_(messages.TOO_MANY).format(most), frappe.RateLimitExceededError)


def _check_minute() -> None:
    """Count the message, and refuse more than an account sends in a minute.

    :raises frappe.RateLimitExceededError: 429.
    """
    most = _LIMITS["messages_a_minute"]
    if rates.is_above(most, f"messages:{quotas.person()}", minutes=1):
        frappe.throw(_(messages.TOO_FAST).format(most), frappe.RateLimitExceededError)


def _begin(party: Party) -> str:
    """Make the conversation of an application or a quote, and return its name.

    :raises frappe.UniqueValidationError: another request has made it meanwhile.
    :raises frappe.RateLimitExceededError: 429, the company begins too many in a day.
    """
    if party.state.quote:
        about_quotes.note_answer(party.state, begins=True)
    elif party.side == COMPANY:
        # The lock makes concurrent requests count each other.
        company = records.locked("JP Company", party.state.company)
        look_log.take("conversations", messages.CONVERSATIONS_EXHAUSTED, company)
    conversation = frappe.get_doc({"doctype": CONVERSATIONS, **party.subject})
    conversation.flags.notify_update = False
    name = conversation.insert(ignore_permissions=True).name
    if party.state.quote:
        frappe.db.set_value("JP Quote", party.state.quote, "conversation", name, update_modified=False)
    return name


def _store(party: Party, draft: Draft, warnings: list[str]) -> dict:
    """Insert the message as the next one of its conversation, and count it."""
    state, column, now = party.state, _COUNT[party.side], now_datetime()
    state.last_seq += 1
    state[column] += 1
    user = frappe.session.user
    row = {
        "name": frappe.generate_hash(length=20),
        "creation": now,
        "modified": now,
        "owner": user,
        "modified_by": user,
        "docstatus": 0,
        "idx": 0,
        "conversation": state.conversation,
        "seq": state.last_seq,
        "side_count": state[column],
        "side": party.side,
        "sender": user,
        **vars(draft),
        "warnings": " ".join(warnings) or None,
    }
    places = ", ".join(["%s"] * len(row))
    frappe.db.sql(f"insert into `tab{DOCTYPE}` ({', '.join(row)}) values ({places})", list(row.values()))  # noqa: S608
    query = f"update `tab{CONVERSATIONS}` set last_seq = %s, {column} = %s, last_at = %s where name = %s"  # noqa: S608
    frappe.db.sql(query, (state.last_seq, state[column], now, state.conversation))
    return frappe._dict(row)

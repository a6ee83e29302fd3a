"""Conversations between a company and a searcher about an application, or a poster and a freelancer about
a quote.

docs/market.md#conversations says who may read and write. Each method of one conversation raises
frappe.PermissionError (403) for an account that may not read it, and frappe.ValidationError (417) for a
frozen searcher; see `conversations.policy.reach`.
"""

from werkzeug.wrappers import Response

from job_portal.conversations import blocking, contents, inbox, message_sending, policy, reading, reporting
from job_portal.platform.policy import Audience, reads, writes


@reads(Audience.SIGNED_IN)
def get_conversations(
    since: str | None = None,
    cursor: str | None = None,
    limit: int | None = None,
    unread: bool | None = None,
    job: str | None = None,
) -> dict:
    """The signed-in account's conversations, the latest message first.

    :param since: `since` of an earlier answer: only what changed after it. Changes of the last minute may
        come again. A value that is too old or unreadable is answered with everything.
    :param unread: true for those with unread messages only.
    :param job: only those about applications for it.
    :return: {items: [{conversation, about: {doctype, name, title}, other: {name, picture}, preview, at,
        last_seq, unread, muted}], next, since, whole, unread}; `whole`: the items are all conversations, and
        not only changes; `unread`: messages in all of them.
    :raises frappe.ValidationError: 417, a limit out of bounds, or a cursor of another list.
    """
    return inbox.listed(since, cursor, limit, bool(unread), job)


@reads(Audience.BOTH_SIDES)
def get_messages(
    conversation: str | None = None,
    application: str | None = None,
    quote: str | None = None,
    before: int | None = None,
    after: int | None = None,
    limit: int | None = None,
) -> dict:
    """Messages of a conversation, the oldest first: the newest ones, or those before or after a number.

    :param application: or `quote`, in place of `conversation`: the conversation about it may not have begun.
    :param limit: 1 to 100, default 30.
    :return: {items: [{seq, client_id, side, sender_name, kind, body, key, values, payload, file, created,
        warnings}], last_seq, read_seq, may_write, why_not, muted, blocked, copy, conversation, side, about,
        other}; `side`: the caller's; `sender_name` only to the sender's own side, `blocked` only to the side
        that blocked, `copy` (the address of `get_report_copy`) only to a side that blocks and has reported.
    :raises frappe.ValidationError: 417, both `before` and `after`, or a limit out of bounds.
    """
    party = policy.reach(conversation, application, quote)
    return reading.messages_of(party, _number(before), _number(after), _number(limit))


@writes(Audience.BOTH_SIDES)
def send_message(
    client_id: str,
    conversation: str | None = None,
    application: str | None = None,
    quote: str | None = None,
    kind: str = "text",
    body: str | None = None,
    key: str | None = None,
    values: dict | str | None = None,
    file: str | None = None,
    payload: dict | str | None = None,
) -> dict:
    """Send a message. The first one begins the conversation about an application or a quote. In a
    conversation about a quote, the poster's side is `company` and the freelancer's `searcher`.

    :param client_id: the sender's key of the message, 1 to 64 characters. Sent again, it is answered with the
        first message.
    :param kind: text; ready, with a `key` of `rules/ready_sentences.json` and `values` for its placeholders;
        file, with the `file_url` of the account's own upload; card, with the `payload` {doctype, name} of a
        JP Job or JP Interview.
    :return: the message as in `get_messages`, and `conversation`
    :raises frappe.DuplicateEntryError: 409, the key belongs to another message.
    :raises frappe.PermissionError: 403, another account's file.
    :raises frappe.ValidationError: 417, a message that breaks a rule, or a conversation that has ended.
    :raises frappe.RateLimitExceededError: 429, too many messages, or new conversations of the company.
    """
    given = {"client_id": client_id, "kind": kind, "body": body}
    given |= {"key": key, "values": values, "file": file, "payload": payload}
    return message_sending.send(conversation, application, quote, given)


@reads(Audience.BOTH_SIDES)
def get_message_file(conversation: str, seq: int) -> Response:
    """The file of a message.

    :raises frappe.DoesNotExistError: 404, there is none.
    :raises frappe.ValidationError: 417, a PDF that cannot be made safe for its reader.
    :raises frappe.RateLimitExceededError: 429, too many PDFs in an hour.
    """
    return contents.opened(policy.reach(conversation), int(seq))


@writes(Audience.BOTH_SIDES)
def read_messages(conversation: str, seq: int) -> dict:
    """Note that the signed-in account has read the conversation up to `seq`.

    :return: {unread, unread_of_all}
    """
    return reading.read(policy.reach(conversation), int(seq))


@writes(Audience.BOTH_SIDES)
def mute_conversation(conversation: str) -> dict:
    """Stop notifying the signed-in account of the conversation's messages.

    :return: {muted}
    """
    return blocking.mute(policy.reach(conversation), True)


@writes(Audience.BOTH_SIDES)
def unmute_conversation(conversation: str) -> dict:
    """Notify the signed-in account of the conversation's messages again.

    :return: {muted}
    """
    return blocking.mute(policy.reach(conversation), False)


@writes(Audience.BOTH_SIDES)
def block_conversation(conversation: str) -> dict:
    """Block the other side in this and every other conversation between the two, until this side unblocks it.

    :return: {blocked}
    """
    return blocking.block(policy.reach(conversation))


@writes(Audience.BOTH_SIDES)
def unblock_conversation(conversation: str) -> dict:
    """Undo this side's block.

    :return: {blocked}
    :raises frappe.ValidationError: 417, this side has not blocked.
    """
    return blocking.unblock(policy.reach(conversation))


@writes(Audience.BOTH_SIDES)
def report_conversation(conversation: str, reason: str, details: str | None = None) -> dict:
    """Report a conversation, whose last messages the reviewers then read. The conversation ends, as by a
    block.

    :param reason: one of `conversation_report_reasons` in `rules`.
    :return: {blocked, copy}; `copy`: the address of `get_report_copy`.
    :raises frappe.ValidationError: 417, an unknown reason, or details that break their rule.
    :raises frappe.RateLimitExceededError: 429, too many reports in a day.
    """
    return reporting.report(policy.reach(conversation), reason, details)


@reads(Audience.BOTH_SIDES)
def get_report_copy(conversation: str) -> Response:
    """The reporting side's copy of what it reported, as a PDF.

    :raises frappe.DoesNotExistError: 404, this side has not reported the conversation.
    :raises frappe.RateLimitExceededError: 429, many PDFs in an hour.
    """
    return reporting.copy(policy.reach(conversation))


@reads(Audience.REVIEWERS)
def get_reported_messages(conversation: str) -> dict:
    """The reported messages of a conversation: at most its last 20, as they were at the report.

    :return: {items: [{name, side, company, reason, details, status, creation, title, messages: [{seq, side,
        created, text}]}]}; at most one report of each side.
    :raises frappe.DoesNotExistError: 404, nobody reported it.
    """
    return reporting.reported(conversation)


def _number(given: int | None) -> int | None:
    return None if given is None else int(given)

"""How far each account has read, and its unread messages. The caller has locked the conversation."""

import frappe
from frappe.utils import now_datetime

from job_portal.conversations import policy
from job_portal.conversations.doctype.jp_conversation_reader.jp_conversation_reader import DOCTYPE
from job_portal.conversations.policy import Party
from job_portal.platform import bulk

_ROW = (
    *("name", "creation", "modified", "owner", "modified_by", "docstatus", "idx"),
    *("conversation", "account", "read_seq", "read_count", "unread", "is_muted", "changed_on"),
)


def follow(party: Party, seq: int) -> tuple[list[str], list[str]]:
    """Count a new message as unread for the other side, and as a change for all accounts of both.

    For an account without a row, such as a new member's, earlier messages count as read.

    :return: all accounts, and those of the other side to notify.
    """
    state, sides, now = party.state, policy.accounts_of(party.state), now_datetime()
    accounts = list(dict.fromkeys(account for side in sides.values() for account in side))
    query = f"select account, unread, is_muted from `tab{DOCTYPE}` where conversation = %s"  # noqa: S608 (a constant)
    known = {row.account: row for row in frappe.db.sql(query, (state.conversation,), as_dict=True)}
    for account in accounts:
        if account not in known:
            is_own = account in sides[party.side]
            count = state[f"{party.other if is_own else party.side}_count"] - (not is_own)
            add(state.conversation, account, seq - 1, count)
    # Both counts are of the same moment, so `unread` is never negative.
    others = sides[party.other]
    query = f"""update `tab{DOCTYPE}` set changed_on = %(now)s, unread =
        case when account in %(others)s then %(count)s - read_count else unread end
        where conversation = %(conversation)s and account in %(accounts)s"""  # noqa: S608 (a constant)
    values = {
        "now": now,
        "others": others or [""],
        "count": state[f"{party.side}_count"],
        "conversation": state.conversation,
        "accounts": accounts,
    }
    frappe.db.sql(query, values)
    to_tell = [account for account in others if not _is_told(known.get(account))]
    return accounts, to_tell


def _is_told(row: dict | None) -> bool:
    """Whether an account needs no notification: it has unread messages already, or has muted the
    conversation.
    """
    return bool(row) and bool(row.unread or row.is_muted)


def add(conversation: str, account: str, read_seq: int, read_count: int) -> None:
    """Add the row of an account that has read up to `read_seq`."""
    now, name = now_datetime(), frappe.generate_hash(length=20)
    row = (name, now, now, account, account, 0, 0, conversation, account, read_seq, read_count, 0, 0, now)
    places = ", ".join(["%s"] * len(_ROW))
    frappe.db.sql(f"insert into `tab{DOCTYPE}` ({', '.join(_ROW)}) values ({places})", row)  # noqa: S608


def forget_member(account: str, company: str) -> None:
    """Hook: delete the rows of an account that has left the company; its own as an applicant stay."""
    query = f"""select name from `tab{DOCTYPE}` where account = %(account)s and conversation in
        (select conversation.name from `tabJP Conversation` conversation
        left join `tabJP Searcher` searcher on searcher.name = conversation.searcher
        where conversation.company = %(company)s and coalesce(searcher.account, '') != %(account)s)"""  # noqa: S608
    names = frappe.db.sql(query, {"account": account, "company": company}, pluck=True)
    bulk.delete(f"tab{DOCTYPE}", names)


def of(conversation: str, account: str) -> dict | None:
    """The account's row: {name, read_seq, unread, is_muted}, or None."""
    fields = ("name", "read_seq", "unread", "is_muted")
    pair = {"conversation": conversation, "account": account}
    return frappe.db.get_value(DOCTYPE, pair, fields, as_dict=True)


def touch(name: str, **values) -> None:
    """Change a row, and note the change for the account's other devices."""
    frappe.db.set_value(DOCTYPE, name, {**values, "changed_on": now_datetime()}, update_modified=False)

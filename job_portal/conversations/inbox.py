"""The conversations of an account, and what is unread in them."""

from datetime import datetime

import frappe
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.account import account_summary
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.conversations import about_quotes, conversation_cards, policy
from job_portal.platform.paging import decode_cursor, digest_of, encode_cursor, size_of
from job_portal.platform.states import COMPANY, FREELANCER, POSTER, SEARCHER
from job_portal.rules import MARKET

# Cursors of changes live this long.
_CHANGES_DAYS = 7
# The two sides of a quote, by the names that conversations use for sides.
_SIDE = {POSTER: COMPANY, FREELANCER: SEARCHER}
# A transaction may commit a change up to this long after the change's timestamp.
_LATE_SECONDS = 60
_READER = """left join `tabJP Conversation Reader` reader
    on reader.conversation = conversation.name and reader.account = %(account)s"""
_LAST = """left join `tabJP Message` message
    on message.conversation = conversation.name and message.seq = conversation.last_seq"""
_OF_ROW = {
    "last_at": "conversation.last_at",
    "unread": "reader.unread",
    "is_muted": "reader.is_muted",
    "kind": "message.kind",
    "body": "message.body",
    "payload": "message.payload",
}
# The columns and tables by the side that the account has.
_OF_APPLICATIONS = (policy.COLUMNS, policy.OF_CONVERSATIONS)
_OF_QUOTES = ({**policy.OF_ROW, **about_quotes.COLUMNS}, about_quotes.OF_CONVERSATIONS)
_MOST_UNREAD = MARKET["limits"]["total_exact"]


def listed(since: str | None, cursor: str | None, limit: int | None, unread: bool, job: str | None) -> dict:
    """A page of the signed-in account's conversations, as `api.get_conversations` answers it.

    :raises frappe.ValidationError: 417, a limit out of bounds, or a cursor of another list.
    """
    now, size, digest = now_datetime(), size_of(limit), digest_of(["conversations", unread, job])
    sides = _sides(job)
    where, values = [], {"account": frappe.session.user, "now": now}
    if unread:
        where.append("reader.unread > 0")
    if job:
        where.append("application.job = %(job)s")
        values["job"] = job.strip()
    changed_after = _changed_after(since, sides, now)
    rows = None
    if changed_after and not cursor:
        rows = _changed(sides, where, {**values, "changed_after": changed_after}, size)
    is_whole = rows is None
    if is_whole:
        rows = _page(sides, where, values, cursor and decode_cursor(cursor, digest, 2), size)
    following = None
    if len(rows) > size:
        rows = rows[:size]
        following = encode_cursor(digest, [rows[-1].last_at, rows[-1].conversation])
    return {
        "items": [_item(row) for row in rows],
        "next": following,
        "since": encode_cursor(_digest_of_changes(sides), [now]),
        "whole": is_whole,
        "unread": unread_of_all(None if job else sides),
    }


def unread_of_all(sides: dict[str, str] | None = None) -> int:
    """The number of unread messages in the account's conversations, at most 1,000."""
    sides = _sides() if sides is None else sides
    if not sides:
        return 0
    conditions = " or ".join(f"({_of_side(side)})" for side in sides)
    query = f"""select coalesce(sum(unread), 0) from (select reader.unread
        from `tabJP Conversation Reader` reader join {policy.OF_CONVERSATIONS}
        where reader.account = %(account)s and reader.unread > 0 and conversation.name = reader.conversation
        and ({conditions}) limit {_MOST_UNREAD}) counted"""  # noqa: S608 (constants)
    return int(frappe.db.sql(query, {**sides, "account": frappe.session.user})[0][0])


def _sides(job: str | None = None) -> dict[str, str]:
    """The account's company, searcher and freelancer, and the account itself if it has posted a brief, by the
    side; a rejected or frozen company reads nothing.

    :param job: see `listed`. No quote is about one.
    """
    account = frappe.session.user
    held = account_summary.of(account)
    company = held.company
    if company and frappe.db.get_value("JP Company", company, "status") in HIDDEN:
        company = None
    sides = {COMPANY: company, SEARCHER: held.job_searcher}
    if not job:
        sides |= {POSTER: account if held.find_freelancer else None, FREELANCER: held.freelancer}
    return {side: name for side, name in sides.items() if name}


def _of_side(side: str) -> str:
    """SQL for the conversations in which the account is on this side. An applicant who joined the company
    stays on the searcher's side.
    """
    if side != COMPANY:
        return f"conversation.{side} = %({side})s"
    is_other = "coalesce(searcher.account, '') != %(account)s"
    return f"conversation.company = %(company)s and {is_other} and {policy.OPEN_TO_COMPANY}"


def _page(sides: dict, where: list[str], values: dict, last: list | None, size: int) -> list[dict]:
    """The rows after `last`, the latest first, and one more."""
    if last:
        values |= {"last_at": last[0], "last_name": last[1]}
        where = [
            *where,
            "conversation.last_at <= %(last_at)s",
            "(conversation.last_at < %(last_at)s or conversation.name < %(last_name)s)",
        ]
    return _rows(sides, where, values, size)


def _changed(sides: dict, where: list[str], values: dict, size: int) -> list[dict] | None:
    """The conversations that changed; None if they exceed a page, or some were closed meanwhile."""
    rows = _rows(sides, [*where, "reader.changed_on >= %(changed_after)s"], values, size)
    return None if len(rows) > size or _is_any_closed(sides, values) else rows


def _is_any_closed(sides: dict, values: dict) -> bool:
    """Whether the account may no longer read one of the conversations that changed."""
    # Conversations about the other subject have null in these columns.
    conditions = " or ".join(f"coalesce({_of_side(side)}, false)" for side in sides) or "false"
    query = f"""select 1 from `tabJP Conversation Reader` reader join {policy.OF_CONVERSATIONS}
        where reader.account = %(account)s and reader.changed_on >= %(changed_after)s
        and conversation.name = reader.conversation and not ({conditions}) limit 1"""  # noqa: S608 (constants)
    return bool(frappe.db.sql(query, {**values, **sides}))


def _rows(sides: dict, where: list[str], values: dict, size: int) -> list[dict]:
    rows = []
    for side in sides:
        conditions = " and ".join([_of_side(side), *where])
        columns, source = _OF_QUOTES if side in policy.SUBJECTS["quote"] else _OF_APPLICATIONS
        selected = ", ".join(f"{sql} as `{key}`" for key, sql in {**columns, **_OF_ROW}.items())
        query = f"""select {selected}, '{_SIDE.get(side, side)}' as own_side from {source} {_READER} {_LAST}
            where {conditions} order by conversation.last_at desc, conversation.name desc
            limit {size + 1}"""  # noqa: S608 (constants and a number)
        rows += frappe.db.sql(query, {**values, **sides}, as_dict=True)
    if len(sides) > 1:
        rows.sort(key=lambda row: (get_datetime(row.last_at), row.conversation), reverse=True)
    return rows[: size + 1]


def _item(row: dict) -> dict:
    return {
        "conversation": row.conversation,
        **conversation_cards.of(row, row.own_side),
        "preview": conversation_cards.preview(row),
        "at": str(get_datetime(row.last_at)),
        "last_seq": row.last_seq,
        "unread": row.unread or 0,
        "muted": bool(row.is_muted),
    }


def _digest_of_changes(sides: dict[str, str]) -> str:
    # An account that has joined or left a company since then gets everything.
    return digest_of(["changes", frappe.session.user, sides])


def _changed_after(since: str | None, sides: dict[str, str], now: datetime) -> datetime | None:
    """The time from which the caller asks for changes; None if the cursor is too old, unreadable or of other
    sides.
    """
    if not since:
        return None
    try:
        at = datetime.fromisoformat(decode_cursor(since, _digest_of_changes(sides), 1)[0])
    except (frappe.ValidationError, ValueError, TypeError):
        frappe.clear_last_message()
        return None
    if at.tzinfo or not add_to_date(now, days=-_CHANGES_DAYS) < at <= now:
        return None
    return add_to_date(at, seconds=-_LATE_SECONDS)

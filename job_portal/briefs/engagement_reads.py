"""Engagements as their two sides read them."""

from datetime import timedelta

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal.briefs import messages, policy, transitions, work_reviews
from job_portal.briefs.doctype.jp_brief.jp_brief import HIDDEN
from job_portal.briefs.doctype.jp_brief.jp_brief import HIRED as ENDED_BY_HIRE
from job_portal.briefs.doctype.jp_engagement.jp_engagement import AGREED, CANCELLED, DONE, STARTED
from job_portal.briefs.doctype.jp_engagement.jp_engagement import DOCTYPE as ENGAGEMENT
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.briefs.quote_reads import BRIEF_OF_QUOTE, OF_ACCOUNT
from job_portal.briefs.selects import selected, time, with_status
from job_portal.freelancers.service import freelancer_of
from job_portal.platform.paging import Listing, page
from job_portal.platform.policy import require
from job_portal.platform.states import FREELANCER, POSTER
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]
_FREELANCER = "left join `tabJP Freelancer` freelancer on freelancer.name = quote.freelancer"
_ENGAGEMENT_COLUMNS = {
    "name": "engagement.name",
    "status": transitions.ENGAGEMENT_STATUS,
    "quote": "engagement.quote",
    "conversation": "quote.conversation",
    **{term: f"engagement.`{term}`" for term in ("scope", "price", "unit", "on")},
    **{
        column: f"engagement.{column}"
        for column in (
            *("poster_agreed_on", "freelancer_agreed_on", "poster_done_on", "freelancer_done_on"),
            *("terms_by", "started_on", "done_due", "done_on", "modified"),
            *("cancelled_by", "cancelled_on", "cancel_reason"),
        )
    },
    **{f"brief_{column}": f"brief.{column}" for column in ("name", "title", "account", "status")},
    **{f"brief_{column}": f"brief.{column}" for column in ("address", "pincode")},
    "poster_name": "poster.full_name",
    "freelancer": "freelancer.name",
    **{column: f"freelancer.{column}" for column in ("full_name", "picture", "upi_id")},
    "freelancer_account": "freelancer.account",
}
_OF_ENGAGEMENT = f"""`tab{ENGAGEMENT}` engagement join `tab{QUOTE}` quote on quote.name = engagement.quote"""
_REST = f"{BRIEF_OF_QUOTE} {_FREELANCER} left join `tabUser` poster on poster.name = brief.account"


def engagement(name: str) -> dict:
    """An engagement, as `api.get_engagement` answers it.

    :raises frappe.PermissionError: 403, of others, or not there.
    """
    row, side = engagement_row(name)
    answer = _engagement(row, side)
    is_in_touch = is_near(row)
    own, others = work_reviews.of(row.name, side)
    answer["reviews"] = [each for each in (own, others) if each]
    answer["review_by"] = str(work_reviews.until(row)) if row.status == DONE else None
    if row.status == DONE and not own and work_reviews.is_open(row):
        answer["may"].append("review")
    if others and not others["reply"]:
        answer["may"].append("reply")
    # The hire was the brief's end. A cancellation does not open it again.
    if side == POSTER and row.status == CANCELLED and row.brief_status == ENDED_BY_HIRE:
        answer["may"].append("post_again")
    if may_call(row):
        answer["may"].append("call")
    if side == FREELANCER:
        answer["address"] = row.brief_address if is_in_touch else None
        answer["pincode"] = row.brief_pincode if is_in_touch else None
    else:
        answer["upi_id"] = row.upi_id if is_in_touch else None
    return answer


def engagement_row(name: str) -> tuple[dict, str]:
    """A row of an engagement, and the side of the signed-in account.

    :raises frappe.PermissionError: 403, of others, or not there.
    """
    query = f"""select {selected(_ENGAGEMENT_COLUMNS)} from {_OF_ENGAGEMENT} {_REST}
        where engagement.name = %(name)s"""  # noqa: S608 (constants)
    values = {"name": name.strip(), "now": now_datetime()}
    rows = frappe.db.sql(query, values, as_dict=True)
    side = _side(rows[0]) if rows else None
    require(side, messages.ENGAGEMENT_NOT_FOUND)
    return rows[0], side


def engagements(status: str | None, cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in account's engagements of both sides, the latest first, as
    `api.get_engagements` answers it.
    """
    user = frappe.session.user
    values = {"account": user, "freelancer": freelancer_of(user) or "", "now": now_datetime()}
    where = ["true"]
    with_status(where, values, status, "engagement_statuses", transitions.ENGAGEMENT_STATUS)
    order = [("engagement.creation", "desc"), ("engagement.name", "desc")]
    # MariaDB would evaluate a union within `in` for each engagement of the site.
    own = f"({OF_ACCOUNT}) own join `tab{QUOTE}` quote on quote.name = own.name"
    source = f"{own} join `tab{ENGAGEMENT}` engagement on engagement.quote = quote.name {BRIEF_OF_QUOTE}"
    joins = f"{_FREELANCER} left join `tabUser` poster on poster.name = brief.account"
    answer = page(Listing(source, _ENGAGEMENT_COLUMNS, where, values, order, joins), cursor, limit)
    answer["items"] = [_engagement(row, _side(row)) for row in answer["items"]]
    return answer


def is_near(row: dict) -> bool:
    """Whether the two sides of an engagement may find and call each other: some time beyond its end."""
    if row["status"] != DONE:
        return row["status"] in (AGREED, STARTED)
    last_day = get_datetime(row["done_on"] or row["done_due"]) + timedelta(days=_LIMITS["call_days"])
    return last_day > now_datetime()


def may_call(row: dict) -> bool:
    """Whether the two sides of an engagement may call each other."""
    are_there = row["freelancer_account"] and row["brief_account"]
    return bool(are_there) and is_near(row) and not policy.is_blocked(row["freelancer"], row["brief_account"])


def _engagement(row: dict, side: str) -> dict:
    is_poster = side == POSTER
    other = row["full_name"] or _(messages.FORMER_FREELANCER)
    if not is_poster:
        other = row["poster_name"] or _(messages.FORMER_POSTER)
    is_titled = is_poster or row["brief_status"] not in HIDDEN
    may = transitions.ENGAGEMENTS.moves_from(row["status"], POSTER)
    said = {"agree": f"{side}_agreed_on", "finish": f"{side}_done_on"}
    return {
        **{key: row[key] for key in ("name", "status", "quote", "scope", "price", "unit", "terms_by")},
        "on": row["on"] and str(row["on"]),
        "side": side,
        "brief": {"name": row["brief_name"], "title": (is_titled and row["brief_title"]) or ""},
        "freelancer": row["freelancer"],
        "other": {"name": other, "picture": row["picture"] if is_poster else None},
        "agreed": {each: time(row[f"{each}_agreed_on"]) for each in (POSTER, FREELANCER)},
        "done": {each: time(row[f"{each}_done_on"]) for each in (POSTER, FREELANCER)},
        **{key: time(row[key]) for key in ("started_on", "done_due", "done_on")},
        "cancelled": _cancelled(row) if row["status"] == CANCELLED else None,
        "may": [move for move in may if not (move in said and row[said[move]])],
        "conversation": row["conversation"],
        "modified": str(row["modified"]),
    }


def _cancelled(row: dict) -> dict:
    # The stored status may lack a cancellation by the brief's end.
    return {
        "by": row["cancelled_by"] or transitions.SITE,
        "reason": row["cancel_reason"] or "",
        "on": time(row["cancelled_on"]),
    }


def _side(row: dict) -> str | None:
    user = frappe.session.user
    if row["brief_account"] == user:
        return POSTER
    return FREELANCER if row["freelancer_account"] == user else None

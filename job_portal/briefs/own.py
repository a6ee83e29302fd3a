"""Briefs, quotes and engagements as their sides read them."""

from datetime import timedelta

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal.briefs import finding, fitting, messages, moves, policy, reviews, telling, wording
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import HELD, HIDDEN, LIVE, REMOVED
from job_portal.briefs.doctype.jp_engagement.jp_engagement import AGREED, CANCELLED, DONE, HIRED, STARTED
from job_portal.briefs.doctype.jp_engagement.jp_engagement import DOCTYPE as ENGAGEMENT
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.briefs.doctype.jp_quote.jp_quote import OPEN
from job_portal.briefs.finding import Filters
from job_portal.freelancers import listing, pictures
from job_portal.freelancers.service import freelancer_of
from job_portal.jobs.finding.listing import listed as find
from job_portal.platform.paging import Listing, page
from job_portal.platform.policy import require
from job_portal.platform.states import FREELANCER, POSTER
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]
_OPEN_QUOTES = f"""(select count(*) from `tab{QUOTE}` quote
    where quote.brief = brief.name and quote.status in {OPEN})"""  # noqa: S608 (constants)
_HIRED = f"""(select count(*) from `tab{ENGAGEMENT}` engagement join `tab{QUOTE}` quote
    on quote.name = engagement.quote where quote.brief = brief.name and engagement.status in {HIRED})"""  # noqa: S608
CARD_COLUMNS = {
    **{column: f"brief.{column}" for column in ("name", "title", "category", "city", "state")},
    **{column: f"brief.`{column}`" for column in ("when", "on")},
    **{column: f"brief.{column}" for column in ("budget_min", "budget_max", "budget_unit", "people")},
    "is_remote": "brief.is_remote",
    "status": moves.BRIEF_STATUS,
    "posted_on": "brief.published_on",
    "valid_through": "brief.valid_through",
    "quotes": _OPEN_QUOTES,
}
_OWN_COLUMNS = {
    **CARD_COLUMNS,
    **{column: f"brief.{column}" for column in ("pincode", "address", "modified", "account")},
    **{column: f"brief.{column}" for column in ("description", "hold_reasons", "removal_reason")},
    "hired": _HIRED,
}
_QUOTE_COLUMNS = {
    "name": "quote.name",
    "status": moves.QUOTE_STATUS,
    **{column: f"quote.{column}" for column in ("amount", "unit", "earliest_on", "included")},
    **{column: f"quote.{column}" for column in ("not_included", "question", "sent_on")},
    "engagement": moves.LAST_ENGAGEMENT,
    "conversation": "quote.conversation",
    "is_agreed": moves.IS_AGREED,
}
_FREELANCER = "left join `tabJP Freelancer` freelancer on freelancer.name = quote.freelancer"
_BRIEF_OF_QUOTE = f"left join `tab{BRIEF}` brief on brief.name = quote.brief"
_ENGAGEMENT_COLUMNS = {
    "name": "engagement.name",
    "status": moves.ENGAGEMENT_STATUS,
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
_OF_ACCOUNT = f"""select quote.name from `tab{QUOTE}` quote join `tab{BRIEF}` brief
    on brief.name = quote.brief where brief.account = %(account)s
    union select quote.name from `tab{QUOTE}` quote where quote.freelancer = %(freelancer)s"""  # noqa: S608
_REST = f"{_BRIEF_OF_QUOTE} {_FREELANCER} left join `tabUser` poster on poster.name = brief.account"


def quotes_of_account(account: str) -> list[str]:
    """The names of the quotes of which the account is one of the two sides."""
    values = {"account": account, "freelancer": freelancer_of(account) or ""}
    return frappe.db.sql(_OF_ACCOUNT, values, pluck=True)


def brief(name: str) -> dict:
    """A brief, as `api.get_brief` answers it.

    :raises frappe.DoesNotExistError: 404, no such brief, or one that the caller may not see.
    """
    row = readable(name)
    is_own = row.account == frappe.session.user
    answer = own_card(row) if is_own else card({key: row[key] for key in (*CARD_COLUMNS, "description")})
    return {
        **answer,
        "pictures": [each["file"] for each in pictures.of(BRIEF, [row.name])[row.name]],
        "is_own": is_own,
        **_quoting(row, is_own),
    }


def readable(name: str) -> dict:
    """A row of `_OWN_COLUMNS` of a brief that the caller may read: everybody while it is live, later who has
    sent a quote, and its poster always.

    :raises frappe.DoesNotExistError: 404, no such brief, or one that the caller may not see.
    """
    query = f"select {_selected(_OWN_COLUMNS)} from `tab{BRIEF}` brief where brief.name = %(name)s"  # noqa: S608
    values = {"name": name.strip(), "now": now_datetime()}
    rows = frappe.db.sql(query, values, as_dict=True)
    if rows and rows[0].account != frappe.session.user and rows[0].status != LIVE:
        freelancer = freelancer_of(frappe.session.user)
        quoted = freelancer and {"brief": rows[0].name, "freelancer": freelancer}
        if rows[0].status in HIDDEN or not (quoted and frappe.db.exists(QUOTE, quoted)):
            rows = []
    return rows[0] if rows else frappe.throw(_(messages.BRIEF_NOT_FOUND), frappe.DoesNotExistError)


def card(row: dict) -> dict:
    """A brief as others read it, from `CARD_COLUMNS`."""
    row["is_remote"], row["url"] = bool(row["is_remote"]), telling.url_of(row["name"])
    # Numbers in the database are never null: 0 means not given.
    row["budget_min"], row["budget_max"] = row["budget_min"] or None, row["budget_max"] or None
    row["posted_on"], row["valid_through"] = str(row["posted_on"]), str(row["valid_through"])
    row["on"] = row["on"] and str(row["on"])
    return {"pincode": None, "distance_km": None, **row}


def own_card(row: dict) -> dict:
    """A brief as its poster reads it, from `_OWN_COLUMNS`."""
    answer = {**card(row), "modified": str(row["modified"])}
    answer["held_for"] = wording.told(row) if row["status"] == HELD else []
    for private in ("account", "hold_reasons"):
        del answer[private]
    may = moves.BRIEFS.moves_from(row["status"], POSTER)
    return {**answer, "may": may if row["status"] in ("Hired", REMOVED) else ["update", *may]}


def _quoting(row: dict, is_own: bool) -> dict:
    """The account's own quote, and whether it may send one: {quote, fit, may_quote, why_not}."""
    freelancer = freelancer_of(frappe.session.user)
    quote = None
    if freelancer and not is_own:
        where = "quote.brief = %(brief)s and quote.freelancer = %(freelancer)s"
        found = _quotes_where(where, {"brief": row["name"], "freelancer": freelancer})
        quote = _of_freelancer(found[0]) if found else None
    why_not = None
    if is_own:
        why_not = messages.OWN_BRIEF
    elif row["status"] != LIVE or (freelancer and policy.is_blocked(freelancer, row["account"])):
        why_not = messages.NOT_LIVE
    elif quote and not moves.QUOTES.moves_from(quote["status"], FREELANCER).count("send"):
        why_not = messages.MOVE_REFUSED
    elif row["quotes"] >= _LIMITS["open_quotes"]:
        why_not = messages.FULL
    values = {messages.FULL: _LIMITS["open_quotes"], messages.MOVE_REFUSED: quote and _(quote["status"])}
    said = why_not and _(why_not).format(values.get(why_not))
    fit = None if is_own else fitting.for_freelancer([row["name"]]).get(row["name"])
    return {"quote": quote, "fit": fit, "may_quote": not why_not, "why_not": said}


def listed(filters: Filters, cursor: str | None, limit: int | None) -> dict:
    """A page of the live briefs that match, as `api.list_briefs` answers it.

    :raises frappe.ValidationError: 417, as `finding.parsed` and `jobs.finding.listing.listed`.
    """
    answer = find(finding.parsed(filters), CARD_COLUMNS, cursor, limit)
    fits = fitting.for_freelancer([row["name"] for row in answer["items"]])
    answer["items"] = [{**card(row), "fit": fits.get(row["name"])} for row in answer["items"]]
    return answer


def my_briefs(status: str | None, cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in account's briefs, the newest first, as `api.get_my_briefs` answers it."""
    where, values = ["brief.account = %(account)s"], {"account": frappe.session.user, "now": now_datetime()}
    _filter(where, values, status, "brief_statuses", moves.BRIEF_STATUS)
    order = [("brief.published_on", "desc"), ("brief.name", "desc")]
    answer = page(Listing(f"`tab{BRIEF}` brief", _OWN_COLUMNS, where, values, order), cursor, limit)
    answer["items"] = [own_card(row) for row in answer["items"]]
    return answer


def quotes_of(name: str) -> dict:
    """The quotes for a brief of the signed-in account, as `api.get_quotes` answers it.

    :raises frappe.PermissionError: 403, another account's brief, or not there.
    """
    own = {"name": name.strip(), "account": frappe.session.user}
    require(frappe.db.exists(BRIEF, own), messages.NOT_YOUR_BRIEF)
    rows = _quotes_where("quote.brief = %(brief)s and quote.status != 'Withdrawn'", {"brief": own["name"]})
    fits = fitting.for_poster(own["name"], rows)
    people = listing.cards([row["freelancer"] for row in rows if row["freelancer"]])
    items = []
    for row in rows:
        row["may"] = [
            move for move in ("accept", "decline") if move in moves.QUOTES.moves_from(row["status"], POSTER)
        ]
        items.append(
            {**_quote(row), "freelancer": people.get(row["freelancer"]), "fit": fits.get(row["name"])}
        )
    return {"items": items, "next": None, "total": len(items), "at_least": False}


def my_quotes(status: str | None, cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in freelancer's quotes, the latest first, as `api.get_my_quotes` answers it."""
    values = {"freelancer": freelancer_of(frappe.session.user) or "", "now": now_datetime()}
    where = ["quote.freelancer = %(freelancer)s"]
    _filter(where, values, status, "quote_statuses", moves.QUOTE_STATUS)
    order = [("quote.sent_on", "desc"), ("quote.name", "desc")]
    of_brief = {f"brief_{key}": sql for key, sql in CARD_COLUMNS.items()}
    columns = {**_QUOTE_COLUMNS, **of_brief}
    answer = page(
        Listing(f"`tab{QUOTE}` quote {_BRIEF_OF_QUOTE}", columns, where, values, order), cursor, limit
    )
    items = []
    for row in answer["items"]:
        of = {key: row.pop(f"brief_{key}") for key in CARD_COLUMNS}
        is_shown = of["name"] and of["status"] not in HIDDEN
        items.append({**_of_freelancer(row), "brief": card(of) if is_shown else None})
    answer["items"] = items
    return answer


def engagement(name: str) -> dict:
    """An engagement, as `api.get_engagement` answers it.

    :raises frappe.PermissionError: 403, of others, or not there.
    """
    row, side = engagement_row(name)
    answer = _engagement(row, side)
    is_in_touch = is_near(row)
    own, others = reviews.of(row.name, side)
    answer["reviews"] = [each for each in (own, others) if each]
    answer["review_by"] = str(reviews.until(row)) if row.status == DONE else None
    if row.status == DONE and not own and reviews.is_open(row):
        answer["may"].append("review")
    if others and not others["reply"]:
        answer["may"].append("reply")
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
    query = f"""select {_selected(_ENGAGEMENT_COLUMNS)} from {_OF_ENGAGEMENT} {_REST}
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
    _filter(where, values, status, "engagement_statuses", moves.ENGAGEMENT_STATUS)
    order = [("engagement.creation", "desc"), ("engagement.name", "desc")]
    # MariaDB would evaluate a union within `in` for each engagement of the site.
    own = f"({_OF_ACCOUNT}) own join `tab{QUOTE}` quote on quote.name = own.name"
    source = f"{own} join `tab{ENGAGEMENT}` engagement on engagement.quote = quote.name {_BRIEF_OF_QUOTE}"
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
    return is_near(row) and not policy.is_blocked(row["freelancer"], row["brief_account"])


def _engagement(row: dict, side: str) -> dict:
    is_poster = side == POSTER
    other = row["full_name"] or _(messages.FORMER_FREELANCER)
    if not is_poster:
        other = row["poster_name"] or _(messages.FORMER_POSTER)
    is_titled = is_poster or row["brief_status"] not in HIDDEN
    may = moves.ENGAGEMENTS.moves_from(row["status"], POSTER)
    said = {"agree": f"{side}_agreed_on", "finish": f"{side}_done_on"}
    return {
        **{key: row[key] for key in ("name", "status", "quote", "scope", "price", "unit", "terms_by")},
        "on": row["on"] and str(row["on"]),
        "side": side,
        "brief": {"name": row["brief_name"], "title": (is_titled and row["brief_title"]) or ""},
        "freelancer": row["freelancer"],
        "other": {"name": other, "picture": row["picture"] if is_poster else None},
        "agreed": {each: _time(row[f"{each}_agreed_on"]) for each in (POSTER, FREELANCER)},
        "done": {each: _time(row[f"{each}_done_on"]) for each in (POSTER, FREELANCER)},
        **{key: _time(row[key]) for key in ("started_on", "done_due", "done_on")},
        "cancelled": _cancelled(row) if row["status"] == CANCELLED else None,
        "may": [move for move in may if not (move in said and row[said[move]])],
        "conversation": row["conversation"],
        "modified": str(row["modified"]),
    }


def _cancelled(row: dict) -> dict:
    # What its brief's end has cancelled may not be stored yet.
    return {
        "by": row["cancelled_by"] or moves.SITE,
        "reason": row["cancel_reason"] or "",
        "on": _time(row["cancelled_on"]),
    }


def _side(row: dict) -> str | None:
    user = frappe.session.user
    if row["brief_account"] == user:
        return POSTER
    return FREELANCER if row["freelancer_account"] == user else None


def _quotes_where(where: str, values: dict) -> list[dict]:
    columns = {**_QUOTE_COLUMNS, "freelancer": "quote.freelancer"}
    query = f"""select {_selected(columns)} from `tab{QUOTE}` quote {_BRIEF_OF_QUOTE} where {where}
        order by quote.sent_on desc, quote.name desc"""  # noqa: S608 (constants)
    return frappe.db.sql(query, {**values, "now": now_datetime()}, as_dict=True)


def _of_freelancer(row: dict) -> dict:
    """A quote as its freelancer reads it."""
    row["may"] = [] if row["is_agreed"] else moves.QUOTES.moves_from(row["status"], FREELANCER)
    return _quote(row)


def _quote(row: dict) -> dict:
    columns = (*_QUOTE_COLUMNS, "may")
    answer = {key: row[key] for key in columns if key != "is_agreed"}
    answer["sent_on"], answer["earliest_on"] = str(row["sent_on"]), _time(row["earliest_on"])
    return answer


def _filter(where: list[str], values: dict, status: str | None, known: str, sql: str) -> None:
    if status:
        if status not in MARKET[known]:
            frappe.throw(_(messages.STATUS_UNKNOWN))
        where.append(f"{sql} = %(status)s")
        values["status"] = status


def _time(value: object) -> str | None:
    return str(value) if value else None


def _selected(columns: dict[str, str]) -> str:
    return ", ".join(f"{sql} as `{key}`" for key, sql in columns.items())

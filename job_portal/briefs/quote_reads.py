"""Quotes as their two sides read them."""

import frappe
from frappe.utils import now_datetime

from job_portal.briefs import match_reasons, messages, transitions
from job_portal.briefs.brief_cards import CARD_COLUMNS, card
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import HIDDEN
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.briefs.selects import selected, time, with_status
from job_portal.freelancers import freelancer_list
from job_portal.freelancers.service import freelancer_of
from job_portal.platform.paging import Listing, page
from job_portal.platform.policy import require
from job_portal.platform.states import FREELANCER, POSTER

_QUOTE_COLUMNS = {
    "name": "quote.name",
    "status": transitions.QUOTE_STATUS,
    **{column: f"quote.{column}" for column in ("amount", "unit", "earliest_on", "included")},
    **{column: f"quote.{column}" for column in ("not_included", "question", "sent_on")},
    "engagement": transitions.LAST_ENGAGEMENT,
    "conversation": "quote.conversation",
    "is_agreed": transitions.IS_AGREED,
}
BRIEF_OF_QUOTE = f"left join `tab{BRIEF}` brief on brief.name = quote.brief"
OF_ACCOUNT = f"""select quote.name from `tab{QUOTE}` quote join `tab{BRIEF}` brief
    on brief.name = quote.brief where brief.account = %(account)s
    union select quote.name from `tab{QUOTE}` quote where quote.freelancer = %(freelancer)s"""  # noqa: S608


def quotes_of_account(account: str) -> list[str]:
    """The names of the quotes of which the account is one of the two sides."""
    values = {"account": account, "freelancer": freelancer_of(account) or ""}
    return frappe.db.sql(OF_ACCOUNT, values, pluck=True)


def quotes_of(name: str) -> dict:
    """The quotes for a brief of the signed-in account, as `api.get_quotes` answers it.

    :raises frappe.PermissionError: 403, another account's brief, or not there.
    """
    own = {"name": name.strip(), "account": frappe.session.user}
    require(frappe.db.exists(BRIEF, own), messages.NOT_YOUR_BRIEF)
    rows = quotes_where("quote.brief = %(brief)s and quote.status != 'Withdrawn'", {"brief": own["name"]})
    fits = match_reasons.for_poster(own["name"], rows)
    people = freelancer_list.cards([row["freelancer"] for row in rows if row["freelancer"]])
    items = []
    for row in rows:
        row["may"] = [
            move
            for move in ("accept", "decline")
            if move in transitions.QUOTES.moves_from(row["status"], POSTER)
        ]
        items.append(
            {**_quote(row), "freelancer": people.get(row["freelancer"]), "fit": fits.get(row["name"])}
        )
    return {"items": items, "next": None, "total": len(items), "at_least": False}


def my_quotes(status: str | None, cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in freelancer's quotes, the latest first, as `api.get_my_quotes` answers it."""
    values = {"freelancer": freelancer_of(frappe.session.user) or "", "now": now_datetime()}
    where = ["quote.freelancer = %(freelancer)s"]
    with_status(where, values, status, "quote_statuses", transitions.QUOTE_STATUS)
    order = [("quote.sent_on", "desc"), ("quote.name", "desc")]
    of_brief = {f"brief_{key}": sql for key, sql in CARD_COLUMNS.items()}
    columns = {**_QUOTE_COLUMNS, **of_brief}
    answer = page(
        Listing(f"`tab{QUOTE}` quote {BRIEF_OF_QUOTE}", columns, where, values, order), cursor, limit
    )
    items = []
    for row in answer["items"]:
        of = {key: row.pop(f"brief_{key}") for key in CARD_COLUMNS}
        is_shown = of["name"] and of["status"] not in HIDDEN
        items.append({**of_freelancer(row), "brief": card(of) if is_shown else None})
    answer["items"] = items
    return answer


def quotes_where(where: str, values: dict) -> list[dict]:
    """Rows of quotes, the latest first, with the freelancer of each."""
    columns = {**_QUOTE_COLUMNS, "freelancer": "quote.freelancer"}
    query = f"""select {selected(columns)} from `tab{QUOTE}` quote {BRIEF_OF_QUOTE} where {where}
        order by quote.sent_on desc, quote.name desc"""  # noqa: S608 (constants)
    return frappe.db.sql(query, {**values, "now": now_datetime()}, as_dict=True)


def of_freelancer(row: dict) -> dict:
    """A quote as its freelancer reads it."""
    row["may"] = [] if row["is_agreed"] else transitions.QUOTES.moves_from(row["status"], FREELANCER)
    return _quote(row)


def _quote(row: dict) -> dict:
    columns = (*_QUOTE_COLUMNS, "may")
    answer = {key: row[key] for key in columns if key != "is_agreed"}
    answer["sent_on"], answer["earliest_on"] = str(row["sent_on"]), time(row["earliest_on"])
    return answer

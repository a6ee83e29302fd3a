"""A brief, and lists of briefs, as the API answers them."""

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.briefs import brief_finding, match_reasons, messages, policy, quote_reads, transitions
from job_portal.briefs.brief_cards import CARD_COLUMNS, OWN_COLUMNS, card, own_card
from job_portal.briefs.brief_finding import Filters
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import HIDDEN, LIVE
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.briefs.selects import selected, with_status
from job_portal.freelancers import record_pictures
from job_portal.freelancers.service import freelancer_of
from job_portal.jobs.finding.listing import listed as find
from job_portal.platform.paging import Listing, page
from job_portal.platform.states import FREELANCER
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]


def brief(name: str) -> dict:
    """A brief, as `api.get_brief` answers it.

    :raises frappe.DoesNotExistError: 404, no such brief, or one that the caller may not see.
    """
    row = readable(name)
    is_own = row.account == frappe.session.user
    answer = own_card(row) if is_own else card({key: row[key] for key in (*CARD_COLUMNS, "description")})
    return {
        **answer,
        "pictures": [each["file"] for each in record_pictures.of(BRIEF, [row.name])[row.name]],
        "is_own": is_own,
        **_quoting(row, is_own),
    }


def readable(name: str) -> dict:
    """A row of `OWN_COLUMNS` of a brief that the caller may read: everybody while it is live; later only its
    poster and freelancers who sent a quote.

    :raises frappe.DoesNotExistError: 404, no such brief, or one that the caller may not see.
    """
    query = f"select {selected(OWN_COLUMNS)} from `tab{BRIEF}` brief where brief.name = %(name)s"  # noqa: S608
    values = {"name": name.strip(), "now": now_datetime()}
    rows = frappe.db.sql(query, values, as_dict=True)
    if rows and rows[0].account != frappe.session.user and rows[0].status != LIVE:
        freelancer = freelancer_of(frappe.session.user)
        quoted = freelancer and {"brief": rows[0].name, "freelancer": freelancer}
        if rows[0].status in HIDDEN or not (quoted and frappe.db.exists(QUOTE, quoted)):
            rows = []
    return rows[0] if rows else frappe.throw(_(messages.BRIEF_NOT_FOUND), frappe.DoesNotExistError)


def _quoting(row: dict, is_own: bool) -> dict:
    """The account's own quote, and whether it may send one: {quote, fit, may_quote, why_not}."""
    freelancer = freelancer_of(frappe.session.user)
    quote = None
    if freelancer and not is_own:
        where = "quote.brief = %(brief)s and quote.freelancer = %(freelancer)s"
        found = quote_reads.quotes_where(where, {"brief": row["name"], "freelancer": freelancer})
        quote = quote_reads.of_freelancer(found[0]) if found else None
    why_not = None
    if is_own:
        why_not = messages.OWN_BRIEF
    elif row["status"] != LIVE or (freelancer and policy.is_blocked(freelancer, row["account"])):
        why_not = messages.NOT_LIVE
    elif quote and not transitions.QUOTES.moves_from(quote["status"], FREELANCER).count("send"):
        why_not = messages.MOVE_REFUSED
    elif row["quotes"] >= _LIMITS["open_quotes"]:
        why_not = messages.FULL
    values = {messages.FULL: _LIMITS["open_quotes"], messages.MOVE_REFUSED: quote and _(quote["status"])}
    said = why_not and _(why_not).format(values.get(why_not))
    fit = None if is_own else match_reasons.for_freelancer([row["name"]]).get(row["name"])
    return {"quote": quote, "fit": fit, "may_quote": not why_not, "why_not": said}


def listed(filters: Filters, cursor: str | None, limit: int | None) -> dict:
    """A page of the live briefs that match, as `api.list_briefs` answers it.

    :raises frappe.ValidationError: 417, as `brief_finding.parsed` and `jobs.finding.listing.listed`.
    """
    answer = find(brief_finding.parsed(filters), CARD_COLUMNS, cursor, limit)
    fits = match_reasons.for_freelancer([row["name"] for row in answer["items"]])
    answer["items"] = [{**card(row), "fit": fits.get(row["name"])} for row in answer["items"]]
    return answer


def my_briefs(status: str | None, cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in account's briefs, the newest first, as `api.get_my_briefs` answers it."""
    where, values = ["brief.account = %(account)s"], {"account": frappe.session.user, "now": now_datetime()}
    with_status(where, values, status, "brief_statuses", transitions.BRIEF_STATUS)
    order = [("brief.published_on", "desc"), ("brief.name", "desc")]
    answer = page(Listing(f"`tab{BRIEF}` brief", OWN_COLUMNS, where, values, order), cursor, limit)
    answer["items"] = [own_card(row) for row in answer["items"]]
    return answer

"""Ends briefs, quotes and engagements when an account is frozen or deleted, or withdraws its consent.

The other side is notified. Texts of a deleted account are deleted; those of the other side stay.
"""

import frappe
from frappe.model.document import Document

from job_portal.briefs import engagements, messages, notifying, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import CLOSED, HELD, LIVE
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_engagement.jp_engagement import AGREED, STARTED
from job_portal.briefs.doctype.jp_engagement.jp_engagement import DOCTYPE as ENGAGEMENT
from job_portal.briefs.doctype.jp_quote.jp_quote import ACCEPTED, OPEN
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.briefs.doctype.jp_review.jp_review import DOCTYPE as REVIEW
from job_portal.consents.ledger import FREELANCE
from job_portal.freelancers.service import freelancer_of
from job_portal.platform import bulk
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import EITHER, FREELANCER, POSTER

_NOBODY = "Guest"


def briefs_of(account: str) -> list[str]:
    """The names of the briefs that end or change with the account: its own, and those with its quotes."""
    query = f"""select name from `tab{BRIEF}` where account = %(account)s
        union select brief from `tab{QUOTE}` where brief is not null and freelancer = %(freelancer)s
        order by name"""  # noqa: S608 (constants)
    values = {"account": account, "freelancer": freelancer_of(account) or ""}
    return frappe.db.sql(query, values, pluck=True)


def follow_consents(account: str, purposes: list[str]) -> None:
    """Hook: end an account's open briefs, quotes and engagements when it withdraws the consent to freelance
    work.
    """
    if FREELANCE in purposes:
        end_all(account, begins=False)


def end_all(account: str, begins: bool = True) -> None:
    """End an account's open briefs, quotes and engagements.

    :param begins: whether each brief's lock begins a transaction of its own.
    """
    freelancer = freelancer_of(account)
    for name in briefs_of(account):
        if brief := transitions.locked(name, begins):
            if brief.account == account:
                _end(brief)
            elif quote := frappe.db.get_value(QUOTE, {"brief": name, "freelancer": freelancer}):
                _take_back(brief, frappe.get_doc(QUOTE, quote))


def _end(brief: Document, news: Sentence | None = None) -> None:
    """End a brief whose poster leaves.

    :param news: see `transitions.end_quotes`.
    """
    if brief.status == LIVE:
        transitions.move(brief, "close", POSTER)
    elif brief.status == HELD:
        brief.db_set("ended_as", CLOSED)
    transitions.end_quotes(brief, news)
    for engagement in transitions.engagements_of(brief, (AGREED, STARTED)):
        _cancel(brief, engagement, POSTER)


def _take_back(brief: Document | None, quote: Document) -> None:
    """Take back the quote of a freelancer who leaves, and call off what was agreed."""
    is_agreed = transitions.is_agreed(quote.name)
    if quote.status in (*OPEN, ACCEPTED) and not is_agreed:
        quote.db_set("status", transitions.QUOTES.after(quote.status, "withdraw", FREELANCER))
        transitions.withdraw_proposal(quote, FREELANCER)
        if brief:
            notifying.notify_poster(brief, "quotes", Sentence(messages.TELL_ENDED))
    engagement = transitions.engagement_of(quote.name)
    if engagement and engagement.status in (AGREED, STARTED):
        _cancel(brief, engagement, FREELANCER)


def _cancel(brief: Document | None, engagement: Document, side: str) -> None:
    status = transitions.ENGAGEMENTS.after(engagement.status, "cancel", EITHER)
    engagements.call_off(brief, engagement, status, side, None)


def forget(user: Document, event: str) -> None:
    """Hook of User, before its freelancer's profile is deleted: delete a deleted account's briefs."""
    for name in frappe.get_all(BRIEF, {"account": user.name}, pluck="name", order_by="name asc"):
        if brief := transitions.locked(name, begins=False):
            _forget_news(name, frappe.get_all(QUOTE, {"brief": name}, pluck="name"))
            # Freelancers who were asked may have sent no quote.
            bulk.delete_where("JP Notification", {"link": notifying.url_of(name)})
            _end(brief, Sentence(messages.TELL_ENDED))
            frappe.delete_doc(BRIEF, name, force=True, ignore_permissions=True, delete_permanently=True)


def forget_brief(brief: Document, event: str) -> None:
    """Hook of JP Brief, before it is deleted: take it out of its quotes, with all that its poster wrote."""
    quotes = frappe.get_all(QUOTE, {"brief": brief.name}, ["name", "freelancer"])
    for quote in quotes:
        _empty(quote.name, POSTER, brief.account)
    frappe.db.set_value(QUOTE, {"brief": brief.name}, "brief", None, update_modified=False)
    for quote in quotes:
        _forget_deserted(quote.name)
    frappe.db.set_value(REVIEW, {"poster": brief.account}, "poster", None, update_modified=False)


def forget_freelancer(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer, before it is deleted: delete its quotes, or take it out of agreed ones."""
    own = {"freelancer": freelancer.name}
    for row in frappe.get_all(QUOTE, own, ["name", "brief"], order_by="brief asc"):
        brief = transitions.locked(row.brief, begins=False)
        quote = frappe.get_doc(QUOTE, row.name)
        if brief:
            _forget_news(brief.name, [quote.name], brief.account)
        _take_back(brief, quote)
        is_agreed = transitions.is_agreed(quote.name)
        _empty(quote.name, FREELANCER, freelancer.account)
        texts = dict.fromkeys(("freelancer", "included", "not_included", "question"))
        frappe.db.set_value(QUOTE, quote.name, texts, update_modified=False)
        if not is_agreed:
            _delete(quote.name)
        _forget_deserted(quote.name)
    frappe.db.set_value(REVIEW, own, "freelancer", None, update_modified=False)


def _empty(quote: str, side: str, account: str | None) -> None:
    """Delete what a side wrote into the engagements of a quote and their reviews, and its name."""
    names = frappe.get_all(ENGAGEMENT, {"quote": quote}, pluck="name")
    of = {"name": ("in", names)}
    if names:
        # Both sides have a part in it.
        frappe.db.set_value(ENGAGEMENT, of, "scope", "", update_modified=False)
        by = {**of, "cancelled_by": side}
        frappe.db.set_value(ENGAGEMENT, by, "cancel_reason", None, update_modified=False)
        of = {"engagement": ("in", names)}
        frappe.db.set_value(REVIEW, {**of, "side": side}, "text", None, update_modified=False)
        others = {**of, "side": engagements.OTHER[side]}
        frappe.db.set_value(REVIEW, others, "reply", None, update_modified=False)
    for doctype, of in (
        (QUOTE, {"name": quote}),
        (ENGAGEMENT, {"quote": quote}),
        (REVIEW, {"engagement": ("in", names or [""])}),
    ):
        for field in ("owner", "modified_by"):
            frappe.db.set_value(doctype, {**of, field: account}, field, _NOBODY, update_modified=False)


def _forget_news(brief: str, quotes: list[str], account: str | None = None) -> None:
    """Delete notifications that name the leaving side, or quote its texts.

    :param account: whose lines; None for all.
    """
    names = frappe.get_all(ENGAGEMENT, {"quote": ("in", quotes)}, pluck="name") if quotes else []
    links = [notifying.url_of_looks(brief), *map(notifying.url_of_engagement, names)]
    links += [notifying.url_of(brief, quote) for quote in quotes]
    whose = {"account": account} if account else {}
    bulk.delete_where("JP Notification", {**whose, "link": ("in", links)})


def _forget_deserted(quote: str) -> None:
    """Delete a quote that belongs to nobody any more."""
    if frappe.db.exists(QUOTE, {"name": quote, "brief": ("is", "not set"), "freelancer": ("is", "not set")}):
        _delete(quote)


def _delete(quote: str) -> None:
    for name in frappe.get_all(ENGAGEMENT, {"quote": quote}, pluck="name"):
        bulk.delete_where(REVIEW, {"engagement": name})
    bulk.delete_where(ENGAGEMENT, {"quote": quote})
    frappe.db.delete(QUOTE, {"name": quote})

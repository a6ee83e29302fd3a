"""Freelancers send quotes, and posters decide about them."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.account import quotas
from job_portal.briefs import brief_wording, messages, notifying, policy, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import HELD, LIVE, REMOVED
from job_portal.briefs.doctype.jp_engagement.jp_engagement import DOCTYPE as ENGAGEMENT
from job_portal.briefs.doctype.jp_engagement.jp_engagement import PROPOSED
from job_portal.briefs.doctype.jp_quote.jp_quote import ACCEPTED, DECLINED, DOCTYPE, OPEN, SENT, WITHDRAWN
from job_portal.platform import fields, records
from job_portal.platform.policy import require
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import FREELANCER, POSTER
from job_portal.rules import MARKET, QUOTE

ACCEPT, DECLINE = "accept", "decline"
_LIMITS = MARKET["limits"]
_QUOTA = "quotes"


def send(brief_name: str, client_key: str | None, values: dict) -> Document:
    """Send a quote of the signed-in freelancer, once for each brief, or again after a withdrawal.

    :param client_key: the browser's key for one filled-in form. A repeated request with it returns the first
        one's quote.
    :param values: fields of `rules`, by name.
    :raises frappe.DoesNotExistError: 404, no such brief, or one that is no longer public.
    :raises frappe.ValidationError: 417, no profile, an own brief, one that takes no quote now, or a field
        that breaks its rule.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    records.check_client_key(client_key)
    policy.check_may_act()
    freelancer = policy.own_freelancer()
    brief = transitions.locked(brief_name.strip(), is_counted=True)
    if not brief or brief.status in (HELD, REMOVED):
        frappe.throw(_(messages.BRIEF_NOT_FOUND), frappe.DoesNotExistError)
    if brief.account == frappe.session.user:
        frappe.throw(_(messages.OWN_BRIEF))
    pair = {"brief": brief.name, "freelancer": freelancer}
    name = frappe.db.get_value(DOCTYPE, pair)
    quote = frappe.get_doc(DOCTYPE, name) if name else frappe.get_doc({"doctype": DOCTYPE, **pair})
    if name and client_key and quote.client_key == client_key and quote.status != WITHDRAWN:
        return quote
    if brief.status != LIVE or policy.is_blocked(freelancer, brief.account):
        frappe.throw(_(messages.NOT_LIVE))
    if name and not transitions.QUOTES.after(quote.status, "send", FREELANCER):
        transitions.QUOTES.refuse(quote.status)
    if len(transitions.quotes_of(brief, OPEN)) >= _LIMITS["open_quotes"]:
        frappe.throw(_(messages.FULL).format(_LIMITS["open_quotes"]))
    quote.update({**dict.fromkeys(QUOTE), **values, "client_key": client_key})
    quote.update({"status": SENT, "sent_on": now_datetime()})
    brief_wording.refuse_contacts(quote.included, quote.not_included, quote.question)
    if not quotas.take(_QUOTA, _LIMITS["quotes_a_day"]):
        frappe.throw(
            _(messages.QUOTES_EXHAUSTED).format(_LIMITS["quotes_a_day"]), frappe.RateLimitExceededError
        )
    records.save(quote)
    news = Sentence(messages.TELL_QUOTE, _name_of(freelancer), brief.title)
    notifying.notify_poster(brief, "quotes", news, quote.name)
    return quote


def withdraw(name: str) -> Document:
    """Take back a quote of the signed-in freelancer, before both have agreed. A second request does nothing.

    :raises frappe.PermissionError: 403, another freelancer's.
    :raises frappe.ValidationError: 417, the table has no such move, or both have agreed.
    """
    brief, quote, side = policy.reach_quote(name)
    require(side == FREELANCER, messages.QUOTE_NOT_FOUND)
    if quote.status == ACCEPTED and transitions.is_agreed(quote.name):
        transitions.QUOTES.refuse(quote.status)
    if status := transitions.QUOTES.after(quote.status, "withdraw", FREELANCER):
        quote.db_set("status", status)
        transitions.withdraw_proposal(quote, FREELANCER)
        if brief:
            news = Sentence(messages.TELL_QUOTE_WITHDRAWN, _name_of(quote.freelancer), brief.title)
            notifying.notify_poster(brief, "quotes", news, quote.name)
    return quote


def decide(name: str, decision: str) -> tuple[Document, str | None]:
    """Accept or decline a quote for a brief of the signed-in account. A second request does nothing.

    :return: the quote, and the name of the engagement that accepting it made.
    :raises frappe.PermissionError: 403, for another account's brief.
    :raises frappe.ValidationError: 417, no such decision, the table has no such move, or see
        `policy.check_may_hire`.
    """
    if decision not in (ACCEPT, DECLINE):
        frappe.throw(_(messages.DECISION_UNKNOWN))
    brief, quote, side = policy.reach_quote(name)
    require(side == POSTER, messages.QUOTE_NOT_FOUND)
    if status := transitions.QUOTES.after(quote.status, decision, POSTER):
        if decision == ACCEPT:
            policy.check_may_hire(brief, quote.freelancer)
        quote.db_set("status", status)
        sentence = messages.TELL_DECLINED if status == DECLINED else messages.TELL_ACCEPTED
        notifying.notify_freelancer(brief, quote, Sentence(sentence, brief.title))
        if decision == ACCEPT:
            return quote, _propose(brief, quote)
    engagement = transitions.engagement_of(quote.name)
    return quote, engagement.name if engagement else None


def answer(name: str, begins: bool) -> bool:
    """Note that the poster has answered a quote by a message, and lock its brief.

    :param begins: see `platform.records.locked`.
    :return: whether the quote is still open or accepted.
    """
    brief = transitions.locked(frappe.db.get_value(DOCTYPE, name, "brief"), begins)
    quote = frappe.get_doc(DOCTYPE, name, for_update=True)
    if quote.status == SENT:
        quote.db_set("status", transitions.QUOTES.after(SENT, "answer", POSTER))
    return bool(brief) and quote.status in (*OPEN, ACCEPTED)


def _propose(brief: Document, quote: Document) -> str:
    """Make an engagement with the terms of the quote, to which both have yet to agree."""
    day = brief.on or quote.earliest_on
    terms = {
        "scope": "\n".join(filter(None, [brief.title, quote.included])),
        "price": quote.amount,
        "unit": quote.unit,
        "on": None if fields.has_passed(day) else day,
    }
    proposed = {"doctype": ENGAGEMENT, "quote": quote.name, "status": PROPOSED, "terms_by": FREELANCER}
    engagement = frappe.get_doc({**proposed, **terms})
    return engagement.insert(ignore_permissions=True, ignore_links=True).name


def _name_of(freelancer: str) -> str:
    return frappe.db.get_value("JP Freelancer", freelancer, "full_name")

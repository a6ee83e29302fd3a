"""Steps of an engagement: agree, start, finish, cancel."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr, now_datetime

from job_portal.briefs import brief_wording, messages, notifying, policy, transitions
from job_portal.briefs.doctype.jp_engagement.jp_engagement import PROPOSED, TERMS
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.platform import fields, records
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import BOTH, EITHER, FREELANCER, POSTER
from job_portal.rules import ENGAGEMENT, MARKET

OTHER = {POSTER: FREELANCER, FREELANCER: POSTER}
_LIMITS = MARKET["limits"]


def agree(name: str, terms: dict | str) -> Document:
    """Agree to terms in the name of the signed-in side. New terms take back earlier agreement. Once both
    sides have agreed to the same, the freelancer is hired.

    :param terms: {scope, price, unit, on}, all of them.
    :raises frappe.PermissionError: 403, of others.
    :raises frappe.ValidationError: 417, terms that are missing, break their rule, hold a number or name a day
        that has passed, the table has no such move, or see `policy.check_may_hire`.
    """
    given = _read(terms)
    brief, engagement, side = policy.reach_engagement(name)
    is_open = transitions.ENGAGEMENTS.after(engagement.status, "agree", BOTH)
    before = {term: cstr(engagement.get(term)) for term in TERMS}
    engagement.update(given)
    fields.clean(engagement, ENGAGEMENT)
    is_changed = any(cstr(engagement.get(term)) != before[term] for term in TERMS)
    if not is_open:
        # Both have agreed. A repeated tap changes nothing; changed terms are refused.
        return transitions.ENGAGEMENTS.refuse(engagement.status) if is_changed else engagement
    policy.check_may_hire(brief, frappe.db.get_value(QUOTE, engagement.quote, "freelancer"))
    if fields.has_passed(engagement.on):
        frappe.throw(_(messages.DAY_PASSED))
    if cstr(engagement.scope) != before["scope"]:
        # A number in the text would bypass the log of looks.
        brief_wording.refuse_contacts(engagement.scope)
    if is_changed:
        engagement.update({"terms_by": side, "poster_agreed_on": None, "freelancer_agreed_on": None})
    is_new = not engagement.get(f"{side}_agreed_on")
    if is_new:
        engagement.set(f"{side}_agreed_on", now_datetime())
        records.save(engagement)
    if engagement.poster_agreed_on and engagement.freelancer_agreed_on:
        status = transitions.ENGAGEMENTS.after(PROPOSED, "agree", BOTH)
        engagement.db_set({"status": status, "agreed_on": now_datetime()})
        notifying.notify_sides(brief, engagement, Sentence(messages.TELL_AGREED, brief.title))
        transitions.hire(brief)
    elif is_new:
        news = Sentence(messages.TELL_TERMS, _own_name(), brief.title)
        notifying.notify_sides(brief, engagement, news, but=side)
    return engagement


def start(name: str) -> Document:
    """Note that the work has begun. A second request does nothing.

    :raises: as `agree`.
    """
    brief, engagement, side = policy.reach_engagement(name)
    if status := transitions.ENGAGEMENTS.after(engagement.status, "start", EITHER):
        engagement.db_set({"status": status, "started_on": now_datetime()})
        notifying.notify_sides(brief, engagement, Sentence(messages.TELL_STARTED, _title(brief)), but=side)
    return engagement


def finish(name: str) -> Document:
    """Note that the signed-in side calls the work done. It is done once both sides have, or some time after
    one has.

    :raises: as `agree`.
    """
    brief, engagement, side = policy.reach_engagement(name)
    if not transitions.ENGAGEMENTS.after(engagement.status, "finish", BOTH):
        return engagement
    said = f"{side}_done_on"
    if engagement.get(said):
        return engagement
    now = now_datetime()
    due = engagement.done_due or transitions.done_due()
    engagement.db_set({said: now, "done_due": due})
    if engagement.get(f"{OTHER[side]}_done_on"):
        transitions.done(brief, engagement, "finish", BOTH, now)
    else:
        news = Sentence(messages.TELL_DONE_SAID, _own_name(), _title(brief), _LIMITS["done_hours"])
        notifying.notify_sides(brief, engagement, news, but=side)
    return engagement


def cancel(name: str, reason: str) -> Document:
    """Cancel an engagement that was proposed, agreed or begun. A second request does nothing.

    :param reason: shown to the other side.
    :raises: as `agree`; and frappe.ValidationError for a missing reason.
    """
    reason = reason.strip()
    if not reason:
        frappe.throw(_(messages.REASON_REQUIRED))
    brief, engagement, side = policy.reach_engagement(name)
    if status := transitions.ENGAGEMENTS.after(engagement.status, "cancel", EITHER):
        call_off(brief, engagement, status, side, reason)
    return engagement


def call_off(
    brief: Document | None, engagement: Document, status: str, side: str, reason: str | None
) -> None:
    """Store that a side has cancelled, and tell the other one.

    :param reason: None where the side leaves.
    """
    engagement.update({"status": status, "cancelled_by": side, "cancelled_on": now_datetime()})
    engagement.cancel_reason = reason
    records.save(engagement)
    news = Sentence(messages.TELL_CANCELLED, _title(brief), reason) if reason else None
    notifying.notify_sides(brief, engagement, news or Sentence(messages.TELL_ENDED), but=side)


def _read(terms: dict | str) -> dict:
    try:
        given = frappe.parse_json(terms)
    except ValueError:
        given = None
    if not isinstance(given, dict) or set(given) != set(TERMS):
        frappe.throw(_(messages.TERMS_UNREADABLE))
    return given


def _title(brief: Document | None) -> str:
    return brief.title if brief else ""


def _own_name() -> str:
    return frappe.db.get_value("User", frappe.session.user, "full_name")

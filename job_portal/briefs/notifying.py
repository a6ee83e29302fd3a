"""Notifies posters and freelancers by the bell and by push."""

import frappe
from frappe.model.document import Document

from job_portal.matching.phones import LOOKS
from job_portal.notifications.service import notify
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import FREELANCER, POSTER

_MY_QUOTES = "/frontend/my-quotes"


def url_of(brief: str, quote: str | None = None) -> str:
    """The address of a brief's page, or of a quote there."""
    return f"/frontend/briefs/{brief}" + (f"?quote={quote}" if quote else "")


def url_of_looks(brief: str) -> str:
    """The address of the looks at one's number. It names the brief, so that the line is found and deleted
    with it.
    """
    return f"{LOOKS}?brief={brief}"


def url_of_engagement(name: str) -> str:
    """The address of an engagement's page."""
    return f"/frontend/engagements/{name}"


def notify_poster(brief: Document, kind: str, news: Sentence, quote: str | None = None) -> None:
    """Notify the poster of a brief. Notifications about one quote are one line until it is read."""
    notify(brief.account, kind, news, url_of(brief.name, quote), quote)


def notify_freelancer(brief: Document | None, quote: Document, news: Sentence) -> None:
    """Notify a freelancer about a quote. The line links to its brief, or to the freelancer's quotes."""
    if account := account_of(quote.freelancer):
        notify(account, "quote", news, url_of(brief.name, quote.name) if brief else _MY_QUOTES)


def notify_sides(brief: Document | None, engagement: Document, news: Sentence, but: str = "") -> None:
    """Notify both sides of an engagement, without `but` and without deleted sides."""
    freelancer = frappe.db.get_value("JP Quote", engagement.quote, "freelancer")
    accounts = {POSTER: brief and brief.account, FREELANCER: account_of(freelancer)}
    for side, account in accounts.items():
        if account and side != but:
            notify(account, "engagement", news, url_of_engagement(engagement.name))


def account_of(freelancer: str | None) -> str | None:
    """The account of a freelancer."""
    return freelancer and frappe.db.get_value("JP Freelancer", freelancer, "account")

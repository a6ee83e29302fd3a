"""Tells posters and freelancers what happened, behind the bell and by push."""

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
    """The address of the looks at one's number. With the brief the line can be found, and goes with it."""
    return f"{LOOKS}?brief={brief}"


def url_of_engagement(name: str) -> str:
    """The address of an engagement's page."""
    return f"/frontend/engagements/{name}"


def tell_poster(brief: Document, kind: str, news: Sentence, quote: str | None = None) -> None:
    """Tell who has posted a brief. News of one quote are one line until it is read."""
    notify(brief.account, kind, news, url_of(brief.name, quote), quote)


def tell_freelancer(brief: Document | None, quote: Document, news: Sentence) -> None:
    """Tell a freelancer about a quote. The line leads to its brief, or to the own quotes."""
    if account := account_of(quote.freelancer):
        notify(account, "quote", news, url_of(brief.name, quote.name) if brief else _MY_QUOTES)


def tell_sides(brief: Document | None, engagement: Document, news: Sentence, but: str = "") -> None:
    """Tell both sides of an engagement, who may be deleted; or only the side that is not `but`."""
    freelancer = frappe.db.get_value("JP Quote", engagement.quote, "freelancer")
    accounts = {POSTER: brief and brief.account, FREELANCER: account_of(freelancer)}
    for side, account in accounts.items():
        if account and side != but:
            notify(account, "engagement", news, url_of_engagement(engagement.name))


def account_of(freelancer: str | None) -> str | None:
    """The account of a freelancer."""
    return freelancer and frappe.db.get_value("JP Freelancer", freelancer, "account")

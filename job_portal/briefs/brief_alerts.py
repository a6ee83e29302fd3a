"""Notifies freelancers who are open for work of new briefs that fit: one line until it is read."""

import frappe
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

from job_portal.briefs import messages, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import LIVE
from job_portal.freelancers import freelancer_finding
from job_portal.freelancers.freelancer_finding import Filters
from job_portal.jobs.finding import listing
from job_portal.notifications.service import notify_many
from job_portal.platform import logs, market
from job_portal.platform.sentences import Sentence
from job_portal.rules import MARKET
from job_portal.words import lexicon

KIND, _LINK = "new work", "/frontend/briefs"
_MOST = MARKET["limits"]["page_most"]
# Older briefs are no news. The limit keeps the statement short on a large site.
_DAYS = 2
_UNTOLD = f"""select name from `tab{BRIEF}` where is_listed = 1 and told_on is null
    and published_on > %(since)s and valid_through > %(now)s order by published_on"""  # noqa: S608 (a constant)
_BLOCKED = """select freelancer from `tabJP Conversation` where poster = %s and freelancer is not null
    and (blocked_by_company = 1 or blocked_by_searcher = 1)"""


def run() -> int:
    """Scheduled job, every five minutes: tell of new briefs.

    :return: the number of briefs of which somebody was notified.
    """
    if not market.has_freelancers():
        return 0
    now, told = now_datetime(), 0
    for name in frappe.db.sql(_UNTOLD, {"now": now, "since": add_to_date(now, days=-_DAYS)}, pluck=True):
        try:
            told += _is_told(name)
            frappe.db.commit()
        except Exception:
            frappe.db.rollback()
            logs.failure(f"The brief {name} could not be told to freelancers")
    return told


def _is_told(name: str) -> bool:
    brief = transitions.locked(name)
    # Another run took the brief, or it has ended meanwhile.
    if not brief or brief.told_on or brief.status != LIVE:
        return False
    brief.db_set("told_on", now_datetime(), update_modified=False)
    accounts = _fitting(brief)
    notify_many(accounts, KIND, Sentence(messages.TELL_NEW_WORK), _LINK)
    return bool(accounts)


def _fitting(brief: Document) -> list[str]:
    """The accounts of the nearest freelancers of the trade who come to the place."""
    trade = brief.category and (lexicon.name_in("en", brief.category) or brief.category)
    order = "nearest" if brief.pincode else "newest"
    filters = Filters(search=trade or brief.title, pincode=brief.pincode or None, order=order)
    columns = {"name": "freelancer.name", "account": "freelancer.account"}
    found = listing.listed(freelancer_finding.parsed(filters), columns, None, _MOST)
    # A loosened query finds other work.
    if found["loosened"]:
        return []
    blocked = set(frappe.db.sql(_BLOCKED, (brief.account,), pluck=True))
    people = [each for each in found["items"] if each["name"] not in blocked]
    return [each["account"] for each in people if each["account"] != brief.account]

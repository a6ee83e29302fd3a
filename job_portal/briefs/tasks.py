"""Hourly jobs. Lists and pages compute the current status without them."""

import frappe
from frappe.utils import now_datetime

from job_portal.briefs import transitions, work_reviews
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import HELD, LIVE
from job_portal.briefs.doctype.jp_engagement.jp_engagement import AGREED, STARTED
from job_portal.briefs.doctype.jp_engagement.jp_engagement import DOCTYPE as ENGAGEMENT
from job_portal.briefs.doctype.jp_quote.jp_quote import ACCEPTED, OPEN
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.briefs.doctype.jp_review.jp_review import DOCTYPE as REVIEW
from job_portal.platform import logs

_OVER = f"""select name from `tab{BRIEF}` where status = '{LIVE}' and valid_through <= %(now)s
    union select brief.name from `tab{BRIEF}` brief join `tab{QUOTE}` quote on quote.brief = brief.name
    where brief.status = '{HELD}' and brief.valid_through <= %(now)s and quote.status in {(*OPEN, ACCEPTED)}
    and not {transitions.IS_AGREED}
    union select quote.brief from `tab{ENGAGEMENT}` engagement
    join `tab{QUOTE}` quote on quote.name = engagement.quote
    where engagement.done_due <= %(now)s and engagement.status in {(AGREED, STARTED)}
    and quote.brief is not null"""  # noqa: S608 (constants)
_JUST_SHOWN = f"""select review.name, review.freelancer from `tab{REVIEW}` review
    where is_rated = 0 and is_removed = 0 and shown_on <= %(now)s and freelancer is not null"""  # noqa: S608 (a constant)


def settle() -> None:
    """Hourly job: store the changes by time of briefs, quotes and engagements, and notify both sides."""
    for name in frappe.db.sql(_OVER, {"now": now_datetime()}, pluck=True):
        try:
            transitions.locked(name)
            frappe.db.commit()
        except Exception:
            frappe.db.rollback()
            logs.failure(f"What time has made of {name} could not be stored")


def rate() -> None:
    """Hourly job: count reviews that are shown after 14 days, and notify the side that each is about."""
    for name, freelancer in frappe.db.sql(_JUST_SHOWN, {"now": now_datetime()}):
        work_reviews.tell(frappe.get_doc(REVIEW, name))
        work_reviews.rate(freelancer)
        frappe.db.commit()

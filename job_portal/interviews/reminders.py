"""Reminds both sides of an interview: at 18:00 the day before, and two hours before."""

import time

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import policy as applications
from job_portal.applications.doctype.jp_application.jp_application import IGNORED
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.interviews import booking, notifying
from job_portal.interviews.doctype.jp_interview.jp_interview import BOOKED, DOCTYPE
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.platform import logs, records

_AT_ONCE = 100
# The limit keeps other scheduled jobs from waiting. The next run continues.
_MOST_SECONDS = 120
_DUE = f"select name from `tab{DOCTYPE}` where remind_on <= %s order by remind_on limit {_AT_ONCE}"  # noqa: S608


def run() -> None:
    """Job of every five minutes: send the reminders that are due."""
    until = time.monotonic() + _MOST_SECONDS
    # Stop after a round without success: failed ones would come again.
    while time.monotonic() < until and sum(map(_is_reminded, _due())):
        pass


def _due() -> list[str]:
    return frappe.db.sql(_DUE, (now_datetime(),), pluck=True)


def _is_reminded(name: str) -> bool:
    """Remind of one interview, in its own transaction: a crash leaves all of it done, or nothing.

    :return: False if it failed.
    """
    try:
        interview = records.locked(DOCTYPE, name)
        if interview and interview.remind_on and get_datetime(interview.remind_on) <= now_datetime():
            # After an outage a reminder may be late; after the start nobody needs it.
            starts = get_datetime(interview.at)
            if interview.status == BOOKED and starts > now_datetime():
                _remind(interview)
            following = booking.next_reminder(starts)
            frappe.db.set_value(DOCTYPE, name, "remind_on", following, update_modified=False)
        frappe.db.commit()
    except Exception:
        frappe.db.rollback()
        logs.failure(f"Interview {name} could not be reminded of")
        return False
    return True


def _remind(interview) -> None:
    parties = applications.parties_of(frappe._dict(name=interview.application))
    # If one side may not read the other's news, neither is reminded.
    if parties.absent or parties.review in HIDDEN or parties.job_status == REMOVED:
        return
    notifying.remind_searcher(interview, parties)
    if frappe.db.get_value("JP Application", interview.application, "status") != IGNORED:
        notifying.remind_company(interview, parties)

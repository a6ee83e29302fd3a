"""Permissions of interviews: the two sides of an application open and change one, and take back own marks."""

from dataclasses import dataclass

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime

from job_portal.applications import policy as applications
from job_portal.applications.deciding import is_recent
from job_portal.applications.doctype.jp_application.jp_application import NOT_SELECTED
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.company.messages import THAW_FIRST
from job_portal.interviews import messages
from job_portal.interviews.doctype.jp_interview.jp_interview import BOOKED, DOCTYPE
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.platform import records
from job_portal.platform.policy import is_by_key
from job_portal.platform.states import COMPANY, SEARCHER


@dataclass(frozen=True)
class Meeting:
    """A locked interview with its locked application, as one side opens it.

    :param parties: see `applications.policy.parties_of`.
    :param side: `company` or `searcher`.
    """

    interview: Document
    application: Document
    parties: dict
    side: str


def reach(name: str, side: str | None = None) -> Meeting:
    """The interview, locked, for a side that may change it now.

    :param side: the only side that may; None for either.
    :raises frappe.PermissionError: 403, another account's interview, or no such one; a rejected or frozen
        company; or the other side.
    :raises frappe.ValidationError: 417, a removed job, an applicant who is away, or a frozen searcher.
    """
    found = frappe.db.get_value(DOCTYPE, name.strip(), "application")
    application, parties, own = applications.reach(found or applications.refuse())
    if side not in (None, own) or (is_by_key() and own != COMPANY):
        applications.refuse()
    if own == COMPANY:
        applications.check_job_not_removed(parties)
        applications.check_is_there(parties)
    elif frappe.db.get_value("JP Searcher", application.searcher, "is_frozen"):
        frappe.throw(_(THAW_FIRST))
    # The application's lock comes first, everywhere.
    interview = records.locked(DOCTYPE, name.strip(), begins=False) or applications.refuse()
    return Meeting(interview, application, parties, own)


def check_is_open(meeting: Meeting) -> None:
    """Refuse a searcher's booking with a company that can no longer receive it.

    :raises frappe.ValidationError: 417, a removed job, a rejected, frozen or blocked company, or the searcher
        was not selected.
    """
    parties = meeting.parties
    is_gone = parties.job_status == REMOVED or parties.review in HIDDEN or parties.absent
    if is_gone or meeting.application.status_for_searcher() == NOT_SELECTED:
        frappe.throw(_(messages.CLOSED))


def said_last(interview: dict) -> str | None:
    """The side that last marked the outcome; None without a mark."""
    said = [side for side in (COMPANY, SEARCHER) if interview.get(f"{side}_mark")]
    return max(said, key=lambda side: get_datetime(interview.get(f"{side}_marked_on")), default=None)


def may_undo(interview: dict, side: str) -> bool:
    """Whether the side may take back a mark: its own of the last day, the outcome before *late*."""
    if interview.get(f"{side}_mark"):
        return is_recent(interview.get(f"{side}_marked_on"))
    is_late = interview.get("status") == BOOKED and interview.get("late_by") == side
    return is_late and is_recent(interview.get("late_on"))

"""A company's decisions about an application, by the table `application_moves` of `rules`."""

from collections.abc import Callable
from datetime import MAXYEAR, datetime, timedelta

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import messages, notifying
from job_portal.applications.applying import store
from job_portal.applications.doctype.jp_application.jp_application import INTERVIEW, STATES
from job_portal.applications.policy import check_is_there, check_job_not_removed, reach, refuse
from job_portal.platform.states import COMPANY
from job_portal.rules import MARKET

LIMITS = MARKET["limits"]
MOVES = STATES.moves_of(COMPANY)
RESTORE, NOTE = "restore", "note"


def decide(
    name: str, decision: str, note: str | None, interview_at: str | None, place: str | None
) -> Document:
    """Decide about an application for a job of the signed-in account's company. Repeating a decision changes
    nothing.

    :param decision: a company's move in `rules`; `restore`, back to the status before the last decision,
        within a day; or `note`, which changes only the note.
    :param note: with any decision; '' clears it.
    :raises frappe.PermissionError: 403, another company's application, or no such one.
    :raises frappe.ValidationError: 417, a decision that is not in the table, an interview without a future
        time or a place, a place that contains more than an address, a removed job, or a deleted or frozen
        account.
    """
    if decision not in (*MOVES, RESTORE, NOTE):
        frappe.throw(_(messages.DECISION_UNKNOWN))
    application, parties, side = reach(name)
    if side != COMPANY:
        refuse()
    check_job_not_removed(parties)
    check_is_there(parties)
    if decision == NOTE and note is None:
        frappe.throw(_(messages.NOTE_MISSING))
    before = notifying.shown(application)
    is_noted = note is not None and note.strip() != (application.note or "")
    if is_noted:
        application.note = note
    is_moved = _change(decision, interview_at, place)(application)
    if is_noted or is_moved:
        store(application)
    if is_moved:
        notifying.notify_searcher(application, parties, before, is_taken_back=decision == RESTORE)
    return application


def _change(decision: str, interview_at: str | None, place: str | None) -> Callable[[Document], bool]:
    """The function that changes an application and returns whether its status changed."""
    if decision == NOTE:
        return lambda application: False
    if decision == RESTORE:
        return _restore
    if decision == "interview":
        return lambda application: _invite(application, interview_at, place)
    return lambda application: _move(application, decision)


def _move(application: Document, decision: str) -> bool:
    status = STATES.after(application.status, decision, COMPANY)
    if not status:
        return False
    application.status_before, application.decided_on = application.status, now_datetime()
    application.move(status, COMPANY, decision)
    return True


def invite_to_choose(application: Document) -> None:
    """Move a locked application to Interview, with the time to be chosen. The caller saves.

    :raises frappe.ValidationError: 417, its status does not allow it.
    """
    if application.status == INTERVIEW:
        application.set_interview(None, None, COMPANY, "Offered")
    else:
        application.interview_at = application.interview_place = None
        _move(application, "interview")


def _invite(application: Document, interview_at: str | None, place: str | None) -> bool:
    at, where = future_time(interview_at), (place or "").strip()
    if not where:
        frappe.throw(_(messages.INTERVIEW_NEEDS_PLACE))
    if application.status == INTERVIEW and _interview(application) == (at, where):
        return False
    application.interview_at, application.interview_place = at, where
    return _move(application, "interview")


def _interview(application: Document) -> tuple[datetime, str]:
    return get_datetime(application.interview_at), application.interview_place


def future_time(text: str | None) -> datetime:
    """Parse a future time in the site's time zone.

    :raises frappe.ValidationError: 417, it is past, or no time.
    """
    try:
        at = datetime.fromisoformat((text or "").strip())
    except ValueError:
        at = None
    # Its end, or the same time in UTC, would be after the last day that Python knows.
    if not at or at.tzinfo or at <= now_datetime() or at.year == MAXYEAR:
        frappe.throw(_(messages.INTERVIEW_NEEDS_TIME))
    return at.replace(microsecond=0)


def may_restore(application: Document) -> bool:
    """Whether the company may undo its last decision."""
    is_decided = application.status in map(STATES.target, MOVES) and application.decided_on
    return bool(is_decided) and is_recent(application.decided_on)


def is_recent(decided_on: datetime | str) -> bool:
    """Whether a decision made then may still be undone."""
    return get_datetime(decided_on) >= now_datetime() - timedelta(hours=LIMITS["undo_hours"])


def _restore(application: Document) -> bool:
    """Restore the status before the last decision. One about an interview brings the interview before it."""
    entries = application.entries()
    if entries[-1]["decision"] == RESTORE:
        return False
    if not may_restore(application):
        frappe.throw(_(messages.NOTHING_TO_RESTORE).format(LIMITS["undo_hours"]))
    status = application.status_before
    application.status_before = application.decided_on = None
    undone = max(index for index, entry in enumerate(entries) if entry["decision"] in MOVES)
    if entries[undone]["decision"] == "interview":
        interviews = [entry for entry in entries[:undone] if entry["status"] == INTERVIEW]
        last = interviews[-1] if status == INTERVIEW and interviews else {}
        application.interview_at, application.interview_place = last.get("interview_at"), last.get("place")
    application.move(status, COMPANY, RESTORE)
    return True

"""Marks of both sides: being late, and how an interview ended."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import messages as application_messages
from job_portal.interviews import booking, interview_list, messages, notifying
from job_portal.interviews.doctype.jp_interview.jp_interview import BOOKED, STATES
from job_portal.interviews.policy import Meeting, may_undo, reach, said_last
from job_portal.platform.states import COMPANY, SEARCHER
from job_portal.rules import MARKET

LATE, CAME, MISSED, UNDO = "late", "came", "missed", "undo"


def mark(name: str, said: str) -> dict:
    """Either side says that it is late, or how the interview ended, or takes back what it said last, as
    `api.mark_interview` answers it.

    The last mark of either side counts. The searcher's standing does not change.

    :raises frappe.PermissionError: 403, see `policy.reach`.
    :raises frappe.ValidationError: 417, an unknown mark, an outcome before the start, nothing of the last day
        to take back, or a status that does not allow it.
    """
    if said not in (LATE, CAME, MISSED, UNDO):
        frappe.throw(_(messages.ANSWER_UNKNOWN))
    meeting = reach(name)
    interview, side = meeting.interview, meeting.side
    if said == UNDO:
        _undo(interview, side)
    elif said == LATE:
        _mark_late(meeting)
    else:
        _mark_outcome(meeting, said)
    return interview_list.item(interview.name)


def _mark_late(meeting: Meeting) -> None:
    interview, side = meeting.interview, meeting.side
    if interview.status != BOOKED:
        STATES.refuse(interview.status)
    if interview.late_by != side:
        interview.late_by, interview.late_on = side, now_datetime()
        booking.save(interview)
        notifying.late(interview, meeting.parties, side)


def _mark_outcome(meeting: Meeting, said: str) -> None:
    interview, side = meeting.interview, meeting.side
    # Without a move, the status is already set, perhaps by the other side.
    status = STATES.after(interview.status, said, side) or interview.status
    if get_datetime(interview.at) > now_datetime():
        frappe.throw(_(messages.NOT_BEGUN))
    if said_last(interview) == side and interview.get(f"{side}_mark") == status:
        return
    interview.update({"status": status, f"{side}_mark": status, f"{side}_marked_on": now_datetime()})
    booking.save(interview)
    notifying.marked(interview, meeting.parties, side)


def _undo(interview: Document, side: str) -> None:
    if not may_undo(interview, side):
        frappe.throw(_(application_messages.NOTHING_TO_RESTORE).format(MARKET["limits"]["undo_hours"]))
    if interview.get(f"{side}_mark"):
        status = STATES.after(interview.status, "undo", side)
        other = COMPANY if side == SEARCHER else SEARCHER
        interview.update({f"{side}_mark": None, f"{side}_marked_on": None})
        interview.status = interview.get(f"{other}_mark") or status
    else:
        interview.late_by = interview.late_on = None
    booking.save(interview)

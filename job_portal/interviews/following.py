"""Interviews follow their applications, and are deleted with their job and their searcher."""

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime

from job_portal.applications.deciding import RESTORE
from job_portal.applications.doctype.jp_application.jp_application import INTERVIEW, WITHDRAWN
from job_portal.company import service as companies
from job_portal.interviews import booking, messages, notifying, slots
from job_portal.interviews.doctype.jp_interview.jp_interview import (
    BOOKED,
    CANCELLED,
    DOCTYPE,
    STATES,
)
from job_portal.interviews.doctype.jp_interview_slot.jp_interview_slot import DOCTYPE as SLOTS
from job_portal.platform import bulk
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import COMPANY, SEARCHER
from job_portal.rules import MARKET


def follow_application(application: Document, event: str) -> None:
    """Hook of JP Application, which its request has locked. Book the interview's time that the company sets.
    Free the seat if the company takes the time back, or the searcher withdraws.
    """
    before = application.get_doc_before_save()
    if application.status == INTERVIEW:
        if any(map(application.has_value_changed, ("status", "interview_at", "interview_place"))):
            follow_time(application)
    elif before and before.status != application.status:
        is_taken_back = before.status == INTERVIEW and application.entries()[-1]["decision"] == RESTORE
        if application.status == WITHDRAWN:
            _end(application, "decline", SEARCHER)
        elif is_taken_back:
            end(application)


def end(application: Document) -> None:
    """Hook, and the company's undo: cancel what is still to come of the application's interview."""
    _end(application, "cancel", COMPANY)


def _end(application: Document, move: str, by: str) -> None:
    interview = booking.of_application(application.name)
    if interview and move in STATES.moves_from(interview.status, by):
        booking.free(interview, STATES.target(move))


def follow_time(application: Document) -> None:
    """Book the time of a locked application at Interview, or cancel the interview if its time was removed."""
    interview = booking.of_application(application.name)
    if _time_of(interview) == _time_of_application(application):
        return
    if not application.interview_at:
        # The company took back the time of an interview that had none before.
        return booking.free(interview, CANCELLED)
    values = {"starts": get_datetime(application.interview_at), "place": application.interview_place}
    values |= {"minutes": MARKET["limits"]["interview_minutes"], "seats": 1}
    if interview:
        STATES.after(interview.status, "appoint", COMPANY)
    booking.seat(interview or booking.begin(application), slots.make(application.job, [values])[0].as_dict())


def _time_of(interview: Document | None) -> tuple | None:
    slot = interview and interview.slot
    found = slot and frappe.db.get_value(SLOTS, slot, ("starts", "place"))
    return (get_datetime(found[0]), found[1]) if found else None


def _time_of_application(application: Document) -> tuple | None:
    at = application.interview_at
    return (get_datetime(at), application.interview_place) if at else None


def forget_application(application: Document, event: str) -> None:
    """Hook of JP Application, before Frappe checks links: delete its interview."""
    bulk.delete_where(DOCTYPE, {"application": application.name})


def forget_searcher(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, after its applications: tell the companies of its interviews, which go next."""
    booked = {"searcher": searcher.name, "status": BOOKED}
    for row in frappe.get_all(DOCTYPE, booked, ["company", "job"]):
        news = Sentence(messages.TELL_DECLINED, frappe.db.get_value("JP Job", row.job, "title"))
        companies.notify_members(
            row.company, notifying.COMPANY_KIND, news, notifying.INTERVIEWS.format(row.job)
        )

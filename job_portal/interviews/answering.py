"""The searcher answers an offer; the company books or cancels. `interview_moves` of `rules` says when."""

from datetime import datetime

import frappe
from frappe import _
from frappe.utils import get_datetime

from job_portal.applications.deciding import future_time
from job_portal.interviews import booking, interview_list, messages, notifying, slots
from job_portal.interviews.doctype.jp_interview.jp_interview import (
    BOOKED,
    CANCELLED,
    DECLINED,
    OTHER_TIME,
    STATES,
)
from job_portal.interviews.policy import Meeting, check_is_open, reach
from job_portal.platform.fields import is_invisible
from job_portal.platform.sentences import Moment
from job_portal.platform.states import COMPANY, SEARCHER
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]


def answer(name: str, said: str, slot: str | None, wish: str | None) -> dict:
    """The searcher's answer to an offer, as `api.answer_interview` answers it. The same answer again changes
    nothing.

    :raises frappe.PermissionError: 403, see `policy.reach`.
    :raises frappe.ValidationError: 417, an unknown answer or slot, a past or full one, no wish, or a status
        that does not allow it.
    """
    if said not in _ANSWERS:
        frappe.throw(_(messages.ANSWER_UNKNOWN))
    meeting = reach(name, SEARCHER)
    _ANSWERS[said](meeting, (slot or "").strip(), wish)
    return interview_list.item(meeting.interview.name)


def _choose(meeting: Meeting, slot: str, wish: str | None) -> None:
    interview = meeting.interview
    if STATES.after(interview.status, "book", SEARCHER) is None:
        return None if slot == interview.slot else STATES.refuse(interview.status)
    check_is_open(meeting)
    _book(meeting, slots.take(slot, interview.offer))
    notifying.answered(interview, meeting.parties, messages.TELL_BOOKED, Moment(interview.at))


def _ask_for_another(meeting: Meeting, slot: str, wish: str | None) -> None:
    interview, asked = meeting.interview, (wish or "").strip()
    if is_invisible(asked):
        frappe.throw(_(messages.WISH_MISSING))
    at = _time_of(asked)
    asked = str(at or asked)
    if STATES.after(interview.status, "other", SEARCHER) is None:
        return None if asked == interview.wish else STATES.refuse(interview.status)
    check_is_open(meeting)
    _free(meeting, OTHER_TIME, wish=asked, at=at or interview.at)
    notifying.answered(interview, meeting.parties, messages.TELL_OTHER_TIME)


def _time_of(wish: str) -> datetime | None:
    """The time that a wish names; None for a wish in words.

    :raises frappe.ValidationError: 417, a time in the past.
    """
    try:
        datetime.fromisoformat(wish)
    except ValueError:
        return None
    return future_time(wish)


def _decline(meeting: Meeting, slot: str, wish: str | None) -> None:
    if STATES.after(meeting.interview.status, "decline", SEARCHER):
        _free(meeting, DECLINED)
        notifying.answered(meeting.interview, meeting.parties, messages.TELL_DECLINED)


_ANSWERS = {"book": _choose, "other": _ask_for_another, "decline": _decline}


def change(name: str, wanted: str, starts: str | None, place: str | None) -> dict:
    """The company books a time for an interview, or cancels it, as `api.change_interview` answers it.

    :raises frappe.PermissionError: 403, see `policy.reach`.
    :raises frappe.ValidationError: 417, an unknown change, a time that is not in the future, a place that
        contains more than an address, or a status that does not allow it.
    """
    if wanted not in _CHANGES:
        frappe.throw(_(messages.ANSWER_UNKNOWN))
    meeting = reach(name, COMPANY)
    _CHANGES[wanted](meeting, starts, (place or "").strip())
    return interview_list.item(meeting.interview.name)


def _book_asked(meeting: Meeting, starts: str | None, place: str) -> None:
    interview, at = meeting.interview, future_time(starts)
    offered = slots.offered([interview.offer]).get(interview.offer, [])
    first = offered[0] if offered else {"minutes": _LIMITS["interview_minutes"], "place": ""}
    place = place or first["place"]
    if STATES.after(interview.status, "book", COMPANY) is None:
        is_same = (at, place) == (get_datetime(interview.at), meeting.application.interview_place)
        return None if is_same else STATES.refuse(interview.status)
    slot = {"starts": at, "minutes": first["minutes"], "place": place, "seats": 1}
    _book(meeting, slots.make(interview.job, [slot])[0].as_dict())
    notifying.booked_by_company(interview, meeting.parties)


def _cancel(meeting: Meeting, starts: str | None, place: str) -> None:
    before = meeting.interview.status
    if STATES.after(before, "cancel", COMPANY):
        _free(meeting, CANCELLED)
        notifying.cancelled(meeting.interview, meeting.parties, before == BOOKED)


_CHANGES = {"book": _book_asked, "cancel": _cancel}


def _book(meeting: Meeting, slot: dict) -> None:
    booking.seat(meeting.interview, slot)
    booking.tell_application(meeting.application, meeting.interview, slot, meeting.side)


def _free(meeting: Meeting, status: str, **values: object) -> None:
    booking.free(meeting.interview, status, **values)
    booking.tell_application(meeting.application, meeting.interview, None, meeting.side)

"""Interviews: a company offers times, the applicant chooses one, and both sides keep it.

docs/market.md#interviews has the states. Each method that names an interview raises frappe.PermissionError
(403) for an account that is on neither side.
"""

from werkzeug.wrappers import Response

from job_portal.interviews import answering, calendar_file, interview_list, marking, offering
from job_portal.platform.policy import Audience, reads, writes


@writes(Audience.COMPANY)
def offer_interviews(applications: list | str, slots: list | str, job: str | None = None) -> dict:
    """Offer up to five times to one or more applicants of a job. Their applications move to Interview.

    :param applications: up to 50 names, of one job.
    :param slots: [{starts, minutes, place, seats}]; starts: a future time of the site; minutes: default 30;
        place: an address, or 'call'; seats: default 1.
    :param job: of the applications.
    :return: {items: as in `get_interviews`}
    :raises frappe.ValidationError: 417, a broken rule, or a status that does not allow it.
    """
    return offering.offer(job, applications, slots)


@writes(Audience.SEARCHER)
def answer_interview(interview: str, answer: str, slot: str | None = None, wish: str | None = None) -> dict:
    """Answer an offer, or change the answer.

    :param answer: book, with a `slot`; other, with a `wish`; decline.
    :param wish: a time of the site, or words.
    :return: the interview as in `get_interviews`
    :raises frappe.ValidationError: 417, a full or past slot, or a status that does not allow it.
    """
    return answering.answer(interview, answer, slot, wish)


@writes(Audience.COMPANY)
def change_interview(
    interview: str, change: str, starts: str | None = None, place: str | None = None
) -> dict:
    """Book a time that the applicant asked for, or cancel the interview.

    :param change: book, cancel.
    :param starts: for a booking: a future time of the site.
    :param place: for a booking: an address, or 'call'; default: the offered place.
    :return: the interview as in `get_interviews`
    :raises frappe.ValidationError: 417, a broken rule, or a status that does not allow it.
    """
    return answering.change(interview, change, starts, place)


@writes(Audience.BOTH_SIDES)
def mark_interview(interview: str, mark: str) -> dict:
    """Say that the caller's side will be late, or how the interview ended.

    :param mark: late, came, missed, undo (the side's last mark, for 24 hours).
    :return: the interview as in `get_interviews`
    :raises frappe.ValidationError: 417, an outcome before the start, or a status that does not allow it.
    """
    return marking.mark(interview, mark)


@reads(Audience.SIGNED_IN)
def get_interviews(
    application: str | None = None,
    interview: str | None = None,
    job: str | None = None,
    side: str | None = None,
    to: str | None = None,
    cursor: str | None = None,
    limit: int | None = None,
    **others: object,
) -> dict:
    """The signed-in account's interviews, the latest first; with a first day, the earliest first.

    Without a booked time, the time that was asked for or the last offered one counts.

    :param application: one, or up to 50 with commas.
    :param side: company or searcher, for an account with both roles.
    :param to: the last day.
    :param others: `from`, the first day: a keyword of Python, so no parameter can have this name.
    :return: {items, next, total, at_least}, see `platform.paging`; items: {interview, application, job,
        job_title, side, name, searcher, status, starts, minutes, place, wish, slots: [{slot, starts, minutes,
        place, left}], came, missed, late, may}; `name`: the other side's; `came`, `missed`, `late`: the side
        that said so; `may`: what the reader may do now: book, other, decline, cancel, offer, late, came,
        missed, undo.
    :raises frappe.ValidationError: 417, an invalid day or side, or a cursor of another list.
    """
    given = {"application": application, "interview": interview, "job": job, "side": side, "to": to}
    return interview_list.listed({**given, "from": others.get("from")}, cursor, limit)


@reads(Audience.BOTH_SIDES)
def get_interview_calendar(interview: str) -> Response:
    """An interview's time as a calendar file (.ics).

    :raises frappe.ValidationError: 417, it has no time.
    """
    return calendar_file.response(interview)

"""Notifies both sides of interviews: the searcher, and all members of the company. Also by night."""

from frappe.model.document import Document

from job_portal.applications import messages as application_messages
from job_portal.applications.notifying import OWN_APPLICATION
from job_portal.company import service as companies
from job_portal.interviews import messages
from job_portal.notifications.service import notify
from job_portal.platform.sentences import Moment, Sentence
from job_portal.platform.states import COMPANY

SEARCHER_KIND, COMPANY_KIND = "interview", "interviews"
# The company's interviews about a job.
INTERVIEWS = "/frontend/interviews?job={0}"


def offered(interview: Document, parties: dict) -> None:
    _searcher(interview, parties, messages.TELL_OFFERED)


def booked_by_company(interview: Document, parties: dict) -> None:
    _searcher(interview, parties, application_messages.TELL_INTERVIEW, Moment(interview.at))


def cancelled(interview: Document, parties: dict, is_booked: bool) -> None:
    """:param is_booked: whether a time was booked, which the sentence then names."""
    if is_booked:
        _searcher(interview, parties, messages.TELL_CANCELLED, Moment(interview.at))
    else:
        _searcher(interview, parties, application_messages.TELL_INTERVIEW_TAKEN_BACK)


def answered(interview: Document, parties: dict, sentence: str, *more: object) -> None:
    """Tell the company the searcher's answer, without a name.

    :param sentence: of `messages`, with the job's title and `more`.
    """
    _company(interview, parties, sentence, *more)


def late(interview: Document, parties: dict, side: str) -> None:
    """Tell the other side that `side` will be late."""
    at = Moment(interview.at)
    if side == COMPANY:
        _searcher(interview, parties, messages.TELL_COMPANY_LATE, at)
    else:
        _company(interview, parties, messages.TELL_APPLICANT_LATE, at)


def marked(interview: Document, parties: dict, side: str) -> None:
    """Tell the other side how `side` says the interview ended."""
    tell = _searcher if side == COMPANY else _company
    tell(interview, parties, messages.TELL_MARKED, Moment(interview.at), Sentence(interview.status))


def remind_searcher(interview: Document, parties: dict) -> None:
    _searcher(interview, parties, messages.TELL_REMINDER, Moment(interview.at))


def remind_company(interview: Document, parties: dict) -> None:
    """Remind the company once of all interviews at this time."""
    news = Sentence(messages.TELL_REMINDER, parties.title, Moment(interview.at))
    link, key = INTERVIEWS.format(interview.job), f"interviews {interview.slot} {interview.remind_on}"
    companies.notify_members(interview.company, COMPANY_KIND, news, link, key)


def _searcher(interview: Document, parties: dict, sentence: str, *more: object) -> None:
    # A profile made in Desk has no account.
    if parties.searcher:
        news = Sentence(sentence, parties.said_title, *more)
        notify(parties.searcher, SEARCHER_KIND, news, OWN_APPLICATION.format(interview.job))


def _company(interview: Document, parties: dict, sentence: str, *more: object) -> None:
    news = Sentence(sentence, parties.title, *more)
    companies.notify_members(interview.company, COMPANY_KIND, news, INTERVIEWS.format(interview.job))

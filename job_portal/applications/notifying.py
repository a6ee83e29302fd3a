"""Notifies searcher and company about an application. The searcher hears of some decisions later."""

import time
from datetime import timedelta

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import messages
from job_portal.applications.doctype.jp_application.jp_application import (
    DOCTYPE,
    INTERVIEW,
    NOT_SELECTED,
    SELECTED,
    SHORTLISTED,
    SILENCES,
    is_silent,
)
from job_portal.company import service as companies
from job_portal.jobs.wording.holding import said_title
from job_portal.notifications.service import notify
from job_portal.platform import logs, queue, records
from job_portal.platform.sentences import Moment, Sentence

KINDS = {
    SHORTLISTED: ("shortlisted", messages.TELL_SHORTLISTED),
    INTERVIEW: ("interview", messages.TELL_INTERVIEW),
    SELECTED: ("selected", messages.TELL_SELECTED),
    NOT_SELECTED: ("not selected", messages.TELL_NOT_SELECTED),
}
# The notification when the company takes back a decision that the searcher could read.
TAKEN_BACK = {
    SHORTLISTED: messages.TELL_SHORTLIST_TAKEN_BACK,
    INTERVIEW: messages.TELL_INTERVIEW_TAKEN_BACK,
    SELECTED: messages.TELL_HIRE_TAKEN_BACK,
}
# Links to the application in the searcher's list, and to a job's list of applicants.
OWN_APPLICATION, JOB_LIST = "/frontend/my-jobs?job={0}", "/frontend/job-applicants?job={0}"
# At most in one run, so that other scheduled jobs are not delayed.
MOST_AT_ONCE = 1000
_OVER = f"""select application.name, application.job, searcher.account as searcher,
    job.title, job.category, job.status, job.hold_reasons
    from `tab{DOCTYPE}` application join `tabJP Searcher` searcher on searcher.name = application.searcher
    join `tabJP Job` job on job.name = application.job
    where application.silent_until <= %s order by application.silent_until limit {MOST_AT_ONCE}"""  # noqa: S608


def shown(application: Document) -> tuple[str, str]:
    """What the searcher may read now: the status, and time and place of an interview."""
    status = application.status_for_searcher()
    if status != INTERVIEW or not application.interview_at:
        return status, ""
    return status, f"{get_datetime(application.interview_at)} {application.interview_place}"


def notify_searcher(
    application: Document, parties: dict, before: tuple[str, str], is_taken_back: bool = False
) -> None:
    """Notify the searcher of a decision, if the searcher now reads something else than `before` (see
    `shown`).

    :param is_taken_back: whether the company took back its last decision.
    """
    status, _at = now = shown(application)
    account, title = parties.searcher, parties.said_title
    if now != before and is_taken_back and before[0] in TAKEN_BACK and status != before[0]:
        _notify(application.job, account, "taken back", Sentence(TAKEN_BACK[before[0]], title))
    elif now != before and status == INTERVIEW and not application.interview_at:
        _notify(application.job, account, "interview", Sentence(messages.TELL_INTERVIEW_TAKEN_BACK, title))
    elif now != before and status in KINDS:
        _tell(application.job, account, status, title, application.interview_at)
    elif application.status == SELECTED and is_silent(application.silent_until):
        # The selected person waits for this message, so it goes ahead of the jobs for which nobody waits.
        queue.later(f"{__name__}.{end_silence.__name__}", queue="short", name=application.name)


def notify_company(kind: str, title: str, application: Document) -> None:
    """Tell the members of a withdrawal, or of applications with one unread line for each job."""
    sentence = {"applications": messages.TELL_APPLICATIONS, "withdrawal": messages.TELL_WITHDRAWAL}[kind]
    key = f"applications {application.job}" if kind == "applications" else None
    news, link = Sentence(sentence, title), JOB_LIST.format(application.job)
    companies.notify_members(application.company, kind, news, link, key)


def end_silence(name: str) -> None:
    """Background job: wait for the end of a short silence, and notify. If it fails, the scheduler does.

    If one worker has several such jobs, the silences of the later ones are over when their turn comes.
    """
    until = frappe.db.get_value(DOCTYPE, name, "silent_until")
    if until:
        left = get_datetime(until) - now_datetime()
        time.sleep(min(max(left, timedelta()), SILENCES[SELECTED]).total_seconds())
    end_silences()


def end_silences() -> None:
    """Job of every five minutes: notify applicants whose silences are over. They can read the decisions
    already.
    """
    # After a wait, the transaction's snapshot is old.
    frappe.db.rollback()
    for row in frappe.db.sql(_OVER, (now_datetime(),), as_dict=True):
        try:
            _end_silence(row)
            frappe.db.commit()
        except Exception:
            frappe.db.rollback()
            logs.failure(f"The end of application {row.name}'s silence could not be told")


def _end_silence(row: dict) -> None:
    application = records.locked(DOCTYPE, row.name)
    # A new decision, or another worker, has ended the silence meanwhile, and sent its own notification.
    if not application or not application.silent_until or is_silent(application.silent_until):
        return
    status = application.status_for_searcher()
    frappe.db.set_value(
        DOCTYPE, row.name, {"silent_until": None, "shown_status": status}, update_modified=False
    )
    _tell(row.job, row.searcher, status, said_title(row))
    for hook in frappe.get_hooks("job_portal_not_selected") if status == NOT_SELECTED else ():
        frappe.get_attr(hook)(application)


def _tell(job: str, account: str | None, status: str, title: str | Sentence, interview_at=None) -> None:
    kind, sentence = KINDS[status]
    at = [Moment(interview_at)] if interview_at else []
    _notify(job, account, kind, Sentence(sentence, title, *at))


def _notify(job: str, account: str | None, kind: str, sentence: Sentence) -> None:
    # A profile made in Desk has no account.
    if account:
        notify(account, kind, sentence, OWN_APPLICATION.format(job))

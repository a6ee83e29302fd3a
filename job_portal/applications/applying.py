"""A searcher applies for a job, and withdraws."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import getdate, now_datetime

from job_portal.applications import messages, notifying, own_applications, policy, screening
from job_portal.applications.doctype.jp_application.jp_application import (
    APPLIED,
    DOCTYPE,
    IGNORED,
    STATES,
    WITHDRAWN,
)
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.company.membership import company_of
from job_portal.company.messages import THAW_FIRST
from job_portal.consents import ledger
from job_portal.jobs import questions
from job_portal.jobs.doctype.jp_job.jp_job import HELD, LIVE, REMOVED, status_now
from job_portal.platform import dates, records
from job_portal.platform.states import SEARCHER
from job_portal.rules import MARKET
from job_portal.searchers import service as searchers

# The job, its contact and the account's searcher in one query.
_JOB = f"""select job.name, job.title, job.company, job.status, job.valid_through, job.application_start_date,
    job.questions, job.hr_opening, company.status as review, searcher.name as searcher, searcher.is_frozen,
    {own_applications.HR_NAME} as hr_name, {own_applications.HR_CHANGED_ON} as hr_changed_on,
    {policy.is_blocked_by("searcher.name", "job.company")} as is_blocked
    from `tabJP Job` job {own_applications.CONTACT_OF_JOB}
    left join `tabJP Searcher` searcher on searcher.account = %s where job.name = %s"""  # noqa: S608 (constants)


def apply(
    job_name: str,
    client_key: str | None,
    values: dict,
    answers: object = None,
    board: str | None = None,
    is_told_of_hr: bool = False,
) -> dict:
    """Apply for a job in the signed-in account's name, as `api.apply_to_job` answers it. A second application
    returns the first.

    :param client_key: the browser's key for one filled-in form. A repeated request with the same key returns
        the first one's application, even if it was withdrawn meanwhile.
    :param values: cover_letter, resume.
    :param answers: to the questions of the job, see `screening.taken`.
    :param board: the job board whose link led here. An unknown board counts as none.
    :param is_told_of_hr: whether the form said that the company's HR system gets it, too. Else it does not.
    :raises frappe.DoesNotExistError: 404, no such job, or one that is no longer public.
    :raises frappe.ValidationError: 417, the job takes no applications now, or a field breaks its rule.
    """
    records.check_client_key(client_key)
    if board in MARKET["job_boards"]:
        values = values | {"job_board": board}
    job = _job(job_name.strip())
    values = values | {"goes_to_hr": int(is_told_of_hr and bool(job.hr_opening))}
    return own_applications.saved(
        _application(job, client_key, values, answers), job.hr_name, job.hr_changed_on
    )


def withdraw(name: str) -> dict:
    """Withdraw an application of the signed-in account, as `api.withdraw_application` answers it. A second
    request changes nothing.

    :raises frappe.PermissionError: 403, another account's application, or no such one.
    :raises frappe.ValidationError: 417, the status does not allow it.
    """
    application, parties, side = policy.reach(name)
    if side != SEARCHER:
        policy.refuse()
    _withdraw(application, parties)
    return own_applications.saved(application)


def end(application: Document) -> None:
    """Withdraw an application for its account. The caller has locked it."""
    _withdraw(application, policy.parties_of(application))


def _withdraw(application: Document, parties: dict) -> None:
    shown = application.status_for_searcher()
    status = STATES.after(application.status, "withdraw", SEARCHER, shown)
    if not status:
        return
    application.interview_at = application.interview_place = None
    application.move(status, SEARCHER, "withdraw")
    notifying.notify_company("withdrawal", parties.title, application)
    store(application)


def store(application: Document) -> Document:
    """Save without Frappe's look-up of links, which cannot have changed."""
    application.flags.ignore_links = True
    application.save(ignore_permissions=True)
    return application


def _job(name: str) -> dict:
    rows = frappe.db.sql(_JOB, (frappe.session.user, name), as_dict=True)
    return rows[0] if rows else frappe.throw(_(messages.JOB_NOT_FOUND), frappe.DoesNotExistError)


def _application(job: dict, client_key: str | None, values: dict, answers: object) -> Document:
    searcher = job.searcher
    earlier = _earlier(searcher, job.name, client_key) if searcher else []
    for row in earlier:
        if row.status != WITHDRAWN or (client_key and row.client_key == client_key):
            return frappe.get_doc(DOCTYPE, row.name)
    _check_open(job)
    values = values | screening.taken(questions.of_job(job.questions), answers)
    _check_consent()
    searcher = searcher or searchers.create(frappe.session.user)
    if values["resume"]:
        searchers.take_resume(searcher, values["resume"])
    if earlier:
        application = _come_back(earlier[0].name, client_key, values)
    else:
        application = _insert(job, searcher, client_key, values)
    notifying.notify_company("applications", job.title, application)
    return application


def _earlier(searcher: str, job: str, client_key: str | None) -> list[dict]:
    """The searcher's applications for the job, or with the key, as {name, status, client_key}."""
    query = f"""select name, status, client_key from `tab{DOCTYPE}`
        where searcher = %s and (job = %s or client_key = %s)"""  # noqa: S608 (constants)
    return frappe.db.sql(query, (searcher, job, client_key or None), as_dict=True)


def _check_open(job: dict) -> None:
    """Refuse a job of the own company, or one that takes no applications now; 404 if it is not public."""
    if job.company == company_of(frappe.session.user):
        frappe.throw(_(messages.OWN_JOB))
    if job.is_frozen:
        frappe.throw(_(THAW_FIRST))
    if job.is_blocked:
        frappe.throw(_(messages.COMPANY_BLOCKED))
    # To others, a rejected company's jobs look removed.
    if job.review in HIDDEN or job.status in (HELD, REMOVED):
        frappe.throw(_(messages.JOB_NOT_FOUND), frappe.DoesNotExistError)
    status = status_now(job.status, job.valid_through)
    if status != LIVE:
        frappe.throw(_(messages.JOB_NOT_OPEN[status]))
    starts = job.application_start_date
    if starts and getdate(starts) > now_datetime().date():
        frappe.throw(_(messages.JOB_NOT_STARTED).format(dates.day(starts)))


def _check_consent() -> None:
    """Refuse accounts without consent to applications. The lock makes a withdrawal of consent wait.

    :raises ledger.ConsentMissing: 417.
    """
    ledger.require(ledger.APPLICATION, is_locked=True)


def _insert(job: dict, searcher: str, client_key: str | None, values: dict) -> Document:
    application = frappe.get_doc(
        {
            "doctype": DOCTYPE,
            "job": job.name,
            "searcher": searcher,
            "company": job.company,
            "applied_on": now_datetime(),
            "client_key": client_key,
            **values,
        }
    )
    application.move(APPLIED, SEARCHER, "apply")
    application.flags.ignore_version = True
    # The realtime update is only for open lists in Desk, where nobody has applications open.
    application.flags.notify_update = False
    try:
        return application.insert(ignore_permissions=True, ignore_links=True)
    except frappe.UniqueValidationError:
        # The unique index let one of two concurrent inserts through. Its row is visible after a rollback.
        frappe.db.rollback()
        frappe.clear_last_message()
        return frappe.get_doc(DOCTYPE, {"searcher": searcher, "job": job.name})


def _come_back(name: str, client_key: str | None, values: dict) -> Document:
    """Apply again after a withdrawal. An Ignored application is Ignored again, silently for a day."""
    application = records.locked(DOCTYPE, name) or policy.refuse()
    if application.status != WITHDRAWN:
        return application
    # The lock began a new transaction, so check again.
    _check_consent()
    application.update({**values, "client_key": client_key, "applied_on": now_datetime()})
    application.unanswered_on = application.seen_on = None
    was_ignored = IGNORED in [entry["status"] for entry in application.entries()[-2:-1]]
    if was_ignored:
        application.shown_status = APPLIED
        application.move(IGNORED, SEARCHER, "apply")
    else:
        application.status_before = application.decided_on = None
        application.move(APPLIED, SEARCHER, "apply")
    return store(application)

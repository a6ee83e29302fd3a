"""Shows a person's number. Each look is logged, and a searcher is notified."""

import frappe
from frappe import _
from frappe.utils import cint

from job_portal.account import accounts
from job_portal.applications import candidate_limit, look_log, own_applications, policy
from job_portal.matching import invitations, matches, messages
from job_portal.matching.policy import own_job, refuse_candidate
from job_portal.notifications.service import notify
from job_portal.platform import records
from job_portal.platform.policy import require
from job_portal.platform.sentences import Sentence

LOOKS = "/frontend/profile"
_CONTACT = f"""select {own_applications.HR_NUMBER}, {own_applications.HR_CHANGED_ON}
    from `tabJP Job` job {own_applications.CONTACT_OF_JOB}
    where job.name = %s"""  # noqa: S608 (constants)


def reveal(application: str | None, job: str | None, searcher: str | None) -> dict:
    """A number, as `api.reveal_phone` answers it.

    :raises frappe.PermissionError: 403, the account may not call this person, or its company is under review.
    :raises frappe.ValidationError: 417, they do not want to be called, or there is no number.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    if application:
        return _of_application(application)
    if not (job and searcher):
        frappe.throw(_(messages.WHOSE_NUMBER))
    found = own_job(job)
    row = matches.match_of(found, searcher) or refuse_candidate()
    require(cint(row["may_call"]), messages.NOT_TO_BE_CALLED)
    candidate_limit.count(found.company, found.reviewed_on, [row["name"]])
    return _of_searcher(found.company, found.name, row["name"], found.title)


def _of_application(name: str) -> dict:
    application, parties, side = policy.reach(name, is_change=False)
    if parties.absent in (policy.DELETED, policy.WITHDRAWN):
        policy.refuse()
    company, job, searcher = application.company, application.job, application.searcher
    if side == policy.COMPANY:
        policy.check_job_not_removed(parties)
        if parties.absent:
            frappe.throw(_(messages.NO_NUMBER))
        return _of_searcher(company, job, searcher, parties.said_title)
    ((number, changed_on),) = frappe.db.sql(_CONTACT, (job,))
    if not number:
        frappe.throw(_(messages.NO_CONTACT))
    look_log.note_searcher(company, job, searcher)
    return {"phone": number, "changed_on": own_applications.changed_since(changed_on, application.applied_on)}


def _of_searcher(company_name: str, job: str, searcher: str, title: str | Sentence) -> dict:
    company = records.locked("JP Company", company_name) or refuse_candidate()
    invitations.check_approved(company.status)
    account = frappe.db.get_value("JP Searcher", searcher, "account")
    phone = account and accounts.number_of(account)
    if not phone:
        frappe.throw(_(messages.NO_NUMBER))
    if look := look_log.note_company(look_log.NUMBER, company, job, searcher):
        news = Sentence(messages.TELL_NUMBER_SEEN, look.company_name, title)
        notify(account, "number seen", news, LOOKS, f"number seen {job}")
    return {"phone": phone}

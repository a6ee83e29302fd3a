"""Access to an application: for its searcher, and for the job's company."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.applications import messages, policy
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE
from job_portal.company.service import check_not_rejected
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.jobs.wording.holding import said_title
from job_portal.platform import records
from job_portal.platform.states import COMPANY, SEARCHER

# A left join, since a deleted account has no searcher.
_PARTIES = f"""select searcher.account as searcher, {policy.ABSENT} as absent, company.account as company,
    company.status as review, job.status as job_status, job.title, job.category, job.hold_reasons
    from `tab{DOCTYPE}` application join `tabJP Company` company on company.name = application.company
    join `tabJP Job` job on job.name = application.job
    left join `tabJP Searcher` searcher on searcher.name = application.searcher
    where application.name = %s"""  # noqa: S608 (constants)


def reach(name: str, is_change: bool = True) -> tuple[Document, dict, str]:
    """The application, its parties, and the side of the signed-in account.

    :param is_change: whether to lock it for a change.
    :return: (application, its parties as `parties_of`, `searcher` or `company`).
    :raises frappe.PermissionError: 403, another account's application, or no such one; or a rejected company.
    """
    application = records.locked(DOCTYPE, name.strip()) if is_change else _loaded(name.strip())
    if not application:
        refuse()
    parties = parties_of(application)
    user = frappe.session.user
    if user not in (parties.searcher, parties.company):
        refuse()
    if user == parties.searcher:
        return application, parties, SEARCHER
    check_not_rejected(parties.review)
    return application, parties, COMPANY


def parties_of(application: Document) -> dict:
    """{searcher, company: accounts, absent, review, job_status, title, said_title}

    `searcher` is None if the account is deleted. `absent` is why the company may not read the person, or
    None. `said_title` is the title that the searcher may read.

    :raises frappe.PermissionError: 403, the job was deleted.
    """
    rows = frappe.db.sql(_PARTIES, (application.name,), as_dict=True)
    if not rows:
        # The job is being deleted, or was deleted with its company.
        refuse()
    parties = rows[0]
    parties.said_title = said_title({**parties, "status": parties.job_status})
    return parties


def refuse() -> None:
    """Refuse strangers with the same sentence as for a missing application."""
    frappe.throw(_(messages.APPLICATION_NOT_FOUND), frappe.PermissionError)


def check_not_removed(parties: dict) -> None:
    """Refuse a decision about a removed job."""
    if parties.job_status == REMOVED:
        frappe.throw(_(messages.JOB_REMOVED))


def check_read(job_status: str) -> None:
    """Refuse to show the applicants of a removed job: it may have been posted to collect profiles.

    :raises frappe.PermissionError: 403.
    """
    if job_status == REMOVED:
        frappe.throw(_(messages.APPLICANTS_CLOSED), frappe.PermissionError)


def _loaded(name: str) -> Document | None:
    if not frappe.db.exists(DOCTYPE, name):
        return None
    return frappe.get_doc(DOCTYPE, name)

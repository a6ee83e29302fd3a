"""Who may open an application, and what a company may read of a person. All lists and files ask here.

A company reads its applicants unless `ABSENT` gives a reason. It reads others while they are a match
(`matching.matches.match_of`). `job_portal/tests/test_who_reads.py` has the whole table.
"""

from typing import NoReturn

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.applications import messages
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE
from job_portal.company.membership import company_of
from job_portal.company.policy import check_may_act
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.jobs.wording.holding import said_title
from job_portal.platform import records
from job_portal.platform.policy import require
from job_portal.platform.states import COMPANY, SEARCHER

DELETED, WITHDRAWN, FROZEN = "deleted", "withdrawn", "frozen"


def is_blocked_by(searcher: str, company: str) -> str:
    """SQL: whether the searcher has blocked the company. Both parameters are SQL of a name."""
    return f"""exists (select 1 from `tabJP Company Block` block
        where block.searcher = {searcher} and block.company = {company})"""  # noqa: S608 (ours)


# SQL, with the tables `application` and (left joined) `searcher`: why the company may not read the applicant,
# or null. Withdrawing a consent withdraws the application. A block looks like a frozen account, so that
# companies do not learn who has blocked them.
ABSENT = f"""case when searcher.name is null then '{DELETED}'
    when application.status = 'Withdrawn' then '{WITHDRAWN}'
    when searcher.is_frozen = 1 or {is_blocked_by("application.searcher", "application.company")}
    then '{FROZEN}' end"""
# Filters need this too, because a match would reveal the hidden value.
IS_SHOWN = f"({ABSENT}) is null"

# A left join, since a deleted account has no searcher.
_PARTIES = f"""select searcher.account as searcher, {ABSENT} as absent, company.name as company,
    company.status as review, job.status as job_status, job.valid_through, job.title, job.category,
    job.hold_reasons
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
    parties = parties_of(application or refuse())
    user = frappe.session.user
    if user == parties.searcher:
        return application, parties, SEARCHER
    if company_of(user) != parties.company:
        refuse()
    check_may_act(parties.review)
    return application, parties, COMPANY


def parties_of(application: Document) -> dict:
    """{searcher: an account, company, absent, review, job_status, valid_through, title, said_title}

    `searcher` is None if the account is deleted. `absent` is why the company may not read the person, or
    None. `said_title` is the title that the searcher may read.

    :raises frappe.PermissionError: 403, the job was deleted.
    """
    rows = frappe.db.sql(_PARTIES, (application.name,), as_dict=True)
    # Without a row, the job is being deleted, or was deleted with its company.
    parties = rows[0] if rows else refuse()
    parties.said_title = said_title({**parties, "status": parties.job_status})
    return parties


def refuse() -> NoReturn:
    """Refuse strangers with the same sentence as for a missing application."""
    frappe.throw(_(messages.APPLICATION_NOT_FOUND), frappe.PermissionError)


def check_job_not_removed(parties: dict) -> None:
    """Refuse a decision about a removed job."""
    if parties.job_status == REMOVED:
        frappe.throw(_(messages.JOB_REMOVED))


def check_is_there(parties: dict) -> None:
    """Refuse a decision about a deleted or frozen account. The tables of moves cover a withdrawal."""
    if sentence := messages.APPLICANT_ABSENT.get(parties.absent):
        frappe.throw(_(sentence))


def check_may_read(job_status: str) -> None:
    """Refuse to show the applicants of a removed job: it may have been posted to collect profiles.

    :raises frappe.PermissionError: 403.
    """
    require(job_status != REMOVED, messages.APPLICANTS_CLOSED)


def _loaded(name: str) -> Document | None:
    if not frappe.db.exists(DOCTYPE, name):
        return None
    return frappe.get_doc(DOCTYPE, name)

"""Which jobs an account may change, and when its company may publish one."""

import frappe
from frappe.model.document import Document

from job_portal.account import quotas
from job_portal.company.doctype.jp_company.jp_company import APPROVED
from job_portal.company.policy import check_may_act, check_may_edit, own_company, own_locked
from job_portal.jobs import messages
from job_portal.platform import records
from job_portal.platform.policy import require


def own_job(name: str, is_counted: bool = False) -> Document:
    """The job to change, locked, for a member of its company.

    :param is_counted: whether `service.count_published` may follow. If so, its locks are taken here.
    :raises frappe.PermissionError: 403, another company's job, no such job, or a frozen company.
    """
    company = (own_locked if is_counted else own_company)().name
    job = records.locked("JP Job", name.strip(), begins=not is_counted)
    if is_counted:
        quotas.lock()
    require(job and job.company == company, messages.NOT_YOUR_JOB)
    check_may_edit(frappe.db.get_value("JP Company", company, "status"))
    return job


def check_may_post(status: str) -> None:
    """Refuse a company that is not approved.

    :param status: the company's.
    :raises frappe.PermissionError: 403.
    """
    check_may_act(status)
    require(status == APPROVED, messages.COMPANY_NOT_APPROVED)

"""Lets only the members of a job's company see the people who match, and only while its review allows it."""

from typing import NoReturn

import frappe
from frappe import _

from job_portal.applications import messages as application_messages
from job_portal.company.membership import company_of
from job_portal.company.policy import check_may_act
from job_portal.jobs import messages as job_messages
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.platform.policy import require

_JOB = """select job.name, job.title, job.search_text, job.job_description, job.company, job.status,
    job.valid_through, job.published_on, job.work_location_type, job.latitude, job.longitude, job.cell,
    job.min_education, job.english_level, job.experience_required, job.min_salary, job.max_salary,
    job.pay_unit, job.job_type, company.company_name, company.status as review,
    company.reviewed_on
    from `tabJP Job` job join `tabJP Company` company on company.name = job.company
    where job.name = %s"""


def own_job(name: str) -> dict:
    """The job, for a member of its company.

    :raises frappe.PermissionError: 403, another company's job, no such job, a removed one, or a rejected
        company.
    """
    job = read_job(name.strip())
    is_own = job and job.company == company_of(frappe.session.user) and job.status != REMOVED
    require(is_own, job_messages.NOT_YOUR_JOB)
    check_may_act(job.review)
    return job


def read_job(name: str) -> dict | None:
    """The columns of a job and its company that matching needs."""
    found = frappe.db.sql(_JOB, (name,), as_dict=True)
    return found[0] if found else None


def refuse_candidate() -> NoReturn:
    """Refuse a hidden searcher with the same sentence as a missing one."""
    frappe.throw(_(application_messages.CANDIDATE_NOT_FOUND), frappe.PermissionError)

"""One job, as whoever opens its address reads it."""

import frappe
from frappe import _
from frappe.utils import get_datetime

from job_portal.jobs import listing, messages
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED, status_now
from job_portal.jobs.service import REJECTED, url_of
from job_portal.rules import JOB

DETAILS = tuple(
    dict.fromkeys((*JOB, "city", "state", "published_on", "valid_through", "removal_reason", "modified"))
)
COMPANY_PART = {
    "company_about": "about_company",
    "company_industry": "jp_industry_master",
    "company_size": "company_size",
    "company_website": "company_website",
    "company_specialization": "specialization",
    "company_city": "city",
}


def details(name: str) -> dict:
    """The job as `api.get_job` answers it.

    :raises frappe.DoesNotExistError: 404, no such job, or one that is not public any more.
    """
    columns = {
        **listing.CARD_COLUMNS,
        **{column: f"job.{column}" for column in DETAILS},
        **{key: f"company.{column}" for key, column in COMPANY_PART.items()},
        "status": "job.status",
        "company": "job.company",
        "account": "company.account",
        "review": "company.status",
    }
    selected = ", ".join(f"{sql} as `{key}`" for key, sql in columns.items())
    query = f"select {selected} from `tabJP Job` job {listing.COMPANY_OF_JOB} where job.name = %s"  # noqa: S608
    rows = frappe.db.sql(query, (name.strip(),), as_dict=True)
    job = rows[0] if rows else None
    is_own = bool(job) and job.account == frappe.session.user
    is_public = job and job.status != REMOVED and job.review != REJECTED
    if not job or not (is_public or is_own or frappe.has_permission("JP Job", "read")):
        frappe.throw(_(messages.JOB_NOT_FOUND), frappe.DoesNotExistError)
    job.status = status_now(job.status, get_datetime(job.valid_through))
    job.is_verified = bool(job.is_verified)
    job.is_own = is_own
    job.url = url_of(job.name)
    # An HR contact is for those who applied, and the reason of a removal for the company.
    for private in (
        "account",
        "review",
        *(() if is_own else ("selected_hr", "removal_reason", "address_line1")),
    ):
        del job[private]
    listing.mark([job])
    return job

"""The pages of jobs, as guests, chats and search engines get them on a live site."""

import frappe
from frappe import _

from job_portal.company.doctype.jp_company.jp_company import REJECTED
from job_portal.jobs import addresses, details, job_posting, market, pictures, shown
from job_portal.jobs.doctype.jp_job.jp_job import HELD, LIVE, REMOVED, status_now
from job_portal.rendering.subjects import Content, Subject, call

JOB_AT = "{0} at {1}, {2}"


def job(rest: str) -> Subject | None:
    """Hook: the page of the job at job-details/`rest`, its name and its slug."""
    name, _slash, slug = rest.partition("/")
    if not name or "/" in slug or market.mode() != market.LIVE:
        return None
    found = _found(name)
    if not found or found.status == HELD:
        return Subject(status=404)
    if found.status == REMOVED or found.review == REJECTED:
        return Subject(status=410)
    address = addresses.canonical_url(found.name, found.title, found.company_name, found.city)
    if address != addresses.url_of(rest):
        return Subject(moved_to=address)
    return Subject(describe=lambda: _described(found.name))


def _found(name: str) -> dict | None:
    query = (
        "select job.name, job.title, job.city, job.status, company.company_name, company.status as review"
        " from `tabJP Job` job join `tabJP Company` company on company.name = job.company"
        " where job.name = %s"
    )
    rows = frappe.db.sql(query, (name,), as_dict=True)
    return rows[0] if rows else None


def _described(name: str) -> Content:
    job = details.details(name)
    is_live = status_now(job.status, job.valid_through) == LIVE
    return Content(
        title=_(JOB_AT).format(job.title, job.company_name, shown.place(job)),
        description=f"{shown.summary(job)}. {job.job_description}",
        path=job.url,
        picture=pictures.picture_url(job),
        is_indexed=is_live,
        structured=job_posting.of(job) if is_live else None,
        given=[call("job_portal.api.get_job", {"name": name}, job)],
    )

"""Updates a company's jobs when the company changes. The room `company` is below and does not import jobs."""

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.jobs import categories, service
from job_portal.jobs.doctype.jp_job.jp_job import EXPIRED, LIVE, REMOVED
from job_portal.jobs.finding import of_jobs, word_index
from job_portal.jobs.finding.of_jobs import JOBS


def follow(company: Document, event: str) -> None:
    """Hook: unlist the jobs of a rejected or frozen company, and index a renamed one's again."""
    if not company.get_doc_before_save():
        return
    if company.has_value_changed("status"):
        _list(company)
    if company.has_value_changed("company_name"):
        rename(company)


def remove(company: Document, event: str) -> None:
    """Hook: delete a deleted company's jobs, and tell their applicants."""
    for name in frappe.get_all("JP Job", filters={"company": company.name}, pluck="name"):
        job = frappe.get_doc("JP Job", name)
        # Applicants of a removed job were told when it was removed.
        if job.status != REMOVED:
            service.tell_change(job, ["deleted"])
        frappe.delete_doc("JP Job", name, ignore_permissions=True, delete_permanently=True)


def _list(company: Document) -> None:
    values = {
        "company": company.name,
        "is_listed": int(company.status not in HIDDEN),
        "now": now_datetime(),
        "live": LIVE,
        "expired": EXPIRED,
    }
    query = (
        "update `tabJP Job` set is_listed = %(is_listed)s where company = %(company)s"
        " and status in (%(live)s, %(expired)s) and valid_through > %(now)s"
    )
    frappe.db.sql(query, values)
    if company.get_doc_before_save().status in HIDDEN and company.status not in HIDDEN:
        _index_words(company.name)
    categories.forget()


def _index_words(company: str) -> None:
    """Index again the words of jobs that may have changed while they were unlisted."""
    fields = ["name", "search_text", *word_index.PLACE_AND_TIME]
    listed = frappe.get_all("JP Job", filters={"company": company, "is_listed": 1}, fields=fields)
    word_index.forget([job.name for job in listed], JOBS)
    word_index.store(listed, JOBS)


def rename(company: Document | dict) -> None:
    """Index the company's jobs by its name.

    :param company: has name and company_name.
    """
    fields = ["name", "is_listed", *of_jobs.COLUMNS, *word_index.PLACE_AND_TIME]
    jobs = frappe.get_all("JP Job", filters={"company": company.name}, fields=fields)
    for job in jobs:
        job.search_text = of_jobs.text_of(job, company.company_name)
        frappe.db.sql("update `tabJP Job` set search_text = %s where name = %s", (job.search_text, job.name))
    listed = [job for job in jobs if job.is_listed]
    word_index.forget([job.name for job in listed], JOBS)
    word_index.store(listed, JOBS)

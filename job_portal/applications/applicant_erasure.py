"""Deletes applications with their job, and anonymizes them with their searcher."""

import frappe
from frappe.model.document import Document

from job_portal.applications import look_log
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE
from job_portal.platform import bulk


def forget_job(job: Document, event: str) -> None:
    """Hook of JP Job, before Frappe checks links: delete its applications."""
    bulk.delete_where(DOCTYPE, {"job": job.name})


def forget_searcher(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, before Frappe checks links. The company keeps the status and its counts.

    Nothing personal stays: the company reads *A former applicant*.
    """
    query = f"""update `tab{DOCTYPE}` set searcher = null, cover_letter = null, answers = null, fits_all = 0,
        resume = null, note = null, interview_at = null, interview_place = null, silent_until = null,
        client_key = null, history = null, status_before = null, decided_on = null,
        owner = 'Guest', modified_by = 'Guest' where searcher = %s"""  # noqa: S608 (constants)
    frappe.db.sql(query, (searcher.name,))
    look_log.forget_searcher(searcher.name)

"""What goes with a deleted job or searcher. The domains below do not know of applications."""

import frappe
from frappe.model.document import Document

from job_portal.applications import ledger
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE


def forget_job(job: Document, event: str) -> None:
    """Hook of JP Job, before Frappe looks for what links to it."""
    frappe.db.delete(DOCTYPE, {"job": job.name})


def forget_searcher(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, before Frappe looks for what links to it."""
    frappe.db.delete(DOCTYPE, {"searcher": searcher.name})
    ledger.forget_searcher(searcher.name)

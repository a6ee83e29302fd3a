"""What goes with a deleted job or searcher."""

import frappe
from frappe.model.document import Document

from job_portal.matching import index

INVITATION = "JP Invitation"


def forget_job(job: Document, event: str) -> None:
    """Hook of JP Job, before Frappe looks for what links to it."""
    frappe.db.delete(INVITATION, {"job": job.name})


def forget_searcher(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, before Frappe looks for what links to it."""
    frappe.db.delete(INVITATION, {"searcher": searcher.name})
    index.forget_for_good(searcher.name)

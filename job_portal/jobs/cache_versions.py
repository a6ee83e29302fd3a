"""What pages that list jobs are kept by: see `web.subjects.Subject`."""

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.platform import cache

# As long as lists are kept.
KEPT_SECONDS = 60
_DELETED = "jobs:deleted"


def of_lists() -> str:
    """Another text once any job or company was saved, or a job deleted. Both columns have an index."""
    query = (
        "select (select max(modified) from `tabJP Job`) as job,"
        " (select max(modified) from `tabJP Company`) as company"
    )
    deleted = cache.read(_DELETED) or b""
    return " ".join([*map(str, frappe.db.sql(query)[0]), deleted.decode()])


def note_deleted(job: Document, event: str) -> None:
    """Hook: a deleted job leaves no later `modified` behind."""
    now = str(now_datetime()).encode()
    frappe.db.after_commit.add(lambda: cache.keep(_DELETED, now, KEPT_SECONDS))

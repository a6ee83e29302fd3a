"""Versions under which pages that list jobs are cached: see `web.subjects.Subject`."""

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.platform import cache

# How long lists are cached.
KEPT_SECONDS = 60
_DELETED = "jobs:deleted"


def of_lists() -> str:
    """Changes when any job or company is saved or a job is deleted. Both columns have an index."""
    query = (
        "select (select max(modified) from `tabJP Job`) as job,"
        " (select max(modified) from `tabJP Company`) as company"
    )
    deleted = cache.read(_DELETED) or b""
    return " ".join([*map(str, frappe.db.sql(query)[0]), deleted.decode()])


def note_deleted(job: Document, event: str) -> None:
    """Hook: note that a job was deleted, because a deletion does not raise any `modified`."""
    now = str(now_datetime()).encode()
    frappe.db.after_commit.add(lambda: cache.keep(_DELETED, now, KEPT_SECONDS))

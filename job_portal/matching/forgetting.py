"""What goes with a deleted job or searcher, and what goes with time."""

import frappe
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

from job_portal.matching import index
from job_portal.rules import MARKET

INVITATION, LOOK = "JP Invitation", "JP Phone Look"


def forget_job(job: Document, event: str) -> None:
    """Hook of JP Job, before Frappe looks for what links to it. The looks at numbers stay."""
    frappe.db.delete(INVITATION, {"job": job.name})


def forget_searcher(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, before Frappe looks for what links to it."""
    frappe.db.delete(INVITATION, {"searcher": searcher.name})
    frappe.db.delete(LOOK, {"searcher": searcher.name})
    index.forget_for_good(searcher.name)


def purge() -> None:
    """Daily job: delete the looks at numbers that are older than the rules allow."""
    oldest = add_to_date(now_datetime(), days=-MARKET["limits"]["phone_look_days"])
    frappe.db.delete(LOOK, {"creation": ("<", oldest)})

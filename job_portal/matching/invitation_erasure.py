"""What goes with a deleted job or searcher."""

import frappe
from frappe.model.document import Document

from job_portal.consents import ledger
from job_portal.matching import searcher_index
from job_portal.searchers import service as searchers

INVITATION = "JP Invitation"


def forget_job(job: Document, event: str) -> None:
    """Hook of JP Job, before Frappe looks for what links to it."""
    frappe.db.delete(INVITATION, {"job": job.name})


def forget_searcher(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, before Frappe looks for what links to it."""
    frappe.db.delete(INVITATION, {"searcher": searcher.name})
    searcher_index.forget_for_good(searcher.name)


def follow_consents(account: str, purposes: list[str]) -> None:
    """Hook: who is not to be found is invited nowhere. Whom a company has hidden stays hidden."""
    if ledger.FOUND in purposes and (searcher := searchers.searcher_of(account)):
        frappe.db.delete(INVITATION, {"searcher": searcher, "decision": "Invited"})
        # A company may show again whom it has hidden. That would bring an earlier invitation back.
        invited_before = {"searcher": searcher, "decision_before": "Invited"}
        frappe.db.set_value(INVITATION, invited_before, "decision_before", None, update_modified=False)

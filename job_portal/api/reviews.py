"""What reviewers decide."""

import frappe

from job_portal.company import reviews, waiting
from job_portal.jobs import removals
from job_portal.jobs.doctype.jp_job.jp_job import status_now


@frappe.whitelist(methods=["POST"])
def remove_job(name: str, modified: str, reason: str) -> dict:
    """Take a job down, as a reviewer; see `jobs.removals.remove`.

    :return: {name, status, modified}
    """
    return _decided(removals.remove(name, modified, reason))


@frappe.whitelist(methods=["POST"])
def restore_job(name: str, modified: str) -> dict:
    """Put a removed or held job back, as a reviewer; see `jobs.removals.restore`.

    :return: {name, status, modified}
    """
    return _decided(removals.restore(name, modified))


@frappe.whitelist(methods=["POST"])
def approve_company(name: str, modified: str, checked: str | list | None = None) -> dict:
    """Approve the company `name`, and what it has changed.

    :param checked: what the reviewer compared with the papers, of `company_checks` in
        `rules`. Everybody reads it on the company's page.
    :param modified: the `modified` of the company that the reviewer looked at. A company that was changed
        since then is not decided on.
    :return: {name, status, review_reason, modified}
    :raises frappe.PermissionError: 403, no reviewer; see `company.reviews.decide`.
    """
    return reviews.decide(name, modified, reviews.APPROVED, checked=checked)


@frappe.whitelist(methods=["POST"])
def reject_company(name: str, modified: str, reason: str, whole: bool = False) -> dict:
    """Reject the company `name` for `reason`, which it is shown. Otherwise as `approve_company`.

    Where an approved company's change waits, only the change is rejected: `status` is Approved.

    :param whole: reject the company all the same.
    :raises frappe.ValidationError: 417, an empty reason.
    """
    return reviews.decide(name, modified, reviews.REJECTED, reason, whole=whole)


@frappe.whitelist(methods=["GET", "POST"])
def get_review_queue(cursor: str | None = None, limit: int | None = None) -> dict:
    """The companies that wait for a review, the highest risk first, then those that wait longest.

    :return: {items: [{name, company_name, city, email, risk, risk_reasons: [sentences], waiting_since,
        modified, status, changes: [lines 'Field: old → new']}], next, total, at_least}, see
        `platform.paging`
    :raises frappe.PermissionError: 403, no reviewer.
    """
    return waiting.listed(cursor, limit)


def _decided(job) -> dict:
    status = status_now(job.status, job.valid_through)
    return {"name": job.name, "status": status, "modified": str(job.modified)}

"""Reviewers' decisions."""

from job_portal.company import review_queue, reviews
from job_portal.jobs import removals
from job_portal.jobs.doctype.jp_job.jp_job import status_now
from job_portal.platform.policy import Audience, reads, writes


@writes(Audience.REVIEWERS)
def remove_job(name: str, modified: str, reason: str) -> dict:
    """Take a job down, as a reviewer; see `jobs.removals.remove`.

    :return: {name, status, modified}
    """
    return _decided(removals.remove(name, modified, reason))


@writes(Audience.REVIEWERS)
def restore_job(name: str, modified: str) -> dict:
    """Restore a removed or held job, as a reviewer; see `jobs.removals.restore`.

    :return: {name, status, modified}
    """
    return _decided(removals.restore(name, modified))


@writes(Audience.REVIEWERS)
def approve_company(name: str, modified: str, checked: str | list | None = None) -> dict:
    """Approve the company `name` with its waiting edits.

    :param checked: the names in `company_checks` of `rules` that the reviewer compared with the documents.
        The company's page shows them.
    :param modified: the `modified` of the company that the reviewer looked at. If the company has changed
        since, the decision is refused.
    :return: {name, status, review_reason, modified}
    """
    return reviews.decide(name, modified, reviews.APPROVED, checked=checked)


@writes(Audience.REVIEWERS)
def reject_company(name: str, modified: str, reason: str, whole: bool = False) -> dict:
    """Reject the company `name`, which reads `reason`. Parameters and errors as in `approve_company`.

    If an approved company has waiting edits, only these are rejected: `status` is Approved.

    :param whole: reject the company itself, even if edits wait.
    :raises frappe.ValidationError: 417, an empty reason.
    """
    return reviews.decide(name, modified, reviews.REJECTED, reason, whole=whole)


@reads(Audience.REVIEWERS)
def get_review_queue(cursor: str | None = None, limit: int | None = None) -> dict:
    """The companies that wait for a review, the highest risk first, then the longest waiting.

    :return: {items: [{name, company_name, city, email, risk, risk_reasons: [sentences], waiting_since,
        modified, status, changes: [lines 'Field: old → new']}], next, total, at_least}, see `platform.paging`
    """
    return review_queue.listed(cursor, limit)


def _decided(job) -> dict:
    status = status_now(job.status, job.valid_through)
    return {"name": job.name, "status": status, "modified": str(job.modified)}

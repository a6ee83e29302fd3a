"""A searcher's applications."""

import frappe

from job_portal.applications import applicants, applying, own


@frappe.whitelist(methods=["POST"])
def apply_to_job(
    job: str, client_key: str | None = None, cover_letter: str | None = None, resume: str | None = None
) -> dict:
    """Apply for the job. A first application creates a searcher profile; a second one returns the first.

    :param client_key: see `applications.applying.apply`.
    :param resume: the `file_url` of a file that this account uploaded, or of its profile.
    :return: {name, status, applied_on, contact}; contact: {hr_name, changed_on} if the job allows it, or
        None; changed_on: when the contact changed, if after the application
    :raises frappe.DoesNotExistError: 404, no such job, or one that is no longer public.
    :raises frappe.ValidationError: 417, the job takes no application of this account now.
    """
    letter = {"cover_letter": cover_letter, "resume": (resume or "").strip() or None}
    return applying.apply(job, client_key, letter)


@frappe.whitelist(methods=["POST"])
def withdraw_application(name: str) -> dict:
    """Withdraw an application of the signed-in account.

    :return: as `apply_to_job`.
    :raises frappe.PermissionError: 403, another account's application, or no such one.
    """
    return applying.withdraw(name)


@frappe.whitelist(methods=["GET", "POST"])
def get_applications(status: str | None = None, cursor: str | None = None, limit: int | None = None) -> dict:
    """The signed-in account's applications as job cards with {application, status, applied_on, history,
    interview_at, place, contact, job_status}, the newest first.

    :param status: Applied, Shortlisted, Interview, Selected, Not selected or Withdrawn.
    :return: {items, next, total, at_least}, see `platform.paging`.
    """
    return own.listed(status, cursor, limit)


@frappe.whitelist(methods=["GET", "POST"])
def get_application(name: str) -> dict:
    """An application with its history, for its searcher or its company; see `applicants.details`.

    Only the company gets the company's note.

    :raises frappe.PermissionError: 403, another account's application, or no such one.
    """
    return applicants.details(name)

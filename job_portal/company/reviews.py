"""A reviewer's decision on a company: one at a time for `api`, or many from Desk's list."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.company import checks, messages
from job_portal.company.doctype.jp_company.jp_company import APPROVED, REJECTED
from job_portal.platform import reviewing
from job_portal.platform.policy import Audience, writes
from job_portal.platform.records import locked, refuse_stale


def decide(
    name: str,
    modified: str,
    status: str,
    reason: str | None = None,
    checked: str | list | None = None,
    only_pending: bool = False,
    whole: bool = False,
) -> dict:
    """Set the status of the company `name`, as `api.approve_company` and `api.reject_company` answer it.

    An approval applies the company's waiting edits. A rejection of an approved company's edits drops them and
    leaves the company approved.

    :param checked: see `checks.chosen`.
    :param only_pending: refuse a company that does not wait for a review.
    :param whole: reject the company itself, even if only edits wait.
    :raises frappe.DoesNotExistError: 404, no such company.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    :raises frappe.ValidationError: 417, a rejection without a reason; or `only_pending` refuses the company.
    """
    company = locked("JP Company", name)
    if not company:
        frappe.throw(_(messages.COMPANY_NOT_FOUND), frappe.DoesNotExistError)
    company.check_permission("write")
    refuse_stale(company, modified, _stale(company, modified))
    if only_pending and not company.is_waiting():
        frappe.throw(_(messages.COMPANY_NOT_PENDING).format(_(company.status)))
    if checked is not None:
        company.flags.checked = checks.chosen(company, checked)
    is_of_changes = bool(company.waiting_changes) and company.has_approved_copy()
    if status == REJECTED and is_of_changes and not whole:
        company.flags.change_rejected_for = _given(reason)
        status, reason = APPROVED, None
    company.flags.takes_over = status == APPROVED
    company.update({"status": status, "review_reason": reason})
    # With reports, approving an approved company again is a decision too.
    company.flags.is_decision = bool(company.reported_on)
    company.save()
    return {
        "name": company.name,
        "status": company.status,
        "review_reason": company.review_reason,
        "modified": str(company.modified),
    }


def _given(reason: str | None) -> str:
    return (reason or "").strip() or frappe.throw(_(messages.REVIEW_NEEDS_REASON))


def _stale(company: Document, opened: str) -> str:
    """The refusal for a reviewer who saw an older version: another decision, or a change."""
    sentence = messages.DECIDED_MEANWHILE.get(company.status)
    if not sentence or str(company.reviewed_on) <= opened:
        return messages.COMPANY_CHANGED_MEANWHILE
    reviewer = frappe.db.get_value("User", company.reviewed_by, "full_name") or company.reviewed_by
    return _(sentence).format(reviewer, str(company.reviewed_on)[:16])


@writes(Audience.REVIEWERS)
def approve_all(companies: str | list) -> dict:
    """Approve each of `companies` that waits for a review.

    :param companies: list, or JSON of one, of {name, modified} as for `approve`; at most 100.
    :return: {decided: [names], refused: [{name, reason: a sentence}]}. A refused company stays unchanged.
    :raises frappe.ValidationError: 417, `companies` is no such list.
    """
    return reviewing.each(
        companies, lambda each: decide(each["name"], each["modified"], APPROVED, only_pending=True)
    )


@writes(Audience.REVIEWERS)
def reject_all(companies: str | list, reason: str) -> dict:
    """Reject each of `companies` that waits for a review, with one `reason`. Parameters and errors as
    `approve_all`.

    :raises frappe.ValidationError: 417, an empty reason.
    """
    if not reason.strip():
        frappe.throw(_(messages.REVIEW_NEEDS_REASON))
    return reviewing.each(
        companies, lambda each: decide(each["name"], each["modified"], REJECTED, reason, only_pending=True)
    )

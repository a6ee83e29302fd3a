"""The two decisions on a company, as the buttons of its form call them."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal import companies, messages
from job_portal.job_portal.doctype.jp_company.jp_company import APPROVED, REJECTED

REVIEWERS = {"JP Reviewer", "System Manager"}


@frappe.whitelist(methods=["POST"])
def approve(name: str, modified: str) -> dict:
    """Approve the company `name`.

    :param modified: the company's `modified` that the reviewer looked at: what was changed since then
        has not been seen, and is not decided on.
    :return: {name, status, review_reason, modified}
    :raises frappe.PermissionError: 403, no reviewer.
    :raises frappe.DoesNotExistError: 404, no such company.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    return _decide(name, modified, APPROVED)


@frappe.whitelist(methods=["POST"])
def reject(name: str, modified: str, reason: str) -> dict:
    """Reject the company `name` for `reason`, which the company is shown. Otherwise as `approve`.

    :raises frappe.ValidationError: 417, an empty reason.
    """
    return _decide(name, modified, REJECTED, reason)


def _decide(name: str, modified: str, status: str, reason: str | None = None) -> dict:
    if not REVIEWERS.intersection(frappe.get_roles()):
        frappe.throw(_(messages.REVIEWERS_ONLY), frappe.PermissionError)
    company = _locked(name)
    company.check_permission("write")
    companies.refuse_stale(company, modified)
    company.update({"status": status, "review_reason": reason})
    company.save()
    return {
        "name": company.name,
        "status": company.status,
        "review_reason": company.review_reason,
        "modified": str(company.modified),
    }


def _locked(name: str) -> Document:
    if not frappe.db.exists("JP Company", name):
        frappe.throw(_(messages.COMPANY_NOT_FOUND), frappe.DoesNotExistError)
    return frappe.get_doc("JP Company", name, for_update=True)

"""The log of reviewers' decisions: one line for every approval and rejection, however it was made."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Company Review"
CHANGE_REJECTED = "Change Rejected"


def note(company: Document) -> None:
    """Log the decision that this save makes."""
    rejected_for = company.flags.change_rejected_for
    line = {
        "company": company.name,
        "company_name": company.company_name,
        "account": company.account,
        "decision": CHANGE_REJECTED if rejected_for else company.status,
        "reason": rejected_for or company.review_reason,
        "changes": "\n".join(company.flags.decided_changes or ()),
        "reviewer": company.reviewed_by,
        "checked": company.checked,
        "signals": company.signals,
        "risk": company.risk,
        "risk_reasons": company.risk_reasons,
    }
    record = frappe.get_doc({"doctype": DOCTYPE, **line})
    record.flags.is_by_code = True
    record.insert(ignore_permissions=True)


def count_rejections(company: str, account: str | None) -> int:
    """How often this company, or an earlier one of the account, was rejected."""
    lines = "select name from `tabJP Company Review` where decision = 'Rejected'"
    query = f"{lines} and company = %(company)s union {lines} and account = %(account)s"
    return len(frappe.db.sql(query, {"company": company, "account": account or ""}))


def forget(user: Document, event: str) -> None:
    """Hook of User: delete the log lines of a deleted account's company."""
    frappe.db.delete(DOCTYPE, {"account": user.name})

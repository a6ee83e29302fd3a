"""The log of reviewers' decisions: one line for every approval and rejection, however it was made."""

import frappe
from frappe.model.document import Document

from job_portal.company import membership
from job_portal.platform import bulk

DOCTYPE = "JP Company Review"
CHANGE_REJECTED, OWNER_MADE = "Change Rejected", "Owner Made"


def note(company: Document) -> None:
    """Log the decision that this save makes."""
    rejected_for = company.flags.change_rejected_for
    line = {
        "company": company.name,
        "company_name": company.company_name,
        "account": next(iter(membership.accounts_of(company.name)), None),
        "decision": CHANGE_REJECTED if rejected_for else company.status,
        "reason": rejected_for or company.review_reason,
        "changes": "\n".join(company.flags.decided_changes or ()),
        "reviewer": company.reviewed_by,
        "checked": company.checked,
        "signals": company.signals,
        "risk": company.risk,
        "risk_reasons": company.risk_reasons,
    }
    _insert(line)


def note_owner(company: Document, account: str, reason: str) -> None:
    """Log that a reviewer has made the account an owner of the company."""
    of = {"company": company.name, "company_name": company.company_name, "account": account}
    _insert({**of, "decision": OWNER_MADE, "reason": reason, "reviewer": frappe.session.user})


def _insert(line: dict) -> None:
    record = frappe.get_doc({"doctype": DOCTYPE, **line})
    record.flags.is_by_code = True
    record.insert(ignore_permissions=True)


def count_rejections(company: str) -> int:
    """How often this company, or an earlier one of its members, was rejected."""
    lines = "select name from `tabJP Company Review` where decision = 'Rejected'"
    members = "select account from `tabJP Company Member` where company = %(company)s"
    query = f"{lines} and company = %(company)s union {lines} and account in ({members})"
    return len(frappe.db.sql(query, {"company": company}))


def forget(user: Document, event: str) -> None:
    """Hook of User: delete the log lines of a deleted account's company. Those of a company that goes on
    pass to another of its members.
    """
    for company in set(frappe.get_all(DOCTYPE, {"account": user.name}, pluck="company")):
        for account in membership.accounts_of(company)[:1]:
            lines = {"company": company, "account": user.name}
            frappe.db.set_value(DOCTYPE, lines, "account", account, update_modified=False)
    bulk.delete_where(DOCTYPE, {"account": user.name})

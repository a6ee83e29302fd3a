"""Hides the company of a frozen owner, and shows it again."""

from frappe.model.document import Document

from job_portal.company.doctype.jp_company.jp_company import FROZEN, REJECTED
from job_portal.company.membership import owned_by
from job_portal.platform import records


def freeze(account: str) -> bool:
    """Hide the company that the account owns. Return whether it was hidden; a rejected company is hidden
    already.
    """
    company = _own(account)
    if not company or company.status == REJECTED:
        return False
    if company.status != FROZEN:
        _set(company, FROZEN, company.status)
    return True


def thaw(account: str) -> None:
    """Show the company again, unless it was rejected meanwhile."""
    company = _own(account)
    if company and company.status == FROZEN:
        _set(company, company.status_before_freeze, None)


def _own(account: str) -> Document | None:
    name = owned_by(account)
    return name and records.locked("JP Company", name)


def _set(company: Document, status: str, before: str | None) -> None:
    company.update({"status": status, "status_before_freeze": before})
    company.flags.is_freezing = True
    records.save(company)

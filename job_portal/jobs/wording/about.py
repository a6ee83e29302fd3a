"""What a company says about itself stands beside each of its jobs. So rules about wording read it, too."""

import frappe
from frappe.model.document import Document

from job_portal.jobs import market
from job_portal.jobs.wording.checking import Finding, check, first

_FIELDS = ("about_company", "specialization")
# A company may name its own number and website.
_KINDS = ("Money", "Purchase", "Chat")
_POINTS = 30


def needs_review(company: Document, before: Document) -> bool:
    """Hook: whether a change of an approved company brings words that a reviewer should read first."""
    if not any(map(company.has_value_changed, _FIELDS)) or not market.is_live():
        return False
    known = {each.key() for each in _found(before)}
    return any(each.key() not in known for each in _found(company))


def risk_reasons(company: str) -> list[tuple[int, str]]:
    """Hook: what the words of the company say, with the points for its risk."""
    found = _found(frappe.db.get_value("JP Company", company, _FIELDS, as_dict=True))
    phrases = ", ".join(f"{each.kind}: {each.phrase}" for each in first(found))
    return [(_POINTS, f"What it says about itself reads like fraud ({phrases}).")] if found else []


def _found(company: dict) -> list[Finding]:
    text = "\n".join(company.get(field) or "" for field in _FIELDS)
    return [each for each in check({"job_description": text}) if each.kind in _KINDS]

"""What a company says of itself stands beside each of its jobs. So the rules about wording read it, too."""

import re

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.company import changes
from job_portal.jobs import market, messages
from job_portal.jobs.wording.checking import Finding, check, first

_FIELDS = ("company_name", "about_company", "specialization", "city", "contact_name")
_WEBSITE = "company_website"
_KINDS = ("Money", "Purchase", "Chat", "Phone", "Mail", "Link")
_OF_A_NAME = ("Money", "Chat", "Phone", "Mail", "Link")
_POINTS = 30


def needs_review(company: Document, before: Document) -> bool:
    """Hook: whether a change of an approved company brings words that a reviewer should read first."""
    if not any(map(company.has_value_changed, (*_FIELDS, _WEBSITE))) or not market.is_live():
        return False
    known = {each.key() for each in _found(before)}
    return any(each.key() not in known for each in _found(company))


def check_contact(contact: Document, event: str) -> None:
    """Hook of JP Company HR: whoever applied reads the name of a contact, and no reviewer reads it before.

    :raises frappe.ValidationError: 417, the name holds a number, an address or words that ask for money.
    """
    if contact.has_value_changed("hr_name"):
        for found in check({"title": contact.hr_name}):
            if found.kind in _OF_A_NAME:
                frappe.throw(_(messages.WORDING[found.kind]))


def risk_reasons(company: str) -> list[tuple[int, str]]:
    """Hook: what the words of the company say, with the points for its risk."""
    columns = (*_FIELDS, _WEBSITE, "waiting_changes")
    own = frappe.db.get_value("JP Company", company, columns, as_dict=True)
    changes.put_own(own)
    found = _found(own)
    phrases = ", ".join(f"{each.kind}: {each.phrase}" for each in first(found))
    return [(_POINTS, f"What it says about itself reads like fraud ({phrases}).")] if found else []


def _found(company: dict) -> list[Finding]:
    text = "\n".join(company.get(field) or "" for field in _FIELDS)
    website = company.get(_WEBSITE) or ""
    found = check({"job_description": text}, website) + _of_website(website)
    return [each for each in found if each.kind in _KINDS]


def _of_website(website: str) -> list[Finding]:
    """What leads to a chat or a form is no website of a company."""
    # With its scheme every website would be a link.
    host = re.sub(r"^(?:https?://)?(?:www\.)?", "", website, flags=re.IGNORECASE)
    return check({"job_description": host})

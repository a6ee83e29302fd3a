"""Applies the wording rules to a company's own texts, since each of its jobs shows them."""

import re
import unicodedata

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.company import waiting_changes
from job_portal.jobs import messages
from job_portal.jobs.wording.checking import Finding, check, first
from job_portal.jobs.wording.groups import spans
from job_portal.jobs.wording.text import sentences
from job_portal.platform import market
from job_portal.rules import MARKED

_FIELDS = MARKED["wording"]
_WEBSITE = "company_website"
_KINDS = ("Money", "Purchase", "Account", "Chain", "Chat", "Phone", "Mail", "Link")
_UNREAD = ("Money", "Account", "Chat", "Phone", "Mail", "Link")
# No contact's name contains these. Names of a faith or caste may be real: `Jain, Hiring`.
_BARRING = {"barring_strict", "barring_no", "refused", "not_taking"}
_PRICE = re.compile(r"₹|\b(?:rs|inr)\W*\d|\d\W*(?:rs|rupees)\b|\d/-", re.IGNORECASE)
_MOST_DIGITS = 7
# In an address it stands by itself. A number may be written in two halves.
_PINCODE = re.compile(r"(?<!\S)[1-9][0-9]{5}(?![^\s,.])(?!\W*[0-9])")
_POINTS = 30


def needs_review(company: Document, before: Document) -> bool:
    """Hook: whether an approved company's change adds words that a reviewer should read first."""
    if not any(map(company.has_value_changed, (*_FIELDS, _WEBSITE))) or not market.is_live():
        return False
    known = {each.key() for each in _found(before)}
    return any(each.key() not in known for each in _found(company))


def check_contact(record: Document, event: str) -> None:
    """Hook of JP Company and JP Company HR: check the name of a contact, which applicants read at once.

    :raises frappe.ValidationError: 417, a number, an address, a price or a bar.
    """
    field = "contact_name" if record.doctype == "JP Company" else "hr_name"
    if record.has_value_changed(field) and (name := record.get(field)):
        _check_unread(name, name)


def check_place(place: str) -> None:
    """Refuse a place of an interview that contains more than a place. The applicant reads it before any
    reviewer.

    :raises frappe.ValidationError: 417, as `check_contact`.
    """
    _check_unread(place, _PINCODE.sub("", place))


def _check_unread(text: str, without_pincode: str) -> None:
    for found in check({"job_description": text}):
        if found.kind in _UNREAD:
            frappe.throw(_(messages.WORDING[found.kind]))
    if kind := _of_no_name(without_pincode):
        frappe.throw(_(messages.WORDING[kind]))


def _of_no_name(name: str) -> str | None:
    """A finding that is allowed in a longer text but not in a name, as a kind of `messages.WORDING`."""
    if sum(unicodedata.digit(each, None) is not None for each in name) > _MOST_DIGITS:
        return "Phone"
    if _PRICE.search(name):
        return "Money"
    held = [spans(each) for each in sentences(name, "")]
    if any("messenger" in each and "chat_work" not in each for each in held):
        return "Chat"
    is_barring = any(not _BARRING.isdisjoint(each) for each in held)
    bars = is_barring and any(each.kind == "Bar" for each in check({"job_description": name}))
    return "Bar" if bars else None


def risk_reasons(company: str) -> list[tuple[int, str]]:
    """Hook: findings in the company's texts, with points for its risk."""
    columns = (*_FIELDS, _WEBSITE, "waiting_changes")
    own = frappe.db.get_value("JP Company", company, columns, as_dict=True)
    waiting_changes.put_own(own)
    found = _found(own)
    phrases = ", ".join(f"{each.kind}: {each.phrase}" for each in first(found))
    return [(_POINTS, f"What it says about itself reads like fraud ({phrases}).")] if found else []


def _found(company: dict) -> list[Finding]:
    text = "\n".join(company.get(field) or "" for field in _FIELDS)
    website = company.get(_WEBSITE) or ""
    found = check({"job_description": text}, website) + _of_website(website)
    return [each for each in found if each.kind in _KINDS]


def _of_website(website: str) -> list[Finding]:
    """Findings in a website that leads to a chat or a form."""
    # With its scheme, every website would count as a link.
    host = re.sub(r"^(?:https?://)?(?:www\.)?", "", website, flags=re.IGNORECASE)
    return check({"job_description": host})

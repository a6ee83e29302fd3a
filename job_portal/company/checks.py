"""The checks of documents that a reviewer confirms. Each holds until the company changes its fields."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr

from job_portal.company import messages
from job_portal.rules import MARKET

# The fields of each check, by its public name. The first field must be filled in.
CHECKS: dict[str, list[str]] = MARKET["company_checks"]


def chosen(company: Document, given: str | list) -> str:
    """Return the checks `given`, in the order of the rules, one on each line.

    :param given: list, or JSON of one, of names in the rules.
    :raises frappe.ValidationError: 417, no such list, an unknown name, or one whose field is empty.
    """
    try:
        names = frappe.parse_json(given)
    except ValueError:
        names = None
    if not isinstance(names, list) or not all(isinstance(each, str) and each in CHECKS for each in names):
        frappe.throw(_(messages.CHECKS_UNKNOWN).format(", ".join(CHECKS)))
    for name in names:
        if not company.get(CHECKS[name][0]):
            frappe.throw(_(messages.NOTHING_TO_CHECK).format(_(name)))
    return "\n".join(name for name in CHECKS if name in names)


def still_true(before: Document, company: Document) -> str:
    """The earlier checks whose fields this save leaves unchanged, one on each line."""
    names = cstr(before.checked).split("\n")
    return "\n".join(
        name
        for name in names
        if all(cstr(before.get(field)) == cstr(company.get(field)) for field in CHECKS.get(name, ()))
    )


def verified(company: dict) -> dict | None:
    """The verification of an approved company for pages: {on: a day, checked: [names]}. Removes the columns.

    :param company: has `is_verified`, `reviewed_on` and `checked`.
    """
    day, names = company.pop("reviewed_on"), company.pop("checked")
    if not company["is_verified"] or not day:
        return None
    return {"on": str(day)[:10], "checked": [name for name in cstr(names).split("\n") if name]}

"""The profiles of an account, as a searcher and as a freelancer: at most one of each DocType."""

import frappe

from job_portal.account import roles
from job_portal.platform.fields import is_number


def full_name_of(user: str) -> str:
    """The name that the account signed up with."""
    return frappe.db.get_value("User", user, "full_name")


def create(doctype: str, user: str, role: str) -> str:
    """Create a profile with the account's name, unless another request has just done so. Return its name.

    :param role: the role that the account holds through the profile.
    """
    profile = frappe.get_doc({"doctype": doctype, "account": user, "full_name": full_name_of(user)})
    profile.flags.ignore_version = True
    try:
        name = profile.insert(ignore_permissions=True, ignore_links=True).name
    except frappe.UniqueValidationError:
        # The unique index let one of two concurrent inserts through. Its row is visible after a rollback.
        frappe.db.rollback()
        frappe.clear_last_message()
        return frappe.db.get_value(doctype, {"account": user})
    roles.note(user, role)
    return name


def emptied(rules: dict[str, dict]) -> dict:
    """Empty values for all fields of a profile but the name, which applications and hires show."""
    return {
        field: 0 if rule.get("boolean") or is_number(rule) else None
        for field, rule in rules.items()
        if field != "full_name"
    }

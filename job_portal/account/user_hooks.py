"""Protects the names of accounts: only the holder of a number may have its account."""

from collections.abc import Collection

import frappe
from frappe.model.document import Document

from job_portal.account import messages
from job_portal.platform.fields import plain_name
from job_portal.platform.policy import require
from job_portal.platform.users import has_desk, is_portal_account

NAMES = ("first_name", "middle_name", "last_name", "full_name")


def validate_user(user: Document, event: str | None = None) -> None:
    """Hook of User. Frappe lets guests sign up by mail, with any address.

    :raises frappe.PermissionError: an account's address without a verified number.
    """
    if user.is_new() and is_portal_account(user.name) and not user.flags.is_of_verified_number:
        require(has_desk(frappe.session.user), messages.ACCOUNT_BY_NUMBER)
    for fieldname in NAMES:
        if user.get(fieldname):
            user.set(fieldname, plain_name(user.get(fieldname)))


def staying(accounts: Collection[str]) -> set[str]:
    """Those of the accounts that exist. A share lock prevents their deletion in this transaction."""
    if not accounts:
        return set()
    places = ", ".join(["%s"] * len(accounts))
    query = f"select name from `tabUser` where name in ({places}) lock in share mode"  # noqa: S608 (ours)
    return {name for (name,) in frappe.db.sql(query, list(accounts))}


def before_rename(user: Document, event: str, old: str, new: str, merge: bool = False) -> None:
    """Hook of User. Frappe lets all users rename themselves, also to a number without an account.

    :raises frappe.PermissionError: a user without Desk takes or gives up the name of an account.
    """
    if is_portal_account(old) or is_portal_account(new):
        require(has_desk(frappe.session.user), messages.ACCOUNT_NAME_IS_FIXED)

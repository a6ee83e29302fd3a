"""Guards the names of accounts: the account of a number belongs to whoever holds the number."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.account import messages
from job_portal.platform.users import is_portal_account, require_desk


def validate_user(user: Document, event: str | None = None) -> None:
    """Hook of User. Guests may sign up by mail, through Frappe, with any address.

    :raises frappe.PermissionError: a number's account that nobody verified the number for.
    """
    if user.is_new() and is_portal_account(user.name) and not user.flags.is_of_verified_number:
        require_desk(messages.ACCOUNT_BY_NUMBER)


def require_account(record: Document, event: str | None = None) -> None:
    """Hook of records that belong to an account, before they are stored: the account is there, and stays.

    A request that began before the account was deleted waits here for the deletion to end.

    :raises frappe.PermissionError: 403, the account was deleted meanwhile.
    """
    if record.account and not frappe.db.get_value("User", record.account, "name", for_update=True):
        frappe.throw(_(messages.ACCOUNT_GONE), frappe.PermissionError)


def before_rename(user: Document, event: str, old: str, new: str, merge: bool = False) -> None:
    """Hook of User. Frappe lets everybody rename their own, also to a number that has no account yet.

    :raises frappe.PermissionError: a user without Desk takes or leaves the name of an account.
    """
    if is_portal_account(old) or is_portal_account(new):
        require_desk(messages.ACCOUNT_NAME_IS_FIXED)

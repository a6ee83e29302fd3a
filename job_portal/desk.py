"""Who works in Desk, and so is held by Frappe's own permissions only."""

import frappe
from frappe import _


def has_desk(user: str) -> bool:
    """Whether the user has access to Desk."""
    return frappe.db.get_value("User", user, "user_type") == "System User"


def require_desk(sentence: str) -> None:
    """Refuse, in `sentence` (not yet translated), whoever is signed in and has no access to Desk.

    :raises frappe.PermissionError: 403.
    """
    if not has_desk(frappe.session.user):
        frappe.throw(_(sentence), frappe.PermissionError)

"""The two kinds of users: accounts of the portal, and those who work in Desk."""

import frappe
from frappe import _

# Ends the name of each account of the portal. A reserved domain (RFC 2606): no mail ever leaves for it.
DOMAIN = "@mobile.invalid"


def is_portal_account(user: str) -> bool:
    """Whether a User's name is that of an account, an address below DOMAIN."""
    return user.endswith(DOMAIN)


def has_desk(user: str) -> bool:
    """Whether the user has access to Desk."""
    return frappe.db.get_value("User", user, "user_type") == "System User"


def require_desk(sentence: str) -> None:
    """Refuse, in `sentence` (not yet translated), whoever is signed in and has no access to Desk.

    :raises frappe.PermissionError: 403.
    """
    if not has_desk(frappe.session.user):
        frappe.throw(_(sentence), frappe.PermissionError)

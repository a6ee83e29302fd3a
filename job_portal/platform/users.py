"""The two kinds of users: accounts of the portal, and those who work in Desk."""

import frappe
from frappe import _

# Ends the name of each account of the portal. A reserved domain (RFC 2606): no mail ever leaves for it.
DOMAIN = "@mobile.invalid"


def is_portal_account(user: str) -> bool:
    """Whether a User's name is that of an account, an address below DOMAIN."""
    return user.endswith(DOMAIN)


def is_held(user: str | None) -> bool:
    """Whether a user may do only what this app allows: an account that nobody gave access to Desk.

    Frappe's own permissions hold all others. Frappe gives an OPTIONS request no user.
    """
    return bool(user) and is_portal_account(user) and not has_desk(user)


def is_reviewer_alone(user: str) -> bool:
    """Whether a user reviews, and does not run the site."""
    roles = frappe.get_roles(user) if user != "Administrator" else []
    return "JP Reviewer" in roles and "System Manager" not in roles


def require_desk(sentence: str) -> None:
    """Refuse, in `sentence` (not yet translated), whoever has no access to Desk.

    :raises frappe.PermissionError: 403.
    """
    if not has_desk(frappe.session.user):
        frappe.throw(_(sentence), frappe.PermissionError)


def has_desk(user: str) -> bool:
    """Whether a user works in Desk."""
    return frappe.db.get_value("User", user, "user_type") == "System User"

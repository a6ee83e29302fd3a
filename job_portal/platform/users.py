"""The two kinds of users: accounts of the portal, and users of Desk."""

import frappe

# Domain of all names of portal accounts. It is reserved (RFC 2606), so no mail is ever delivered.
DOMAIN = "@mobile.invalid"


def is_portal_account(user: str) -> bool:
    """Whether a User's name is that of a portal account, an address at DOMAIN."""
    return user.endswith(DOMAIN)


def is_held(user: str | None) -> bool:
    """Whether a user may do only what this app allows: a portal account without access to Desk.

    Frappe's own permissions restrict all others. In an OPTIONS request Frappe sets no user.
    """
    return bool(user) and is_portal_account(user) and not has_desk(user)


def is_reviewer_alone(user: str) -> bool:
    """Whether a user is a reviewer and not a System Manager."""
    roles = frappe.get_roles(user) if user != "Administrator" else []
    return "JP Reviewer" in roles and "System Manager" not in roles


def has_desk(user: str) -> bool:
    """Whether a user has access to Desk."""
    return frappe.db.get_value("User", user, "user_type") == "System User"

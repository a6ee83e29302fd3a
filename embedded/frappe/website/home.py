"""The home page for `/` and after a login."""

from frappe.hooks import get_hooks
from frappe.permissions import get_roles


def get_home_page() -> str:
    """The path, without slash, for this user: `role_home_page`, else 'login' or 'me'."""
    from frappe.runtime import local

    by_role = get_hooks("role_home_page", {})
    for role in get_roles():
        if role in by_role:
            return by_role[role][-1].strip("/")
    return "login" if local.session.user == "Guest" else "me"

"""What of Frappe an account may call.

Frappe opens its records, and many of its methods, to whoever is signed in, and trusts that only colleagues
are: some read any field of any record without asking for a permission, others tell who has an account, and
a few DocTypes take records of everybody (Contact, Address, Tag), which name others and show their fields.
An account here is anybody with a telephone.
"""

import frappe
from frappe import _

from job_portal.platform import messages
from job_portal.platform.requests import arguments
from job_portal.platform.users import has_desk, is_portal_account

# By where they are defined: any module that imports one is another name of it.
# Frappe lets these change something by GET, where it asks for no CSRF token: a link elsewhere would log out.
CHANGING = {"frappe.handler.logout", "frappe.handler.upload_file", "frappe.handler.web_logout"}
OPEN = {
    *CHANGING,
    "frappe.auth.get_logged_user",
    f"{frappe.ping.__module__}.ping",
    # What the socket server asks in the account's name; the last one from Frappe 16 on.
    "frappe.realtime.can_subscribe_doc",
    "frappe.realtime.can_subscribe_doctype",
    "frappe.realtime.get_user_info",
    "frappe.realtime.has_permission",
    # On pages of the site, as guests may.
    f"{arguments.OVERRIDES}add_comment",
    f"{arguments.OVERRIDES}like",
}


def check() -> None:
    """Auth hook: the caller is known. Other apps' methods are theirs to guard, ours ask for themselves.

    :raises frappe.PermissionError: 403, an account without Desk calls one of Frappe's methods that is not in
        `OPEN`, or one that changes something by GET, or asks for records.
    """
    user = frappe.session.user
    if not user or not is_portal_account(user):
        return
    name = frappe.flags.get("job_portal_method")
    home = _home(name) if name else ""
    is_open = _is_open(home) if name else not frappe.request.path.startswith("/api/")
    if not is_open and not has_desk(user):
        frappe.throw(_(messages.DESK_ONLY), frappe.PermissionError)
    if home in CHANGING and frappe.request.method != "POST" and _is_by_cookie(user):
        frappe.throw(_(messages.CHANGES_BY_POST), frappe.PermissionError)


def _home(name: str) -> str:
    """Where the method `name` is defined, or `name` itself where there is none."""
    # Without a dot: in the module where Frappe looks for it, as for `upload_file`.
    function = arguments.function_called(name if "." in name else f"frappe.handler.{name}")
    return f"{function.__module__}.{function.__name__}" if function else name


def _is_open(home: str) -> bool:
    return home in OPEN or not home.startswith(arguments.FRAPPES)


def _is_by_cookie(user: str) -> bool:
    """Whether the browser's cookie says who is asking. No other site can make it send an API key."""
    return frappe.local.login_manager.user == user

"""Which of Frappe's own methods an account may call.

Many of those that are open to whoever is signed in serve Desk, and trust that only colleagues call them:
some read any field of any record without asking for a permission (`frappe.desk.doctype.dashboard_chart`),
others tell whether somebody has an account. An account here is anybody with a telephone.
"""

import frappe
from frappe import _

from job_portal import messages
from job_portal.desk import has_desk
from job_portal.requests import arguments
from job_portal.sign_in import accounts

# Beside what a guest may: who one is.
OPEN = {"frappe.auth.get_logged_user"}


def check() -> None:
    """Auth hook: the caller is known. Other apps' methods are theirs to guard, ours ask for themselves.

    :raises frappe.PermissionError: 403, an account without Desk calls what no guest may.
    """
    user = frappe.session.user
    name = frappe.flags.get("job_portal_method")
    if not name or not user or not accounts.is_ours(user):
        return
    function = arguments.function_called(name)
    # By where it is defined: any module that imports it is another name of it.
    if not function or not function.__module__.startswith("frappe."):
        return
    is_open = function in frappe.guest_methods or f"{function.__module__}.{function.__name__}" in OPEN
    if not is_open and not has_desk(user):
        frappe.throw(_(messages.DESK_ONLY), frappe.PermissionError)

"""The allow-list of Frappe's methods for accounts.

Frappe assumes that every signed-in user is a colleague, and opens records and many methods to all of them.
Some methods check no permission and read any field of any record. Others reveal who has an account. Some
DocTypes (Contact, Address, Tag) accept everybody's records, which link to others and show their fields. Here
anybody with a phone can have an account.
"""

import re

import frappe

from job_portal.account import other_users, reviewer_gate
from job_portal.platform import code_only, messages
from job_portal.platform.policy import require
from job_portal.platform.users import has_desk, is_held, is_reviewer_alone

# Use the name of the defining module. Every module that imports a method makes another name for it.
# Refused by GET: Frappe asks no CSRF token there, so another site's link could log an account out.
CHANGING = {"frappe.handler.logout", "frappe.handler.upload_file", "frappe.handler.web_logout"}
OPEN_TO_ACCOUNTS = {
    *CHANGING,
    "frappe.auth.get_logged_user",
    f"{frappe.ping.__module__}.ping",
    # The socket server calls it in the account's name to learn who connects.
    "frappe.realtime.get_user_info",
}
# Apart from `get_user_info`, this module's methods decide whether a socket may follow a record or a DocType.
REALTIME = "frappe.realtime."
RECORDS_PATH = re.compile(r"/api/(?:(?:v1/)?resource|v2/(?:document|doctype))/([^/]+)")
_NO_LIMIT = 10**9
LIKE = "frappe.templates.includes.likes.likes.like"
# Guests may call it. Frappe looks up the record, even by a filter, before it checks the permission.
OF_A_RECORD = "frappe.handler.run_doc_method"


def check() -> None:
    """Auth hook, after authentication. It checks Frappe's methods: those of apps have checks of their own.

    :raises frappe.PermissionError: 403, an account without Desk calls a method of Frappe that is not in
        `OPEN_TO_ACCOUNTS`, changes something by GET, or asks for records; a guest asks for records of a
        missing DocType, likes a record without a page, or calls a method of a record; a user without Desk
        asks for a realtime room of records; or `reviewer_gate` or `other_users` refuses.
    :raises frappe.ValidationError: 417, `code_only.refuse_group`.
    """
    home = frappe.flags.get("job_portal_home") or ""
    if home.startswith(REALTIME) and home not in OPEN_TO_ACCOUNTS:
        # A user who can read one User could join the room of all, where each save names record and user.
        require(has_desk(frappe.session.user), messages.DESK_ONLY)
    if frappe.session.user == "Guest":
        if home.startswith(REALTIME):
            # Guests receive no events, and some events of a guest's socket crash Frappe's socket server.
            require(has_desk(frappe.session.user), messages.DESK_ONLY)
        _check_guest(home)
        return
    # Frappe counts all new Users of the hour, including sign-ups, and above 60 refuses new Users in Desk.
    frappe.local.conf.setdefault("throttle_user_limit", _NO_LIMIT)
    if reviewer_gate.is_watched(home) and is_reviewer_alone(frappe.session.user):
        reviewer_gate.check(home)
    if home == code_only.GROUPS:
        code_only.refuse_group(frappe.form_dict)
    # `is_held` comes last, since it costs a query.
    if sentence := _refusal(home):
        require(not is_held(frappe.session.user), sentence)
        other_users.check(home, frappe.form_dict)


def _refusal(home: str) -> str:
    """Return why an account may not call `home`, or ''."""
    is_open = _is_open(home) if home else not frappe.request.path.startswith("/api/")
    if not is_open:
        return messages.DESK_ONLY
    if home in CHANGING and frappe.request.method != "POST" and _is_by_cookie():
        return messages.CHANGES_BY_POST
    return ""


def _check_guest(home: str) -> None:
    """Refuse requests over which Frappe fails (500), and those that reveal which records exist."""
    if home == OF_A_RECORD:
        raise frappe.PermissionError
    records = RECORDS_PATH.match(frappe.request.path)
    doctype = records[1] if records else frappe.form_dict.get("reference_doctype")
    if not records and home != LIKE:
        return
    is_there = isinstance(doctype, str) and frappe.db.exists("DocType", doctype) == doctype
    if not is_there or (home == LIKE and not frappe.get_meta(doctype).has_web_view):
        raise frappe.PermissionError
    # Frappe looks for the record, and for its method, before it asks for the permission.
    if records and not any(frappe.has_permission(doctype, right) for right in ("read", "create")):
        raise frappe.PermissionError


def _is_open(home: str) -> bool:
    return home in OPEN_TO_ACCOUNTS or not home.startswith("frappe.")


def _is_by_cookie() -> bool:
    """Whether a cookie authenticates the request. Other sites cannot make a browser send an API key."""
    return frappe.local.login_manager.user == frappe.session.user

"""What of Frappe an account may call.

Frappe opens its records, and many of its methods, to whoever is signed in. It trusts that only colleagues
are. Some methods ask for no permission and read any field of any record. Others tell who has an account.
A few DocTypes (Contact, Address, Tag) take everybody's records, which name others and show their fields.
An account here is anybody with a telephone.
"""

import re

import frappe
from frappe import _

from job_portal.account import reviewer_gate
from job_portal.platform import code_only, messages
from job_portal.platform.requests import arguments
from job_portal.platform.users import is_held, is_reviewer_alone, require_desk

# By where they are defined: any module that imports one is another name of it.
# Frappe lets these change something by GET, where it asks for no CSRF token: a link elsewhere would log out.
CHANGING = {"frappe.handler.logout", "frappe.handler.upload_file", "frappe.handler.web_logout"}
OPEN = {
    *CHANGING,
    "frappe.auth.get_logged_user",
    f"{frappe.ping.__module__}.ping",
    # Who connects. The socket server asks it in the account's name.
    "frappe.realtime.get_user_info",
}
# All others there say whether a socket may hear of a record, or of all records of a DocType.
REALTIME = "frappe.realtime."
RECORDS_PATH = re.compile(r"/api/(?:(?:v1/)?resource|v2/(?:document|doctype))/([^/]+)")
_NO_LIMIT = 10**9
LIKE = "frappe.templates.includes.likes.likes.like"


def check() -> None:
    """Auth hook: the caller is known. Other apps' methods are theirs to guard, ours ask for themselves.

    :raises frappe.PermissionError: 403, an account without Desk calls one of Frappe's methods that is not in
        `OPEN`, or one that changes something by GET, or asks for records. Or a guest asks for records of no
        kind, or likes what is no page. Or somebody without Desk asks for a room of records. Or a reviewer
        reaches further than `reviewer_gate` lets one.
    :raises frappe.ValidationError: 417, `code_only.refuse_group`.
    """
    home = arguments.home_of(frappe.flags.get("job_portal_method") or "")
    if home.startswith(REALTIME) and home not in OPEN:
        # Whoever may read one User may join the room of all, where each save names the record and the user.
        require_desk(messages.DESK_ONLY)
    if frappe.session.user == "Guest":
        if home.startswith(REALTIME):
            # Nothing is sent to guests. One event of a socket's ends Frappe's server of sockets.
            require_desk(messages.DESK_ONLY)
        _check_guest(home)
        return
    # Frappe counts every new User of the hour, those who signed up too, and above 60 it lets Desk make none.
    frappe.local.conf.setdefault("throttle_user_limit", _NO_LIMIT)
    if reviewer_gate.is_watched(home) and is_reviewer_alone(frappe.session.user):
        reviewer_gate.check(home)
    if home == code_only.GROUPS:
        code_only.refuse_group(frappe.form_dict)
    # The user is asked for last: that costs a query.
    if (sentence := _refusal(home)) and is_held(frappe.session.user):
        frappe.throw(_(sentence), frappe.PermissionError)


def _refusal(home: str) -> str:
    """Why an account may not call `home`, or '' where it may."""
    is_open = _is_open(home) if home else not frappe.request.path.startswith("/api/")
    if not is_open:
        return messages.DESK_ONLY
    if home in CHANGING and frappe.request.method != "POST" and _is_by_cookie():
        return messages.CHANGES_BY_POST
    return ""


def _check_guest(home: str) -> None:
    """Refuse what Frappe fails over (500), and a like, which would tell which records there are."""
    records = RECORDS_PATH.match(frappe.request.path)
    doctype = records[1] if records else frappe.form_dict.get("reference_doctype")
    if not records and home != LIKE:
        return
    is_there = isinstance(doctype, str) and frappe.db.exists("DocType", doctype) == doctype
    if not is_there or (home == LIKE and not frappe.get_meta(doctype).has_web_view):
        raise frappe.PermissionError


def _is_open(home: str) -> bool:
    return home in OPEN or not home.startswith("frappe.")


def _is_by_cookie() -> bool:
    """Whether the browser's cookie says who is asking. No other site can make it send an API key."""
    return frappe.local.login_manager.user == frappe.session.user

"""Bounds what a request may bring, before Frappe reads it.

Frappe reads up to 25 MB and makes arguments of it before any hook runs, and before it knows who is asking.
200,000 arguments cost a worker seconds. So the first request of a process puts `read` in the place of
Frappe's own function.
"""

import base64
import binascii
from collections.abc import Callable

import frappe
from frappe.utils import cint
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.wrappers import Request, Response

from job_portal.platform import users

APP = "job_portal"
# What a guest sends us is a search or a form of a few lines.
MOST_OF_GUEST = 64 * 1024
# An account sends fields of 20,000 characters at most, in JSON at up to 12 bytes each.
MOST_OF_ACCOUNT = 256 * 1024
# A file of 5 MB, and the form around it.
MOST_OF_UPLOAD = 6 * 1024 * 1024
# In site_config, in bytes: for a site whose other apps let guests send more, such as a web form with files.
SETTING = "job_portal_most_of_guest"


def guard(refusal: Callable[[], Response]) -> None:
    """Have Frappe ask `read` from the next request on.

    :param refusal: makes the answer to a request that brings too much.
    """
    # Loaded already, in a process that answers requests.
    import frappe.app

    frappes = frappe.app.make_form_dict
    if getattr(frappes, "is_bounded", False):
        return

    def read(request: Request) -> None:
        # A process may serve sites without this app.
        if APP not in frappe.get_installed_apps():
            frappes(request)
            return
        _bound(request)
        try:
            frappes(request)
            # Without a length Werkzeug reads as much as it may, and leaves the rest.
            if _is_chunked(request) and len(request.get_data()) >= request.max_content_length:
                raise RequestEntityTooLarge
        except RequestEntityTooLarge:
            raise RequestEntityTooLarge(response=refusal()) from None

    read.is_bounded = True
    frappe.app.make_form_dict = read


def _bound(request: Request) -> None:
    """Have Werkzeug read no more than the caller may send, whether the request tells its length or not."""
    if not _is_chunked(request) and (request.content_length or 0) <= MOST_OF_GUEST:
        return
    most = _most(request)
    if most is not None:
        request.max_content_length = min(most, request.max_content_length or most)


def _is_chunked(request: Request) -> bool:
    """Whether it comes in pieces, without telling its length."""
    return "Transfer-Encoding" in request.headers


def _most(request: Request) -> int | None:
    """How many bytes the caller may send; None for as many as Frappe takes, in Desk and by other apps' users.

    Who is asking is looked up and not proved: nobody knows a session or a key of somebody in Desk.
    """
    user = _user_of_session(request) or _user_of_key(request)
    if not user:
        return max(MOST_OF_GUEST, cint(frappe.conf.get(SETTING)))
    if not users.is_held(user):
        return None
    return MOST_OF_UPLOAD if request.mimetype == "multipart/form-data" else MOST_OF_ACCOUNT


def _user_of_session(request: Request) -> str | None:
    # Frappe's table of sessions is no DocType.
    found = frappe.db.sql("select user from `tabSessions` where sid = %s", (request.cookies.get("sid", ""),))
    return found[0][0] if found else None


def _user_of_key(request: Request) -> str | None:
    kind, _blank, credentials = request.headers.get("Authorization", "").partition(" ")
    kind = kind.lower()
    if kind == "bearer":
        has_tokens = frappe.db.table_exists("OAuth Bearer Token")
        return frappe.db.get_value("OAuth Bearer Token", credentials, "user") if has_tokens else None
    if kind == "basic":
        try:
            credentials = base64.b64decode(credentials).decode()
        except (binascii.Error, UnicodeDecodeError):
            return None
    key = credentials.partition(":")[0] if kind in ("basic", "token") else ""
    return frappe.db.get_value("User", {"api_key": key}) if key else None

"""Limits the size of a request before Frappe reads it.

Frappe reads up to 25 MB and parses arguments before any hook runs and before it knows the user. Parsing
200,000 arguments takes a worker seconds. So the first request of a process replaces Frappe's function by
`read`.
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
# A guest sends us a search or a form of a few lines.
MOST_OF_GUEST = 64 * 1024
# An account sends fields of at most 20,000 characters; JSON needs up to 12 bytes for each.
MOST_OF_ACCOUNT = 256 * 1024
# A file of 5 MB and its form.
MOST_OF_UPLOAD = 6 * 1024 * 1024
# Site_config key, in bytes, for a site where guests send more to other apps, such as a web form with files.
SETTING = "job_portal_most_of_guest"


def guard(refusal: Callable[[], Response]) -> None:
    """Make Frappe call `read` from the next request on.

    :param refusal: makes the answer to a request that is too large.
    """
    # A process that answers requests has already loaded it.
    import frappe.app

    frappes = frappe.app.make_form_dict
    if getattr(frappes, "is_bounded", False):
        return

    def read(request: Request) -> None:
        # A process may serve sites that lack this app.
        if APP not in frappe.get_installed_apps():
            frappes(request)
            return
        _bound(request)
        try:
            frappes(request)
            # Without a length Werkzeug stops reading at the limit, and ignores the rest.
            if _is_chunked(request) and len(request.get_data()) >= request.max_content_length:
                raise RequestEntityTooLarge
        except RequestEntityTooLarge:
            raise RequestEntityTooLarge(response=refusal()) from None

    read.is_bounded = True
    frappe.app.make_form_dict = read


def _bound(request: Request) -> None:
    """Limit how much Werkzeug reads to what the caller may send, whatever length the request states."""
    if not _is_chunked(request) and (request.content_length or 0) <= MOST_OF_GUEST:
        return
    most = _most(request)
    if most is not None:
        request.max_content_length = min(most, request.max_content_length or most)


def _is_chunked(request: Request) -> bool:
    """Whether the body comes in chunks, without a stated length."""
    return "Transfer-Encoding" in request.headers


def _most(request: Request) -> int | None:
    """Return how many bytes the caller may send; None for Frappe's own limit, for Desk and users of other
    apps.

    The user is looked up but not authenticated. That is safe, because only Desk's users know their sessions
    and keys.
    """
    user = _user_of_session(request) or _user_of_key(request)
    if not user:
        return max(MOST_OF_GUEST, cint(frappe.conf.get(SETTING)))
    if not users.is_held(user):
        return None
    return MOST_OF_UPLOAD if request.mimetype == "multipart/form-data" else MOST_OF_ACCOUNT


def _user_of_session(request: Request) -> str | None:
    # Frappe's table of sessions has no DocType.
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

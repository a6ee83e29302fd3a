"""Sessions: what a sign-in opens and answers with, and what the last logout closes."""

import frappe
from frappe.sessions import get_csrf_token, get_expiry_in_seconds
from frappe.utils import add_to_date, now_datetime

from job_portal.companies import company_of
from job_portal.sign_in import accounts, messages

HOME_PAGE = "/frontend/home"


def open_session(user: str) -> dict:
    """Log `user` in and return the reply of `sign_up` and of a login's verify (spec section 3, Session).

    Frappe's login commits. So this comes last, and what may fail is read before it.
    """
    key, secret = accounts.keys(user)
    profile = frappe.db.get_value("User", user, ["username", "email", "full_name"], as_dict=True)
    profile.home_page = HOME_PAGE
    company_name = company_of(user)
    frappe.local.login_manager.login_as(user)
    _keep_new_cookies()
    return {
        "success_key": 1,
        "verified": True,
        "message": messages.VERIFIED,
        "token": f"{key}:{secret}",
        "api_key": key,
        "api_secret": secret,
        "sid": frappe.session.sid,
        "user": dict(profile),
        **profile,
        "company_name": company_name,
        "csrf_token": get_csrf_token(),
    }


def _keep_new_cookies() -> None:
    """Frappe takes the cookies of a dead session away after it has written this one's: not those set anew."""
    cookies = frappe.local.cookie_manager
    cookies.to_delete = [name for name in cookies.to_delete if name not in cookies.cookies]


def ensure_csrf_token() -> None:
    """Make the CSRF token of a signed-in session: Frappe lets a POST pass in a session where none was made.

    Called from `before_request`: for the login request itself that is after Frappe's own check. A hook
    `on_session_creation` would run before it, and a password login would then miss its own new token.
    """
    if frappe.session.user != "Guest" and not frappe.session.data.csrf_token:
        get_csrf_token()


def on_logout(login_manager) -> None:
    """Hook. API keys outlive sessions: a logout that leaves no live session ends them too."""
    user = frappe.session.user
    if not accounts.is_ours(user):
        return
    # Held until Frappe has deleted this session: of the last two logouts at once, each would see the other's.
    # Changes nothing; begins a transaction, so that what is read next is the newest.
    frappe.db.commit()
    frappe.db.sql("update `tabUser` set name = name where name = %s", (user,))
    if not _has_other_session(user):
        accounts.rotate_secret(user)


def _has_other_session(user: str) -> bool:
    live_since = add_to_date(now_datetime(), seconds=-get_expiry_in_seconds())
    # Frappe's table of sessions is no DocType.
    return bool(
        frappe.db.sql(
            "select sid from `tabSessions` where user = %s and sid != %s and lastupdate > %s limit 1",
            (user, frappe.session.sid, live_since),
        )
    )

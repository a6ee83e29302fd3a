"""Sessions: what a sign-in opens and answers with, and what the last logout closes."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.sessions import get_csrf_token, get_expiry_in_seconds
from frappe.utils import add_to_date, now_datetime

from job_portal import languages
from job_portal.account import accounts, messages
from job_portal.platform.users import is_portal_account

HOME_PAGE = "/frontend/home"
# Frappe's own.
COOKIES = ["full_name", "user_id", "sid", "user_image", "system_user"]


def open_session(user: str) -> dict:
    """Log `user` in and return the reply of `sign_up` and of a login's verify (docs/behaviour.md#session).

    Frappe's login commits. So this comes last, and what may fail is read before it.
    """
    key, secret = accounts.keys(user)
    profile = frappe.db.get_value("User", user, ["username", "email", "full_name"], as_dict=True)
    profile.home_page = HOME_PAGE
    more = {**languages.adopt(user), **_fields_of_domains(user)}
    frappe.local.login_manager.login_as(user)
    _keep_new_cookies()
    return {
        "success_key": 1,
        "verified": True,
        "message": _(messages.VERIFIED),
        "token": f"{key}:{secret}",
        "api_key": key,
        "api_secret": secret,
        "sid": frappe.session.sid,
        "user": dict(profile),
        **profile,
        **more,
        "csrf_token": get_csrf_token(),
    }


def _fields_of_domains(user: str) -> dict:
    """What other domains add to the reply, by the hook `job_portal_session_fields`."""
    return {
        key: value
        for field in frappe.get_hooks("job_portal_session_fields")
        for key, value in frappe.get_attr(field)(user).items()
    }


def _keep_new_cookies() -> None:
    """Frappe takes the cookies of a dead session away after it has written this one's: not those set anew."""
    cookies = frappe.local.cookie_manager
    cookies.to_delete = [name for name in cookies.to_delete if name not in cookies.cookies]


def on_logout(login_manager) -> None:
    """Hook. API keys outlive sessions: a logout that leaves no live session ends them too."""
    user = frappe.session.user
    if not is_portal_account(user):
        return
    # Held until Frappe has deleted this session: of the last two logouts at once, each would see the other's.
    # Changes nothing; begins a transaction, so that what is read next is the newest.
    frappe.db.commit()
    frappe.db.sql("update `tabUser` set name = name where name = %s", (user,))
    if not _has_other_session(user):
        accounts.rotate_secret(user)


def end_all(user: Document, event: str | None = None) -> None:
    """Hook of User, after one is deleted. Frappe leaves some of its sessions, and in uninstalling all.

    They would be alive again once somebody signs the number up anew.
    """
    if not is_portal_account(user.name):
        return
    # Frappe's table of sessions is no DocType.
    sids = [sid for (sid,) in frappe.db.sql("select sid from `tabSessions` where user = %s", (user.name,))]
    frappe.db.delete("Sessions", {"user": user.name})

    def forget() -> None:
        for sid in sids:
            for key in ("session", "last_db_session_update"):
                frappe.cache.hdel(key, sid)

    # Before that, another request would put a session into the cache again.
    frappe.db.after_commit.add(forget)


def _has_other_session(user: str) -> bool:
    live_since = add_to_date(now_datetime(), seconds=-get_expiry_in_seconds())
    return bool(
        frappe.db.sql(
            "select sid from `tabSessions` where user = %s and sid != %s and lastupdate > %s limit 1",
            (user, frappe.session.sid, live_since),
        )
    )

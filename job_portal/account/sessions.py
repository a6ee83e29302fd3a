"""Sessions: opening one after a sign-in, its answer, its duration and its end.

The sessions are Frappe's. Frappe has one *Session Expiry* for all users, but accounts have another (`Sign-in
Lasts` of Job Portal Settings). Frappe reads a session from the cache, where each has its own
`session_expiry`, or else from its table, where `lastupdate` must not be older than the common expiry. So
`lastupdate` of an account's row is shifted by the difference. Rows of Desk's users are not.
"""

import ast
import json
from contextlib import suppress
from typing import NoReturn

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.sessions import get_csrf_token, get_expiry_in_seconds
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal import languages
from job_portal.account import accounts, devices, messages
from job_portal.platform import settings
from job_portal.platform.policy import require
from job_portal.platform.users import is_held, is_portal_account

HOME_PAGE = "/frontend/home"
# The names of Frappe's cookies.
COOKIES = ["full_name", "user_id", "sid", "user_image", "system_user"]
# Cookies that must survive a closed browser. The app reads the second one.
_LASTING = ("sid", "user_id")
# Key in a session's data: {browser, system, since}.
_DEVICE = "job_portal_device"
_MOST_DEVICES = 50
# Frappe stores a session's use at most once in this time.
_STORED_AFTER_SECONDS = 600


def open_session(user: str) -> dict:
    """Log `user` in and return the answer of `sign_up` and of a login's verify (docs/behaviour.md#session).

    Frappe's login commits, so everything that may fail comes before it.

    :raises frappe.PermissionError: 403, the account was deleted meanwhile.
    """
    reply = _reply_to(user, is_new=True)
    more = languages.adopt(user)
    frappe.local.login_manager.login_as(user)
    # The commit may have let a deletion run, which ended this session. Continuing would restore the session.
    if not frappe.db.get_value("User", user, "name", for_update=True):
        _refuse_gone()
    _keep_new_cookies()
    # Before `get_csrf_token`, which stores the session's data.
    _note_term()
    return {
        "success_key": 1,
        "verified": True,
        "message": _(messages.VERIFIED),
        **reply,
        **more,
        "sid": frappe.session.sid,
        "csrf_token": get_csrf_token(),
    }


def _refuse_gone() -> NoReturn:
    frappe.set_user("Guest")
    frappe.local.cookie_manager.delete_cookie(COOKIES)
    frappe.throw(_(messages.ACCOUNT_GONE), frappe.PermissionError)


def restore() -> dict:
    """The answer to a sign-in, for a browser that has the cookie but has lost its storage.

    :raises frappe.PermissionError: 403, the caller is no account that signs in by a number.
    """
    user = own_account()
    return {**_reply_to(user), "csrf_token": frappe.session.data.csrf_token or ""}


def own_account() -> str:
    """The caller's account.

    :raises frappe.PermissionError: 403, the caller is no account that signs in by a number.
    """
    user = frappe.session.user
    require(is_held(user), messages.SIGNED_IN_BY_NUMBER)
    return user


def _reply_to(user: str, is_new: bool = False) -> dict:
    """The account's part of the answer.

    :param is_new: whether the session is not open yet. The account is then locked against deletion.
    """
    profile = frappe.db.get_value(
        "User", {"name": user}, ["username", "email", "full_name"], as_dict=True, for_update=is_new
    )
    if not profile:
        _refuse_gone()
    profile.home_page = HOME_PAGE
    return {**_keys(user), "user": dict(profile), **profile, **_fields_of_domains(user)}


def _keys(user: str) -> dict:
    key, secret = accounts.keys(user)
    return {"token": f"{key}:{secret}", "api_key": key, "api_secret": secret}


def _fields_of_domains(user: str) -> dict:
    """Fields that other domains add to the answer, by the hook `job_portal_session_fields`."""
    return {
        key: value
        for field in frappe.get_hooks("job_portal_session_fields")
        for key, value in frappe.get_attr(field)(user).items()
    }


def _keep_new_cookies() -> None:
    """Frappe deletes a dead session's cookies after setting this session's. Keep the new ones."""
    cookies = frappe.local.cookie_manager
    cookies.to_delete = [name for name in cookies.to_delete if name not in cookies.cookies]


def note_use() -> None:
    """Auth hook: set the term of an account's session. Frappe stores it together with the time of use."""
    if not _is_of_account():
        return
    data = frappe.session.data
    frappe.flags.job_portal_session_stored = data.last_updated
    idle = (now_datetime() - get_datetime(data.last_updated)).total_seconds() if data.last_updated else 0
    if _DEVICE not in data or idle > _STORED_AFTER_SECONDS:
        _note_term()


def _note_term() -> None:
    data = frappe.session.data
    data.session_expiry = f"{settings.number('sign_in_days') * 24}:00:00"
    if _DEVICE not in data:
        named = devices.named(frappe.request.headers.get("User-Agent", ""))
        data[_DEVICE] = {**named, "since": str(now_datetime())}


def keep_signed_in(response, request) -> None:
    """Hook after each request: make the cookies of an account's session last as long as the session."""
    manager = getattr(frappe.local, "cookie_manager", None)
    if response is None or not manager or "sid" in manager.to_delete or not _is_of_account():
        return
    for name, is_hidden in zip(_LASTING, (True, False), strict=True):
        value = frappe.session.sid if name == "sid" else frappe.session.user
        manager.set_cookie(name, value, httponly=is_hidden, max_age=_term())
    # Frappe 15 stores the time of use before this, Frappe 16 after the response.
    request.after_response.add(_shift_end)


def _shift_end() -> None:
    """If Frappe has stored the time of this use, shift it by the extra term of accounts."""
    if frappe.session.data.last_updated == frappe.flags.job_portal_session_stored:
        return
    shifted = add_to_date(now_datetime(), seconds=_term() - get_expiry_in_seconds())
    # Frappe's table of sessions has no DocType.
    frappe.db.sql("update `tabSessions` set lastupdate = %s where sid = %s", (shifted, frappe.session.sid))
    frappe.db.commit()


def _term() -> int:
    """This session's term in seconds, from its own data, which saves reading the settings in each request."""
    return get_expiry_in_seconds(frappe.session.data.session_expiry)


def _is_of_account() -> bool:
    """Whether a session, not an API key, authenticates an account without Desk."""
    manager = getattr(frappe.local, "login_manager", None)
    user = frappe.session.user or ""
    return bool(
        manager
        and is_portal_account(user)
        and manager.user == user
        and manager.user_type == "Website User"
        and frappe.session.sid
    )


def of_account() -> list[dict]:
    """The devices that are signed in to the caller's account, the latest used first.

    :return: [{browser, system, since, used_on, is_this}]
    :raises frappe.PermissionError: 403, as `restore`.
    """
    rows = frappe.db.sql(
        "select sid, sessiondata from `tabSessions` where user = %s and lastupdate > %s"
        " order by lastupdate desc limit %s",
        (own_account(), _live_since(), _MOST_DEVICES),
    )
    found = []
    for sid, stored in rows:
        data = _data_of(stored)
        device = data.get(_DEVICE) or {"browser": "", "system": "", "since": None}
        used_on = data.get("last_updated")
        found.append(
            {**device, "used_on": used_on and get_datetime(used_on), "is_this": sid == frappe.session.sid}
        )
    return found


def _data_of(stored: str) -> dict:
    """The data of a stored session: JSON in Frappe 16, a Python literal in Frappe 15."""
    for read in (json.loads, ast.literal_eval):
        with suppress(ValueError, SyntaxError):
            return read(stored)
    return {}


def end_others() -> dict:
    """End all other sessions of the caller's account, and change the API secret that they share.

    :return: the new {token, api_key, api_secret}.
    :raises frappe.PermissionError: 403, as `restore`.
    """
    user = own_account()
    end(user, but=frappe.session.sid)
    accounts.rotate_secret(user)
    return _keys(user)


def on_logout(login_manager) -> None:
    """Hook. API keys outlive sessions, so the logout of the last session also changes the API secret."""
    user = frappe.session.user
    if not is_portal_account(user):
        return
    # Locks the User until Frappe has deleted this session. Otherwise each of the last two concurrent logouts
    # would see the other's session. The update changes nothing, but begins a new transaction with the latest
    # data.
    frappe.db.commit()
    frappe.db.sql("update `tabUser` set name = name where name = %s", (user,))
    if not _has_other_session(user):
        accounts.rotate_secret(user)


def end_all(user: Document, event: str | None = None) -> None:
    """Hook of User, after deletion. Frappe leaves some sessions, or all of them during an uninstall.

    They would become valid again if the number signs up again.
    """
    if not is_portal_account(user.name):
        return
    end(user.name)


def end(user: str, but: str = "") -> None:
    """End all sessions of a user except one.

    :param but: its `sid`.
    """
    query = "select sid from `tabSessions` where user = %s and sid != %s"
    sids = [sid for (sid,) in frappe.db.sql(query, (user, but))]
    frappe.db.sql("delete from `tabSessions` where user = %s and sid != %s", (user, but))

    def forget() -> None:
        for sid in sids:
            for key in ("session", "last_db_session_update"):
                frappe.cache.hdel(key, sid)

    # After the commit, because before it another request could put a session back into the cache.
    frappe.db.after_commit.add(forget)


def _has_other_session(user: str) -> bool:
    return bool(
        frappe.db.sql(
            "select sid from `tabSessions` where user = %s and sid != %s and lastupdate > %s limit 1",
            (user, frappe.session.sid, _live_since()),
        )
    )


def _live_since():
    return add_to_date(now_datetime(), seconds=-get_expiry_in_seconds())

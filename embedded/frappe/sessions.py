"""Sessions: stored in tabSessions, and found by the cookie `sid`."""

import json
from urllib.parse import unquote

import sqlalchemy as sa
from frappe.frappedict import _dict
from frappe.messages import throw
from frappe.model.naming import generate_hash
from frappe.runtime import local
from frappe.utils.dates import add_to_date, now_datetime, time_diff_in_seconds

UPDATE_AFTER_SECONDS = 600


def get_expiry_period() -> str:
    """The idle timeout of sessions: the bench's default in System Settings."""
    return "240:00:00"


def get_expiry_in_seconds(expiry: str | None = None) -> int:
    """An idle timeout of 'hours:minutes:seconds' in seconds. Default: that of all sessions."""
    hours, minutes, seconds = (int(part) for part in (expiry or get_expiry_period()).split(":"))
    return hours * 3600 + minutes * 60 + seconds


class Session:
    """The session of a request: a stored one, or the one shared by all guests."""

    def __init__(self, user: str | None, resume: bool = False):
        self.data = _dict(data=_dict())
        local.session = self.data
        if resume:
            self._resume()
        elif user:
            self._check_enabled(user)
            self._start(user)

    @property
    def user(self) -> str:
        return self.data.user

    def _start(self, user: str) -> None:
        """Start a session. For a user it is stored and committed at once, as on a bench."""
        sid = "Guest" if user == "Guest" else generate_hash()
        self.data.update({"user": user, "sid": sid})
        self.data.data.update({"user": user, "session_ip": local.request_ip})
        if user == "Guest":
            return
        now = now_datetime()
        self.data.data.update({"last_updated": str(now), "session_expiry": get_expiry_period()})
        row = {"sid": sid, "user": user, "sessiondata": "{}", "lastupdate": now, "status": "Active"}
        local.db.insert_row("Sessions", row)
        seen = {"last_login": now, "last_ip": local.request_ip, "last_active": now}
        local.db.set_value("User", user, seen, update_modified=False)
        self.update(force=True)

    def _resume(self) -> None:
        sid = unquote(local.form_dict.get("sid") or local.request.cookies.get("sid", "Guest"))
        stored = None if sid == "Guest" else self._load(sid)
        if stored is None:
            if sid != "Guest":
                local.response["session_expired"] = 1
                clear_cookies()
            self._start("Guest")
            return
        user, data = stored
        self._check_enabled(user)
        self.data.update({"user": user, "sid": sid, "data": data})

    def _load(self, sid: str):
        """User and data of a stored session, or None.

        A bench checks the session's own expiry in its cache, or the general expiry in the table. This host
        checks both, so a session that is valid here is valid on a bench, cached or not.
        """
        now = now_datetime()
        since = add_to_date(now, seconds=-get_expiry_in_seconds())
        columns = ["user", "sessiondata"]
        found = local.db.get_value(
            "Sessions", {"sid": sid, "lastupdate": (">", since)}, columns, order_by=None
        )
        if not found:
            return None
        data = _dict(json.loads(found[1] or "{}"))
        idle = time_diff_in_seconds(now, data.last_updated) if data.last_updated else 0
        return None if idle > get_expiry_in_seconds(data.session_expiry) else (found[0], data)

    @staticmethod
    def _check_enabled(user: str) -> None:
        if not local.db.get_value("User", user, "enabled"):
            throw(f"User {user} is disabled. Please contact your System Manager.")

    def update(self, force: bool = False) -> None:
        """Store the session's data and time, every ten minutes, or at once with `force`."""
        if self.data.user == "Guest" or not self.data.sid:
            return
        now = now_datetime()
        last = self.data.data.last_updated
        if not force and last and time_diff_in_seconds(now, last) < UPDATE_AFTER_SECONDS:
            return
        self.data.data.last_updated = str(now)
        table = local.db.table("Sessions")
        changes = {"sessiondata": json.dumps(self.data.data, default=str), "lastupdate": now}
        local.db.run(sa.update(table).where(table.c.sid == self.data.sid).values(changes), writes=True)
        local.db.set_value("User", self.data.user, "last_active", now, update_modified=False)
        local.db.commit()


def get_csrf_token() -> str:
    """The session's CSRF token. A new one is stored at once."""
    if not local.session.data.csrf_token:
        local.session.data.csrf_token = generate_hash()
        session_obj = getattr(local, "session_obj", None)
        if session_obj and session_obj.data is local.session:
            session_obj.update(force=True)
    return local.session.data.csrf_token


def clear_sessions(user: str) -> None:
    """End all sessions of `user`."""
    local.db.delete("Sessions", {"user": user})


def clear_cookies() -> None:
    local.session.sid = ""
    local.cookie_manager.delete_cookie(["full_name", "user_id", "sid", "user_image", "system_user"])

"""Cookies that the answer to this request will set."""

import datetime
from urllib.parse import quote


class CookieManager:
    def __init__(self):
        self.cookies: dict[str, dict] = {}
        self.to_delete: list[str] = []

    def init_cookies(self) -> None:
        """Set the cookie `sid`. It expires like all sessions, counted from the last request."""
        from frappe.runtime import local
        from frappe.sessions import get_expiry_in_seconds

        if local.session.sid:
            self.set_cookie("sid", local.session.sid, max_age=get_expiry_in_seconds(), httponly=True)

    def set_cookie(self, key, value, samesite="Lax", **options):
        """Set a cookie with the options of Werkzeug's `Response.set_cookie`."""
        from frappe.runtime import local

        secure = local.request.scheme == "https"
        self.cookies[key] = {"value": value, "secure": secure, "samesite": samesite, **options}

    def delete_cookie(self, to_delete: str | list[str]) -> None:
        self.to_delete.extend(to_delete if isinstance(to_delete, list) else [to_delete])

    def flush_cookies(self, response) -> None:
        """Write the cookies into `response`. Values are percent-encoded."""
        for key, options in self.cookies.items():
            response.set_cookie(key, **options | {"value": quote((options["value"] or "").encode())})
        for key in set(self.to_delete):
            response.set_cookie(key, "", expires=datetime.datetime.now() - datetime.timedelta(days=1))

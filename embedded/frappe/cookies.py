"""Cookies that the answer to this request will set."""

import datetime
from urllib.parse import quote


class CookieManager:
    def __init__(self):
        self.cookies: dict[str, dict] = {}
        self.to_delete: list[str] = []

    def init_cookies(self) -> None:
        """Set `sid` of the session; gone after three days without a request."""
        from frappe.runtime import local

        if local.session.sid:
            expires = datetime.datetime.now() + datetime.timedelta(days=3)
            self.set_cookie("sid", local.session.sid, expires=expires, httponly=True)

    def set_cookie(
        self, key, value, expires=None, secure=False, httponly=False, samesite="Lax", max_age=None
    ):
        from frappe.runtime import local

        if not secure and local.request:
            secure = local.request.scheme == "https"
        self.cookies[key] = {
            "value": value,
            "expires": expires,
            "secure": secure,
            "httponly": httponly,
            "samesite": samesite,
            "max_age": max_age,
        }

    def delete_cookie(self, to_delete) -> None:
        self.to_delete.extend(to_delete if isinstance(to_delete, list | tuple) else [to_delete])

    def flush_cookies(self, response) -> None:
        """Write them into `response`; values are percent-encoded."""
        for key, options in self.cookies.items():
            value = quote((options["value"] or "").encode())
            response.set_cookie(
                key, value, **{name: each for name, each in options.items() if name != "value"}
            )
        for key in set(self.to_delete):
            response.set_cookie(key, "", expires=datetime.datetime.now() - datetime.timedelta(days=1))

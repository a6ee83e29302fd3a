"""People at a site: a visitor with cookies of their own, and the administrator who reads the codes."""

import json
import os
import re
import secrets
from typing import Any
from urllib.parse import quote

import requests

BASE_URL = os.environ.get("BASE_URL", "http://localhost:8000")
SEND = "sign_in_manager.api.send_custom_sms"
VERIFY = "sign_in_manager.api.verify_OTP_token"
SIGN_UP = "sign_in_manager.override_class.user.sign_up"
# Both names of each: the public one, and that of the function which stands behind it.
NAMES = {
    SEND: (SEND, "job_portal.account.api.send_custom_sms"),
    VERIFY: (VERIFY, "job_portal.account.api.verify_OTP_token"),
    SIGN_UP: (SIGN_UP, "job_portal.account.api.sign_up"),
}
# When a bench's nginx gives up; a browser waits longer.
TIMEOUT_SECONDS = 120


def fresh_number() -> str:
    """Ten digits that no earlier run used."""
    return f"9{secrets.randbelow(10**9):09d}"


class Visitor:
    """One browser. `address`: what it forges as X-Forwarded-For."""

    def __init__(self, address: str | None = None):
        self.http = requests.Session()
        self.http.headers["Accept"] = "application/json"
        if address:
            self.http.headers["X-Forwarded-For"] = address

    def request(self, verb: str, path: str, **options: Any) -> requests.Response:
        """Any request; `path` begins with a slash."""
        return self.http.request(
            verb, BASE_URL + path, timeout=TIMEOUT_SECONDS, allow_redirects=False, **options
        )

    def call(self, method: str, **payload: Any) -> requests.Response:
        """POST to /api/method/<method>."""
        return self.request("POST", f"/api/method/{method}", json=payload)

    def message(self, method: str, **payload: Any) -> Any:
        """The `message` of a call that must succeed; AssertionError otherwise."""
        reply = self.call(method, **payload)
        if reply.status_code != 200:
            raise AssertionError(f"{method}: {reply.status_code} {reply.text[:400]}")
        return reply.json().get("message")

    def send_code(self, mobile: str, purpose: str) -> str:
        """Ask for a code; its reference."""
        return self.message(SEND, mobile_no=mobile, used_for=purpose)["reference_no"]

    def verify(self, mobile: str, reference: str, code: str) -> dict:
        """Offer a code; the answer. The product always says 'Signup' here."""
        answer = self.message(
            VERIFY, mobile_no=mobile, reference_number=reference, OTP=code, used_for="Signup"
        )
        self._take_csrf_token(answer)
        return answer

    def sign_up(self, mobile: str, administrator: "Administrator") -> dict:
        """Sign a new number up; the session's reply."""
        self.verify(mobile, self.send_code(mobile, "Signup"), administrator.code_of(mobile))
        answer = self.message(SIGN_UP, mobile_no=mobile, full_name="Asha Rao")
        self._take_csrf_token(answer)
        return answer

    def log_in(self, mobile: str, administrator: "Administrator") -> dict:
        """Log in by code; the session's reply."""
        return self.verify(mobile, self.send_code(mobile, "Login"), administrator.code_of(mobile))

    def upload(self, content: bytes, filename: str, **fields: Any) -> requests.Response:
        """POST a file to `upload_file`."""
        return self.request(
            "POST", "/api/method/upload_file", data=fields, files={"file": (filename, content)}
        )

    def _take_csrf_token(self, answer: dict) -> None:
        if token := answer.get("csrf_token"):
            self.http.headers["X-Frappe-CSRF-Token"] = token


class Administrator(Visitor):
    """Signs in with ADMIN_PASSWORD (default admin), and reads the outbox."""

    def __init__(self) -> None:
        super().__init__()
        self.message("login", usr="Administrator", pwd=os.environ.get("ADMIN_PASSWORD", "admin"))
        page = self.request("GET", "/frontend/login").text
        self._take_csrf_token({"csrf_token": re.search(r'"csrf_token":\s*"([0-9a-f]+)"', page)[1]})

    def configure(self, **values: Any) -> dict:
        """Set fields of Job Portal Settings; their values before."""
        path = f"/api/resource/{quote('Job Portal Settings')}/{quote('Job Portal Settings')}"
        before = self.request("GET", path).json()["data"]
        self.request("PUT", path, json=values).raise_for_status()
        # Empty, and for a number 0, means the shipped value.
        return {name: before.get(name) or type(value)() for name, value in values.items()}

    def listed(self, doctype: str, filters: list, *fields: str, limit: int = 0) -> list[dict]:
        """Records of a DocType, the newest first."""
        query = {
            "filters": json.dumps(filters),
            "fields": json.dumps(fields),
            "order_by": "creation desc",
            "limit_page_length": limit,
        }
        reply = self.request("GET", f"/api/resource/{quote(doctype)}", params=query)
        reply.raise_for_status()
        return reply.json()["data"]

    def code_of(self, mobile: str) -> str:
        """The code in the newest message to a number."""
        messages = self.listed("JP SMS", [["mobile_no", "=", mobile]], "message", limit=1)
        return re.search(r"#([0-9]{6})\b", messages[0]["message"])[1]


def wrong(code: str) -> str:
    """Six digits that are not `code`."""
    return f"{(int(code) + 1 + secrets.randbelow(10**6 - 1)) % 10**6:06d}"

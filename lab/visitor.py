"""People at a running site over HTTP: actors with their own cookies, and the administrator."""

import copy
import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self
from urllib.parse import quote

import requests

from job_portal.tests.actor import API, Actor

BASE_URL = os.environ.get("BASE_URL", "http://localhost:8000")
ADD_COMPANY = f"{API}add_company"
DETAILS = f"{API}get_company_details"
ADD_HR = f"{API}add_hr_details"
# Limits on codes, raised so that many people at one address do not reach them.
LIFTED = {"sends_per_address": 10_000, "sends_per_site": 10_000}
# A bench's nginx gives up after this time; a browser waits longer.
TIMEOUT_SECONDS = 120


class Visitor(Actor):
    """One browser.

    :param address: its IP address, sent as X-Forwarded-For.
    """

    def __init__(self, address: str | None = None):
        self.http = requests.Session()
        self.http.headers["Accept"] = "application/json"
        if address:
            self.http.headers["X-Forwarded-For"] = address

    def request(self, verb: str, path: str, headers: dict | None = None, **options: Any) -> requests.Response:
        """Send a request; `path` begins with a slash."""
        token = {"X-Frappe-CSRF-Token": self.csrf_token} if self.csrf_token else {}
        return self.http.request(
            verb,
            BASE_URL + path,
            headers={**token, **(headers or {})},
            allow_redirects=False,
            **{"timeout": TIMEOUT_SECONDS, **options},
        )

    def call(self, method: str, **payload: Any) -> requests.Response:
        return self.request("POST", f"/api/method/{method}", json=payload)

    def upload(self, content: bytes, filename: str, **fields: Any) -> requests.Response:
        return self.request(
            "POST", "/api/method/upload_file", data=fields, files={"file": (filename, content)}
        )

    def another_device(self) -> Self:
        """The same account on another connection, by its API key."""
        other = copy.copy(self)
        other.csrf_token = None
        other.http = requests.Session()
        other.http.headers["Accept"] = "application/json"
        other.http.headers["Authorization"] = f"token {self.session['token']}"
        return other


class Administrator(Visitor):
    """Signs in with ADMIN_PASSWORD (default admin), and reads the codes in JP SMS."""

    def __init__(self) -> None:
        super().__init__()
        self.message("login", usr="Administrator", pwd=os.environ.get("ADMIN_PASSWORD", "admin"))
        page = self.request("GET", "/frontend/login").text
        self.csrf_token = re.search(r'"csrf_token":\s*"([0-9a-f]+)"', page)[1]

    def configure(self, **values: Any) -> dict:
        """Set fields of Job Portal Settings; returns their previous values."""
        before = self.record("Job Portal Settings", "Job Portal Settings")
        self.change("Job Portal Settings", "Job Portal Settings", **values)
        # An empty text or a 0 means the shipped value.
        return {name: before.get(name) or type(value)() for name, value in values.items()}

    @contextmanager
    def limits_lifted(self) -> Iterator[None]:
        """Raise the limits while many people sign up."""
        before = self.configure(**LIFTED)
        try:
            yield
        finally:
            self.configure(**before)

    def approve(self, owner: Visitor, company: str) -> None:
        """Approve the owner's company, so that it can post jobs."""
        modified = owner.message(DETAILS, company_name=company)["modified"]
        self.message(f"{API}approve_company", name=company, modified=modified)

    def record(self, doctype: str, name: str) -> dict:
        """A record with all its fields."""
        return self.request("GET", f"/api/resource/{quote(doctype)}/{quote(name)}").json()["data"]

    def change(self, doctype: str, name: str, **values: Any) -> None:
        """Set fields of a record."""
        path = f"/api/resource/{quote(doctype)}/{quote(name)}"
        self.request("PUT", path, json=values).raise_for_status()

    def listed(self, doctype: str, filters: list, *fields: str, limit: int = 0) -> list[dict]:
        """Records of a DocType, newest first."""
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

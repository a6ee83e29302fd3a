"""A browser for tests: the real WSGI application of the imported `frappe`, with cookies."""

import contextlib
import io
import json as json_module
import threading
from collections.abc import Callable, Iterator
from typing import Any

import frappe
from werkzeug.test import Client, TestResponse

from job_portal.tests.actor import Actor

_LOCK = threading.Lock()
_being_served = 0


class Browser(Actor):
    """One visitor. Each request runs in its own thread, as on a server.

    In the test's thread it would replace the test's session user and database connection. So tests must
    commit before a request can see their changes.

    :param token: 'key:secret' of a user, sent as `Authorization: token ...`; without it, a guest.
    """

    def __init__(self, token: str | None = None):
        from frappe.app import application

        self._client = Client(application)
        self._site = frappe.local.site
        self.token = token

    def get(self, path: str, headers: dict | None = None, **query: Any) -> TestResponse:
        return self.open("GET", path, headers=headers, query_string=query or None)

    def post(self, path: str, json: Any = None, headers: dict | None = None, **options: Any) -> TestResponse:
        if json is not None:
            # json.dumps keeps lone surrogates as escapes, as a hostile client would send them.
            options |= {"data": json_module.dumps(json), "content_type": "application/json"}
        return self.open("POST", path, headers=headers, **options)

    def call(self, method: str, **payload: Any) -> TestResponse:
        return self.post(f"/api/method/{method}", json=payload)

    def upload(
        self, content: bytes, filename: str, method: str = "upload_file", **fields: Any
    ) -> TestResponse:
        data = {name: str(value) for name, value in fields.items()}
        data["file"] = (io.BytesIO(content), filename)
        return self.open("POST", f"/api/method/{method}", data=data)

    def open(self, http_method: str, path: str, headers: dict | None = None, **options: Any) -> TestResponse:
        sent = {"X-Frappe-Site-Name": self._site, "Accept": "application/json"}
        if self.token:
            sent["Authorization"] = f"token {self.token}"
        if self.csrf_token:
            sent["X-Frappe-CSRF-Token"] = self.csrf_token
        sent.update(headers or {})

        def request() -> TestResponse:
            return self._client.open(path, method=http_method, headers=sent, buffered=True, **options)

        return at_once([request])[0]

    def cookie(self, name: str) -> str | None:
        found = self._client.get_cookie(name)
        return found.value if found else None

    def set_cookie(self, name: str, value: str) -> None:
        """Plant a cookie, stolen from another browser or forged."""
        self._client.set_cookie(name, value)


@contextlib.contextmanager
def _serving() -> Iterator[None]:
    """Switch off Frappe 16's `in_test` while requests are served.

    There it applies to the whole process, and makes requests store neither CSRF tokens nor versions.
    """
    global _being_served
    with _LOCK:
        _being_served += 1
        if hasattr(frappe, "in_test"):
            frappe.in_test = False
    try:
        yield
    finally:
        with _LOCK:
            _being_served -= 1
            if hasattr(frappe, "in_test"):
                frappe.in_test = not _being_served


def at_once(requests: list[Callable[[], Any]]) -> list[Any]:
    """Run requests in parallel, as from several devices. Returns the results in the given order."""
    outcomes: list[dict[str, Any]] = [{} for _ in requests]

    def run(request: Callable[[], Any], outcome: dict[str, Any]) -> None:
        try:
            outcome["result"] = request()
        except BaseException as error:
            outcome["error"] = error

    threads = [threading.Thread(target=run, args=pair) for pair in zip(requests, outcomes, strict=True)]
    with _serving():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    for outcome in outcomes:
        if "error" in outcome:
            raise outcome["error"]
    return [outcome["result"] for outcome in outcomes]

"""A browser for tests: the real WSGI application of whichever `frappe` is imported, with cookies kept."""

import io
import json as json_module
import threading
from collections.abc import Callable
from typing import Any

import frappe
from werkzeug.test import Client, TestResponse


class Browser:
    """One visitor. Each request runs in a thread of its own, as on a server.

    In the test's own thread it would replace the session user and the database connection of the test.
    So what a test wrote must be committed before a request can see it.

    :param token: 'key:secret' of a user, sent as `Authorization: token ...`; without it, a guest.
    """

    def __init__(self, token: str | None = None):
        from frappe.app import application

        self._client = Client(application)
        self._site = frappe.local.site
        self.token = token
        self.csrf_token: str | None = None

    def get(self, path: str, headers: dict | None = None, **query: Any) -> TestResponse:
        return self.open("GET", path, headers=headers, query_string=query)

    def post(self, path: str, json: Any = None, headers: dict | None = None, **options: Any) -> TestResponse:
        if json is not None:
            # json.dumps keeps lone surrogates as escapes, as a hostile client would send them.
            options |= {"data": json_module.dumps(json), "content_type": "application/json"}
        return self.open("POST", path, headers=headers, **options)

    def call(self, method: str, **payload: Any) -> TestResponse:
        """POST to /api/method/<method>."""
        return self.post(f"/api/method/{method}", json=payload)

    def message(self, method: str, **payload: Any) -> Any:
        """The `message` of a call that must succeed."""
        response = self.call(method, **payload)
        if response.status_code != 200:
            raise AssertionError(f"{method}: {response.status_code} {response.get_data(as_text=True)}")
        return response.json.get("message")

    def upload(self, content: bytes, filename: str, **fields: Any) -> TestResponse:
        """POST a file to Frappe's `upload_file`, with form fields such as `is_private`."""
        data = {name: str(value) for name, value in fields.items()}
        data["file"] = (io.BytesIO(content), filename)
        return self.open("POST", "/api/method/upload_file", data=data)

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
        """Plant a cookie: one stolen from another browser, or forged."""
        self._client.set_cookie(name, value)


def said(response: TestResponse) -> str:
    """Every sentence of an error reply, as a person would read it: `_server_messages` is JSON within JSON."""
    body = response.get_json(silent=True) or {}
    messages = json_module.loads(body.get("_server_messages") or "[]")
    return " ".join(json_module.loads(message)["message"] for message in messages)


def at_once(requests: list[Callable[[], Any]]) -> list[Any]:
    """Run requests side by side, as from several devices; their results in the order given."""
    outcomes: list[dict[str, Any]] = [{} for _ in requests]

    def run(request: Callable[[], Any], outcome: dict[str, Any]) -> None:
        try:
            outcome["result"] = request()
        except BaseException as error:
            outcome["error"] = error

    threads = [threading.Thread(target=run, args=pair) for pair in zip(requests, outcomes, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for outcome in outcomes:
        if "error" in outcome:
            raise outcome["error"]
    return [outcome["result"] for outcome in outcomes]

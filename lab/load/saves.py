"""Interrupted saves: each is repeated until the server answers, and its expected result is remembered."""

import secrets
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress

import requests

from job_portal.tests.actor import NEEDED_DOCUMENTS, company_values, pdf, said
from lab import host
from lab.visitor import ADD_COMPANY, ADD_HR, DETAILS, UPDATE, Visitor

# Each update sets all three. After any interruption they must be all old or all new.
TOGETHER = ("address_line1", "area", "city")
# A proxy answers with these when the server behind it does not answer.
NO_ANSWER = {502, 504}
BUSY = 503


class Outcomes:
    """The outcomes of all saves."""

    def __init__(self) -> None:
        self.saved: Counter[str] = Counter()
        self.unanswered = 0
        self.refused: Counter[int] = Counter()
        self.silent: list[str] = []
        self.in_part: list[str] = []
        self.lost: list[str] = []

    @property
    def total(self) -> int:
        return sum(self.saved.values())


class Saver:
    """A company and a client that saves it repeatedly; used by one thread."""

    def __init__(self, owner: Visitor, outcomes: Outcomes):
        self._owner = owner
        self._outcomes = outcomes
        self._key = secrets.token_hex(16)
        self._token = ""
        # By token: the document of each attempt, any of which may have succeeded.
        self._documents: dict[str, dict[str, bytes]] = defaultdict(dict)
        self._contacts: list[str] = []

    def create(self) -> None:
        """Create the company; repeat with the same client key."""

        def attempt() -> requests.Response:
            needed = {field: self._upload(pdf()) for field in NEEDED_DOCUMENTS}
            content = pdf()
            url = self._upload(content)
            self._documents["first"][url] = content
            values = company_values(client_key=self._key, **needed, **self._together("first"))
            return self._owner.call(ADD_COMPANY, **values, document_one=url)

        reply = self._until_answered("create", attempt)
        self._owner.company = reply.json()["message"]["name"]
        self._token = self._details()["area"]

    def update(self) -> None:
        """Set three fields to a new token, together with a document."""
        token = secrets.token_hex(6)

        def attempt() -> requests.Response:
            content = pdf()
            url = self._upload(content)
            self._documents[token][url] = content
            changes = {**self._together(token), "document_one": url}
            return self._owner.call(UPDATE, name=self._owner.company, **changes)

        self._until_answered("update", attempt)
        self._token = token

    def add_contact(self) -> None:
        """Add a contact. A repeat is identical, as in the app, so the server adds it once."""
        name = f"HR {secrets.token_hex(6)}"
        contact = {"hr_name": name, "hr_mobile": "9876543210", "hr_email": "hr@raotextiles.in"}

        def attempt() -> requests.Response:
            return self._owner.call(ADD_HR, company_name=self._owner.company, **contact)

        self._until_answered("contact", attempt)
        self._contacts.append(name)

    def check(self) -> None:
        """Record which confirmed saves are missing."""
        details = self._details()
        if details["area"] != self._token:
            self._outcomes.lost.append(f"{details['name']}: {details['area']}, not {self._token}")
        self._check_whole(details)
        names = [row["hr_name"] for row in details["hr_list"]]
        if sorted(names) != sorted(self._contacts):
            self._outcomes.lost.append(f"{details['name']}: contacts {names}, not {self._contacts}")

    def _details(self) -> dict:
        """The stored company; repeated until the server answers."""
        while True:
            with suppress(requests.RequestException):
                reply = self._owner.call(DETAILS, company_name=self._owner.company)
                if reply.status_code == 200:
                    return reply.json()["message"]
            host.wait_until(host.answers)

    @staticmethod
    def _together(token: str) -> dict:
        return dict.fromkeys(TOGETHER, token)

    def _upload(self, content: bytes) -> str:
        reply = self._owner.upload(content, "document.pdf", is_private=1)
        if reply.status_code != 200:
            raise _Refused(reply)
        return reply.json()["message"]["file_url"]

    def _until_answered(self, kind: str, attempt: Callable[[], requests.Response]) -> requests.Response:
        """Repeat the save until it succeeds, as a person would."""
        while True:
            try:
                reply = attempt()
            except _Refused as refused:
                reply = refused.reply
            except (requests.ConnectionError, requests.Timeout, requests.exceptions.ChunkedEncodingError):
                reply = None
            if reply is not None and reply.status_code == 200:
                self._outcomes.saved[kind] += 1
                return reply
            if reply is None or reply.status_code in NO_ANSWER:
                self._outcomes.unanswered += 1
            else:
                self._outcomes.refused[reply.status_code] += 1
                if not said(reply) or not 400 <= reply.status_code <= BUSY:
                    self._outcomes.silent.append(f"{reply.status_code} {reply.text[:200]}")
            host.wait_until(host.answers)
            self._look()

    def _look(self) -> None:
        """Between two attempts, check that an interrupted save is stored completely or not at all."""
        if self._owner.company:
            # If this is interrupted too, the next attempt or the final check looks again.
            with suppress(requests.RequestException):
                self._check_whole(self._details())

    def _check_whole(self, details: dict) -> None:
        tokens = {details[field] for field in TOGETHER}
        url, sent = details["document_one"], self._documents[details["area"]]
        if len(tokens) > 1 or url not in sent:
            self._outcomes.in_part.append(f"{details['name']}: {tokens} {url}, not of {list(sent)}")
        elif self._bytes(url) != sent[url]:
            self._outcomes.lost.append(f"{details['name']}: the bytes of {url}")

    def _bytes(self, url: str) -> bytes:
        reply = self._owner.request("GET", url)
        if reply.status_code in {*NO_ANSWER, BUSY}:
            raise requests.ConnectionError(reply.status_code)
        return reply.content


class _Refused(Exception):
    def __init__(self, reply: requests.Response):
        super().__init__(reply.status_code)
        self.reply = reply

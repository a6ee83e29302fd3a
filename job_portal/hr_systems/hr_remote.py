"""Reads and writes records of Frappe HR: by REST on another site, or on this very site."""

import json
from typing import Protocol
from urllib.parse import quote, urlencode, urlsplit

import frappe
from frappe.model.document import Document
from frappe.utils.password import get_decrypted_password

from job_portal.connections import calling
from job_portal.connections.calling import NoAnswer
from job_portal.hr_systems import messages
from job_portal.hr_systems.doctype.jp_hr_system.jp_hr_system import DOCTYPE
from job_portal.platform import guarded_client
from job_portal.rules import CONNECTION_LIMITS

_MOST_BYTES = CONNECTION_LIMITS["import_bytes"]
# Errors of one record. All others are of the whole system.
_OF_RECORD = range(402, 418)
GONE = 404


class Refused(Exception):
    """The system refuses this record."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Remote(Protocol):
    """The records of one HR system."""

    def find(self, doctype: str, filters: dict, fields: list[str], most: int) -> list[dict]:
        """The records that match, the one that changed first before the others.

        :raises NoAnswer: the system gives no answer that can be used.
        """

    def save(self, doctype: str, values: dict, name: str | None = None) -> str:
        """Change a record, or make one, and return its name.

        :raises NoAnswer: as `find`; whether the record was saved is unknown.
        :raises Refused: the system refuses this record.
        """

    def is_gone(self, doctype: str, name: str) -> bool:
        """Whether the system has no such record. A record that it hides from the user is not gone.

        :raises NoAnswer: as `find`.
        """


def of(system: Document) -> Remote:
    """The records of a company's HR system."""
    if not system.address:
        return _ThisSite()
    token = get_decrypted_password(DOCTYPE, system.name, "api_token", raise_exception=False)
    return _OtherSite(system.address, token or "")


class _OtherSite:
    def __init__(self, address: str, token: str) -> None:
        self._address = address
        self._headers = {
            "Authorization": f"token {token}",
            "Accept": "application/json",
            "Content-Type": "application/json",
            "User-Agent": "job_portal",
        }

    def find(self, doctype: str, filters: dict, fields: list[str], most: int) -> list[dict]:
        asked = {"filters": json.dumps(filters), "fields": json.dumps(fields)}
        query = urlencode({**asked, "order_by": "modified asc", "limit_page_length": most})
        try:
            rows = self._ask("GET", f"{quote(doctype)}?{query}")
        except Refused as error:
            raise NoAnswer(messages.ANSWERED_WITH_ERROR, error.status) from None
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise NoAnswer(messages.UNREADABLE)
        return rows[:most]

    def save(self, doctype: str, values: dict, name: str | None = None) -> str:
        path = f"{quote(doctype)}/{quote(name, safe='')}" if name else quote(doctype)
        saved = self._ask("PUT" if name else "POST", path, json.dumps(values).encode())
        if not isinstance(saved, dict) or not isinstance(saved.get("name"), str):
            raise NoAnswer(messages.UNREADABLE)
        return saved["name"][:140]

    def is_gone(self, doctype: str, name: str) -> bool:
        try:
            self._ask("GET", f"{quote(doctype)}/{quote(name, safe='')}")
        except Refused as error:
            return error.status == GONE
        return False

    def _ask(self, method: str, path: str, body: bytes | None = None) -> object:
        try:
            # `calling.call` limits the length of an address, and names of records would exceed it.
            whole = urlsplit(f"{self._address}/api/resource/{path}")
            answer = calling.call(
                self._address,
                lambda _parts: guarded_client.ask(whole, method, self._headers, _MOST_BYTES, body),
            )
            if answer.status in _OF_RECORD:
                raise Refused(answer.status)
            if answer.status != 200:
                raise NoAnswer(messages.ANSWERED_WITH_ERROR, answer.status)
            # Replaces lone surrogates, which no database stores.
            content = json.dumps(json.loads(answer.body)["data"], ensure_ascii=False)
            return json.loads(content.encode(errors="replace"))
        # Brackets in brackets, a number of 5,000 digits, no `data`.
        except (guarded_client.TooLarge, ValueError, LookupError, TypeError, RecursionError):
            raise NoAnswer(messages.UNREADABLE) from None


class _ThisSite:
    def find(self, doctype: str, filters: dict, fields: list[str], most: int) -> list[dict]:
        if not frappe.db.exists("DocType", doctype):
            raise NoAnswer(messages.NOT_HERE)
        return frappe.get_all(doctype, filters, fields, order_by="modified asc", limit=most)

    def save(self, doctype: str, values: dict, name: str | None = None) -> str:
        try:
            record = frappe.get_doc(doctype, name) if name else frappe.new_doc(doctype)
            record.update(values)
            return record.save(ignore_permissions=True).name
        # Its rules, and hooks of other apps, may raise anything.
        except Exception as error:
            frappe.db.rollback()
            is_gone = isinstance(error, frappe.DoesNotExistError)
            raise Refused(GONE if is_gone else 417) from None

    def is_gone(self, doctype: str, name: str) -> bool:
        return not frappe.db.exists(doctype, name)

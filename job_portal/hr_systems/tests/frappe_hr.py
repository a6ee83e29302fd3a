"""Frappe HR on this machine: the part of its REST API that we use, with its rules about applicants."""

import json
from itertools import count
from urllib.parse import parse_qsl, unquote, urlsplit

from job_portal.tests.loopback import Call, LoopbackServer

TOKEN = ("key1", "secret1")
OPENINGS, APPLICANTS = "Job Opening", "Job Applicant"
# Each change gets its own second.
_MOMENTS = (f"2026-11-27 {n // 3600:02}:{n // 60 % 60:02}:{n % 60:02}.000000" for n in count())


class FrappeHR(LoopbackServer):
    """Its records by DocType and name. `asked` records each call as (method, DocType, values)."""

    def __init__(self):
        super().__init__()
        self.records: dict[str, dict[str, dict]] = {OPENINGS: {}, APPLICANTS: {}}
        self.asked: list[tuple[str, str, dict]] = []
        # The statuses of its answers to writes, before or after the write is done.
        self.fails_before = self.fails_after = 0
        # Names of records that the user may not read.
        self.hidden: set[str] = set()

    def opening(self, name: str = "HR-OPN-2026-0001", **changes: object) -> str:
        values = {"job_title": "Loom Operator", "company": "Lotus", "status": "Open", "publish": 1, **changes}
        self.put(OPENINGS, name, values)
        return name

    def put(self, doctype: str, name: str, values: dict) -> dict:
        record = self.records[doctype].setdefault(name, {"name": name})
        record.update(values, modified=next(_MOMENTS))
        return record

    def applicants(self) -> list[dict]:
        return list(self.records[APPLICANTS].values())

    def sent(self) -> list[dict]:
        """The records written to it."""
        return [values for method, _doctype, values in self.asked if method != "GET"]

    def answer(self, call: Call) -> tuple[int, bytes]:
        """As Frappe HR answers, or `content` for another status or manner."""
        parts = urlsplit(call.path)
        doctype, _slash, name = unquote(parts.path).removeprefix("/api/resource/").partition("/")
        values = json.loads(call.body) if call.body else dict(parse_qsl(parts.query))
        self.asked.append((call.method, doctype, values))
        if self.manner or self.status != 200:
            return self.status, self.content
        if call.headers.get("authorization") != f"token {':'.join(TOKEN)}":
            status, data = 401, None
        elif call.method == "GET" and name:
            record = self.records[doctype].get(unquote(name))
            status, data = (403 if name in self.hidden else 200) if record else 404, record
        elif call.method == "GET":
            status, data = 200, self._found(doctype, values)
        else:
            status, data = self._written(doctype, name, values)
        return status, json.dumps({"data": data}).encode()

    def _found(self, doctype, asked):
        tests = {
            "=": lambda one, other: str(one) == str(other),
            "in": lambda one, other: str(one) in other,
            "like": lambda one, other: str(one).startswith(other.rstrip("%")),
            ">=": lambda one, other: str(one) >= other,
        }
        asked_for = json.loads(asked["filters"]).items()
        signed = [(field, each if isinstance(each, list) else ("=", each)) for field, each in asked_for]
        filters = [(field, tests[sign], value) for field, (sign, value) in signed]
        rows = [
            row
            for row in self.records[doctype].values()
            if row["name"] not in self.hidden
            and all(test(row.get(field), value) for field, test, value in filters)
        ]
        return sorted(rows, key=lambda row: row["modified"])[: int(asked["limit_page_length"])]

    def _written(self, doctype, name, values):
        if self.fails_before:
            return self.fails_before, None
        records = self.records[doctype]
        if name and name not in records:
            return 404, None
        if not name:
            if self.records[OPENINGS].get(values["job_title"], {}).get("status") != "Open":
                return 417, None
            name = values["email_id"]
            while name in records:
                name += "-1"
        record = self.put(doctype, name, values)
        return (self.fails_after, None) if self.fails_after else (200, record)

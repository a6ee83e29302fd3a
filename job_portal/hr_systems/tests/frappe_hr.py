"""Frappe HR on this machine: the part of its REST API that we use, with its rules about applicants."""

import json
from contextlib import suppress
from itertools import count
from urllib.parse import parse_qsl, unquote, urlsplit

from job_portal.connections.tests.partner import Partner, Sends
from job_portal.tests.loopback import QuietHandler

TOKEN = ("key1", "secret1")
OPENINGS, APPLICANTS = "Job Opening", "Job Applicant"
# Each change gets its own second.
_MOMENTS = (f"2026-11-27 {n // 3600:02}:{n // 60 % 60:02}:{n % 60:02}.000000" for n in count())


class FrappeHR(Partner):
    """Its records by DocType and name. `asked` records each call as (method, DocType, values)."""

    def __init__(self):
        super().__init__(_Handler)
        self.address = f"http://{self.host}"
        self.records: dict[str, dict[str, dict]] = {OPENINGS: {}, APPLICANTS: {}}
        self.asked: list[tuple[str, str, dict]] = []
        # The statuses of its answers to writes, before or after the write is done.
        self.fails_before = self.fails_after = 0

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


class _Handler(QuietHandler, Sends):
    def do_GET(self):
        self._serve()

    def do_POST(self):
        self._serve()

    def do_PUT(self):
        self._serve()

    def _serve(self):
        server = self.server
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.note(body)
        parts = urlsplit(self.path)
        doctype, _slash, name = unquote(parts.path).removeprefix("/api/resource/").partition("/")
        values = json.loads(body) if body else dict(parse_qsl(parts.query))
        server.asked.append((self.command, doctype, values))
        with suppress(OSError):
            if server.manner or server.status != 200:
                return self.send(server.content)
            if self.headers.get("Authorization") != f"token {':'.join(TOKEN)}":
                return self.answer(401)
            if self.command == "GET":
                return self.answer(200, self._found(doctype, values))
            self.answer(*self._written(doctype, name, values))

    def _found(self, doctype, asked):
        tests = {
            "=": lambda one, other: str(one) == str(other),
            "like": lambda one, other: str(one).startswith(other.rstrip("%")),
            ">=": lambda one, other: str(one) >= other,
        }
        asked_for = json.loads(asked["filters"]).items()
        signed = [(field, each if isinstance(each, list) else ("=", each)) for field, each in asked_for]
        filters = [(field, tests[sign], value) for field, (sign, value) in signed]
        rows = [
            row
            for row in self.server.records[doctype].values()
            if all(test(row.get(field), value) for field, test, value in filters)
        ]
        return sorted(rows, key=lambda row: row["modified"])[: int(asked["limit_page_length"])]

    def _written(self, doctype, name, values):
        server = self.server
        if server.fails_before:
            return (server.fails_before,)
        records = server.records[doctype]
        if name and name not in records:
            return (404,)
        if not name:
            if server.records[OPENINGS][values["job_title"]]["status"] == "Closed":
                return (417,)
            name = values["email_id"]
            while name in records:
                name += "-1"
        record = server.put(doctype, name, values)
        return (server.fails_after,) if server.fails_after else (200, record)

    def answer(self, status, data=None):
        content = json.dumps({"data": data}).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

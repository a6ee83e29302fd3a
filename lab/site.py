"""A site opened in this process, on either host: its database, its statements and their plans.

It shows what a caller over HTTP cannot see. On a bench it runs under the bench's own Python.
"""

import argparse
import json
import os
import re
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LITERAL = re.compile(r"'(?:[^'\\]|\\.|'')*'|\b[0-9]+(?:\.[0-9]+)?\b")
# A plan that reads at most this many rows of a table or index does not grow with it.
FEW_ROWS = 1000
TRANSACTION = ("BEGIN", "START TRANSACTION", "COMMIT", "ROLLBACK")
PLANNED = re.compile(r"\s*(select|update|delete)\b", re.IGNORECASE)


def now() -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S.000000")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options for the site: `--data DIR` of the embedded host, or `--bench DIR --site NAME`."""
    parser.add_argument("--data", type=Path)
    parser.add_argument("--bench", type=Path)
    parser.add_argument("--site")


class Connection:
    """Reads and bulk writes without the application; `mark` is the placeholder of a value in a statement."""

    mark: str

    def __init__(self, raw: Any):
        self._raw = raw

    def write(self, statement: str, rows: list[tuple]) -> None:
        self._raw.cursor().executemany(statement, rows)
        self._raw.commit()

    def change(self, statement: str) -> None:
        self._raw.cursor().execute(statement)
        self._raw.commit()

    def run(self, statement: str, values: tuple = ()) -> list[tuple]:
        cursor = self._raw.cursor()
        cursor.execute(statement, values)
        return list(cursor.fetchall())

    def finish(self) -> None:
        """Update the planner's statistics."""


class SQLite(Connection):
    mark = "?"

    def finish(self) -> None:
        self._raw.execute("ANALYZE")
        self._raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class MariaDB(Connection):
    mark = "%s"


def connection_of(arguments: argparse.Namespace) -> Connection:
    """The site's database. On the embedded host, create missing tables first."""
    if arguments.data:
        open_site(arguments)
        raw = sqlite3.connect(arguments.data / "site.db")
        raw.execute("PRAGMA synchronous=OFF")
        raw.execute("PRAGMA cache_size=-500000")
        return SQLite(raw)
    import pymysql

    folder = arguments.bench / "sites"
    conf = json.loads((folder / "common_site_config.json").read_text())
    conf |= json.loads((folder / arguments.site / "site_config.json").read_text())
    account = {"user": conf["db_name"], "password": conf["db_password"], "database": conf["db_name"]}
    port = int(conf.get("db_port") or 3306)
    return MariaDB(pymysql.connect(host=conf["db_host"], port=port, charset="utf8mb4", **account))


def open_site(arguments: argparse.Namespace) -> None:
    """Connect `frappe` to the site as Administrator."""
    if arguments.data:
        sys.path.insert(0, str(ROOT / "embedded"))
        from frappe import runtime
        from frappe.installer import open_site as open_embedded

        runtime.init(open_embedded(arguments.data, ["job_portal"]))
        runtime.connect()
    else:
        os.chdir(arguments.bench / "sites")
        import frappe

        frappe.init(site=arguments.site)
        frappe.connect()


def open_recorded(arguments: argparse.Namespace) -> "Statements":
    """Open the site; returns its recorder of statements."""
    open_site(arguments)
    if arguments.bench:
        return MariaDBStatements()
    from frappe import runtime

    runtime.db.close()
    statements = SQLiteStatements(runtime.current_site())
    runtime.connect()
    return statements


class Statements:
    """The statements since the last `take`."""

    def __init__(self) -> None:
        self._texts: list[str] = []

    def take(self) -> list[str]:
        texts, self._texts[:] = list(self._texts), []
        return texts

    def count(self) -> int:
        """Their number."""
        return len(self._texts)

    @staticmethod
    def shape(text: str) -> str:
        """The statement without its values."""
        return LITERAL.sub("?", text)

    def scanned(self, text: str, tables: set[str]) -> list[str]:
        """The tables among `tables` that a select, update or delete scans completely."""
        return [table for table in self._scans(text) if table in tables] if PLANNED.match(text) else []

    def _scans(self, text: str) -> list[str]:
        raise NotImplementedError


class SQLiteStatements(Statements):
    def __init__(self, opened: Any):
        super().__init__()
        from sqlalchemy import event

        self._file = opened.path / "site.db"
        opened.engine.dispose()
        event.listen(opened.engine, "connect", self._listen)

    def _listen(self, connection: Any, _record: Any) -> None:
        connection.set_trace_callback(self._note)

    def _note(self, text: str) -> None:
        if not text.upper().startswith((*TRANSACTION, "PRAGMA")):
            self._texts.append(text)

    def _scans(self, text: str) -> list[str]:
        raw = sqlite3.connect(self._file)
        try:
            plan = [row[3] for row in raw.execute(f"EXPLAIN QUERY PLAN {text}")]
        finally:
            raw.close()
        # Even with an index, the statement reads the whole table in the order of the index.
        found = (re.match(r"SCAN (?:TABLE )?(tab.+?)(?: USING .*)?$", step) for step in plan)
        return [match[1] for match in found if match]


class MariaDBStatements(Statements):
    def __init__(self) -> None:
        super().__init__()
        from pymysql.cursors import Cursor

        execute = Cursor.execute

        def noting(cursor: Any, query: str, args: Any = None) -> int:
            if not query.upper().startswith(TRANSACTION):
                self._texts.append(cursor.mogrify(query, args))
            return execute(cursor, query, args)

        Cursor.execute = noting

    def _scans(self, text: str) -> list[str]:
        import frappe

        rows = frappe.db.sql(f"explain {text.replace('%', '%%')}", as_dict=True)
        self.take()
        # `index`: the whole index, or its beginning if a limit ends it.
        return [row.table for row in rows if row.type in ("ALL", "index") and int(row.rows or 0) > FEW_ROWS]

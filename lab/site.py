"""A site opened in this process, on either host: its database, its statements and their plans.

For what a caller over HTTP cannot see. On a bench this runs under the bench's own Python.
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
# A plan that reads no more of a table or an index than this does not grow with it.
FEW_ROWS = 1000
TRANSACTION = ("BEGIN", "START TRANSACTION", "COMMIT", "ROLLBACK")
PLANNED = re.compile(r"\s*(select|update|delete)\b", re.IGNORECASE)


def now() -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S.000000")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which site: `--data DIR` of the embedded host, or `--bench DIR --site NAME`."""
    parser.add_argument("--data", type=Path)
    parser.add_argument("--bench", type=Path)
    parser.add_argument("--site")


class Connection:
    """Reads and bulk writes past the application; `mark` stands for a value in a statement."""

    mark: str

    def __init__(self, raw: Any):
        self._raw = raw

    def write(self, statement: str, rows: list[tuple]) -> None:
        self._raw.cursor().executemany(statement, rows)
        self._raw.commit()

    def run(self, statement: str, values: tuple = ()) -> list[tuple]:
        cursor = self._raw.cursor()
        cursor.execute(statement, values)
        return list(cursor.fetchall())

    def finish(self) -> None:
        """Let the planner know how much there is."""


class SQLite(Connection):
    mark = "?"

    def finish(self) -> None:
        self._raw.execute("ANALYZE")
        self._raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class MariaDB(Connection):
    mark = "%s"


def connection_of(arguments: argparse.Namespace) -> Connection:
    """The site's database; the embedded host makes the tables first where there are none."""
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


def open_site(arguments: argparse.Namespace) -> "Statements":
    """Make `frappe` that of the site, connected, as Administrator; gives its recorder of statements."""
    if arguments.data:
        sys.path.insert(0, str(ROOT / "embedded"))
        from frappe import runtime
        from frappe.installer import open_site as open_embedded

        opened = open_embedded(arguments.data, ["job_portal"])
        statements = SQLiteStatements(opened)
        runtime.init(opened)
        runtime.connect()
    else:
        os.chdir(arguments.bench / "sites")
        import frappe

        statements = MariaDBStatements()
        frappe.init(site=arguments.site)
        frappe.connect()
    return statements


class Statements:
    """What the database was asked since the last `take`."""

    def __init__(self) -> None:
        self._texts: list[str] = []

    def take(self) -> list[str]:
        texts, self._texts[:] = list(self._texts), []
        return texts

    def count(self) -> int:
        """How many since then."""
        return len(self._texts)

    @staticmethod
    def shape(text: str) -> str:
        """The statement without its values."""
        return LITERAL.sub("?", text)

    def scanned(self, text: str, tables: set[str]) -> list[str]:
        """Which of `tables` a select, update or delete reads from one end to the other."""
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
        # With an index too it is all of the table, in the index's order.
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
        # `index`: all of an index, or its beginning where a limit ends it.
        return [row.table for row in rows if row.type in ("ALL", "index") and int(row.rows or 0) > FEW_ROWS]

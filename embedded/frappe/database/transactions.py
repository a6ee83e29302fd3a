"""The connection: statements, transactions, and callbacks after a commit or rollback."""

import re
import sqlite3
from collections.abc import Callable

import sqlalchemy as sa
from frappe.exceptions import QueryTimeoutError, refuse
from frappe.frappedict import _dict

NAMED_PARAMETER = re.compile(r"%\((\w+)\)s")
READING = re.compile(r"\s*(select|with|pragma|explain)\b", re.IGNORECASE)
LOCKING_SUFFIX = re.compile(
    r"\s+(for\s+update(\s+(skip locked|nowait))?|lock\s+in\s+share\s+mode)\s*;?\s*(?=\)|$)", re.IGNORECASE
)
# "too many SQL variables", "Expression tree is too large", "LIKE or GLOB pattern too complex"
LIMIT = re.compile(r"\btoo (many|large|complex)\b")


class Callbacks:
    """Functions that run once, at the next commit or rollback."""

    def __init__(self):
        self._functions: list[Callable] = []

    def add(self, function: Callable) -> None:
        self._functions.append(function)

    def run(self) -> None:
        while self._functions:
            self._functions.pop(0)()

    def reset(self) -> None:
        self._functions.clear()


class Transactions:
    """Reads see the newest commit. The first write takes SQLite's only write lock until the end."""

    def __init__(self, site):
        self._site = site
        self._connection = site.engine.connect()
        self._raw = self._connection.connection.driver_connection
        self._has_turn = False
        self.after_commit, self.after_rollback = Callbacks(), Callbacks()

    def __getattr__(self, name):
        refuse(f"frappe.db.{name}")

    def table(self, doctype: str) -> sa.Table:
        """The table of `doctype`. Raises DoesNotExistError if there is no such DocType."""
        table = self._site.tables.get(doctype)
        if table is None:
            from frappe.exceptions import DoesNotExistError
            from frappe.messages import throw

            throw(f"DocType {doctype} not found", DoesNotExistError)
        return table

    def run(self, statement: sa.Executable, writes: bool = False, values: dict | list[dict] | None = None):
        """Execute a SQLAlchemy statement.

        Pass the values of an INSERT or UPDATE in `values`: SQLAlchemy then caches its SQL. Compiling a
        statement that contains its values takes as long as running it.

        Raises QueryTimeoutError if another writer holds the lock too long, and DataError if there are more
        conditions or values than SQLite accepts.
        """
        try:
            return self._guarded(lambda: self._connection.execute(statement, values), writes)
        except sa.exc.OperationalError as error:
            if not LIMIT.search(str(error.orig)):
                raise
            _refuse_as_too_large()

    def run_sql(self, query: str, values: tuple):
        """Execute a SELECT in SQLite's own SQL."""
        return self._guarded(lambda: self._connection.exec_driver_sql(query, values), writes=False)

    def sql(self, query: str, values=None, as_dict: bool = False, pluck=False):
        """Run raw SQL in the subset that MariaDB and SQLite share; `%(name)s` and `%s` parameters.

        A list parameter becomes its items in brackets, as in MariaDB's driver.

        Returns tuples, dicts with `as_dict`, or the first column with `pluck`.
        """
        writes = not READING.match(query) or bool(LOCKING_SUFFIX.search(query))
        if isinstance(values, dict):
            for name, items in values.items():
                if isinstance(items, list | tuple):
                    keys = {f"{name}__{number}": item for number, item in enumerate(items)}
                    query = query.replace(f"%({name})s", f"({', '.join(f'%({key})s' for key in keys)})")
                    values = values | keys
        query = NAMED_PARAMETER.sub(r":\1", LOCKING_SUFFIX.sub("", query))
        if not isinstance(values, dict):
            values = (
                tuple(values) if isinstance(values, list | tuple) else (() if values is None else (values,))
            )
            query = query.replace("%s", "?")
        query = query.replace("%%", "%")
        result = self._guarded(lambda: self._connection.exec_driver_sql(query, values), writes)
        if not result.returns_rows:
            return ()
        if as_dict:
            return [_dict(row._mapping) for row in result]
        if pluck:
            return [row[0] for row in result]
        return tuple(tuple(row) for row in result)

    def begin_writing(self) -> None:
        """Take the write lock now, so that later reads cannot change before the commit."""
        self._guarded(lambda: None, writes=True)

    def _guarded(self, action: Callable, writes: bool):
        try:
            if writes and not self._raw.in_transaction:
                self._take_turn()
                self._raw.execute("BEGIN IMMEDIATE")
            return action()
        except (sa.exc.OperationalError, sqlite3.OperationalError) as error:
            if "locked" not in str(error) and "busy" not in str(error):
                raise
            _refuse_as_busy()
        finally:
            if not self._raw.in_transaction:
                self._give_turn()

    def _take_turn(self) -> None:
        if not self._site.write_turns.take(self._site.busy_timeout_seconds):
            _refuse_as_busy()
        self._has_turn = True

    def _give_turn(self) -> None:
        if self._has_turn:
            self._has_turn = False
            self._site.write_turns.give()

    def commit(self) -> None:
        self.after_rollback.reset()
        if self._raw.in_transaction:
            self._guarded(lambda: self._raw.execute("COMMIT"), writes=False)
        self.after_commit.run()

    def rollback(self) -> None:
        self.after_commit.reset()
        if self._raw.in_transaction:
            self._raw.execute("ROLLBACK")
        self._give_turn()
        self.after_rollback.run()

    def close(self) -> None:
        if self._raw.in_transaction:
            self._raw.execute("ROLLBACK")
        self._give_turn()
        self._connection.close()


def _refuse_as_busy() -> None:
    from frappe.messages import throw

    throw("The database is busy. Please try again in a moment.", QueryTimeoutError)


def _refuse_as_too_large() -> None:
    from frappe.exceptions import DataError
    from frappe.messages import throw

    throw("This asks for too much at once. Please send fewer conditions and values.", DataError)

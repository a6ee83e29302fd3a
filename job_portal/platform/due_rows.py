"""Rows that a worker handles when they are due: messages to phones, webhooks, job feeds, HR systems.

The transaction of an event writes a row with `due_on`. A worker handles it in a transaction of its own.
"""

import time
from collections.abc import Callable
from datetime import timedelta

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.platform import cache, logs, records

_AT_ONCE = 100
# The limit keeps other jobs from waiting. The next run continues.
_MOST_SECONDS = 120
_WAIT_AFTER_FAILURE = timedelta(minutes=1)


class DueRows:
    """The rows of a DocType with a field `due_on`. A row whose `due_on` is null is done."""

    def __init__(self, doctype: str, look: Callable[[Document], None]) -> None:
        """:param look: handles one locked row, and sets or clears its `due_on`."""
        self._doctype, self._look = doctype, look
        self.lock_name = f"due:{doctype}"
        self._query = f"""select name from `tab{doctype}` where due_on <= %s
            order by due_on, creation limit {_AT_ONCE}"""  # noqa: S608 (constants)

    def drain(self) -> None:
        """Handle the rows that are due.

        Only one worker does so at a time: a service that hangs blocks one worker, and limits hold exactly.
        """
        until = time.monotonic() + _MOST_SECONDS
        # The worker of a row that was committed while the last round ended found the lock taken.
        while time.monotonic() < until and self._due() and self._is_locked_now():
            try:
                while self._looked_at(until):
                    pass
            finally:
                cache.forget(self.lock_name)

    def _looked_at(self, until: float) -> int:
        """Handle the next rows that are due. Return their number, without those that failed."""
        return sum(self._is_looked_at(name) for name in self._due() if time.monotonic() < until)

    def _is_locked_now(self) -> bool:
        def take() -> bool:
            return bool(frappe.cache.set(cache.key(self.lock_name), 1, ex=2 * _MOST_SECONDS, nx=True))

        return cache.attempt(self.lock_name, take, otherwise=True)

    def _due(self) -> list[str]:
        # A transaction reads from the snapshot of its first read. So each round begins a new one.
        frappe.db.commit()
        return frappe.db.sql(self._query, (now_datetime(),), pluck=True)

    def _is_looked_at(self, name: str) -> bool:
        """Handle one row, in its own transaction. Return False if that failed."""
        try:
            row = records.locked(self._doctype, name)
            if row and row.due_on and get_datetime(row.due_on) <= now_datetime():
                self._look(row)
            frappe.db.commit()
        except Exception:
            frappe.db.rollback()
            logs.failure(f"{self._doctype} {name} could not be looked at")
            frappe.db.set_value(self._doctype, name, "due_on", now_datetime() + _WAIT_AFTER_FAILURE)
            frappe.db.commit()
            return False
        return True

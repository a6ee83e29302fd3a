"""Counts the database's statements."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

import frappe

from job_portal.tests.utils import IS_EMBEDDED

TRANSACTIONS = re.compile(r"\s*(start transaction|commit|rollback|savepoint|release)", re.IGNORECASE)


@contextmanager
def counted() -> Iterator[list[str]]:
    """The statements of requests within the block, except the starts and ends of transactions."""
    database = type(frappe.local.db)
    seen: list[str] = []

    def counting(execute: Callable) -> Callable:
        def wrapper(self, query, *arguments, **options):
            if not TRANSACTIONS.match(str(query)):
                seen.append(str(query))
            return execute(self, query, *arguments, **options)

        return wrapper

    # The embedded host uses `run` for its own statements, and both use `sql` for texts.
    names = ("sql", "run") if IS_EMBEDDED else ("sql",)
    patched = {name: counting(getattr(database, name)) for name in names}
    with patch.multiple(database, **patched):
        yield seen

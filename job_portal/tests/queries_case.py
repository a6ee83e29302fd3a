"""Counts the database queries of a call."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

import frappe

from job_portal.tests.actor import fresh_number
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import IS_EMBEDDED, Account

TRANSACTIONS = re.compile(r"\s*(start transaction|commit|rollback|savepoint|release)", re.IGNORECASE)


class QueriesCase(SignInCase):
    def setUp(self) -> None:
        super().setUp()
        # A thread that works for an earlier request would be counted with this one.
        self.enterContext(patch.object(frappe, "enqueue"))
        self.owner = self.new_account()
        self.company = self.owner.add_company()
        self.browser = self.owner.browser
        self.count = 0

    def new_account(self) -> Account:
        """An account whose browser is signed in by cookie, as after signing up."""
        browser, session = self.signed_up(fresh_number())
        account = Account(session["email"], session["token"])
        account.browser = browser
        return account

    def queries(self, prepare: Callable[[], Callable]) -> int:
        """How many a request takes: the second one that `prepare` makes ready, without background jobs."""
        prepare()()
        request = prepare()
        with counted() as queries:
            reply = request()
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        return len(queries)

    def at_most(self, on_a_bench: int, embedded: int, prepare: Callable[[], Callable]) -> None:
        self.assertLessEqual(self.queries(prepare), embedded if IS_EMBEDDED else on_a_bench)

    def call(self, method: str, **payload) -> Callable:
        return lambda: self.browser.call(method, **payload)

    def another(self) -> str:
        """A text that was not saved before."""
        self.count += 1
        return f"Weavers and exporters, {self.count}"


@contextmanager
def counted() -> Iterator[list[str]]:
    """The statements that requests make meanwhile, transactions' beginnings and ends aside."""
    database = type(frappe.local.db)
    seen: list[str] = []

    def counting(execute: Callable) -> Callable:
        def wrapper(self, query, *arguments, **options):
            if not TRANSACTIONS.match(str(query)):
                seen.append(str(query))
            return execute(self, query, *arguments, **options)

        return wrapper

    # The embedded host's `run` takes what its own calls build; `sql` is for text, on both.
    names = ("sql", "run") if IS_EMBEDDED else ("sql",)
    patched = {name: counting(getattr(database, name)) for name in names}
    with patch.multiple(database, **patched):
        yield seen

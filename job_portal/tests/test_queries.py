"""How many database queries a call takes once it was made before, and that stored records do not add to them.

The hosts differ: Frappe on a bench has sessions, settings and DocTypes in Redis, which the embedded host
reads from its database; and saving a record there asks more (redirects, links, energy points, other apps'
files). So each has its ceiling; it is what was counted, on Frappe 15.72.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

import frappe

from job_portal.tests.actor import SEND, SIGN_UP, VERIFY, fresh_number, pdf
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import IS_EMBEDDED, Account

API = "job_portal.api."
HR = {"hr_name": "Asha Rao", "hr_mobile": "1234567890", "hr_email": "asha@lotus.example"}
TRANSACTIONS = re.compile(r"\s*(start transaction|commit|rollback|savepoint|release)", re.IGNORECASE)


class TestQueries(SignInCase):
    def setUp(self) -> None:
        super().setUp()
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
        """How many a request takes: the second one that `prepare` makes ready."""
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

    def contact(self) -> dict:
        """A contact that was not added before: the same one would not be saved again."""
        return {**HR, "hr_name": self.another()}

    def add_hr(self, company: str) -> str:
        add = f"{API}add_hr_details"
        return self.browser.message(add, company_name=company, **self.contact())["hr_row_id"]

    def test_page(self) -> None:
        self.at_most(2, 3, lambda: lambda: Browser().get("/frontend/login"))
        self.at_most(3, 6, lambda: lambda: self.browser.get("/frontend/home"))
        self.at_most(2, 6, lambda: self.call(f"{API}get_boot"))

    def test_reads(self) -> None:
        self.at_most(0, 3, lambda: self.call(f"{API}get_location_details", pincode="560001"))
        self.at_most(1, 4, lambda: self.call(f"{API}get_company_details", company_name=self.company))
        self.at_most(1, 4, lambda: self.call(f"{API}get_hr_details", company_name=self.company))

    def test_reads_take_no_more_for_more_contacts(self) -> None:
        def read():
            return self.call(f"{API}get_company_details", company_name=self.company)

        self.add_hr(self.company)
        one = self.queries(read)
        for _ in range(5):
            self.add_hr(self.company)
        self.assertEqual(self.queries(read), one)

    def test_company_writes(self) -> None:
        def update():
            return self.call(f"{API}update_company_details", name=self.company, about_company=self.another())

        self.at_most(6, 10, update)

    def test_add_company(self) -> None:
        def add():
            account = self.new_account()
            payload = account.company_payload()
            return lambda: account.browser.call(f"{API}add_company", **payload)

        self.at_most(10, 15, add)

    def test_hr_writes(self) -> None:
        row = self.add_hr(self.company)

        def edit():
            name = self.another()
            return self.call(f"{API}edit_hr_details", company_name=self.company, hr_row_id=row, hr_name=name)

        def add():
            return self.call(f"{API}add_hr_details", company_name=self.company, **self.contact())

        for _ in range(5):
            self.add_hr(self.company)
        self.at_most(5, 11, edit)
        self.at_most(7, 12, add)

    def test_uploads(self) -> None:
        def upload():
            content = pdf()
            return lambda: self.browser.upload(content, "sample.pdf", is_private=1)

        self.at_most(16, 11, upload)

    def test_sign_in(self) -> None:
        visitor = Browser()

        def send():
            mobile = fresh_number()
            return lambda: visitor.call(SEND, mobile_no=mobile, used_for="Signup")

        def offer(mobile: str, code: str | None = None):
            payload = {
                "mobile_no": mobile,
                "reference_number": visitor.send_code(mobile),
                "used_for": "Signup",
            }
            payload["OTP"] = code or self.code_of(mobile)
            return lambda: visitor.call(VERIFY, **payload)

        def sign_up():
            browser, mobile = Browser(), fresh_number()
            browser.verify_number(mobile, self)
            self.users.append(f"{mobile}@mobile.invalid")
            return lambda: browser.call(SIGN_UP, mobile_no=mobile, full_name="Asha Rao")

        self.at_most(13, 16, send)
        self.at_most(3, 5, lambda: offer(fresh_number(), "000000"))
        self.at_most(6, 8, lambda: offer(fresh_number()))
        self.at_most(134, 32, sign_up)


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

"""How many database queries a call takes once it was made before, and that stored records do not add to them.

The hosts differ: Frappe on a bench has sessions, settings and DocTypes in Redis, which the embedded host
reads from its database; and saving a record there asks more (redirects, links, energy points, other apps'
files). So each has its ceiling; it is what was counted, on Frappe 15.72.
"""

from job_portal.tests.actor import SEND, SIGN_UP, VERIFY, fresh_number, pdf
from job_portal.tests.http import Browser
from job_portal.tests.queries_case import QueriesCase

API = "job_portal.api."
HR = {"hr_name": "Asha Rao", "hr_mobile": "1234567890", "hr_email": "asha@lotus.example"}


class TestQueries(QueriesCase):
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

        # One of them holds the account, against its deletion at the same time.
        self.at_most(11, 15, add)

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
            self.users.append(mobile)
            return lambda: browser.call(SIGN_UP, mobile_no=mobile, full_name="Asha Rao")

        self.at_most(13, 16, send)
        # A wrong code may be an earlier one.
        self.at_most(4, 6, lambda: offer(fresh_number(), "000000"))
        self.at_most(6, 8, lambda: offer(fresh_number()))
        self.at_most(135, 33, sign_up)

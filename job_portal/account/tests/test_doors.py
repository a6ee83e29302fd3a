"""Frappe's generic endpoints: an account reaches no record of ours by them, its own company included."""

import json
from urllib.parse import quote

import frappe

from job_portal.tests.http import Browser
from job_portal.tests.utils import TestCase

HR = {"hr_name": "Asha Rao", "hr_mobile": "1234567890", "hr_email": "asha@lotus.example"}


class TestDoors(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()
        cls.other = cls.account()
        cls.company = cls.me.add_company()
        cls.row = cls.me.browser.message("job_portal.api.add_hr_details", company_name=cls.company, **HR)[
            "hr_row_id"
        ]
        cls.before = cls.me.browser.message("job_portal.api.get_company_details", company_name=cls.company)

    def tearDown(self) -> None:
        after = self.me.browser.message("job_portal.api.get_company_details", company_name=self.company)
        self.assertEqual(after, self.before)

    def browsers(self) -> list[Browser]:
        return [self.me.browser, self.other.browser, Browser()]

    def refuses(self, response, *statuses: int) -> None:
        text = response.get_data(as_text=True)
        self.assertIn(response.status_code, statuses or (403,), text)
        for secret in ("Lotus", "Asha", "asha@", "ABCDE1234F"):
            self.assertNotIn(secret, text)

    def test_resource_lists_and_records(self) -> None:
        names = {"JP Company": self.company, "JP Company HR": self.row}
        for browser in self.browsers():
            for doctype, name in names.items():
                path = f"/api/resource/{quote(doctype)}"
                with self.subTest(doctype=doctype, token=browser.token):
                    self.refuses(browser.get(path, fields='["*"]'))
                    self.refuses(browser.get(f"{path}/{name}"))
                    self.refuses(browser.post(path, json={"company_name": "x", "hr_name": "x"}))
                    self.refuses(put(browser, f"{path}/{name}", {"company_name": "x", "hr_name": "x"}))
                    self.refuses(browser.open("DELETE", f"{path}/{name}"))

    def test_other_records_of_ours(self) -> None:
        for doctype in ("JP OTP Request", "JP SMS", "Job Portal Settings"):
            for browser in self.browsers():
                with self.subTest(doctype=doctype, token=browser.token):
                    self.refuses(browser.get(f"/api/resource/{quote(doctype)}", fields='["*"]'))
                    self.refuses(browser.call("frappe.client.get_list", doctype=doctype, fields=["*"]))
                    self.refuses(browser.call("frappe.client.get_count", doctype=doctype))

    def test_client_methods(self) -> None:
        record = {"doctype": "JP Company", "name": self.company}
        row = {"doctype": "JP Company HR", "name": self.row}
        for browser in self.browsers():
            for method, payload in (
                ("get", record),
                ("get", {"doctype": "JP Company", "filters": {"pan": ["like", "A%"]}}),
                ("get", row),
                ("get_list", {"doctype": "JP Company", "fields": ["*"]}),
                ("get_list", {"doctype": "JP Company HR", "fields": ["*"]}),
                ("get_value", {"doctype": "JP Company", "fieldname": "pan", "filters": self.company}),
                ("get_value", {**row, "fieldname": "hr_email", "filters": self.row}),
                ("get_count", {"doctype": "JP Company"}),
                ("get_count", {"doctype": "JP Company", "filters": {"pan": ["like", "A%"]}}),
                ("get_count", {"doctype": "JP Company HR", "filters": {"hr_email": ["like", "a%"]}}),
                ("set_value", {**record, "fieldname": "city", "value": "Stolen"}),
                ("set_value", {**row, "fieldname": "hr_name", "value": "Stolen"}),
                ("insert", {"doc": {"doctype": "JP Company", "company_name": "x"}}),
                ("insert", {"doc": {"doctype": "JP Company HR", "company": self.company, **HR}}),
                ("save", {"doc": {**record, "city": "Stolen"}}),
                ("delete", record),
                ("delete", row),
            ):
                with self.subTest(method=method, payload=str(payload)[:80], token=browser.token):
                    self.refuses(browser.call(f"frappe.client.{method}", **payload))

    def test_other_users(self) -> None:
        path = f"/api/resource/User/{self.me.email}"
        for browser in (self.other.browser, Browser()):
            self.assertEqual(browser.get(path).status_code, 403)
            self.assertEqual(put(browser, path, {"first_name": "Stolen"}).status_code, 403)
        self.assertEqual(self.other.browser.open("DELETE", path).status_code, 403)

    def test_nobody_gives_themselves_a_role(self) -> None:
        who = self.other
        put(
            who.browser,
            f"/api/resource/User/{who.email}",
            {"user_type": "System User", "roles": [{"role": "JP Reviewer"}]},
        )
        frappe.db.rollback()
        self.assertEqual(frappe.db.get_value("User", who.email, "user_type"), "Website User")
        self.refuses(who.browser.call("job_portal.api.get_company_details", company_name=self.company))

    def test_company_accounts_have_no_desk(self) -> None:
        self.assertEqual(frappe.db.get_value("Role", "JP Company", "desk_access"), 0)
        self.assertEqual(frappe.db.get_value("User", self.me.email, "user_type"), "Website User")


def put(browser: Browser, path: str, values: dict):
    return browser.open("PUT", path, data=json.dumps(values), content_type="application/json")

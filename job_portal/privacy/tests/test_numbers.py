"""The places with an account's number: of a new account, and of one from before JP Account."""

from unittest.mock import patch

import frappe

from job_portal.account import accounts, renaming
from job_portal.account.accounts import NEW_MEMBER
from job_portal.patches import name_accounts_anew
from job_portal.privacy.tests.test_deletion import DeletionCase
from job_portal.tests.actor import API
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import browser_with
from job_portal.tests.utils import IS_EMBEDDED, store

# The places that docs/privacy.md names.
STANDS = {("JP Account", "mobile_no"), ("JP OTP Request", "mobile_no"), ("JP SMS", "mobile_no")}
WHO = "/api/method/frappe.auth.get_logged_user"


class TestNumbers(DeletionCase):
    def used(self) -> Browser:
        """An account with a profile, an application, a company and a job."""
        browser = self.person()
        self.applied(browser, self.company_account())
        browser.add_company()
        store("JP Company", browser.company, "status", "Approved")
        browser.message(f"{API}get_my_data")
        return browser

    def stands(self, number: str) -> set[tuple[str, str]]:
        return {place for place in self.found(number) if place[0] != "cache"}

    def make_old(self, browser: Browser) -> str:
        """Name the account after its number, as release 0.4 did. Returns the name."""
        frappe.db.rollback()
        new, old = accounts.name_of(browser.mobile), f"{browser.mobile}@mobile.invalid"
        for table, columns in renaming._texts().items():
            for column in columns:
                if table != "tabJP Account":
                    query = f"update `{table}` set `{column}` = %s where `{column}` = %s"  # noqa: S608
                    frappe.db.sql(query, (old, new))
        frappe.db.delete("JP Account", {"user": new})
        called = f"User {browser.mobile}"
        values = {"username": browser.mobile, "mobile_no": browser.mobile, "first_name": called}
        frappe.db.set_value("User", old, {**values, "full_name": called})
        frappe.db.set_value("JP Searcher", {"account": old}, "full_name", called)
        if not IS_EMBEDDED:
            subject = f"{called} logged in, as {old}"
            log = {"doctype": "Activity Log", "user": old, "full_name": called, "subject": subject}
            frappe.get_doc(log).insert(ignore_permissions=True)
            contact = {"doctype": "Contact", "first_name": called, "user": old, "email_id": old}
            parts = {"phone_nos": [{"phone": browser.mobile}], "email_ids": [{"email_id": old}]}
            frappe.get_doc({**contact, **parts}).insert(ignore_permissions=True)
        # Frappe keeps sessions in the cache, too.
        frappe.cache.hdel("session", browser.session["sid"])
        frappe.db.commit()
        self.assertEqual(browser.get(WHO).json["message"], old)
        return old

    def test_of_a_new_account_it_stands_where_it_should(self) -> None:
        browser = self.used()
        self.assertEqual(self.stands(browser.mobile), STANDS)
        self.assertRegex(browser.session["email"], r"^[a-z][a-z0-9]{9}@mobile\.invalid$")

    def test_an_upgrade_names_accounts_anew_and_keeps_them_signed_in(self) -> None:
        browser, other = self.used(), self.used()
        old = self.make_old(browser)
        gone = f"{other.mobile}@mobile.invalid"
        store("JP OTP Request", {"mobile_no": browser.mobile}, "account", gone)
        token = browser.session["token"]

        # Killed half-way, then run again.
        with (
            patch.object(renaming, "_AT_ONCE", 2),
            patch.object(renaming, "_rename_within", side_effect=[None] * 9 + [KeyboardInterrupt]),
            self.assertRaises(KeyboardInterrupt),
        ):
            name_accounts_anew.execute()
        frappe.db.rollback()
        name = accounts.name_of(browser.mobile)
        with patch.object(renaming, "_AT_ONCE", 2):
            name_accounts_anew.execute()
        name_accounts_anew.execute()

        self.assertEqual(accounts.name_of(browser.mobile), name)
        self.remembered({"email": name})
        self.assertNotEqual(name, old)
        self.assertEqual(self.found(old), set())
        self.assertEqual(self.found(gone), set())
        self.assertEqual(self.stands(browser.mobile), STANDS)
        for asked in (
            browser.get(WHO),
            browser_with(sid=browser.session["sid"]).get(WHO),
            Browser().get(WHO, headers={"Authorization": f"token {token}"}),
        ):
            self.assertEqual(asked.json.get("message"), name, asked.get_data(as_text=True))
        found = browser.message(f"{API}get_searcher")
        self.assertEqual((found["full_name"], found["headline"]), (NEW_MEMBER, f"Weaver {browser.mark}"))
        self.assertEqual(browser.message(f"{API}get_my_data")["number"], browser.mobile)
        again, session = self.logged_in(browser.mobile)
        self.assertEqual((session["email"], session["username"]), (name, name))
        self.assertEqual((session["company_name"], session["token"]), (browser.company, token))
        # Other accounts are unchanged.
        self.assertEqual(other.get(WHO).json["message"], other.session["email"])
        again.mobile = browser.mobile
        self.delete(again)

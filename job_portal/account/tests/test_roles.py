"""The roles of an account: those it holds, and the one it uses."""

import frappe

from job_portal.account import messages
from job_portal.patches import note_roles
from job_portal.tests.actor import API, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import MarketCase
from job_portal.tests.utils import store


class TestRoles(MarketCase):
    def roles(self, account) -> tuple:
        """The roles and the role in the boot. A sign-in on another device must answer the same."""
        boot = account.browser.message(f"{API}get_boot")
        session = account.browser.message(f"{API}get_session")
        found = (boot["roles"], boot["role"])
        self.assertEqual((session["roles"], session["role"]), found)
        return found

    def test_a_new_account_has_no_role_and_a_guest_is_not_asked(self) -> None:
        self.assertEqual(self.roles(self.account()), ([], None))
        self.assertNotIn("roles", Browser().message(f"{API}get_boot"))

    def test_a_role_comes_with_its_record_and_is_used(self) -> None:
        account = self.account()
        account.browser.message(f"{API}save_searcher", headline="Weaver")
        self.assertEqual(self.roles(account), (["job_searcher"], "job_searcher"))
        account.add_company()
        self.assertEqual(self.roles(account), (["job_searcher", "company"], "company"))
        reply = account.browser.message(f"{API}set_role", role="job_searcher")
        self.assertEqual(reply, {"role": "job_searcher"})
        self.assertEqual(self.roles(account), (["job_searcher", "company"], "job_searcher"))

    def test_a_role_that_is_not_held_is_refused(self) -> None:
        account = self.company_account()
        for role in ("job_searcher", "freelancer", "Company", "JP Company", "", "x" * 10_000):
            reply = account.browser.call(f"{API}set_role", role=role)
            self.assertEqual((reply.status_code, said(reply)), (417, messages.ROLE_NOT_HELD))
        for role in (["company"], {"role": "company"}, None):
            self.assertEqual(account.browser.call(f"{API}set_role", role=role).status_code, 417)
        self.assertEqual(self.roles(account), (["company"], "company"))
        self.assertEqual(Browser().call(f"{API}set_role", role="company").status_code, 403)

    def test_a_role_ends_with_its_record(self) -> None:
        account = self.company_account()
        frappe.delete_doc("JP Company", account.browser.company, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.roles(account), ([], None))

    def test_an_older_account_continues_in_its_last_role(self) -> None:
        company, both = self.company_account(), self.company_account()
        both.browser.message(f"{API}save_searcher", headline="Weaver")
        for later, expected in (("JP Searcher", "job_searcher"), ("JP Company", "company")):
            frappe.db.set_value("JP Account", {"user": ("in", [company.email, both.email])}, "role", None)
            own = both.browser.company if later == "JP Company" else {"account": both.email}
            frappe.db.set_value(later, own, "modified", "2199-01-01")
            note_roles.execute()
            store(later, own, "modified", "2001-01-01")
            self.assertEqual(self.roles(both)[1], expected)
            self.assertEqual(self.roles(company)[1], "company")

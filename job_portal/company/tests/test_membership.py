"""The company that an account acts for, and the effect of the account's deletion on it."""

import frappe

from job_portal.company import membership, service
from job_portal.company.doctype.jp_company_member.jp_company_member import DOCTYPE, RECRUITER
from job_portal.company.policy import own_company
from job_portal.tests.market_case import MarketCase


class TestMembership(MarketCase):
    def setUp(self) -> None:
        super().setUp()
        self.owner, self.recruiter = self.company_account(), self.account()
        self.company = self.owner.browser.company

    def join(self) -> None:
        membership.begin(self.company, self.recruiter.email, RECRUITER, self.owner.email)
        frappe.db.commit()

    def test_who_creates_a_company_is_its_owner(self) -> None:
        rows = frappe.get_all(DOCTYPE, {"company": self.company}, ["account", "role"])
        self.assertEqual(rows, [{"account": self.owner.email, "role": "Owner"}])
        self.assertEqual(service.company_of(self.owner.email), self.company)

    def test_a_recruiter_acts_for_the_company(self) -> None:
        self.assertIsNone(service.company_of(self.recruiter.email))
        self.join()
        self.assertEqual(service.company_of(self.recruiter.email), self.company)
        self.assertEqual(service.accounts_of(self.company), [self.owner.email, self.recruiter.email])
        self.addCleanup(frappe.set_user, frappe.session.user)
        frappe.set_user(self.recruiter.email)
        self.assertEqual(own_company().name, self.company)

    def test_a_deleted_recruiter_leaves_the_company(self) -> None:
        self.join()
        frappe.delete_doc("User", self.recruiter.email, force=True, ignore_permissions=True)
        self.assertEqual(service.accounts_of(self.company), [self.owner.email])

    def test_the_company_goes_with_its_only_member(self) -> None:
        frappe.delete_doc("User", self.owner.email, force=True, ignore_permissions=True)
        self.assertFalse(frappe.db.exists("JP Company", self.company))
        self.assertFalse(frappe.db.exists(DOCTYPE, {"company": self.company}))

"""Freezing and deleting accounts of one company: what happens to the company."""

from functools import partial

import frappe
from frappe.utils import now_datetime

from job_portal.company import membership, messages
from job_portal.company.doctype.jp_company_member.jp_company_member import DOCTYPE as MEMBERS
from job_portal.privacy import sealed_accounts
from job_portal.privacy.tests.test_deletion import DeletionCase
from job_portal.tests.actor import API, job_values, said
from job_portal.tests.http import Browser, at_once
from job_portal.tests.utils import fresh, store


class MembersGoCase(DeletionCase):
    def setUp(self) -> None:
        super().setUp()
        self.owner = self.person()
        self.company = self.owner.add_company()
        values = {"status": "Approved", "approved_on": now_datetime()}
        store("JP Company", self.company, values)
        self.recruiter = self.joined("Recruiter")

    def tearDown(self) -> None:
        frappe.db.rollback()

    def joined(self, role: str) -> Browser:
        """A new account that has joined the company."""
        browser = self.person()
        given = {"mobile_no": browser.mobile, "role": role}
        invite = self.owner.message(f"{API}invite_member", **given)["invite"]
        browser.message(f"{API}answer_invite", invite=invite, accept=True)
        return browser

    def code(self, browser: Browser) -> dict:
        reference = browser.message(f"{API}send_delete_code")["reference_no"]
        return {"reference_number": reference, "OTP": self.code_of(browser.mobile)}

    def status(self) -> str | None:
        return fresh().get_value("JP Company", self.company, "status")

    def company_of(self, browser: Browser) -> str | None:
        return browser.message(f"{API}get_session")["company_name"]


class TestDeletion(MembersGoCase):
    def test_the_last_owner_hands_over_or_deletes_the_company(self) -> None:
        given = self.code(self.owner)
        reply = self.owner.call(f"{API}delete_account", **given)
        self.assertEqual((reply.status_code, said(reply)), (417, messages.HAND_OVER_FIRST))
        self.assertEqual(self.status(), "Approved")
        job = self.recruiter.message(f"{API}post_job", **job_values())["name"]
        applicant = self.person()
        applicant.agree()
        applicant.message(f"{API}apply_to_job", job=job)
        self.owner.message(f"{API}delete_account", **given, with_company=True)
        self.assertIsNone(self.status())
        self.assertEqual(frappe.db.count(MEMBERS, {"company": self.company}), 0)
        self.assertIsNone(self.company_of(self.recruiter))
        told = applicant.message(f"{API}get_notifications")["items"]
        self.assertIn("job ended", [line["kind"] for line in told])

    def test_the_company_stays_without_a_recruiter_or_a_co_owner(self) -> None:
        second = self.joined("Owner")
        url = self.owner.upload_document()
        self.owner.message(f"{API}update_company_details", name=self.company, company_pan_card=url)
        line = {"company": self.company, "decision": "Approved", "account": self.owner.session["email"]}
        review = frappe.get_doc({"doctype": "JP Company Review", **line, "reviewer": "Administrator"})
        review.insert(ignore_permissions=True)
        frappe.db.commit()
        for browser in (self.recruiter, self.owner):
            self.delete(browser)
        self.assertIn(self.status(), ("Approved", "Pending Review"))
        self.assertEqual(membership.accounts_of(self.company), [second.session["email"]])
        self.assertEqual(second.get(url).status_code, 200)
        kept = frappe.db.get_value("JP Company Review", review.name, "account")
        self.assertEqual(kept, second.session["email"])
        self.delete(second)
        self.assertIsNone(self.status())
        self.assertFalse(frappe.db.exists("JP Company Review", review.name))

    def test_two_owners_delete_their_accounts_at_once(self) -> None:
        owners = [self.owner, self.joined("Owner")]
        given = [self.code(browser) for browser in owners]
        delete = f"{API}delete_account"
        calls = [partial(browser.call, delete, **each) for browser, each in zip(owners, given, strict=True)]
        self.assertEqual(sorted(reply.status_code for reply in at_once(calls)), [200, 417])
        self.assertEqual(self.status(), "Approved")
        self.assertEqual(frappe.db.count(MEMBERS, {"company": self.company, "role": "Owner"}), 1)

    def test_which_members_read_the_companys_data(self) -> None:
        def sections(browser: Browser) -> set[str]:
            return {section["key"] for section in browser.message(f"{API}get_my_data")["sections"]}

        self.recruiter.message(f"{API}post_job", **job_values())
        self.assertLess({"company", "jobs", "memberships"}, sections(self.owner))
        self.assertEqual(sections(self.recruiter) & {"company", "jobs", "memberships"}, {"memberships"})


class TestFreezing(MembersGoCase):
    def test_one_owner_hides_the_company_and_another_shows_it(self) -> None:
        second = self.joined("Owner")
        self.owner.message(f"{API}freeze_account")
        self.assertEqual(self.status(), "Frozen")
        reply = self.recruiter.call(f"{API}post_job", **job_values())
        self.assertEqual((reply.status_code, said(reply)), (403, messages.COMPANY_IS_FROZEN))
        self.assertFalse(self.recruiter.message(f"{API}get_session")["is_frozen"])
        self.assertEqual(self.recruiter.call(f"{API}thaw_account").status_code, 200)
        self.assertEqual(self.status(), "Frozen")
        second.message(f"{API}thaw_account")
        self.assertEqual(self.status(), "Approved")

    def test_a_recruiter_hides_only_the_own_profile(self) -> None:
        self.recruiter.agree()
        self.recruiter.message(f"{API}save_searcher", headline="Weaver")
        self.recruiter.message(f"{API}freeze_account")
        self.assertTrue(self.recruiter.message(f"{API}get_session")["is_frozen"])
        self.assertEqual(self.status(), "Approved")


class TestOwnersNumberIsGone(MembersGoCase):
    def test_the_company_stays_and_a_reviewer_makes_a_member_the_owner(self) -> None:
        owner = self.owner.session["email"]
        self.assertFalse(sealed_accounts.hide(owner))
        self.assertEqual(self.status(), "Approved")
        # Erased, as after the days in which it can be given back.
        sealed_accounts.retire(owner)
        frappe.db.commit()
        sealed_accounts.erase()
        self.assertFalse(frappe.db.exists("User", owner))
        self.assertEqual(self.status(), "Approved")
        self.recruiter.message(f"{API}post_job", **job_values())
        reviewer = self.account(("JP Reviewer",)).browser
        member = frappe.db.get_value(MEMBERS, {"company": self.company})
        given = {"member": member, "reason": "The owner's number is lost."}
        reviewer.message(f"{API}make_owner", **given)
        self.recruiter.message(f"{API}update_company_details", name=self.company, area="Hampi")
        self.assertEqual(self.company_of(self.recruiter), self.company)

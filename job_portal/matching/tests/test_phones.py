from functools import partial

import frappe

from job_portal.applications import look_log
from job_portal.matching.tests.test_matches import MatchCase
from job_portal.patches import share_contacts_anew
from job_portal.tests.actor import said
from job_portal.tests.market_case import API
from job_portal.tests.security_case import HR
from job_portal.tests.utils import Account, fresh, store

REVEAL, LOOKS = f"{API}reveal_phone", f"{API}get_phone_looks"


class TestPhones(MatchCase):
    def reveal(self, account: Account | None = None, **whose):
        return (account or self.company).browser.call(REVEAL, **whose)

    def test_a_match_is_called_where_they_allow_it(self) -> None:
        account, name = self.new_searcher()
        reply = self.reveal(job=self.job, searcher=name)
        self.assertEqual(reply.json["message"], {"phone": account.mobile})
        account.browser.message(f"{API}save_searcher", may_call=False)
        self.assertEqual(self.reveal(job=self.job, searcher=name).status_code, 403)
        unknown, hidden = self.reveal(job=self.job, searcher="JPS-none"), self.new_searcher(is_open=False)[1]
        self.assertEqual(unknown.status_code, 403)
        self.assertEqual(said(self.reveal(job=self.job, searcher=hidden)), said(unknown))

    def test_an_applicant_is_called_until_they_withdraw(self) -> None:
        account, _name = self.new_searcher(is_open=False, may_call=False)
        application = account.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        reply = self.reveal(application=application)
        self.assertEqual(reply.json["message"], {"phone": account.mobile})
        account.browser.message(f"{API}withdraw_application", name=application)
        self.assertEqual(self.reveal(application=application).status_code, 403)
        self.assertEqual(self.reveal().status_code, 417)

    def test_each_look_is_written_down_and_told_and_a_second_one_is_the_first(self) -> None:
        account, name = self.new_searcher()
        for _ in range(2):
            self.reveal(job=self.job, searcher=name)
        (look,) = account.browser.message(LOOKS)["items"]
        self.assertEqual((look["company_name"], look["job"]), ("Lotus Textiles", self.job))
        self.assertEqual(look["job_title"], "Loom Operator")
        told = account.browser.message(f"{API}get_notifications")["items"]
        self.assertEqual([item["kind"] for item in told], ["number seen"])
        self.assertEqual(self.company.browser.message(LOOKS)["items"], [])

    def test_a_searcher_calls_the_contact_where_the_job_allows_it(self) -> None:
        contact = self.company.browser.message(
            f"{API}add_hr_details", company_name=self.company.browser.company, **HR
        )["hr_row_id"]
        account, _name = self.new_searcher()
        application = account.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        self.assertEqual(self.reveal(account, application=application).status_code, 417)
        changes = {"selected_hr": contact, "allow_contact_after_apply": True}
        self.company.browser.message(f"{API}update_job", name=self.job, **changes)
        read = partial(self.company.browser.message, f"{API}get_application", name=application)
        self.assertIsNone(read()["contact_seen_on"])
        for _ in range(2):
            reply = self.reveal(account, application=application)
            self.assertEqual(reply.json["message"], {"phone": HR["hr_mobile"], "changed_on": None})
        self.assertTrue(read()["contact_seen_on"])
        own = account.browser.message(f"{API}get_application", name=application)
        self.assertNotIn("contact_seen_on", own)
        self.assertEqual(fresh().count("JP Phone Look", {"job": self.job, "whose": look_log.OF_CONTACT}), 1)

    def test_a_job_without_a_contact_has_that_of_its_company_where_it_shares_it(self) -> None:
        company = self.company_account()
        self.job = self.post_job(company)
        account, searcher = self.new_searcher()
        application = account.browser.message(f"{API}apply_to_job", job=self.job)["name"]

        def change(**values) -> None:
            company.browser.message(f"{API}update_company_details", name=company.browser.company, **values)

        def seen() -> tuple:
            contact = account.browser.message(f"{API}get_application", name=application)["contact"]
            reply = self.reveal(account, application=application)
            is_same = reply.status_code != 200 or reply.json["message"]["changed_on"] == contact["changed_on"]
            self.assertTrue(is_same)
            number = reply.json["message"]["phone"] if reply.status_code == 200 else None
            return contact and (contact["hr_name"], bool(contact["changed_on"])), number

        self.assertEqual(seen(), (None, None))
        change(share_contact=True)
        self.assertEqual(seen(), (("Asha Rao", False), "9876543210"))
        self.assertTrue(fresh().exists("JP Phone Look", {"searcher": searcher, "whose": look_log.OF_CONTACT}))
        change(phone="9876500000", contact_name="Ravi")
        self.assertEqual(seen(), (("Ravi", True), "9876500000"))
        # A contact that the job names replaces it, even if it is hidden.
        name = company.browser.company
        contact = company.browser.message(f"{API}add_hr_details", company_name=name, **HR)["hr_row_id"]
        for allowed, expected in (
            (False, (None, None)),
            (True, ((HR["hr_name"], True), HR["hr_mobile"])),
        ):
            values = {"selected_hr": contact, "allow_contact_after_apply": allowed}
            company.browser.message(f"{API}update_job", name=self.job, **values)
            self.assertEqual(seen(), expected)
        company.browser.message(f"{API}update_job", name=self.job, selected_hr="")
        self.assertEqual(seen()[1], "9876500000")
        # A company that ticked it before this release is asked again.
        frappe.db.rollback()
        share_contacts_anew.execute()
        frappe.db.commit()
        self.assertEqual(seen(), (None, None))
        change(share_contact=True)
        self.assertEqual(seen()[1], "9876500000")
        for doctype, record, status in (("JP Job", self.job, "Removed"), ("JP Company", name, "Rejected")):
            before = fresh().get_value(doctype, record, "status")
            for each, expected in ((status, None), (before, "9876500000")):
                store(doctype, record, "status", each)
                self.assertEqual(seen()[1], expected, each)

    def test_the_contact_of_a_job_that_is_gone_is_given_to_nobody(self) -> None:
        company = self.company_account()
        name = company.browser.company
        contact = company.browser.message(f"{API}add_hr_details", company_name=name, **HR)["hr_row_id"]
        job = self.post_job(company, selected_hr=contact, allow_contact_after_apply=True)
        account, _name = self.new_searcher()
        application = account.browser.message(f"{API}apply_to_job", job=job)["name"]
        for doctype, record, status, expected in (
            ("JP Job", job, "Removed", 417),
            ("JP Job", job, "Held", 417),
            ("JP Job", job, "Closed", 200),
            ("JP Company", name, "Rejected", 417),
        ):
            store(doctype, record, "status", status)
            self.assertEqual(self.reveal(account, application=application).status_code, expected, status)

    def test_what_is_older_than_the_rules_allow_goes(self) -> None:
        account, name = self.new_searcher()
        self.reveal(job=self.job, searcher=name)
        look = fresh().get_value("JP Phone Look", {"searcher": name})
        frappe.db.set_value("JP Phone Look", look, "creation", "2020-01-01 00:00:00", update_modified=False)
        look_log.purge()
        frappe.db.commit()
        self.assertEqual(account.browser.message(LOOKS)["items"], [])

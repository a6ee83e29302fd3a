"""The log of decisions on companies, and the verification shown on pages."""

import json

import frappe

from job_portal.company import messages, review_log
from job_portal.rules import MARKET
from job_portal.tests.actor import said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import fresh, remove_user, store, version_of

REASON = "The PAN card is unreadable"


class TestDecisions(MarketCase):
    def setUp(self) -> None:
        self.owner = self.account()
        self.company = self.owner.add_company()
        self.reviewer = self.account(roles=("JP Reviewer",))

    def seen(self) -> dict:
        return version_of("JP Company", self.company)

    def approve(self, **more):
        return self.reviewer.browser.message(f"{API}approve_company", **self.seen(), **more)

    def reject(self) -> None:
        self.reviewer.browser.message(f"{API}reject_company", **self.seen(), reason=REASON)

    def update(self, **changes) -> None:
        self.owner.browser.message(f"{API}update_company_details", name=self.company, **changes)

    def lines(self) -> list:
        frappe.db.rollback()
        fields = ["name", "decision", "reason", "reviewer", "checked", "signals", "account", "company_name"]
        return frappe.get_all(
            review_log.DOCTYPE, filters={"company": self.company}, fields=fields, order_by="creation asc"
        )

    def verified(self) -> dict | None:
        """The public verification of the company."""
        job = Browser().message(f"{API}list_jobs", company=self.company)["items"][0]["name"]
        of_job = Browser().message(f"{API}get_job", name=job)
        self.assertNotIn("reviewed_on", of_job)
        reply = Browser().call(f"{API}get_company", name=self.company)
        if reply.status_code == 200:
            self.assertEqual(reply.json["message"]["verified"], of_job["verified"])
        return of_job["verified"]

    def test_every_decision_is_a_line(self) -> None:
        self.reject()
        self.update(city="Mysuru")
        self.approve(checked=["documents", "GSTIN"])
        first, second = self.lines()
        self.assertEqual((first.decision, first.reason), ("Rejected", REASON))
        self.assertEqual((second.decision, second.checked), ("Approved", "GSTIN\ndocuments"))
        for line in (first, second):
            self.assertEqual(
                (line.reviewer, line.account, line.company_name),
                (self.reviewer.email, self.owner.email, "Lotus Textiles"),
            )
            self.assertIn("check digit", line.signals)

    def test_decisions_of_the_list_and_of_the_form_are_lines_too(self) -> None:
        companies = json.dumps([self.seen()])
        method = "job_portal.reviews.reject_all"
        self.reviewer.browser.message(method, companies=companies, reason=REASON)
        path = f"/api/resource/JP Company/{self.company}"
        for values, status in (
            ({"status": "Approved", "checked": "GSTIN"}, 403),
            ({"status": "Approved"}, 200),
        ):
            body = {"data": json.dumps(values), "content_type": "application/json"}
            self.assertEqual(self.reviewer.browser.open("PUT", path, **body).status_code, status)
        self.assertEqual([line.decision for line in self.lines()], ["Rejected", "Approved"])
        # The form cannot say what was checked.
        self.assertFalse(self.lines()[1].checked)

    def test_the_same_decision_twice_is_one_and_other_checks_are_another(self) -> None:
        for checked in (["PAN"], ["PAN"], ["phone number"]):
            self.approve(checked=checked)
        self.assertEqual([line.checked for line in self.lines()], ["PAN", "phone number"])

    def test_nobody_changes_or_deletes_a_line(self) -> None:
        self.reject()
        line = frappe.get_doc(review_log.DOCTYPE, self.lines()[0].name)
        line.reason = "None"
        self.assertRaises(frappe.ValidationError, line.save, ignore_permissions=True)
        with self.assertRaises(frappe.ValidationError):
            frappe.delete_doc(review_log.DOCTYPE, line.name, force=True, ignore_permissions=True)
        self.assertEqual(self.lines()[0].reason, REASON)

    def test_lines_outlive_the_company_and_go_with_the_account(self) -> None:
        self.reject()
        frappe.delete_doc("JP Company", self.company, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(len(self.lines()), 1)
        remove_user(self.owner.email)
        frappe.db.commit()
        self.users.remove(self.owner.email)
        self.assertEqual(self.lines(), [])

    def test_what_was_checked_is_of_the_rules_and_of_what_there_is(self) -> None:
        self.update(gst_msme_no="")
        store("JP Company", self.company, "gst_msme_no", "", update_modified=False)
        unknown = messages.CHECKS_UNKNOWN.format(", ".join(MARKET["company_checks"]))
        cases = [("{", unknown), ('"PAN"', unknown), (["Everything"], unknown), ([["PAN"]], unknown)]
        for checked, sentence in [*cases, (["GSTIN"], messages.NOTHING_TO_CHECK.format("GSTIN"))]:
            reply = self.reviewer.browser.call(f"{API}approve_company", **self.seen(), checked=checked)
            self.assertEqual((reply.status_code, said(reply)), (417, sentence), checked)
        self.assertEqual(self.lines(), [])

    def test_pages_say_what_was_checked_and_when_as_long_as_it_is_so(self) -> None:
        self.approve(checked=["GSTIN", "address"])
        self.post_job(self.owner)
        day = str(fresh().get_value("JP Company", self.company, "reviewed_on"))[:10]
        self.assertEqual(self.verified(), {"on": day, "checked": ["GSTIN", "address"]})
        # No review is asked for, but nobody has checked this address.
        self.update(address_line1="99 Other Road")
        self.assertEqual(self.verified(), {"on": day, "checked": ["GSTIN"]})
        self.update(gst_msme_no="29AAAAA0000A1Z5")
        self.assertIsNone(self.verified())
        self.approve()
        self.assertEqual(self.verified()["checked"], [])

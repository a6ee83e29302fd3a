"""The review of several companies at once, as by the actions of Desk's list."""

import json

import frappe

from job_portal.company import messages
from job_portal.platform.messages import CHOICE_TOO_LONG, CHOICE_UNREADABLE
from job_portal.tests.actor import said
from job_portal.tests.utils import TestCase, fresh, version_of

APPROVE_ALL, REJECT_ALL = "job_portal.reviews.approve_all", "job_portal.reviews.reject_all"
REASON = "The PAN card is unreadable"


class TestReviewOfMany(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.reviewer = cls.account(roles=("JP Reviewer",))
        cls.owners = {owner.add_company(): owner for owner in (cls.account(), cls.account())}
        cls.names = list(cls.owners)

    def setUp(self) -> None:
        frappe.db.rollback()
        for name in self.names:
            frappe.db.set_value("JP Company", name, {"status": "Pending Review", "review_reason": None})
        frappe.db.commit()

    def seen(self, *names: str) -> list[dict]:
        return [version_of("JP Company", name) for name in names or self.names]

    def status(self, name: str) -> str:
        return fresh().get_value("JP Company", name, "status")

    def test_each_is_approved_recorded_and_told(self) -> None:
        # Desk sends a list as JSON.
        reply = self.reviewer.browser.message(APPROVE_ALL, companies=json.dumps(self.seen()))
        self.assertEqual(reply, {"decided": self.names, "refused": []})
        frappe.db.rollback()
        for name, owner in self.owners.items():
            company = frappe.get_doc("JP Company", name)
            self.assertEqual((company.status, company.reviewed_by), ("Approved", self.reviewer.email))
            self.assertTrue(company.reviewed_on)
            details = owner.browser.message("job_portal.api.get_company_details", company_name=name)
            self.assertEqual(details["status"], "Approved")

    def test_each_is_rejected_for_the_reason(self) -> None:
        reply = self.reviewer.browser.message(REJECT_ALL, companies=self.seen(), reason=REASON)
        self.assertEqual(reply["decided"], self.names)
        for name, owner in self.owners.items():
            details = owner.browser.message("job_portal.api.get_company_details", company_name=name)
            self.assertEqual((details["status"], details["review_reason"]), ("Rejected", REASON))
        for reason in ("", "  "):
            reply = self.reviewer.browser.call(REJECT_ALL, companies=self.seen(), reason=reason)
            self.assertEqual((reply.status_code, said(reply)), (417, messages.REVIEW_NEEDS_REASON))

    def test_what_waits_for_no_review_is_refused_in_words_and_the_rest_decided(self) -> None:
        first, second = self.names
        self.reviewer.browser.message(APPROVE_ALL, companies=self.seen(first))
        none = {"name": "JPC-none", "modified": "2026-01-01 00:00:00"}
        reply = self.reviewer.browser.message(
            REJECT_ALL, companies=[*self.seen(first), none, *self.seen(second)], reason=REASON
        )
        self.assertEqual(reply["decided"], [second])
        self.assertEqual(
            reply["refused"],
            [
                {"name": first, "reason": messages.COMPANY_NOT_PENDING.format("Approved")},
                {"name": "JPC-none", "reason": messages.COMPANY_NOT_FOUND},
            ],
        )
        self.assertEqual((self.status(first), self.status(second)), ("Approved", "Rejected"))

    def test_what_was_changed_meanwhile_is_refused(self) -> None:
        first, second = self.names
        companies = self.seen()
        self.owners[first].browser.message("job_portal.api.update_company_details", name=first, city="Mysuru")
        reply = self.reviewer.browser.call(APPROVE_ALL, companies=companies)
        self.assertEqual(reply.json["message"]["decided"], [second])
        self.assertEqual(
            reply.json["message"]["refused"], [{"name": first, "reason": messages.COMPANY_CHANGED_MEANWHILE}]
        )
        # Refusals are in the answer: Desk would show a thrown one twice.
        self.assertNotIn("_server_messages", reply.json)
        self.assertEqual(self.status(first), "Pending Review")

    def test_only_a_list_of_at_most_a_hundred(self) -> None:
        ask = self.reviewer.browser.call
        for companies in ("", "{", "{}", ["JPC-1"], [{"name": "JPC-1"}], [{"name": 1, "modified": "x"}]):
            reply = ask(APPROVE_ALL, companies=companies)
            self.assertEqual((reply.status_code, said(reply)), (417, CHOICE_UNREADABLE), companies)
        many = [{"name": "JPC-none", "modified": "x"}] * 101
        self.assertEqual(said(ask(APPROVE_ALL, companies=many)), CHOICE_TOO_LONG.format(100))
        self.assertEqual(self.status(self.names[0]), "Pending Review")

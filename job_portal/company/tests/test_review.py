"""The review of a company: by whom, how it is logged, and how the company hears of it."""

import json

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal import languages
from job_portal.company import messages, rejections
from job_portal.tests.actor import API, said
from job_portal.tests.http import Browser
from job_portal.tests.languages_case import translated
from job_portal.tests.utils import TestCase, bench_only, store, version_of

APPROVE, REJECT = "job_portal.api.approve_company", "job_portal.api.reject_company"
REASON = "The PAN card is unreadable"


class ReviewCase(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.owner = cls.account()
        cls.reviewer = cls.account(roles=("JP Reviewer",))
        cls.company = cls.owner.add_company()

    def setUp(self) -> None:
        self.owner.browser.message(
            "job_portal.api.update_company_details", name=self.company, company_name="Lotus Textiles"
        )
        self.store(status="Pending Review", review_reason=None, reviewed_by=None, reviewed_on=None)

    def store(self, **values) -> None:
        store("JP Company", self.company, values)

    def stored(self):
        frappe.db.rollback()
        return frappe.get_doc("JP Company", self.company)

    def seen(self) -> dict:
        """The name and version of the company in the reviewer's form."""
        return version_of("JP Company", self.company)

    def details(self) -> dict:
        return self.owner.browser.message("job_portal.api.get_company_details", company_name=self.company)

    def put(self, browser: Browser, **values):
        """A save of the form through Frappe's REST API."""
        return browser.open(
            "PUT",
            f"/api/resource/JP Company/{self.company}",
            data=json.dumps(values),
            content_type="application/json",
        )


class TestReview(ReviewCase):
    def test_approving_is_recorded(self) -> None:
        before = now_datetime()
        reply = self.reviewer.browser.message(APPROVE, **self.seen())
        company = self.stored()
        self.assertEqual((reply["name"], reply["status"]), (self.company, "Approved"))
        self.assertEqual(reply["modified"], str(company.modified))
        self.assertEqual((company.status, company.reviewed_by), ("Approved", self.reviewer.email))
        self.assertTrue(before <= get_datetime(company.reviewed_on) <= now_datetime())
        self.assertEqual(self.details()["status"], "Approved")

    def test_rejecting_is_recorded_and_the_company_reads_why(self) -> None:
        self.reviewer.browser.message(REJECT, **self.seen(), reason=f"  {REASON} ")
        company = self.stored()
        self.assertEqual((company.status, company.reviewed_by), ("Rejected", self.reviewer.email))
        details = self.details()
        self.assertEqual((details["status"], details["review_reason"]), ("Rejected", REASON))

    def test_the_company_is_told_behind_the_bell(self) -> None:
        self.reviewer.browser.message(REJECT, **self.seen(), reason=REASON)
        self.reviewer.browser.message(APPROVE, **self.seen())
        told = self.owner.browser.message("job_portal.api.get_notifications")["items"][:2]
        expected = (
            "Lotus Textiles is approved. You can post jobs now.",
            f"Lotus Textiles was not approved: {REASON}",
        )
        self.assertEqual(tuple(item["text"] for item in told), expected)
        self.assertEqual({item["kind"] for item in told}, {"review"})

    def test_a_reason_that_every_site_has_is_read_in_the_readers_language(self) -> None:
        reason = rejections.TO_START_FROM["Asks for money"]
        with translated(hi={reason: "कंपनी पैसे माँगती है।", "Braces {": "नहीं"}), languages.speaking("hi"):
            self.assertEqual(str(rejections.said(reason)), "कंपनी पैसे माँगती है।")
            self.assertEqual(str(rejections.said("Braces {")), "Braces {", "a reviewer's own words stay")

    def test_a_rejection_needs_a_reason(self) -> None:
        for reason in ("", "  "):
            reply = self.reviewer.browser.call(REJECT, **self.seen(), reason=reason)
            self.assertEqual((reply.status_code, said(reply)), (417, messages.REVIEW_NEEDS_REASON))
        self.assertEqual(self.reviewer.browser.call(REJECT, **self.seen()).status_code, 417)
        self.assertEqual(self.stored().status, "Pending Review")

    def test_the_other_decision_replaces_the_first(self) -> None:
        self.reviewer.browser.message(REJECT, **self.seen(), reason=REASON)
        manager = self.account(roles=("System Manager",))
        manager.browser.message(APPROVE, **self.seen())
        company = self.stored()
        self.assertEqual((company.status, company.reviewed_by), ("Approved", manager.email))
        self.assertFalse(company.review_reason)

    def test_who_comes_second_learns_who_decided_what_and_when(self) -> None:
        second = self.account(("JP Reviewer",))
        for decision, other in (("reject", "approve"), ("approve", "reject")):
            seen = self.seen()
            decided = {**seen, "reason": REASON}
            self.reviewer.browser.message(f"{API}{decision}_company", **decided)
            sentence = self.refusal(second, 417, f"{other}_company", **decided)
            self.assertIn(f"Test {decision.rstrip('e')}ed this company on 20", sentence)

    def test_what_the_reviewer_has_not_seen_is_not_decided_on(self) -> None:
        self.reviewer.browser.message(REJECT, **self.seen(), reason=REASON)
        seen = self.seen()
        self.owner.browser.message(
            "job_portal.api.update_company_details", name=self.company, company_name="Another Name"
        )
        for method, more in ((APPROVE, {}), (REJECT, {"reason": REASON})):
            reply = self.reviewer.browser.call(method, **seen, **more)
            self.assertEqual((reply.status_code, said(reply)), (417, messages.COMPANY_CHANGED_MEANWHILE))
        self.assertEqual(self.stored().status, "Pending Review")

    def test_a_company_that_is_not_there(self) -> None:
        reply = self.reviewer.browser.call(APPROVE, name="JPC-none", modified="2026-01-01 00:00:00")
        self.assertEqual(reply.status_code, 404)

    def test_the_status_set_in_the_form_is_recorded_alike(self) -> None:
        reply = self.put(self.reviewer.browser, status="Rejected")
        self.assertEqual((reply.status_code, said(reply)), (417, messages.REVIEW_NEEDS_REASON))
        self.assertEqual(
            self.put(self.reviewer.browser, status="Rejected", review_reason=REASON).status_code, 200
        )
        self.assertEqual(self.stored().reviewed_by, self.reviewer.email)
        self.assertEqual(self.put(self.reviewer.browser, status="Pending Review").status_code, 200)
        company = self.stored()
        self.assertEqual(
            (company.reviewed_by, company.reviewed_on, company.review_reason), (None, None, None)
        )

    def test_nobody_signs_for_another(self) -> None:
        claimed = {"reviewed_by": "Administrator", "reviewed_on": "2020-01-01 00:00:00"}
        self.put(self.reviewer.browser, **claimed)
        self.assertIsNone(self.stored().reviewed_by)
        self.assertEqual(self.put(self.reviewer.browser, status="Approved", **claimed).status_code, 403)
        self.put(self.reviewer.browser, status="Approved")
        company = self.stored()
        self.assertEqual(company.reviewed_by, self.reviewer.email)
        self.assertGreater(get_datetime(company.reviewed_on).year, 2020)
        self.put(self.reviewer.browser, **claimed, city="Mysuru")
        self.assertEqual(self.stored().reviewed_by, self.reviewer.email)

    def test_handing_in_again_takes_the_decision_back(self) -> None:
        self.reviewer.browser.message(REJECT, **self.seen(), reason=REASON)
        self.owner.browser.message("job_portal.api.update_company_details", name=self.company, city="Mysuru")
        company = self.stored()
        self.assertEqual((company.status, company.reviewed_by), ("Pending Review", None))
        self.assertFalse(self.details()["review_reason"])


@bench_only("Redis carries realtime events, and Frappe keeps versions, on a bench only")
class TestReviewOnABench(ReviewCase):
    def test_only_the_account_hears_of_a_decision(self) -> None:
        from frappe.utils.background_jobs import get_redis_connection_without_auth

        listener = get_redis_connection_without_auth().pubsub(ignore_subscribe_messages=False)
        listener.subscribe("events")
        self.assertEqual(listener.get_message(timeout=5)["type"], "subscribe")
        self.reviewer.browser.message(REJECT, **self.seen(), reason=REASON)
        events = []
        while not events and (message := listener.get_message(timeout=5)):
            event = json.loads(message["data"])
            if event["event"] == "company_reviewed":
                events.append(event)
        listener.close()
        self.assertEqual([event["room"] for event in events], [f"user:{self.owner.email}"])
        news = {"name": self.company, "status": "Rejected", "reason": REASON}
        self.assertEqual(events[0]["message"], news)

    def test_the_timeline_keeps_each_decision(self) -> None:
        self.reviewer.browser.message(APPROVE, **self.seen())
        version = self.versions()[0]
        self.assertEqual(version.owner, self.reviewer.email)
        self.assertIn(["status", "Pending Review", "Approved"], json.loads(version.data)["changed"])

    def test_the_timeline_keeps_what_is_decided_on_and_what_others_change(self) -> None:
        update, before = "job_portal.api.update_company_details", len(self.versions())
        self.owner.browser.message(update, name=self.company, about_company="Weavers of silk.")
        self.assertEqual(len(self.versions()), before)
        self.owner.browser.message(update, name=self.company, pan="ZZZZZ9999Z")
        changed = json.loads(self.versions()[0].data)["changed"]
        self.assertIn(["pan", "ABCDE1234F", "ZZZZZ9999Z"], changed)
        self.put(self.reviewer.browser, city="Mysuru")
        self.assertEqual(self.versions()[0].owner, self.reviewer.email)
        self.assertEqual(len(self.versions()), before + 2)

    def versions(self) -> list:
        """The company's, the newest first."""
        frappe.db.rollback()
        return frappe.get_all(
            "Version",
            filters={"ref_doctype": "JP Company", "docname": self.company},
            fields=["owner", "data"],
            order_by="creation desc",
        )

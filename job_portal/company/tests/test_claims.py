"""Two reviewers do not decide on one company unaware of each other."""

import json

import frappe

from job_portal.company import claims, messages
from job_portal.tests.actor import said
from job_portal.tests.market_case import API, MarketCase

CLAIM, APPROVE, REJECT = f"{API}claim_company", f"{API}approve_company", f"{API}reject_company"


class TestClaims(MarketCase):
    def setUp(self) -> None:
        self.owner = self.account()
        self.company = self.owner.add_company()
        self.first, self.second = (self.account(roles=("JP Reviewer",)) for _ in range(2))
        self.addCleanup(claims.release, self.company)

    def seen(self) -> dict:
        frappe.db.rollback()
        modified = frappe.db.get_value("JP Company", self.company, "modified")
        return {"name": self.company, "modified": str(modified)}

    def claim(self, reviewer, **more) -> dict:
        return reviewer.browser.message(CLAIM, name=self.company, **more)

    def refusal(self, method: str, seen: dict, **more) -> str:
        reply = self.second.browser.call(method, **seen, **more)
        self.assertEqual(reply.status_code, 417)
        return said(reply)

    def test_the_first_reviewer_has_it_and_the_second_is_told(self) -> None:
        mine = self.claim(self.first)
        self.assertEqual((mine["name"], mine["is_own"]), (self.company, True))
        theirs = self.claim(self.second)
        self.assertEqual((theirs["is_own"], theirs["by"], theirs["since"]), (False, "Test", mine["since"]))
        self.assertEqual(self.claim(self.first), mine)
        queue = self.second.browser.message(f"{API}get_review_queue", limit=50)["items"]
        claimed = {each["name"]: each["claimed_by"] for each in queue}
        self.assertEqual(claimed.get(self.company, self.first.email), self.first.email)
        sentence = messages.COMPANY_CLAIMED.format("Test", mine["since"][11:16])
        self.assertEqual(self.refusal(APPROVE, self.seen()), sentence)
        companies = json.dumps([self.seen()])
        outcome = self.second.browser.message("job_portal.reviews.approve_all", companies=companies)
        self.assertEqual(outcome, {"decided": [], "refused": [{"name": self.company, "reason": sentence}]})

    def test_the_status_set_in_the_form_is_refused_alike(self) -> None:
        mine = self.claim(self.first)
        path, values = f"/api/resource/JP Company/{self.company}", json.dumps({"status": "Approved"})
        for reviewer, status in ((self.second, 417), (self.first, 200)):
            reply = reviewer.browser.open("PUT", path, data=values, content_type="application/json")
            self.assertEqual(reply.status_code, status)
            if status == 417:
                self.assertEqual(said(reply), messages.COMPANY_CLAIMED.format("Test", mine["since"][11:16]))
        self.assertIsNone(claims.held_by(self.company))

    def test_who_takes_over_may_decide_and_the_claim_is_over(self) -> None:
        self.claim(self.first)
        self.assertTrue(self.claim(self.second, take_over=True)["is_own"])
        self.assertFalse(self.claim(self.first)["is_own"])
        self.second.browser.message(APPROVE, **self.seen())
        self.assertIsNone(claims.held_by(self.company))

    def test_who_comes_second_learns_who_decided_what_and_when(self) -> None:
        seen = self.seen()
        self.first.browser.message(REJECT, **seen, reason="Fake")
        said_now = self.refusal(APPROVE, seen)
        self.assertIn("Test rejected this company on 20", said_now)
        seen = self.seen()
        self.first.browser.message(APPROVE, **seen)
        self.assertIn("Test approved this company on 20", self.refusal(REJECT, seen, reason="Fake"))
        # What the company changed after a decision that the reviewer has seen is no decision.
        seen = self.seen()
        self.owner.browser.message(f"{API}update_company_details", name=self.company, city="Mysuru")
        self.assertEqual(self.refusal(REJECT, seen, reason="Fake"), messages.COMPANY_CHANGED_MEANWHILE)

    def test_only_reviewers_claim_and_only_what_is_there(self) -> None:
        self.assertEqual(self.owner.browser.call(CLAIM, name=self.company).status_code, 403)
        for name in ("JPC-none", "", "x" * 200):
            self.assertEqual(self.first.browser.call(CLAIM, name=name).status_code, 404, name)

"""Two reviewers open the same company. The second decision is refused."""

from job_portal.company import messages
from job_portal.tests.actor import said
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import fresh

APPROVE, REJECT = f"{API}approve_company", f"{API}reject_company"


class TestTwoReviewers(MarketCase):
    def setUp(self) -> None:
        self.owner = self.account()
        self.company = self.owner.add_company()
        self.first, self.second = (self.account(roles=("JP Reviewer",)) for _ in range(2))

    def seen(self) -> dict:
        modified = fresh().get_value("JP Company", self.company, "modified")
        return {"name": self.company, "modified": str(modified)}

    def refusal(self, method: str, seen: dict, **more) -> str:
        reply = self.second.browser.call(method, **seen, **more)
        self.assertEqual(reply.status_code, 417)
        return said(reply)

    def test_the_second_reviewer_learns_who_decided_what_and_when(self) -> None:
        seen = self.seen()
        self.first.browser.message(REJECT, **seen, reason="Fake")
        said_now = self.refusal(APPROVE, seen)
        self.assertIn("Test rejected this company on 20", said_now)
        seen = self.seen()
        self.first.browser.message(APPROVE, **seen)
        self.assertIn("Test approved this company on 20", self.refusal(REJECT, seen, reason="Fake"))
        # A change by the company after a decision that the reviewer has seen is not a decision.
        seen = self.seen()
        self.owner.browser.message(f"{API}update_company_details", name=self.company, city="Mysuru")
        self.assertEqual(self.refusal(REJECT, seen, reason="Fake"), messages.COMPANY_CHANGED_MEANWHILE)

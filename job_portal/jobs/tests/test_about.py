"""What a company says about itself is read by the rules about wording, too."""

import frappe

from job_portal.company import risk
from job_portal.tests.actor import job_values
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase

ABOUT = "Weavers of cotton. Everybody who joins must pay a registration fee of Rs 500."


class TestAbout(MarketCase):
    def setUp(self) -> None:
        super().setUp()
        self.company = self.company_account().browser
        self.job = self.company.message(f"{API}post_job", **job_values())

    def save(self, **changes) -> str:
        """The company's status after a change."""
        return self.company.message(f"{API}update_company_details", name=self.company.company, **changes)[
            "status"
        ]

    def test_a_fee_asks_for_another_review_and_says_why(self) -> None:
        self.assertEqual(self.save(about_company=ABOUT), "Pending Review")
        self.assertFalse(Browser().message(f"{API}get_job", name=self.job["name"])["is_verified"])
        frappe.db.rollback()
        risk.reckon(self.company.company)
        reasons = frappe.db.get_value("JP Company", self.company.company, "risk_reasons")
        self.assertIn("+30 What it says about itself reads like fraud (Money: registration fee).", reasons)

    def test_what_a_reviewer_has_read_asks_for_none(self) -> None:
        self.save(about_company=ABOUT)
        frappe.db.set_value("JP Company", self.company.company, "status", "Approved")
        frappe.db.commit()
        self.assertEqual(self.save(about_company=f"{ABOUT} Since 1990."), "Approved")

    def test_other_words_ask_for_none(self) -> None:
        fine = "Weavers of cotton since 1990. We never take a fee. Call 98765 43210."
        self.assertEqual(self.save(about_company=fine), "Approved")
        self.assertEqual(self.save(specialization="Send the joining fee of Rs 900 first"), "Pending Review")

    def test_a_site_that_shows_samples_asks_for_none(self) -> None:
        self.addCleanup(self.set_market, "Live")
        self.set_market("Sample")
        self.assertEqual(self.save(about_company=ABOUT), "Approved")

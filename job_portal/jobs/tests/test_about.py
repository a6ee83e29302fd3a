"""The wording rules also check a company's own texts."""

import frappe

from job_portal.company import risk
from job_portal.jobs import messages
from job_portal.tests.actor import job_values, said
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
        self.assertIn(
            "+30 What it says about itself reads like fraud (Money: must pay a registration fee of Rs 500).",
            reasons,
        )

    def test_what_a_reviewer_has_read_asks_for_none(self) -> None:
        self.save(about_company=ABOUT)
        frappe.db.rollback()
        seen = {"name": self.company.company}
        seen["modified"] = str(frappe.db.get_value("JP Company", self.company.company, "modified"))
        reviewer = self.account(("JP Reviewer",)).browser
        reviewer.message(f"{API}approve_company", **seen)
        self.assertEqual(self.save(about_company=f"{ABOUT} Since 1990."), "Approved")

    def test_other_words_ask_for_none(self) -> None:
        self.assertEqual(self.save(company_website="https://www.lotus-silk.example"), "Approved")
        fine = "Weavers of cotton since 1990. We never take a fee. See https://lotus-silk.example/about."
        self.assertEqual(self.save(about_company=fine), "Approved")

    def test_numbers_links_and_fees_ask_for_one_wherever_others_read_them(self) -> None:
        for field, words in (
            ("about_company", "Call 98765 43210."),
            ("about_company", "Weavers. Write to jobs@lotus.example."),
            ("about_company", "Weavers. Join https://chat.whatsapp.com/abc"),
            ("specialization", "Send the joining fee of Rs 900 first"),
            ("city", "Pune, 98765 43210"),
            ("company_website", "https://wa.me/919876543210"),
            ("company_website", "http://www.t.me/lotus"),
        ):
            with self.subTest(words=words):
                account = self.company_account().browser
                change = {"name": account.company, field: words}
                answer = account.message(f"{API}update_company_details", **change)
                self.assertEqual(answer["status"], "Pending Review")
                frappe.db.rollback()
                risk.reckon(account.company)
                reasons = frappe.db.get_value("JP Company", account.company, "risk_reasons")
                self.assertIn("+30 What it says about itself", reasons)

    def test_the_name_of_a_contact_is_a_name(self) -> None:
        owner = self.company_account()
        contact = {
            "company_name": owner.browser.company,
            "hr_mobile": "1234567890",
            "hr_email": "a@lotus.example",
        }
        add, update = f"{API}add_hr_details", f"{API}update_company_details"
        for kind, names in {
            "Money": (
                "Pay Rs 500 UPI a@okaxis",
                "Rs500 joining kit",
                "₹ 500 for Asha",
                "UPI ravi okhdfc",
            ),
            "Phone": (
                "Asha 9876543210",
                "Asha 98765/43210",
                "98x76x54x32x10",
                "Asha ⑨⑧⑦⑥⑤④③②①⓪",
                "IX VIII 7654 3210",
            ),
            "Mail": ("asha@lotus.example",),
            "Link": ("see bit.ly/lotus",),
            "Chat": ("Telegram lotusjobs",),
            "Bar": ("No Muslims HR", "Only for Brahmins", "Girls only desk", "Ladies Only", "Male only HR"),
        }.items():
            for name in names:
                with self.subTest(name=name):
                    reply = owner.browser.call(add, **contact, hr_name=name)
                    self.assertEqual((reply.status_code, said(reply)), (417, messages.WORDING[kind]))
                    # Applicants read the company's own contact if a job names none.
                    reply = owner.browser.call(update, name=owner.browser.company, contact_name=name)
                    self.assertEqual((reply.status_code, said(reply)), (417, messages.WORDING[kind]))
        for name in ("Asha Rao", "Neha Jain, Hiring", "WhatsApp Business team", "Plant 105, Batch 2024"):
            with self.subTest(name=name):
                self.assertEqual(owner.browser.call(add, **contact, hr_name=name).status_code, 200)
                self.assertEqual(self.save(contact_name=name), "Approved")

    def test_a_site_that_shows_samples_asks_for_none(self) -> None:
        self.configure(market="Sample")
        self.assertEqual(self.save(about_company=ABOUT), "Approved")

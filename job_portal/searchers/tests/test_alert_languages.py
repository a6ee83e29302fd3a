"""A kept search in words, and its notifications, in the language of its owner."""

import frappe

from job_portal.searchers import messages
from job_portal.searchers.doctype.jp_job_alert.jp_job_alert import DOCTYPE
from job_portal.searchers.tests.test_alert_telling import TellingCase
from job_portal.tests.languages_case import SpokenCase, offer
from job_portal.tests.market_case import API

HINDI = {
    messages.ONE_NEW_JOB: "1 नई नौकरी: {0}",
    messages.PAY_FROM: "{0} महीना या ज़्यादा",
    messages.WITHIN: "{1} से {0} किमी तक",
    messages.ONE_YEAR: "1 साल का अनुभव",
    "Engineering": "इंजीनियरिंग",
    "Full Time": "फ़ुल टाइम",
}


class TestAlertLanguages(SpokenCase, TellingCase):
    OFFERED = ("hi",)
    CATALOGUES = {"hi": HINDI}

    def speak(self, code: str) -> None:
        self.person.browser.message(f"{API}set_language", language=code)

    def label(self) -> str:
        return self.person.browser.message(f"{API}get_alerts")["items"][0]["label"]

    def test_its_words_are_in_the_language_in_which_they_are_read(self) -> None:
        asked = {"category": "Engineering", "job_type": "Full Time", "min_salary": 115000, "experience": 1}
        self.keep(search=self.word, pincode="560038", radius_km=10, **asked)
        english = self.label()
        self.assertIn("Engineering, Full Time", english)
        self.speak("hi")
        hindi = self.label()
        self.assertTrue(hindi.startswith(f"{self.word}, इंजीनियरिंग, फ़ुल टाइम, "), hindi)
        self.assertIn("₹1,15,000 महीना या ज़्यादा, 1 साल का अनुभव", hindi)
        self.assertIn(" से 10 किमी तक", hindi)
        self.speak("en")
        self.assertEqual(self.label(), english)
        offer()
        self.addCleanup(offer, "hi")
        self.assertEqual(self.label(), english)

    def test_new_jobs_are_told_in_it(self) -> None:
        self.speak("hi")
        self.keep(search=self.word, category="Engineering")
        self.post()
        self.run_job()
        self.assertEqual(self.texts(), [f"1 नई नौकरी: {self.word}, इंजीनियरिंग"])
        self.speak("en")
        self.assertEqual(self.texts(), [f"1 new job: {self.word}, Engineering"])

    def test_one_of_a_company_that_is_gone_has_its_other_words(self) -> None:
        company = self.company.browser.company
        self.post()
        alert = self.keep(search=self.word, company=company)
        filters = frappe.db.get_value(DOCTYPE, alert, "filters")
        self.change(alert, filters=filters.replace(company, "JPC-99999"))
        self.assertEqual(self.label(), self.word)

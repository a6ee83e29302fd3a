"""Suggestions during typing."""

from unittest.mock import patch

import frappe

from job_portal.jobs import messages
from job_portal.jobs.finding import suggestions, vocabulary
from job_portal.jobs.finding.database import counting
from job_portal.rules import MARKET
from job_portal.tests.actor import fresh_word, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.opensearch import settle
from job_portal.words import lexicon

SUGGEST = f"{API}suggest_jobs"
KINDS = {"title", "category", "company", "place"}


class TestSuggestions(EmployerCase):
    def suggested(self, search: str, **arguments) -> dict[str, tuple[str, int]]:
        settle()
        items = Browser().message(SUGGEST, search=search, **arguments)["items"]
        self.assertLessEqual(len(items), 8)
        self.assertLessEqual({item["kind"] for item in items}, KINDS)
        return {item["text"]: (item["kind"], item["jobs"]) for item in items}

    def test_trades_by_each_of_their_names(self) -> None:
        self.post_job(self.company, title="Wireman")
        for typed, text in (
            ("electri", "Electrician"),
            ("elektri", "Electrician"),
            ("bijli mi", "Electrician"),
            ("बिजली मि", "बिजली मिस्त्री"),
            ("इलेक्ट्रीशि", "इलेक्ट्रीशियन"),
            ("வயர்மே", "வயர்மேன்"),
        ):
            kind, jobs = self.suggested(typed)[text]
            self.assertEqual(kind, "title", typed)
            self.assertGreaterEqual(jobs, 1)

    def test_a_trade_is_named_in_the_script_that_is_typed_or_in_english(self) -> None:
        self.post_job(self.company, title="Wireman")
        for typed in ("ఎలక్ట్రీ", "ইলেকট্রি", "மின்"):
            names = [text for text, (kind, _jobs) in self.suggested(typed).items() if kind == "title"]
            self.assertTrue(names, typed)
            for name in names:
                self.assertIn(lexicon.script_of(name), (lexicon.script_of(typed), lexicon.LATIN), typed)

    def test_a_nasal_at_the_end_waits_for_its_consonant(self) -> None:
        self.post_job(self.company, title="Cook")
        self.assertIn("রাঁধুনি", self.suggested("রাঁধু"))
        self.assertTrue(self.suggested("রাঁ"))
        self.assertEqual(self.suggested("রাঁ"), self.suggested("রা"))

    def test_titles_companies_places_and_categories_of_live_jobs(self) -> None:
        mark = fresh_word()
        title, place = f"{mark} Polisher", f"{mark}puram Nagar"
        names = [self.post_job(self.company, title=title, job_location=place) for _ in range(2)]
        self.assertEqual(self.suggested(mark), {title: ("title", 2), place: ("place", 2)})
        self.assertEqual(self.suggested(f"{mark} poli"), {title: ("title", 2)})
        self.assertEqual(self.suggested(mark, pincode="560038")[title], ("title", 2))
        self.assertEqual(self.suggested(mark, pincode="110001"), {})
        # An empty pincode does not filter. Python parses no number of more than 4,300 digits.
        self.assertEqual(self.suggested(mark, pincode="1" * 5000)[title], ("title", 2))
        self.company.browser.message(f"{API}close_job", name=names[0])
        self.assertEqual(self.suggested(mark), {title: ("title", 1), place: ("place", 1)})
        self.assertIn("company", {kind for kind, _jobs in self.suggested("lotu").values()})
        self.assertIn("category", {kind for kind, _jobs in self.suggested("engi").values()})

    def test_a_trade_that_very_many_jobs_have_is_counted_by_its_word(self) -> None:
        for _ in range(3):
            self.post_job(self.company, title="Optometrist")
        frappe.db.rollback()
        vocabulary.recount()
        frappe.db.commit()
        kind, jobs = self.suggested("optomet")["Optometrist"]
        self.assertEqual((kind, jobs >= 3), ("title", True))
        with patch.object(counting, "_COUNTED", 2):
            self.assertEqual(self.suggested("optomet")["Optometrist"], (kind, jobs))

    def test_what_very_many_jobs_have_is_kept_for_a_moment(self) -> None:
        mark = fresh_word()
        title, place = f"{mark} Polisher", f"{mark}puram Nagar"

        def post() -> None:
            self.post_job(self.company, title=title, job_location=place)

        post()
        self.assertEqual(self.suggested(mark), {title: ("title", 1), place: ("place", 1)})
        post()
        with patch.object(suggestions, "_MANY", 1):
            self.assertEqual(self.suggested(mark), {title: ("title", 2), place: ("place", 2)})
            post()
            self.assertEqual(self.suggested(mark), {title: ("title", 2), place: ("place", 2)})
            # Typed differently, or from elsewhere, it is another request.
            self.assertEqual(self.suggested(f"{mark} poli"), {title: ("title", 3)})
            self.assertEqual(self.suggested(mark, pincode="560038")[title], ("title", 3))
            self.assertEqual(self.suggested(mark, pincode="110001"), {})

    def test_skills_and_what_follows_a_title_are_left_out(self) -> None:
        mark = fresh_word()
        for more in ("", " - Day Shift", " (2 posts)", " for Kothrud"):
            self.post_job(self.company, title=f"{mark} Polisher{more}", job_description="Driving licence")
        self.assertEqual(self.suggested(mark), {f"{mark} Polisher": ("title", 4)})
        self.assertNotIn("Driving licence", self.suggested("driving"))

    def test_nothing_for_one_letter_and_signs(self) -> None:
        for search in ("", "e", " e ", "क", "%", "__", "()", "\u200b", "qzxvqzxv", "qq"):
            self.assertEqual(self.suggested(search), {}, search)
        for search in ("%%", "' or 1=1 --", "el'ec", 'a"b', "el_", "naukri chahiye", "a" * 140):
            self.suggested(search)

    def test_what_is_too_long_is_refused(self) -> None:
        most = MARKET["limits"]["search_length"]
        reply = Browser().call(SUGGEST, search="a" * (most + 1))
        self.assertEqual((reply.status_code, said(reply)), (417, messages.SEARCH_TOO_LONG.format(most)))

    def test_an_unknown_pincode_is_no_place(self) -> None:
        self.assertEqual(Browser().call(SUGGEST, search="driver", pincode="999999").status_code, 200)

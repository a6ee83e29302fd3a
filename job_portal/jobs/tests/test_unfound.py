"""Searches without a result: how they are counted, stored and reported."""

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.job_portal.report.job_portal_unfound_searches import job_portal_unfound_searches
from job_portal.jobs.finding import unfound
from job_portal.jobs.finding.listing import listed_jobs
from job_portal.jobs.finding.query import Filters
from job_portal.jobs.tests.test_list_jobs import LIST, ListCase
from job_portal.tests.actor import fresh_word
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API

DOCTYPE = "JP Unfound Search"


def letters() -> str:
    """A word that no job has. Without digits: six of them in a row are read as a number."""
    return fresh_word().translate(str.maketrans("0123456789", "ghijklmnop"))


class TestUnfound(ListCase):
    def setUp(self) -> None:
        super().setUp()
        self.mark, self.word = letters(), letters()
        # Other tests have searched, too.
        self.forget()
        self.addCleanup(self.forget)

    def forget(self) -> None:
        frappe.db.rollback()
        frappe.cache.delete_value([unfound._waiting()], make_keys=False)
        frappe.db.delete(DOCTYPE)
        frappe.db.commit()

    def search(self, text: str, *browsers: str) -> None:
        """Search as guests with these browsers."""
        for browser in browsers or ("Browser",):
            reply = Browser().post(f"/api/method/{LIST}", {"search": text}, {"User-Agent": browser})
            self.assertEqual(reply.status_code, 200)

    def stored(self) -> dict[str, int]:
        """The stored texts with their number of marks."""
        unfound.store()
        rows = frappe.db.sql("select text, marks from `tabJP Unfound Search`")
        return {text: int(marks, 16).bit_count() for text, marks in rows}

    def shown(self) -> dict[str, dict]:
        unfound.store()
        return {row["text"]: row for row in unfound.shown()}

    def test_words_that_no_job_has_are_counted_without_place_and_pay(self) -> None:
        self.post()
        self.search(f"{self.mark} {self.word} jobs in Pune 20k")
        self.search(self.mark)
        self.assertEqual(self.stored(), {self.word: 1})

    def test_keeping_a_search_is_no_search(self) -> None:
        self.account().browser.message(f"{API}save_alert", search=self.word, how_often="Daily")
        self.assertEqual(self.stored(), {})

    def test_a_search_outside_a_request_is_answered(self) -> None:
        self.assertEqual(listed_jobs(Filters(search=self.word), None, None)["items"], [])

    def test_a_visitor_counts_once_and_a_program_not_at_all(self) -> None:
        for _ in range(3):
            self.search(self.word.upper())
        self.search(self.word, "Googlebot/2.1")
        self.assertEqual(self.stored(), {self.word: 1})
        self.search(self.word)
        self.assertEqual(self.stored(), {self.word: 1})

    def test_texts_of_few_are_not_shown(self) -> None:
        self.search(self.word)
        other = letters()
        self.search(other, *(f"Browser {each}" for each in range(12)))
        shown = self.shown()
        self.assertEqual(list(shown), [other])
        self.assertEqual([shown[other]["days"], shown[other]["trade"]], [1, None])
        self.assertLessEqual(shown[other]["visitors"], 12)

    def test_one_person_on_many_days_is_one(self) -> None:
        for day in range(9):
            unfound._add({(f"2026-01-0{day + 1}", self.word): 1})
        self.assertEqual(unfound.shown(), [])
        unfound._add({("2026-01-01", self.word): 0b11110})
        self.assertEqual([(row["visitors"], row["days"]) for row in unfound.shown()], [(5, 9)])

    def test_numbers_and_addresses_are_not_stored(self) -> None:
        for text in (
            f"{self.word} 9876543210", f"{self.word} 98765 4", f"{self.word} nine eight seven six five four",
            f"{self.word} ९८७६५४", f"{self.word}@gmail.com", f"{self.word} at gmail dot com",
            f"{self.word} double nine eight seven six five",
        ):  # fmt: skip
            self.search(text)
        self.assertEqual(self.stored(), {})
        self.assertFalse(unfound.is_private("10th pass 12000"))

    def test_random_texts_fill_no_table(self) -> None:
        self.addCleanup(setattr, unfound, "_MOST_A_DAY", unfound._MOST_A_DAY)
        unfound._MOST_A_DAY = 2
        unfound._add({("2026-01-01", f"{self.word} {each}"): 1 for each in "abc"})
        unfound._add({("2026-01-01", f"{self.word} a"): 2, ("2026-01-01", f"{self.word} d"): 1})
        self.assertEqual(self.stored(), {f"{self.word} a": 2, f"{self.word} b": 1})

    def test_the_purge_takes_what_is_older(self) -> None:
        for day in ("2026-01-01", "2026-01-02"):
            unfound._add({(day, self.word): 1})
        old = add_to_date(now_datetime(), days=-31)
        frappe.db.sql("update `tabJP Unfound Search` set creation = %s where day = '2026-01-01'", (old,))
        unfound.purge()
        self.assertEqual(frappe.db.count(DOCTYPE), 1)

    def test_the_report_is_for_administrators_and_names_the_trade(self) -> None:
        unfound._add({("2026-01-01", "julaha"): 0b11111})
        _columns, rows = job_portal_unfound_searches.execute()
        self.assertEqual([(row["text"], row["trade"]) for row in rows], [("julaha", "textile-worker")])
        frappe.set_user("Guest")
        self.addCleanup(frappe.set_user, "Administrator")
        self.assertRaises(frappe.PermissionError, job_portal_unfound_searches.execute)

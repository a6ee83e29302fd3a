"""The index of open searchers follows the profile, and finds across languages."""

import frappe

from job_portal.matching import searcher_index
from job_portal.matching.tests.test_matches import MatchCase
from job_portal.tests.market_case import API
from job_portal.tests.opensearch import settle
from job_portal.tests.utils import store


class TestIndex(MatchCase):
    def words(self, searcher: str) -> list[str]:
        frappe.db.rollback()
        found = frappe.get_all("JP Searcher Word", {"searcher": searcher}, pluck="word")
        return sorted(word for word in found if word.startswith("#"))

    def test_a_profile_is_found_by_what_it_names_while_it_is_open(self) -> None:
        account, name = self.new_searcher(headline="Wireman", skills=["Tally"])
        self.assertEqual(self.words(name), ["#electrician", "#tally", "#technician"])
        account.browser.message(f"{API}save_searcher", headline="रसोइया", skills=[])
        self.assertEqual(self.words(name), ["#cook"])
        account.browser.message(f"{API}save_searcher", is_open=False)
        self.assertEqual(self.words(name), [])
        account.browser.message(f"{API}save_searcher", is_open=True)
        frappe.delete_doc("JP Searcher", name, ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.words(name), [])

    def test_the_index_is_made_anew(self) -> None:
        _account, name = self.new_searcher(headline="Wireman")
        before = self.words(name)
        searcher_index.forget(name)
        store("JP Searcher", name, "match_text", None, update_modified=False)
        searcher_index.rebuild()
        self.assertEqual((before, self.words(name)), (["#electrician", "#technician"], before))

    def test_words_that_ask_for_work_are_no_trade(self) -> None:
        _account, name = self.new_searcher(headline="Looking for job")
        self.assertEqual(self.words(name), [])

    def test_a_trade_is_found_in_any_language_both_ways(self) -> None:
        job = self.post_job(self.company, title="Wireman", pincode="795001")
        account, name = self.new_searcher(headline="बिजली मिस्त्री", pincode="795001")
        [other] = [self.new_searcher(headline="Tailor", pincode="795001")[1]]
        settle()
        page = self.company.browser.message(f"{API}get_matches", job=job)["items"]
        reasons = {item["searcher"]: item["reasons"][0] for item in page if item["searcher"] in (name, other)}
        self.assertEqual(list(reasons), [name, other])
        self.assertEqual(reasons[name], "Does the work of the job")
        [mine] = [
            item for item in account.browser.message(f"{API}get_jobs_for_me")["items"] if item["name"] == job
        ]
        self.assertEqual(mine["reasons"][0], "The work that you do")

    def test_whom_time_would_hide_is_found_by_trade(self) -> None:
        """Only few of the newest of a cell are read, but a person of the trade is found behind them."""
        job = self.post_job(self.company, title="Wireman", pincode="793001")
        _account, name = self.new_searcher(headline="Electrician", pincode="793001")
        frappe.db.sql("update `tabJP Searcher` set modified = '2026-01-01' where name = %s", (name,))
        frappe.db.sql(
            "update `tabJP Searcher Word` set changed_on = '2026-01-01' where searcher = %s", (name,)
        )
        frappe.db.commit()
        for _ in range(20):
            self.new_searcher(headline="Tailor", pincode="793001")
        settle()
        page = self.company.browser.message(f"{API}get_matches", job=job)["items"]
        self.assertEqual(page[0]["searcher"], name)

"""Matches by OpenSearch: what it stores of a searcher, and the answer when it fails."""

import json
from unittest.mock import patch

import frappe

from job_portal.jobs.finding.opensearch import connection, filling
from job_portal.jobs.tests.test_opensearch import StubCase
from job_portal.matching.near_by_opensearch import SEARCHERS
from job_portal.matching.tests.test_matches import MatchCase, counting
from job_portal.tests.market_case import API


class TestMatchesByOpenSearch(StubCase, MatchCase):
    def setUp(self) -> None:
        super().setUp()
        self.enterContext(counting(self.mark))

    def brought(self) -> list[dict]:
        """The lines of the last request, after waiting changes were sent."""
        self.say(json.dumps({"items": []}))
        with patch.object(filling, "_indexes", return_value=[f"{SEARCHERS.alias()}.1"]):
            filling.drain()
        return [json.loads(line) for line in self.stub.received[-1].body.splitlines()]

    def test_it_is_told_trades_and_a_cell_and_nothing_of_who_somebody_is(self) -> None:
        self.choose()
        account, name = self.new_searcher(
            headline="Hindu lady wireman", full_name="Asha Rao", about="From Indiranagar", skills=["Tally"]
        )
        action, document = self.brought()
        self.assertEqual(action["index"]["_id"], name)
        self.assertEqual(document.keys(), {"name", "entries", "cell", "changed", "stamp"})
        words = {entry.rpartition(":")[0] for entry in document["entries"]}
        self.assertEqual(words, {"#electrician", "#technician", "#tally"})
        for told in (account.mobile, account.email):
            self.assertNotIn(told, json.dumps(document))

    def test_who_may_not_be_found_leaves_it(self) -> None:
        account, name = self.new_searcher()
        self.choose()
        account.browser.message(f"{API}save_searcher", is_open=False)
        [action] = self.brought()
        self.assertEqual(action["delete"]["_id"], name)
        frappe.delete_doc("JP Searcher", name, ignore_permissions=True)
        frappe.db.commit()
        [action] = self.brought()
        self.assertEqual(action["delete"]["_id"], name)

    def test_a_first_application_brings_nothing(self) -> None:
        self.choose()
        self.account().browser.message(f"{API}apply_to_job", job=self.job)
        frappe.db.rollback()
        self.assertEqual(filling.waiting(), 0)

    def test_the_database_answers_where_it_is_away(self) -> None:
        _account, name = self.new_searcher()
        self.choose()
        for status, text in ((503, "{}"), (404, "{}"), (200, "<html>"), (200, json.dumps({"hits": {}}))):
            self.stub.status = status
            self.say(text)
            connection.breaker.close()
            before = len(self.stub.received)
            found = self.company.browser.message(f"{API}get_matches", job=self.job, search=self.mark)
            self.assertEqual([item["searcher"] for item in found["items"]], [name], (status, text))
            self.assertGreater(len(self.stub.received), before, (status, text))

    def test_whom_it_holds_wrongly_is_no_match(self) -> None:
        """It may be slightly behind, and is asked only for names."""
        account, name = self.new_searcher()
        account.browser.message(f"{API}save_searcher", is_open=False)
        self.choose()
        self.say(json.dumps({"hits": {"hits": [{"_id": name}, {"_id": "JPS-none"}]}}))
        found = self.company.browser.message(f"{API}get_matches", job=self.job, search=self.mark)
        self.assertEqual((found["items"], found["total"]), ([], 0))

    def test_no_match_asks_for_a_protected_word(self) -> None:
        self.job = self.post_job(self.company, title=f"{self.mark} ladies wear")
        self.choose()
        self.say(json.dumps({"hits": {"hits": []}}))
        self.company.browser.message(f"{API}get_matches", job=self.job)
        body = self.stub.received[-1].body.decode()
        self.assertIn(f"{self.mark.lower()}:10", body)
        self.assertNotIn("lady", body)

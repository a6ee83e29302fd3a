from unittest.mock import patch

from job_portal.matching.tests.test_matches import MatchCase
from job_portal.rules import MARKET
from job_portal.tests.actor import said
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.utils import fresh, store


class TestShown(MatchCase):
    """How many people a company may see in a day who have not applied to it."""

    def setUp(self) -> None:
        super().setUp()
        self.company = self.company_account()
        self.job = self.post_job(self.company)
        self.people = [self.new_searcher()[1] for _ in range(3)]

    def look(self, **more) -> int:
        asked = {"job": self.job, "search": self.mark, **more}
        return self.company.browser.call(f"{API}get_matches", **asked).status_code

    def open_one(self, searcher: str):
        return self.company.browser.call(f"{API}get_candidate", job=self.job, searcher=searcher)

    def test_whoever_was_shown_stays_and_one_more_is_refused(self) -> None:
        with patch.dict(MARKET["limits"], candidates_a_day_young=2):
            self.assertEqual([self.look(limit=2), self.look(limit=2)], [200, 200])
            self.assertEqual(self.look(limit=3), 429)
            shown = [searcher for searcher in self.people if self.open_one(searcher).status_code == 200]
            self.assertEqual(len(shown), 2)
            [last] = set(self.people) - set(shown)
            refused = self.open_one(last)
            self.assertEqual(refused.status_code, 429)
            self.assertIn("2 people a day who have not applied", said(refused))
        self.assertTrue(fresh().get_value("JP Company", self.company.browser.company, "limit_met_on"))
        # An established company may see more.
        store("JP Company", self.company.browser.company, "reviewed_on", "2020-01-01")
        with patch.dict(MARKET["limits"], candidates_a_day_young=2):
            self.assertEqual(self.look(limit=3), 200)

    def test_of_many_requests_at_once_no_more_are_shown(self) -> None:
        with patch.dict(MARKET["limits"], candidates_a_day_young=2):
            replies = at_once([lambda name=name: self.open_one(name) for name in self.people])
        self.assertLessEqual([reply.status_code for reply in replies].count(200), 2)

    def test_who_applied_is_not_counted(self) -> None:
        account, name = self.new_searcher()
        account.browser.message(f"{API}apply_to_job", job=self.job)
        with patch.dict(MARKET["limits"], candidates_a_day_young=0):
            self.assertEqual(self.open_one(name).status_code, 200)
            self.assertEqual(self.open_one(self.people[0]).status_code, 429)

"""How many database queries the calls about matches take, as `job_portal.tests.test_queries` counts them."""

import frappe

from job_portal.matching.tests.test_matches import PROFILE
from job_portal.tests.actor import job_values
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.queries_case import QueriesCase


class TestMatchQueries(MarketCase, QueriesCase):
    def setUp(self) -> None:
        super().setUp()
        frappe.db.set_value("JP Company", self.company, "status", "Approved")
        frappe.db.commit()
        self.job = self.browser.message(f"{API}post_job", **job_values())["name"]

    def new_searcher(self) -> str:
        """The name of a new profile that fits the job."""
        return self.new_account().browser.message(f"{API}save_searcher", **PROFILE)["name"]

    def matches(self):
        return self.call(f"{API}get_matches", job=self.job)

    def jobs_for_me(self):
        return self.call(f"{API}get_jobs_for_me")

    def notifications(self):
        return self.call(f"{API}get_notifications")

    def test_reads_take_no_more_for_more_searchers(self) -> None:
        self.new_searcher()
        before = self.queries(self.matches)
        for _ in range(3):
            self.new_searcher()
        self.assertEqual(self.queries(self.matches), before)

    def test_jobs_for_a_searcher_take_no_more_for_more_jobs(self) -> None:
        company = self.new_account()
        company.add_company()
        frappe.db.set_value("JP Company", company.browser.company, "status", "Approved")
        frappe.db.commit()
        self.browser.message(f"{API}save_searcher", **PROFILE, headline="Loom Operator", skills=["Looms"])
        self.post_job(company)
        before = self.queries(self.jobs_for_me)
        for _ in range(3):
            self.post_job(company)
        self.assertEqual(self.queries(self.jobs_for_me), before)
        self.at_most(5, 9, self.jobs_for_me)

    def test_calls(self) -> None:
        def invite():
            pair = {"job": self.job, "searcher": self.new_searcher()}
            self.browser.message(f"{API}get_candidate", **pair)
            return self.call(f"{API}decide_match", **pair, decision="select")

        def reveal():
            return self.call(f"{API}reveal_phone", job=self.job, searcher=self.new_searcher())

        self.new_searcher()
        self.at_most(4, 9, self.matches)
        self.at_most(3, 6, self.notifications)
        self.at_most(14, 19, invite)
        self.at_most(17, 23, reveal)

"""How many database queries the calls about jobs take, as `job_portal.tests.test_queries` counts them."""

import frappe

from job_portal.tests.actor import job_values
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.queries_case import QueriesCase


class TestJobQueries(MarketCase, QueriesCase):
    def setUp(self) -> None:
        super().setUp()
        frappe.db.set_value("JP Company", self.company, "status", "Approved")
        frappe.db.commit()
        self.job = self.post()

    def post(self) -> str:
        return self.browser.message(f"{API}post_job", **job_values())["name"]

    def test_reads(self) -> None:
        searcher = self.new_account().browser

        def ask(browser: Browser, method: str, **payload):
            return lambda: browser.call(f"{API}{method}", **payload)

        self.at_most(2, 3, lambda: ask(Browser(), "list_jobs"))
        self.at_most(4, 8, lambda: ask(searcher, "list_jobs", search="loom", category="Engineering"))
        self.at_most(3, 6, lambda: ask(searcher, "list_jobs", pincode="560038", radius_km=25))
        self.at_most(1, 2, lambda: ask(Browser(), "get_job", name=self.job))
        self.at_most(3, 6, lambda: ask(searcher, "get_job", name=self.job))
        self.at_most(0, 1, lambda: ask(Browser(), "get_categories"))
        self.at_most(4, 7, lambda: ask(self.browser, "get_posted_jobs"))

    def test_reads_take_no_more_for_more_jobs(self) -> None:
        def listed():
            return lambda: Browser().call(f"{API}list_jobs", search="loom")

        def posted():
            return self.call(f"{API}get_posted_jobs")

        before = [self.queries(each) for each in (listed, posted)]
        for _ in range(5):
            self.post()
        self.assertEqual([self.queries(each) for each in (listed, posted)], before)

    def test_writes(self) -> None:
        def update():
            return self.call(f"{API}update_job", name=self.job, job_description=self.another())

        def close():
            return self.call(f"{API}close_job", name=self.post())

        def post_long():
            text = " ".join(self.another() for _ in range(30))
            return self.call(f"{API}post_job", **job_values(job_description=text))

        self.at_most(12, 17, lambda: self.call(f"{API}post_job", **job_values()))
        # Whether the text stands elsewhere is asked of one that is long enough to tell.
        self.at_most(13, 18, post_long)
        # One asks whether reports hold another job of the company.
        self.at_most(12, 14, update)
        self.at_most(13, 14, close)

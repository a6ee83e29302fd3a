"""How many database queries the calls about applications take, counted as in `tests.test_queries`."""

import frappe

from job_portal.applications.tests.application_case import DECIDE
from job_portal.searchers import service as searchers
from job_portal.tests.actor import job_values
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.queries_case import QueriesCase
from job_portal.tests.utils import IS_EMBEDDED

# (on a bench, embedded)
READS = {
    "get_applicants": (4, 7),
    "get_application": (5, 8),
    "get_dashboard": (3, 6),
    "get_candidate": (3, 6),
    "get_applications": (5, 8),
    "get_saved_jobs": (3, 6),
}


class TestApplicationQueries(MarketCase, QueriesCase):
    def setUp(self) -> None:
        super().setUp()
        frappe.db.set_value("JP Company", self.company, "status", "Approved")
        frappe.db.commit()
        self.job = self.post()
        self.searcher = self.new_account()
        self.name = self.searcher.browser.message(f"{API}apply_to_job", job=self.job)["name"]

    def post(self) -> str:
        return self.browser.message(f"{API}post_job", **job_values())["name"]

    def application(self) -> str:
        return self.new_account().browser.message(f"{API}apply_to_job", job=self.job)["name"]

    def test_writes(self) -> None:
        def apply_first():
            browser = self.new_account().browser
            return lambda: browser.call(f"{API}apply_to_job", job=self.job, cover_letter="Hello")

        def apply_next():
            job = self.post()
            return lambda: self.searcher.browser.call(f"{API}apply_to_job", job=job)

        def decide():
            name = self.application()
            return lambda: self.browser.call(DECIDE, name=name, decision="shortlist")

        def withdraw():
            browser = self.new_account().browser
            name = browser.message(f"{API}apply_to_job", job=self.job)["name"]
            return lambda: browser.call(f"{API}withdraw_application", name=name)

        self.at_most(21, 15, apply_first)
        self.at_most(14, 14, apply_next)
        self.at_most(9, 12, decide)
        self.at_most(9, 12, withdraw)

    def test_reads_take_no_more_for_more_applications(self) -> None:
        company, searcher = self.browser, self.searcher.browser
        pair = {"job": self.job, "searcher": searchers.searcher_of(self.searcher.email)}
        reads = {
            "get_applicants": lambda: company.call(f"{API}get_applicants", job=self.job),
            "get_application": lambda: company.call(f"{API}get_application", name=self.name),
            "get_dashboard": lambda: company.call(f"{API}get_dashboard"),
            "get_posted_jobs": lambda: company.call(f"{API}get_posted_jobs"),
            "get_candidate": lambda: company.call(f"{API}get_candidate", **pair),
            "get_applications": lambda: searcher.call(f"{API}get_applications"),
            "get_saved_jobs": lambda: searcher.call(f"{API}get_saved_jobs"),
            "list_jobs": lambda: searcher.call(f"{API}list_jobs"),
        }
        searcher.message(f"{API}save_job", job=self.job)
        one = {name: self.queries(lambda read=read: read) for name, read in reads.items()}
        for _ in range(3):
            self.application()
            job = self.post()
            searcher.message(f"{API}apply_to_job", job=job)
            searcher.message(f"{API}save_job", job=job)
        more = {name: self.queries(lambda read=read: read) for name, read in reads.items()}
        self.assertEqual(more, one)
        for name, (on_a_bench, embedded) in READS.items():
            self.assertLessEqual(more[name], embedded if IS_EMBEDDED else on_a_bench, name)

"""A read takes no more database statements for more rows."""

from unittest.mock import patch

import frappe

from job_portal.matching.tests.test_matches import PROFILE
from job_portal.tests.actor import CONTACT, fresh_word
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.opensearch import settle
from job_portal.tests.statements import counted


class TestQueries(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        # A thread of an earlier request would be counted with this one.
        self.enterContext(patch.object(frappe, "enqueue"))
        self.browser, self.searcher = self.company.browser, self.account().browser
        self.job = self.post_job(self.company)
        self.application = self.searcher.message(f"{API}apply_to_job", job=self.job)["name"]

    def add(self) -> None:
        """Add a row of each kind: contact, job, saved job, application, applicant, searcher."""
        contact = {**CONTACT, "hr_name": f"Asha {fresh_word()}"}
        self.browser.message(f"{API}add_hr_details", company_name=self.browser.company, **contact)
        self.post_job(self.company)
        job = self.post_job(self.company)
        for act in ("apply_to_job", "save_job"):
            self.searcher.message(f"{API}{act}", job=job)
        other = self.account().browser
        other.message(f"{API}save_searcher", **PROFILE)
        self.account().browser.message(f"{API}apply_to_job", job=self.job)
        settle()

    def read(self, browser: Browser, method: str, **payload) -> tuple[int, int]:
        """The statements of a call with warm caches, and the length of its answer."""
        browser.message(f"{API}{method}", **payload)
        with counted() as statements:
            reply = browser.call(f"{API}{method}", **payload)
        return len(statements), len(reply.text)

    def test_reads_take_no_more_for_more_rows(self) -> None:
        company, searcher = self.browser, self.searcher
        profile = searcher.message(f"{API}save_searcher", **PROFILE, headline="Loom Operator")["name"]
        reads = [
            (Browser(), "list_jobs", {"search": "loom"}),
            (searcher, "list_jobs", {}),
            (searcher, "get_jobs_for_me", {}),
            (searcher, "get_applications", {}),
            (searcher, "get_saved_jobs", {}),
            (company, "get_company_details", {"company_name": company.company}),
            (company, "get_posted_jobs", {}),
            (company, "get_applicants", {"job": self.job}),
            (company, "get_applicants", {"by": "person"}),
            (company, "get_matches", {"job": self.job}),
            (company, "get_notifications", {}),
            (company, "get_dashboard", {}),
            (company, "get_application", {"name": self.application}),
            (company, "get_candidate", {"job": self.job, "searcher": profile}),
        ]
        of_one = {"get_dashboard", "get_application", "get_candidate"}
        self.add()
        first = [self.read(browser, method, **payload) for browser, method, payload in reads]
        for _ in range(3):
            self.add()
        for (browser, method, payload), (statements, length) in zip(reads, first, strict=True):
            with self.subTest(method):
                again, longer = self.read(browser, method, **payload)
                self.assertEqual(again, statements)
                if method not in of_one:
                    self.assertGreater(longer, length)

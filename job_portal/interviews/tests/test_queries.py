"""Lists of interviews take few statements at any length."""

from unittest.mock import patch

import frappe

from job_portal.interviews.tests.interview_case import InterviewCase, slot
from job_portal.tests.market_case import API
from job_portal.tests.statements import counted


class TestQueries(InterviewCase):
    def setUp(self) -> None:
        super().setUp()
        # A thread of an earlier request would be counted with this one.
        self.enterContext(patch.object(frappe, "enqueue"))

    def statements(self) -> list[int]:
        found = []
        for account in (self.company, self.searcher):
            self.listed(account)
            with counted() as statements:
                self.listed(account)
            found.append(sum("tabJP " in each for each in statements))
        return found

    def test_more_interviews_take_no_more(self) -> None:
        self.offer(slot(2), slot(3))
        first = self.statements()
        names = [self.applicant()[1] for _ in range(8)]
        self.offer(slot(4), applications=names[:4])
        self.offer(slot(5), slot(6), applications=names[4:])
        for _ in range(3):
            self.job = self.post_job(self.company)
            self.name = self.searcher.browser.message(f"{API}apply_to_job", job=self.job)["name"]
            self.booked()
        self.assertEqual(self.statements(), first)
        self.assertLessEqual(max(first), 7)

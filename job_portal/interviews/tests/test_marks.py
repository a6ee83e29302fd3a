from datetime import timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.interviews.tests.interview_case import InterviewCase
from job_portal.tests.market_case import API


class TestMarks(InterviewCase):
    def setUp(self) -> None:
        super().setUp()
        self.interview = self.booked()

    def said(self) -> tuple:
        found = self.read(self.searcher)
        return found["status"], found["came"], found["missed"]

    def refused(self, account, mark: str) -> str:
        return self.refusal(account, 417, "mark_interview", interview=self.interview, mark=mark)

    def test_nobody_came_before_the_start(self) -> None:
        self.refused(self.company, "gone")
        for account in (self.company, self.searcher):
            for mark in ("came", "missed"):
                self.assertIn("not begun", self.refused(account, mark))
        self.begin(self.interview)
        self.assertEqual(self.mark(self.company, self.interview, "came")["status"], "Came")

    def test_the_last_word_stands_with_who_said_it(self) -> None:
        self.begin(self.interview)
        self.mark(self.company, self.interview, "missed")
        self.assertEqual(self.said(), ("Did not come", None, "company"))
        self.mark(self.searcher, self.interview, "came")
        self.assertEqual(self.said(), ("Came", "searcher", None))
        self.mark(self.company, self.interview, "came")
        self.assertEqual(self.said(), ("Came", "company", None))
        # Each side undoes its own mark. The other's counts again.
        self.mark(self.company, self.interview, "undo")
        self.assertEqual(self.said(), ("Came", "searcher", None))
        self.mark(self.searcher, self.interview, "undo")
        self.assertEqual(self.said(), ("Booked", None, None))
        self.refused(self.searcher, "undo")

    def test_a_word_is_taken_back_for_a_day(self) -> None:
        self.begin(self.interview, hours=30)
        self.mark(self.company, self.interview, "missed")
        self.assertIn("undo", self.read(self.company)["may"])
        self.refused(self.searcher, "undo")
        past = now_datetime() - timedelta(hours=25)
        frappe.db.set_value("JP Interview", self.interview, "company_marked_on", past)
        frappe.db.commit()
        self.assertNotIn("undo", self.read(self.company)["may"])
        self.assertIn("24 hours", self.refused(self.company, "undo"))

    def test_late_is_told_to_the_other_side_once(self) -> None:
        for _ in range(2):
            self.assertEqual(self.mark(self.searcher, self.interview, "late")["late"], "searcher")
        self.assertEqual(len([each for each in self.told(self.company, "interviews") if "late" in each]), 1)
        self.assertEqual(self.mark(self.searcher, self.interview, "undo")["late"], None)
        self.mark(self.company, self.interview, "late")
        self.assertIn("company will be late", self.told(self.searcher, "interview")[-1])

    def test_marks_are_told_to_both_sides_alone(self) -> None:
        other, _name = self.applicant()
        self.begin(self.interview)
        self.mark(self.company, self.interview, "missed")
        self.assertIn("Did not come", self.told(self.searcher, "interview")[-1])
        self.assertEqual(self.listed(other), [])
        for method in ("get_applicants", "get_applications", "get_dashboard"):
            reply = (self.searcher if method == "get_applications" else self.company).browser.call(
                API + method
            )
            self.assertNotIn("Did not come", reply.text)

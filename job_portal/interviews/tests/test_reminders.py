from datetime import datetime, timedelta
from unittest.mock import patch

import frappe
from frappe.utils import get_datetime

from job_portal.interviews import booking, reminders
from job_portal.interviews.tests.interview_case import InterviewCase, in_days, slot
from job_portal.tests.market_case import API

REMINDER = "Reminder"


class TestReminders(InterviewCase):
    def setUp(self) -> None:
        super().setUp()
        self.starts = in_days(3).replace(hour=11, minute=0, second=0)
        self.interview = self.booked(slot(starts=str(self.starts)))

    def run_at(self, moment: datetime) -> None:
        frappe.db.rollback()
        for module in (reminders, booking):
            self.enterContext(patch.object(module, "now_datetime", return_value=moment))
        reminders.run()

    def reminded(self) -> tuple[int, int]:
        """How often each side was reminded: (searcher, company)."""
        told = (self.told(self.searcher, "interview"), self.told(self.company, "interviews"))
        return tuple(sum(REMINDER in text for text in texts) for texts in told)

    def test_in_the_evening_before_and_two_hours_before_each_once(self) -> None:
        evening = self.starts.replace(hour=18) - timedelta(days=1)
        self.run_at(evening - timedelta(minutes=1))
        self.assertEqual(self.reminded(), (0, 0))
        for _ in range(2):
            self.run_at(evening)
            self.assertEqual(self.reminded(), (1, 1))
        self.run_at(self.starts - timedelta(hours=2, minutes=1))
        self.assertEqual(self.reminded(), (1, 1))
        for _ in range(2):
            self.run_at(self.starts - timedelta(hours=2))
            self.assertEqual(self.reminded(), (2, 2))
        self.assertIsNone(frappe.db.get_value("JP Interview", self.interview, "remind_on"))

    def test_after_an_outage_once_and_never_after_the_start(self) -> None:
        self.run_at(self.starts - timedelta(hours=1))
        self.assertEqual(self.reminded(), (1, 1))
        self.change(self.interview, "cancel")
        again = self.offer(slot(4))
        self.answer(self.interview, "book", slot=again["slots"][0]["slot"])
        self.run_at(in_days(5))
        self.assertEqual(self.reminded(), (1, 1))

    def test_a_line_for_all_at_this_time(self) -> None:
        times = [slot(starts=str(self.starts), seats=5)]
        others = [self.applicant() for _ in range(3)]
        names = [name for _account, name in others]
        values = {"applications": names, "slots": times}
        items = self.company.browser.message(f"{API}offer_interviews", **values)["items"]
        accounts = {name: account for account, name in others}
        for item in items:
            account = accounts[item["application"]]
            self.answer(item["interview"], "book", account, slot=item["slots"][0]["slot"])
        self.run_at(self.starts - timedelta(hours=2))
        # One for the first interview, and one for the three in one slot.
        self.assertEqual(self.reminded(), (1, 2))

    def test_not_of_cancelled_ones_and_not_of_a_removed_job(self) -> None:
        self.change(self.interview, "cancel")
        other, name = self.applicant()
        theirs = self.offer(slot(starts=str(self.starts)), applications=[name])
        self.answer(theirs["interview"], "book", other, slot=theirs["slots"][0]["slot"])
        frappe.db.set_value("JP Job", self.job, "status", "Removed")
        frappe.db.commit()
        self.run_at(self.starts - timedelta(hours=2))
        self.assertEqual(self.reminded(), (0, 0))
        self.assertEqual([each for each in self.told(other, "interview") if REMINDER in each], [])

    def test_all_members_are_reminded(self) -> None:
        member = self.member(self.company)
        self.run_at(self.starts - timedelta(hours=2))
        self.assertEqual(len([each for each in self.told(member, "interviews") if REMINDER in each]), 1)

    def test_one_that_fails_leaves_the_others(self) -> None:
        other, name = self.applicant()
        theirs = self.offer(slot(starts=str(self.starts)), applications=[name])
        self.answer(theirs["interview"], "book", other, slot=theirs["slots"][0]["slot"])
        real = reminders._remind

        def failing(interview) -> None:
            if interview.name == self.interview:
                raise RuntimeError
            real(interview)

        with patch.object(reminders, "_remind", failing):
            self.run_at(self.starts - timedelta(hours=2))
        self.assertEqual(len([each for each in self.told(other, "interview") if REMINDER in each]), 1)
        self.assertEqual(self.reminded()[0], 0)
        self.run_at(self.starts - timedelta(hours=2))
        self.assertEqual(self.reminded()[0], 1)

    def test_booked_after_a_moment_it_is_skipped(self) -> None:
        soon = in_days(1 / 24)
        self.assertIsNone(booking.next_reminder(soon))
        later = in_days(10).replace(hour=0, minute=30, second=0)
        evening = get_datetime(later - timedelta(days=1)).replace(hour=18, minute=0)
        self.assertEqual(booking.next_reminder(later), evening)

"""Seats are exact with any number of simultaneous bookings. SQLite serialises writes; a bench shows races."""

import frappe

from job_portal.interviews.tests.interview_case import InterviewCase, slot
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.sign_in_case import SignInCase


class TestRaces(InterviewCase):
    def setUp(self) -> None:
        super().setUp()
        self.others = [self.applicant() for _ in range(7)]
        self.all = [(self.searcher, self.name), *self.others]

    def test_eight_take_three_seats(self) -> None:
        names = [name for _account, name in self.all]
        times = {"applications": names, "slots": [slot(seats=3)]}
        items = self.company.browser.message(f"{API}offer_interviews", **times)["items"]
        by_application = {item["application"]: item for item in items}

        def book(account, name: str):
            item = by_application[name]
            values = {"interview": item["interview"], "answer": "book", "slot": item["slots"][0]["slot"]}
            return lambda: account.browser.call(f"{API}answer_interview", **values).status_code

        statuses = at_once([book(*each) for each in self.all])
        self.assertEqual(sorted(statuses), [200] * 3 + [417] * 5)
        frappe.db.rollback()
        slot_name = items[0]["slots"][0]["slot"]
        self.assertEqual(frappe.db.count("JP Interview", {"slot": slot_name, "status": "Booked"}), 3)

    def test_two_recruiters_offer_at_once(self) -> None:
        values = {"applications": [name for _account, name in self.all], "slots": [slot()]}
        offer = lambda: self.company.browser.call(f"{API}offer_interviews", **values).status_code  # noqa: E731
        self.assertEqual(at_once([offer, offer]), [200, 200])
        frappe.db.rollback()
        self.assertEqual(frappe.db.count("JP Interview", {"job": self.job}), 8)
        self.assertEqual(frappe.db.count("JP Interview Slot", {"job": self.job}), 1)

    def test_the_company_cancels_while_the_searcher_books(self) -> None:
        offered = self.offer()
        slot_name = offered["slots"][0]["slot"]
        at_once(
            [
                lambda: self.change(offered["interview"], "cancel"),
                lambda: self.searcher.browser.call(
                    f"{API}answer_interview",
                    interview=offered["interview"],
                    answer="book",
                    slot=slot_name,
                ),
            ]
        )
        found = self.read(self.searcher)
        self.assertEqual((found["status"], self.own()["interview_at"]), ("Cancelled", None))


class TestDeletions(InterviewCase, SignInCase):
    def test_either_side_deletes_its_account_while_the_searcher_books(self) -> None:
        others = [self.applicant() for _ in range(6)]
        for number, (account, name) in enumerate(others):
            offered = self.offer(slot(days=2 + number), applications=[name])
            chosen = {"interview": offered["interview"], "slot": offered["slots"][0]["slot"]}
            # The last time the company is deleted, with all other accounts.
            goes = self.company if account is others[-1][0] else account
            reference = goes.browser.message(f"{API}send_delete_code")["reference_no"]
            code = {"reference_number": reference, "OTP": self.code_of(goes.mobile)}

            def book(account=account, chosen=chosen) -> int:
                return account.browser.call(f"{API}answer_interview", answer="book", **chosen).status_code

            def delete(goes=goes, code=code) -> int:
                return goes.browser.call(f"{API}delete_account", **code).status_code

            booked, deleted = at_once([book, delete])
            # 503: MariaDB ended the booking as a deadlock, and nothing of it is stored.
            self.assertIn(booked, (200, 401, 403, 417, 503))
            self.assertEqual(deleted, 200)
            frappe.db.rollback()
            left = frappe.get_all("JP Interview", {"name": offered["interview"]}, ["status", "slot"])
            self.assertEqual(left, [], (number, booked))
        self.assertEqual(frappe.get_all("JP Interview Slot", {"job": self.job}), [])

"""Applicants are told that a job has ended without an answer, and companies' answers are counted."""

from datetime import timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.applications import response_rate, unanswered
from job_portal.applications.doctype.jp_application.jp_application import first_answer
from job_portal.applications.tests.application_case import ApplicationCase
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.tests.utils import fresh, store


def entry(status: str, hours: float, decision: str | None = None, by: str = "company") -> dict:
    on = now_datetime() - timedelta(hours=hours)
    return {"status": status, "on": str(on), "by": by, "decision": decision or status.lower()}


class UnansweredCase(ApplicationCase):
    def end_job(self, days: float) -> None:
        """End the job this many days ago."""
        frappe.db.rollback()
        ended = now_datetime() - timedelta(days=days)
        store("JP Job", self.job, {"valid_through": ended, "answers_due": ended})

    def told(self) -> int:
        return self.kinds_told(self.searcher.email).count("no answer")


class TestUnanswered(UnansweredCase):
    def test_who_was_not_decided_on_is_told_once(self) -> None:
        self.end_job(days=7.1)
        for _ in range(2):
            unanswered.tell()
            self.assertEqual(1, self.told())
        self.assertIsNone(frappe.db.get_value("JP Job", self.job, "answers_due"))
        self.assertEqual(("Applied", ["Applied", "No answer"]), self.seen())
        last = self.own()["history"][-1]
        self.assertEqual(("site", {"status", "on", "by"}), (last["by"], set(last)))
        text = self.searcher.browser.message(f"{API}get_notifications")["items"][0]["text"]
        self.assertEqual("Loom Operator ended; the company did not answer.", text)

    def test_a_company_has_its_days(self) -> None:
        self.end_job(days=6.9)
        unanswered.tell()
        self.assertEqual((0, ("Applied", ["Applied"])), (self.told(), self.seen()))

    def test_a_reposted_job_has_another_end(self) -> None:
        self.end_job(days=8)
        self.company.browser.message(f"{API}repost_job", name=self.job)
        unanswered.tell()
        self.assertEqual(0, self.told())

    def test_a_decision_after_that_is_told_as_usual(self) -> None:
        self.end_job(days=8)
        unanswered.tell()
        self.decide("shortlist")
        self.assertEqual(["no answer", "shortlisted"], self.kinds_told(self.searcher.email)[-2:])
        self.assertEqual(("Shortlisted", ["Applied", "No answer", "Shortlisted"]), self.seen())

    def test_who_was_decided_on_or_withdrew_is_told_nothing(self) -> None:
        self.decide("shortlist")
        other = self.account()
        name = other.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        other.browser.message(f"{API}withdraw_application", name=name)
        self.end_job(days=8)
        unanswered.tell()
        self.assertEqual(0, self.told())
        self.assertNotIn("no answer", self.kinds_told(other.email))

    def test_who_is_ignored_in_silence_hears_what_the_others_hear(self) -> None:
        self.decide("ignore")
        self.end_job(days=8)
        unanswered.tell()
        self.assertEqual((1, ("Applied", ["Applied", "No answer"])), (self.told(), self.seen()))

    def test_who_comes_back_waits_anew(self) -> None:
        self.end_job(days=8)
        unanswered.tell()
        self.withdraw()
        self.company.browser.message(f"{API}repost_job", name=self.job)
        self.searcher.browser.message(f"{API}apply_to_job", job=self.job)
        self.assertNotIn("No answer", self.seen()[1])
        self.end_job(days=8)
        unanswered.tell()
        self.assertEqual("No answer", self.seen()[1][-1])

    def test_a_failure_leaves_nothing_half_told(self) -> None:
        self.end_job(days=8)
        due = frappe.db.get_value("JP Job", self.job, "answers_due")
        whole, unanswered._TOLD = unanswered._TOLD, "select nothing from nowhere"
        try:
            unanswered.tell()
        finally:
            unanswered._TOLD = whole
        self.assertIsNone(fresh().get_value("JP Application", self.name, "unanswered_on"))
        self.assertEqual(due, frappe.db.get_value("JP Job", self.job, "answers_due"))
        unanswered.tell()
        self.assertEqual(1, self.told())


class TestFirstAnswer(UnansweredCase):
    def test_which_histories_count_as_answers(self) -> None:
        applied = entry("Applied", 100, "apply", "searcher")
        for entries, hours in (
            ([applied], None),
            ([applied, entry("Shortlisted", 90), entry("Selected", 10)], 90),
            # It reads *Not selected* a day later.
            ([applied, entry("Ignored", 90)], 66),
            ([applied, entry("Ignored", 10)], -14),
            ([applied, entry("Ignored", 90), entry("Shortlisted", 80)], 80),
            ([applied, entry("Ignored", 90), entry("Shortlisted", 50)], 66),
            ([applied, entry("Shortlisted", 90), entry("Applied", 80, "restore")], None),
            (
                [
                    applied,
                    entry("Ignored", 90),
                    entry("Withdrawn", 60),
                    entry("Ignored", 50, "apply", "searcher"),
                ],
                26,
            ),
        ):
            answer = first_answer(entries)
            passed = answer and (now_datetime() - answer) / timedelta(hours=1)
            self.assertEqual(hours, passed and round(passed), entries)


class TestAnswers(UnansweredCase):
    def setUp(self) -> None:
        super().setUp()
        self.company = self.company_account()
        self.job = self.post_job(self.company)

    def applications(
        self, many: int, days_to_answer: float | None, applied_days_ago: float = 30, **changes
    ) -> None:
        """Rows of this many applicants."""
        applied = now_datetime() - timedelta(days=applied_days_ago)
        answered = None if days_to_answer is None else applied + timedelta(days=days_to_answer)
        for _ in range(many):
            row = {
                "company": self.company.browser.company,
                "job": self.job,
                "status": "Applied",
                "history": "[]",
            }
            row |= {"applied_on": applied, "answered_on": answered, **changes}
            doc = frappe.get_doc(
                {"doctype": "JP Application", "name": frappe.generate_hash(length=20), **row}
            )
            doc.db_insert()
        frappe.db.commit()

    def counted(self) -> str | None:
        response_rate.count()
        read = Browser().message(f"{API}get_job", name=self.job)["company_answers"]
        page = Browser().message(f"{API}get_company", name=self.company.browser.company)["company_answers"]
        self.assertEqual(read, page)
        return read

    def test_how_many_and_how_soon(self) -> None:
        self.applications(5, 1.5)
        self.applications(3, 4)
        self.applications(2, None)
        self.assertEqual("Answers 8 of 10 applicants, mostly within 2 days", self.counted())

    def test_too_few_applicants_give_no_sentence(self) -> None:
        self.applications(9, 1)
        self.assertIsNone(self.counted())

    def test_waiting_withdrawn_and_old_applications_do_not_count(self) -> None:
        self.applications(10, None)
        self.applications(3, 1, applied_days_ago=13)
        self.applications(3, 1, applied_days_ago=91)
        self.applications(3, 1, status="Withdrawn")
        # Hidden until tomorrow.
        self.applications(3, 31, status="Ignored")
        self.assertEqual("Answers none of 13 applicants", self.counted())

    def test_an_outdated_count_is_removed(self) -> None:
        self.applications(10, 1)
        self.assertEqual("Answers 10 of 10 applicants, mostly within a day", self.counted())
        frappe.db.delete("JP Application", {"company": self.company.browser.company})
        frappe.db.commit()
        self.assertIsNone(self.counted())

    def test_the_companys_modified_time_stays(self) -> None:
        name = self.company.browser.company
        before = frappe.db.get_value("JP Company", name, "modified")
        self.applications(10, 1)
        self.counted()
        self.assertEqual(before, fresh().get_value("JP Company", name, "modified"))

from datetime import timedelta
from unittest.mock import patch

import frappe
from frappe.utils import now_datetime

from job_portal.applications import notifying
from job_portal.applications.tests.application_case import DECIDE, ApplicationCase
from job_portal.jobs import messages as job_messages
from job_portal.notifications import push
from job_portal.rules import MARKET
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.utils import fresh, store

SILENT_SECONDS = MARKET["limits"]["selected_silent_seconds"]


class TestDeciding(ApplicationCase):
    def test_decisions_are_made_told_and_written_down(self) -> None:
        self.assertEqual(self.decide("shortlist"), "Shortlisted")
        self.assertEqual(self.interview(place="12 MG Road"), "Interview")
        own = self.own()
        self.assertEqual((own["status"], own["place"]), ("Interview", "12 MG Road"))
        self.assertTrue(own["interview_at"])
        self.assertEqual(self.decide("select"), "Selected")
        self.pass_time(seconds=SILENT_SECONDS)
        notifying.end_silences()
        self.assertEqual(self.seen(), ("Selected", ["Applied", "Shortlisted", "Interview", "Selected"]))
        told = self.kinds_told(self.searcher.email)
        self.assertEqual(told, ["shortlisted", "interview", "selected"])

    def test_the_same_decision_twice_is_one(self) -> None:
        at = str(now_datetime().replace(microsecond=0) + timedelta(days=1))
        for decision, values in (("shortlist", {}), ("interview", {"interview_at": at, "place": "call"})):
            for _ in range(2):
                self.decide(decision, **values)
        self.assertEqual(self.seen()[1], ["Applied", "Shortlisted", "Interview"])
        self.interview(days=3)
        self.assertEqual(self.seen()[1], ["Applied", "Shortlisted", "Interview", "Interview"])

    def test_an_interview_at_another_place_is_told(self) -> None:
        at = str(now_datetime().replace(microsecond=0) + timedelta(days=1))
        for place in ("12 MG Road", "12 MG Road", "7 Church Street"):
            self.decide("interview", interview_at=at, place=place)
        self.assertEqual(self.kinds_told(self.searcher.email), ["interview", "interview"])

    def test_what_the_table_does_not_have_is_refused_in_words(self) -> None:
        self.decide("select")
        self.assertIn("Selected", self.refused("shortlist"))
        for decision in ("apply", "withdraw", "Shortlisted", ""):
            self.refused(decision)

    def test_an_interview_is_in_the_future_somewhere(self) -> None:
        future = str(now_datetime() + timedelta(days=1))
        for at, place in (
            (None, "call"),
            ("", "call"),
            ("soon", "call"),
            (str(now_datetime() - timedelta(minutes=1)), "call"),
            ("9999-99-99", "call"),
            (future, ""),
            (future, None),
            (future, "x" * 141),
            (future, "<b>here</b>"),
        ):
            self.refused("interview", interview_at=at, place=place)
        self.assertEqual(self.seen(), ("Applied", ["Applied"]))

    def test_a_place_says_where_alone(self) -> None:
        """The applicant reads it at once, without a reviewer."""
        at = str(now_datetime() + timedelta(days=1))
        for kind, place in (
            ("Money", "Pay Rs 500 to UPI a@okaxis first"),
            ("Money", "Counter 5, 500 rs"),
            ("Phone", "Shop 4, 9876\u200b543210"),
            *(
                ("Phone", number)
                for number in ("98765/43210", "987654/3210", "987654 - 3210", "98x76x54x32x10")
            ),
            ("Chat", "Contact us on WhatsApp"),
            ("Chat", "Telegram lotusjobs"),
            ("Link", "https://lotus.example/pay"),
            ("Bar", "No Muslims"),
        ):
            with self.subTest(place=place):
                sentence = self.refused("interview", interview_at=at, place=place)
                self.assertIn(job_messages.WORDING[kind], sentence)
        self.assertEqual(self.seen(), ("Applied", ["Applied"]))
        self.assertEqual(self.interview(place="Plot 12, Sector 62, Noida 201309, near Paytm"), "Interview")

    def test_a_note_is_for_the_company(self) -> None:
        self.decide("note", note="Ask for a reference")
        self.refused("note")
        self.refused("note", note="x" * 2001)
        of_company = self.company.browser.message(f"{API}get_application", name=self.name)
        self.assertEqual(of_company["note"], "Ask for a reference")
        self.assertNotIn("note", self.own())
        self.decide("shortlist", note="")
        of_company = self.company.browser.message(f"{API}get_application", name=self.name)
        self.assertFalse(of_company["note"])

    def test_ignored_is_silent_for_a_day(self) -> None:
        self.decide("shortlist")
        self.decide("ignore")
        listed = f"{API}get_applications"
        browser = self.searcher.browser
        self.assertEqual(self.seen(), ("Shortlisted", ["Applied", "Shortlisted"]))
        self.assertEqual(len(browser.message(listed, status="Shortlisted")["items"]), 1)
        self.assertEqual(browser.message(listed, status="Not selected")["items"], [])
        job = browser.message(f"{API}get_job", name=self.job)
        self.assertEqual((job["application"]["status"], job["applied"]), ("Shortlisted", True))
        notifying.end_silences()
        self.assertEqual(self.kinds_told(self.searcher.email), ["shortlisted"])
        self.pass_time(25)
        for _ in range(2):
            self.assertEqual(self.seen(), ("Not selected", ["Applied", "Shortlisted", "Not selected"]))
            self.assertEqual(len(browser.message(listed, status="Not selected")["items"]), 1)
            self.assertEqual(browser.message(listed, status="Shortlisted")["items"], [])
            notifying.end_silences()
        told = self.kinds_told(self.searcher.email)
        self.assertEqual(told, ["shortlisted", "not selected"])

    def test_a_hire_is_silent_for_ten_seconds(self) -> None:
        listed = f"{API}get_applications"
        browser = self.searcher.browser
        self.interview()
        with patch.object(frappe, "enqueue") as later, patch.object(push, "later") as pushed:
            self.assertEqual(self.decide("select"), "Selected")
            notifying.end_silences()
        self.assertEqual(SILENT_SECONDS, 10)
        later.assert_called_once_with(f"{notifying.__name__}.end_silence", queue="short", name=self.name)
        pushed.assert_not_called()
        self.assertEqual(self.seen(), ("Interview", ["Applied", "Interview"]))
        self.assertTrue(self.own()["interview_at"])
        self.assertEqual(len(browser.message(listed, status="Interview")["items"]), 1)
        self.assertEqual(browser.message(listed, status="Selected")["items"], [])
        job = browser.message(f"{API}get_job", name=self.job)
        self.assertEqual(job["application"]["status"], "Interview")
        self.assertEqual(self.kinds_told(self.searcher.email), ["interview"])
        answered = frappe.db.get_value("JP Application", self.name, "answered_on")
        self.pass_time(seconds=SILENT_SECONDS)
        with patch.object(push, "later") as pushed:
            for _ in range(2):
                self.assertEqual(self.seen(), ("Selected", ["Applied", "Interview", "Selected"]))
                notifying.end_silences()
        self.assertEqual(pushed.call_count, 1)
        self.assertEqual(self.kinds_told(self.searcher.email), ["interview", "selected"])
        self.assertEqual(answered, frappe.db.get_value("JP Application", self.name, "answered_on"))

    def test_a_hire_that_is_taken_back_in_time_was_never_seen(self) -> None:
        with patch.object(frappe, "enqueue"):
            self.decide("select")
        self.assertEqual(self.decide("restore"), "Applied")
        self.pass_time(seconds=SILENT_SECONDS)
        notifying.end_silences()
        self.assertEqual(self.seen(), ("Applied", ["Applied"]))
        self.assertEqual(self.kinds_told(self.searcher.email), [])
        self.assertIsNone(frappe.db.get_value("JP Application", self.name, "answered_on"))
        of_company = self.company.browser.message(f"{API}get_application", name=self.name)
        self.assertEqual(
            [entry["status"] for entry in of_company["history"]], ["Applied", "Selected", "Applied"]
        )

    def test_what_the_searcher_could_read_is_not_taken_back_silently(self) -> None:
        with patch.object(frappe, "enqueue"):
            self.decide("select")
        self.pass_time(seconds=SILENT_SECONDS)
        notifying.end_silences()
        self.decide("restore")
        self.decide("shortlist")
        self.interview()
        self.decide("restore")
        self.decide("ignore")
        self.decide("restore")
        told = self.searcher.browser.message(f"{API}get_notifications")["items"]
        self.assertEqual(
            [line["kind"] for line in reversed(told)],
            ["selected", "taken back", "shortlisted", "interview", "taken back"],
        )
        self.assertRegex(told[3]["text"], "^The company took back that you are selected for ")
        self.assertRegex(told[0]["text"], "^The company cancelled your interview for ")
        self.assertEqual({line["link"] for line in told}, {f"/frontend/my-jobs?job={self.job}"})
        history = [(entry["status"], entry.get("taken_back")) for entry in self.own()["history"]]
        self.assertEqual(
            history,
            [
                ("Applied", None),
                ("Selected", None),
                ("Applied", "Selected"),
                ("Shortlisted", None),
                ("Interview", None),
                ("Shortlisted", "Interview"),
            ],
        )

    def test_a_worker_tells_of_a_hire_once_its_silence_is_over(self) -> None:
        with patch.object(frappe, "enqueue"):
            self.decide("select")
        with patch.object(notifying.time, "sleep", lambda seconds: waited.append(seconds)):
            waited = []
            notifying.end_silence(self.name)
            self.assertEqual(self.kinds_told(self.searcher.email), [])
            self.pass_time(seconds=SILENT_SECONDS)
            notifying.end_silence(self.name)
        self.assertTrue(SILENT_SECONDS - 5 < waited[0] <= SILENT_SECONDS, waited)
        self.assertEqual(waited[1:], [0])
        self.assertEqual(self.kinds_told(self.searcher.email), ["selected"])

    def test_who_withdraws_in_the_silence_of_a_hire_never_read_it(self) -> None:
        with patch.object(frappe, "enqueue"):
            self.decide("select")
        self.withdraw()
        self.pass_time(seconds=SILENT_SECONDS)
        notifying.end_silences()
        self.assertEqual(self.seen(), ("Withdrawn", ["Applied", "Withdrawn"]))
        self.assertEqual(self.kinds_told(self.searcher.email), [])

    def test_who_is_decided_anew_while_the_silences_end_is_not_told_otherwise(self) -> None:
        self.decide("ignore")
        self.pass_time(25)
        over = frappe.db.sql(notifying._OVER, (now_datetime(),), as_dict=True)
        self.decide("shortlist")
        frappe.db.rollback()
        ends = frappe.db.sql
        # The list was read before the decision.
        with patch.object(
            frappe.db,
            "sql",
            lambda query, *more, **options: (
                over if query == notifying._OVER else ends(query, *more, **options)
            ),
        ):
            notifying.end_silences()
        self.assertEqual(self.kinds_told(self.searcher.email), ["shortlisted"])
        self.assertEqual(self.seen()[0], "Shortlisted")

    def test_who_is_ignored_hears_of_the_job_as_long_as_nothing_tells_of_it(self) -> None:
        self.decide("ignore")
        self.company.browser.message(f"{API}close_job", name=self.job)
        self.assertEqual(self.kinds_told(self.searcher.email), ["job ended"])
        self.company.browser.message(f"{API}repost_job", name=self.job)
        self.pass_time(25)
        for move in ("close", "repost"):
            self.company.browser.message(f"{API}{move}_job", name=self.job)
        self.assertEqual(self.kinds_told(self.searcher.email), ["job ended", "job reopened"])

    def test_an_ignored_that_is_taken_back_was_never_seen(self) -> None:
        self.interview()
        for _ in range(2):
            self.decide("ignore")
            self.assertEqual(self.decide("restore"), "Interview")
        self.assertEqual(self.seen(), ("Interview", ["Applied", "Interview"]))
        self.assertEqual(self.kinds_told(self.searcher.email), ["interview"])
        of_company = self.company.browser.message(f"{API}get_application", name=self.name)
        statuses = [entry["status"] for entry in of_company["history"]]
        self.assertEqual(statuses, ["Applied", "Interview", *["Ignored", "Interview"] * 2])

    def may_restore(self) -> bool:
        return self.company.browser.message(f"{API}get_application", name=self.name)["may_restore"]

    def test_restore_goes_back_one_decision_for_a_day(self) -> None:
        self.refused("restore")
        self.assertFalse(self.may_restore())
        self.interview(days=2, place="here")
        self.interview(days=3, place="there")
        self.assertEqual(self.decide("restore"), "Interview")
        self.assertEqual(self.own()["place"], "here")
        self.assertEqual(self.decide("restore"), "Interview")
        self.assertFalse(self.may_restore())
        self.decide("select")
        self.assertTrue(self.may_restore())
        self.pass_time(25)
        self.refused("restore")

    def test_who_comes_back_after_an_ignored_comes_back_ignored(self) -> None:
        self.decide("ignore")
        self.withdraw()
        again = self.searcher.browser.message(f"{API}apply_to_job", job=self.job)
        self.assertEqual(again["status"], "Applied")
        self.assertEqual(self.seen(), ("Applied", ["Applied", "Withdrawn", "Applied"]))
        self.assertEqual(fresh().get_value("JP Application", self.name, "status"), "Ignored")
        self.assertEqual(self.decide("restore"), "Applied")
        self.decide("ignore")
        self.pass_time(25)
        self.assertEqual(self.seen()[0], "Not selected")
        self.withdraw()
        self.searcher.browser.message(f"{API}apply_to_job", job=self.job)
        self.assertEqual(self.seen()[0], "Applied")

    def test_who_came_back_has_no_decision_to_take_back(self) -> None:
        self.decide("shortlist")
        self.withdraw()
        self.searcher.browser.message(f"{API}apply_to_job", job=self.job)
        self.refused("restore")

    def test_decisions_go_on_after_a_jobs_end_and_not_after_its_removal(self) -> None:
        store("JP Job", self.job, "status", "Closed")
        self.assertEqual(self.decide("shortlist"), "Shortlisted")
        store("JP Job", self.job, "status", "Removed")
        self.assertIn("removed", self.refused("select"))

    def test_a_decision_and_a_withdrawal_at_once_end_in_one_status(self) -> None:
        withdraw = f"{API}withdraw_application"
        for _ in range(5):
            self.job = self.post_job(self.company)
            self.name = self.searcher.browser.message(f"{API}apply_to_job", job=self.job)["name"]
            decided, withdrawn = at_once(
                [
                    lambda: self.company.browser.call(DECIDE, name=self.name, decision="shortlist"),
                    lambda: self.searcher.browser.call(withdraw, name=self.name),
                ]
            )
            self.assertEqual(withdrawn.status_code, 200, withdrawn.text)
            # The later one saw the result of the earlier one.
            self.assertIn(decided.status_code, (200, 417), decided.text)
            statuses = self.seen()[1]
            came_first = ["Shortlisted"] if decided.status_code == 200 else []
            self.assertEqual(statuses, ["Applied", *came_first, "Withdrawn"])

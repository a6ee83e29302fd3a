"""Applicants in a company's Frappe HR: which ones are sent, once each, and decisions on both sides."""

from unittest.mock import Mock, patch

import frappe

from job_portal.connections.calling import NoAnswer
from job_portal.hr_systems import hr_applicants, hr_openings, hr_remote, messages
from job_portal.hr_systems.doctype.jp_hr_applicant.jp_hr_applicant import DOCTYPE
from job_portal.hr_systems.tests.frappe_hr import APPLICANTS, OPENINGS
from job_portal.hr_systems.tests.test_hr_openings import HRCase
from job_portal.tests.actor import job_values
from job_portal.tests.utils import Account


class ApplicantCase(HRCase):
    """A job of an opening, for which Asha applied."""

    def setUp(self) -> None:
        super().setUp()
        frappe.db.delete(DOCTYPE)
        frappe.db.commit()
        self.enterContext(patch.object(hr_applicants, "now_datetime", lambda: self.now))
        self.opening = self.hr.opening()
        self.later()
        self.job = self.call("publish_draft", draft=self.drafts()[0]["draft"], **job_values())["name"]
        self.hr.asked.clear()
        self.asha = self.account()
        self.application = self.apply(self.asha)

    def apply(self, account: Account, **values: object) -> str:
        values = {"cover_letter": "I know looms.", "told_of_hr": True, **values}
        return self.call("apply_to_job", account, job=self.job, **values)["name"]

    def decide(self, decision: str) -> None:
        self.call("decide_application", name=self.application, decision=decision)

    def decide_there(self, status: str) -> None:
        (record,) = self.hr.applicants()
        self.hr.put(APPLICANTS, record["name"], {"status": status})

    def states(self) -> tuple[str, str]:
        """The statuses here and in Frappe HR."""
        frappe.db.rollback()
        (record,) = self.hr.applicants()
        return frappe.db.get_value("JP Application", self.application, "status"), record["status"]


class TestSending(ApplicantCase):
    def test_an_application_becomes_a_job_applicant_of_its_opening(self) -> None:
        self.assertIsNone(self.later()["reason"])
        (record,) = self.hr.applicants()
        told = [record[field] for field in ("applicant_name", "cover_letter", "job_title", "status")]
        self.assertEqual(told, ["Test", "I know looms.", self.opening, "Open"])
        self.assertTrue(record["resume_link"].endswith(f"/frontend/candidate?application={self.application}"))
        self.assertTrue(record["email_id"].endswith(".invalid"))
        # Without number, resume and profile.
        self.assertEqual(len(record), 8)
        self.later()
        self.later()
        self.assertEqual(len(self.hr.sent()), 1)

    def test_the_form_says_so_and_nobody_goes_there_who_was_not_told(self) -> None:
        self.assertTrue(self.call("get_job", self.asha, name=self.job)["goes_to_hr"])
        self.apply(self.account(), told_of_hr=False)
        self.later()
        self.assertEqual(len(self.hr.applicants()), 1)
        other = self.post_job(self.company, title="Weaver")
        self.assertFalse(self.call("get_job", self.asha, name=other)["goes_to_hr"])
        name = self.call("apply_to_job", self.asha, job=other, told_of_hr=True)["name"]
        self.assertFalse(frappe.db.get_value("JP Application", name, "goes_to_hr"))

    def test_who_withdraws_before_the_round_goes_nowhere(self) -> None:
        self.call("withdraw_application", self.asha, name=self.application)
        self.later()
        self.assertEqual(self.hr.applicants(), [])

    def test_a_withdrawal_overwrites_the_person_and_a_new_application_brings_them_back(self) -> None:
        self.later()
        for told, name, letter in ((True, "Test", "Again."), (False, "Withdrawn", "")):
            self.call("withdraw_application", self.asha, name=self.application)
            self.later()
            (record,) = self.hr.applicants()
            gone = (record["applicant_name"], record["cover_letter"], record["status"])
            self.assertEqual(gone, ("Withdrawn", "", "Rejected"))
            self.apply(self.asha, cover_letter="Again.", told_of_hr=told)
            self.later()
            (record,) = self.hr.applicants()
            self.assertEqual((record["applicant_name"], record["cover_letter"]), (name, letter))

    def test_frozen_blocked_and_deleted_people_are_overwritten(self) -> None:
        self.later()
        self.call("freeze_account", self.asha)
        self.later()
        self.assertEqual(self.hr.applicants()[0]["applicant_name"], "A frozen account")
        self.call("thaw_account", self.asha)
        self.later()
        self.assertEqual(self.hr.applicants()[0]["applicant_name"], "Test")
        frappe.delete_doc("User", self.asha.email, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.later()
        (record,) = self.hr.applicants()
        self.assertEqual((record["applicant_name"], record["cover_letter"]), ("A former applicant", ""))

    def test_a_lost_answer_and_an_error_make_no_second_applicant(self) -> None:
        for field, made in (("fails_before", 0), ("fails_after", 1)):
            setattr(self.hr, field, 500)
            system = self.later(hours=2)
            self.assertEqual((system["reason"], system["answer"]), (messages.ANSWERED_WITH_ERROR, 500))
            self.assertEqual(len(self.hr.applicants()), made)
            setattr(self.hr, field, 0)
        self.decide("shortlist")
        self.later(hours=2)
        self.assertEqual(self.states(), ("Shortlisted", "Replied"))

    def test_a_kill_at_each_step_makes_no_second_applicant_and_loses_none(self) -> None:
        for step in ("find", "save"):
            for is_after in (False, True):
                with self.subTest(step=step, is_after=is_after):
                    self.killed(step, is_after)
        self.later(hours=1)
        self.assertEqual([record["status"] for record in self.hr.applicants()], ["Open"])
        self.assertEqual(frappe.get_all(DOCTYPE, pluck="status_here"), ["Applied"])

    def killed(self, step: str, is_after: bool) -> None:
        """A round whose process ends before or after it reads or writes an applicant."""

        class Killed(BaseException):
            pass

        original = getattr(hr_remote._OtherSite, step)

        def call(remote, doctype, values, *more):
            is_ours = doctype == APPLICANTS and (step == "save" or "modified" not in values)
            if is_ours and "like" not in str(values) and not is_after:
                raise Killed
            answer = original(remote, doctype, values, *more)
            if is_ours and "like" not in str(values):
                raise Killed
            return answer

        with patch.object(hr_remote._OtherSite, step, call), self.assertRaises(Killed):
            self.later(hours=1)

    def test_two_workers_at_once_send_once(self) -> None:
        row = frappe._dict(name=self.application, job=self.job)
        company = self.company.browser.company
        self.assertEqual([hr_applicants._claim(company, row) for _ in range(2)], [True, False])

    def test_one_that_is_refused_is_told_and_holds_up_nobody(self) -> None:
        self.hr.opening(status="Closed")
        self.assertEqual(self.later()["reason"], messages.SOME_REFUSED)
        self.hr.opening(status="Open")
        self.call("repost_job", name=self.job)
        later = self.account()
        self.apply(later)
        self.later()
        self.assertEqual(len(self.hr.applicants()), 1)
        self.later(hours=24)
        self.assertEqual(len(self.hr.applicants()), 2)

    def test_one_that_is_deleted_there_is_not_made_again(self) -> None:
        self.later()
        self.hr.records[APPLICANTS].clear()
        self.decide("shortlist")
        self.assertIsNone(self.later()["reason"])
        self.later()
        self.assertEqual(self.hr.applicants(), [])

    def test_a_renamed_applicant_is_still_known(self) -> None:
        self.later()
        (record,) = self.hr.applicants()
        self.hr.records[APPLICANTS].clear()
        self.hr.put(APPLICANTS, "asha", {**record, "name": "asha", "status": "Replied"})
        self.later()
        self.assertEqual(self.states(), ("Shortlisted", "Replied"))
        self.call("withdraw_application", self.asha, name=self.application)
        self.assertIsNone(self.later()["reason"])
        (record,) = self.hr.applicants()
        gone = (record["name"], record["applicant_name"], record["cover_letter"])
        self.assertEqual(gone, ("asha", "Withdrawn", ""))

    def test_nothing_goes_there_after_the_connection_is_deleted(self) -> None:
        self.call("set_hr_system", address="")
        self.assertIsNone(self.later())
        self.assertEqual(self.hr.asked, [])
        self.assertFalse(self.call("get_job", self.asha, name=self.job)["goes_to_hr"])
        self.connect()
        self.later()
        self.assertEqual(self.hr.sent(), [])


class TestClosing(ApplicantCase):
    def status(self) -> str:
        self.later()
        return frappe.db.get_value("JP Job", self.job, "status")

    def test_a_job_whose_opening_is_closed_there_is_closed_and_told(self) -> None:
        self.later()
        self.assertEqual(self.status(), "Live")
        self.hr.opening(status="Closed")
        self.assertEqual(self.status(), "Closed")
        self.assertEqual(self.status(), "Closed")
        newest, before = self.call("get_notifications")["items"][:2]
        self.assertIn("closed in your HR system", newest["text"])
        self.assertEqual(before["kind"], "applications")
        self.assertEqual(self.call("get_notifications", self.asha)["items"][0]["kind"], "job ended")
        self.assertEqual(self.hr.applicants()[0]["applicant_name"], "Test")

    def test_a_repost_here_stays_until_the_opening_is_closed_anew(self) -> None:
        self.hr.opening(status="Closed")
        self.assertEqual(self.status(), "Closed")
        self.call("repost_job", name=self.job)
        self.assertEqual(self.status(), "Live")
        self.hr.opening(status="Open")
        self.assertEqual(self.status(), "Live")
        self.hr.opening(status="Closed")
        self.assertEqual(self.status(), "Closed")

    def test_an_opening_that_is_unpublished_hidden_or_not_read_closes_nothing(self) -> None:
        self.hr.opening(publish=0)
        self.assertEqual(self.status(), "Live")
        self.hr.opening(status="Closed")
        self.hr.hidden = {self.opening}
        self.assertEqual(self.status(), "Live")
        self.hr.status = 500
        self.assertEqual(self.status(), "Live")

    def test_a_deleted_opening_closes_its_job_once(self) -> None:
        self.hr.records[OPENINGS].clear()
        self.assertEqual(self.status(), "Closed")
        self.assertIn("closed in your HR system", self.call("get_notifications")["items"][0]["text"])
        self.call("repost_job", name=self.job)
        self.assertEqual(self.status(), "Live")

    def test_a_slow_system_delays_a_round_by_a_minute_at_most(self) -> None:
        self.hr.records[OPENINGS].clear()
        with patch.object(hr_openings, "time", Mock(monotonic=Mock(side_effect=[0, 61]))):
            self.assertEqual(self.status(), "Live")
        self.assertEqual(self.status(), "Closed")

    def test_many_openings_with_long_names_are_all_checked(self) -> None:
        names = [f"{number:0140}" for number in range(102)]
        job = frappe.get_doc("JP Job", self.job)
        for name in names:
            self.hr.opening(name, publish=0)
            job.update({"name": name, "hr_opening": name})
            job.db_insert()
        frappe.db.commit()
        closed = [names[0], names[-1]]
        asked = {"status": "Closed", "hr_opening": ("in", names)}
        for name in closed:
            self.hr.opening(name, status="Closed")
        self.assertIsNone(self.later()["reason"])
        found = frappe.get_all("JP Job", asked, pluck="hr_opening", order_by="name")
        self.assertEqual(found, closed)

    def test_a_job_of_another_company_stays(self) -> None:
        other = self.company_account()
        job = self.post_job(other)
        frappe.db.set_value("JP Job", job, "hr_opening", self.opening)
        frappe.db.commit()
        self.hr.opening(status="Closed")
        self.assertEqual(self.status(), "Closed")
        self.assertEqual(frappe.db.get_value("JP Job", job, "status"), "Live")


class TestStages(ApplicantCase):
    def setUp(self) -> None:
        super().setUp()
        self.later()
        self.hr.asked.clear()

    def test_decisions_here_are_seen_there(self) -> None:
        for decision, states in (
            ("shortlist", ("Shortlisted", "Replied")),
            ("ignore", ("Ignored", "Rejected")),
            ("shortlist", ("Shortlisted", "Replied")),
            ("select", ("Selected", "Accepted")),
        ):
            self.decide(decision)
            self.later()
            self.assertEqual(self.states(), states)

    def test_decisions_there_are_seen_here_and_told(self) -> None:
        for status, states in (
            ("Hold", ("Applied", "Hold")),
            ("Replied", ("Shortlisted", "Replied")),
            ("Rejected", ("Ignored", "Rejected")),
            ("Open", ("Ignored", "Open")),
            ("Replied", ("Shortlisted", "Replied")),
            ("Accepted", ("Selected", "Accepted")),
        ):
            self.decide_there(status)
            self.later()
            self.assertEqual(self.states(), states)
        self.assertEqual(self.hr.sent(), [])
        news = self.call("get_notifications", self.asha)["items"]
        self.assertIn("shortlisted", [line["kind"] for line in news])

    def test_news_of_both_sides_does_not_go_in_a_circle(self) -> None:
        self.decide("shortlist")
        self.decide_there("Rejected")
        self.later()
        self.assertEqual(self.states(), ("Shortlisted", "Replied"))
        for _ in range(3):
            self.later()
        self.assertEqual([values.get("status") for values in self.hr.sent()], ["Replied"])

    def test_a_move_that_does_not_exist_changes_nothing(self) -> None:
        self.call("withdraw_application", self.asha, name=self.application)
        self.later()
        self.decide_there("Accepted")
        self.later()
        self.assertEqual(self.states(), ("Withdrawn", "Accepted"))
        self.decide_there("\U0001f4a5" * 1000)
        self.later()
        self.assertEqual(frappe.db.get_value("JP Application", self.application, "status"), "Withdrawn")

    def test_malformed_applicants_stop_no_round(self) -> None:
        (record,) = self.hr.applicants()
        for name, status in (("\ud800\0", "\ud800"), (7, {}), ("x" * 9999, None)):
            with self.subTest(name=name):
                other = {**record, "name": name, "status": status, "modified": "3000\ud800"}
                self.hr.records[APPLICANTS] = {"other": other}
                self.assertTrue(self.later()["synced_on"].startswith(str(self.now)[:16]))

    def test_another_companys_applicants_are_out_of_reach(self) -> None:
        other = self.company_account()
        frappe.db.set_value(DOCTYPE, self.application, "company", other.browser.company)
        frappe.db.commit()
        self.decide_there("Accepted")
        self.later()
        self.assertEqual(frappe.db.get_value("JP Application", self.application, "status"), "Applied")

    def test_who_was_there_before_a_failure_is_seen_after_it(self) -> None:
        self.decide_there("Replied")
        with patch.object(hr_applicants, "send", side_effect=NoAnswer(messages.UNREADABLE)):
            self.later()
        self.hr.status = 500
        self.later(hours=1)
        self.hr.status = 200
        self.decide_there("Accepted")
        self.later(hours=1)
        self.assertEqual(self.states(), ("Selected", "Accepted"))

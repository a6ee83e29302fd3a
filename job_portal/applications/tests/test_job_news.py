from datetime import timedelta
from unittest.mock import patch

import frappe
from frappe.utils import now_datetime

from job_portal.applications import notifying
from job_portal.applications.tests.application_case import ApplicationCase
from job_portal.notifications import service
from job_portal.rules import MARKET
from job_portal.tests.actor import WALK_IN
from job_portal.tests.market_case import API
from job_portal.tests.utils import fresh, store, version_of


class TestJobNews(ApplicationCase):
    def told(self) -> list[tuple[str, str]]:
        items = self.searcher.browser.message(f"{API}get_notifications")["items"]
        return [(item["kind"], item["text"]) for item in items]

    def update(self, **changes) -> None:
        self.company.browser.message(f"{API}update_job", name=self.job, **changes)

    def test_who_is_in_hears_of_new_title_pay_and_place_and_of_the_end(self) -> None:
        self.update(job_description="Runs and mends power looms, by day.")
        self.assertEqual(self.told(), [])
        self.update(min_salary="16000", pincode="560001")
        self.company.browser.message(f"{API}close_job", name=self.job)
        expected = [
            ("job ended", "Loom Operator is closed. The company can still decide on your application."),
            ("job changed", "Loom Operator has changed: pay, place."),
        ]
        self.assertEqual(self.told(), expected)

    def test_who_is_in_hears_of_another_walk_in(self) -> None:
        self.update(**WALK_IN)
        self.update(**WALK_IN)
        self.assertEqual(self.told(), [("job changed", "Loom Operator has changed: walk-in interview.")])

    def test_the_same_news_that_nobody_read_are_one_line(self) -> None:
        self.update(min_salary="16000")
        self.update(min_salary="17000")
        self.assertEqual(len(self.told()), 1)
        self.searcher.browser.message(f"{API}read_notifications")
        self.update(min_salary="18000")
        self.assertEqual(len(self.told()), 2)

    def test_who_is_ignored_hears_of_the_job_for_the_day_in_which_that_does_not_show(self) -> None:
        self.decide("ignore")
        self.update(min_salary="16000")
        self.assertEqual([kind for kind, _text in self.told()], ["job changed"])
        self.pass_time(25)
        self.update(pincode="560001")
        self.assertEqual(len(self.told()), 1)

    def test_nobody_hears_of_what_a_rejected_company_writes(self) -> None:
        company = self.company.browser.company
        store("JP Company", company, "status", "Rejected")
        self.addCleanup(frappe.db.commit)
        self.addCleanup(frappe.db.set_value, "JP Company", company, "status", "Approved")
        self.update(title="Pay a fee and start at once")
        self.assertEqual(self.told(), [])

    def test_what_changed_while_a_job_was_held_is_told_once_it_is_held_no_more(self) -> None:
        self.update(title="Weaver, call 98765 43210", min_salary="16000")
        self.update(pincode="560001")
        self.assertEqual(self.told(), [])
        # The applicants know this title already.
        self.update(title="Loom Operator")
        self.assertEqual(self.told(), [("job changed", "Loom Operator has changed: pay, place.")])
        self.searcher.browser.message(f"{API}read_notifications")
        self.update(min_salary="17000")
        self.assertEqual(self.told()[0][1], "Loom Operator has changed: pay.")
        self.assertEqual(len(self.told()), 2)

    def test_so_it_is_where_a_reviewer_puts_the_job_back(self) -> None:
        self.update(title="Weaver, call 98765 43211", min_salary="16000")
        for decision in ("remove", "restore"):
            self.review(decision)
        news = ("job changed", "Weaver, call 98765 43211 has changed: title, pay.")
        self.assertEqual(self.told()[0], news)

    def test_a_title_that_is_held_is_in_nothing_that_an_applicant_reads(self) -> None:
        owner = self.company_account()
        self.job = self.post_job(owner, category="Engineering")
        self.name = self.searcher.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        owner.browser.message(f"{API}update_job", name=self.job, title="Weaver, call 98765 43210")
        owner.browser.message(f"{API}reveal_phone", application=self.name)
        for decision in ("shortlist", "ignore"):
            owner.browser.message(f"{API}decide_application", name=self.name, decision=decision)
        self.pass_time(25)
        notifying.end_silences()
        kinds = ["not selected", "shortlisted", "number seen"]
        self.assertEqual([kind for kind, _text in self.told()], kinds)
        for _kind, text in self.told():
            self.assertIn("Engineering", text)
        (look,) = self.searcher.browser.message(f"{API}get_phone_looks")["items"]
        self.assertEqual([self.own()["job_title"], look["job_title"]], ["Engineering"] * 2)
        # The company reads its own text.
        read = owner.browser.message(f"{API}get_application", name=self.name)
        self.assertEqual(read["job_title"], "Weaver, call 98765 43210")

    def test_who_withdrew_hears_nothing(self) -> None:
        self.withdraw()
        self.update(min_salary="16000")
        self.company.browser.message(f"{API}close_job", name=self.job)
        self.assertEqual(self.told(), [])

    def test_the_end_of_a_held_job_is_told_where_its_company_is_deleted(self) -> None:
        owner = self.company_account()
        job = self.post_job(owner, category="Engineering")
        self.searcher.browser.message(f"{API}apply_to_job", job=job)
        owner.browser.message(f"{API}update_job", name=job, title="Weaver, call 98765 43210")
        frappe.db.rollback()
        frappe.delete_doc("JP Company", owner.browser.company, ignore_permissions=True)
        frappe.db.commit()
        gone = "The company of Engineering is no longer here. Your application has gone with it."
        self.assertEqual(self.told(), [("job ended", gone)])

    def move(self, *moves: str) -> None:
        """Make these moves of the job, in order, as its company."""
        for each in moves:
            self.company.browser.message(f"{API}{each}_job", name=self.job)

    def review(self, decision: str) -> None:
        reviewer, seen = self.account(("JP Reviewer",)).browser, version_of("JP Job", self.job)
        reviewer.message(f"{API}{decision}_job", **seen, reason="Asks to call")

    def test_who_was_selected_does_not_hear_that_nobody_else_can_apply(self) -> None:
        self.decide("select")
        # A company may close the job before the person is told that they have it.
        self.move("close")
        self.pass_time(seconds=MARKET["limits"]["selected_silent_seconds"])
        notifying.end_silences()
        self.searcher.browser.message(f"{API}read_notifications")
        self.move("repost", "close", "repost")
        self.assertEqual([kind for kind, _text in self.told()], ["selected"])
        # They do hear that the job may have been a fraud.
        self.review("remove")
        self.review("restore")
        news = [
            ("job reopened", "Loom Operator is back. Its company sees your application again."),
            (
                "job ended",
                "A reviewer has taken Loom Operator down. Its company sees your application no more.",
            ),
        ]
        self.assertEqual(self.told()[:2], news)

    def test_a_silence_that_ended_meanwhile_holds_no_lock(self) -> None:
        self.decide("select")
        self.pass_time(seconds=MARKET["limits"]["selected_silent_seconds"])
        locked = notifying.records.locked

        def ended_meanwhile(doctype: str, name: str):
            application = locked(doctype, name)
            application.silent_until = None
            return application

        with patch.object(notifying.records, "locked", ended_meanwhile):
            notifying.end_silences()
        self.withdraw()

    def test_who_waits_hears_of_a_repost_once(self) -> None:
        other = self.account()
        name = other.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        self.company.browser.message(f"{API}decide_application", name=name, decision="ignore")
        self.move("close", "repost")
        self.searcher.browser.message(f"{API}read_notifications")
        self.move("repost")
        news = ("job reopened", "Loom Operator is open again. Your application still counts.")
        self.assertEqual(self.told()[0], news)
        self.assertEqual(self.kinds_told(self.searcher.email), ["job ended", "job reopened"])
        # Today's Ignored does not show yet.
        self.assertEqual(self.kinds_told(other.email), ["job ended", "job reopened"])

    def test_a_later_last_day_is_a_repost(self) -> None:
        frappe.db.rollback()
        over = now_datetime() - timedelta(days=1)
        store("JP Job", self.job, {"valid_through": over, "application_end_date": over.date()})
        self.update(application_end_date=str((over + timedelta(days=3)).date()))
        self.assertEqual([kind for kind, _text in self.told()], ["job reopened"])

    def test_who_saved_the_job_and_has_not_applied_hears_of_a_repost(self) -> None:
        saver, withdrawn, blocking, owner = self.account(), self.account(), self.account(), self.company
        look = {"doctype": "JP Company Block", "company": owner.browser.company}
        for account in (saver, withdrawn, blocking, owner, self.searcher):
            account.browser.message(f"{API}save_job", job=self.job)
        name = withdrawn.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        withdrawn.browser.message(f"{API}withdraw_application", name=name)
        blocking.browser.message(f"{API}save_searcher", headline="Dyer")
        searcher = fresh().get_value("JP Searcher", {"account": blocking.email})
        frappe.get_doc({**look, "searcher": searcher}).insert(ignore_permissions=True)
        frappe.db.commit()
        self.move("close", "repost")
        for account in (saver, withdrawn):
            (item,) = account.browser.message(f"{API}get_notifications")["items"]
            self.assertEqual(item["text"], "Loom Operator, which you have saved, is open again.")
            self.assertIn(f"/frontend/job-details/{self.job}", item["link"])
        self.assertEqual(self.kinds_told(blocking.email), [])
        self.assertNotIn("job reopened", self.kinds_told(owner.email))
        self.assertEqual(self.kinds_told(self.searcher.email), ["job ended", "job reopened"])

    def test_a_repost_that_is_held_is_told_once_nothing_holds_it(self) -> None:
        self.move("close")
        store("JP Job", self.job, "title", "Weaver, call 98765 43212")
        self.move("repost")
        self.update(min_salary="16000")
        self.assertEqual(self.kinds_told(self.searcher.email), ["job ended"])
        self.review("restore")
        self.assertEqual(
            sorted(self.kinds_told(self.searcher.email)), ["job changed", "job ended", "job reopened"]
        )

    def test_many_are_told_in_batches(self) -> None:
        other = self.account()
        other.browser.message(f"{API}apply_to_job", job=self.job)
        with patch.object(service, "_BATCH", 1):
            self.update(min_salary="16000")
        for account in (self.searcher, other):
            answer = account.browser.message(f"{API}get_notifications")
            self.assertEqual((answer["total"], answer["unread"]), (1, 1))

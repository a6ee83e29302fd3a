"""A job that is reported, removed and restored."""

from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.jobs import messages, reports
from job_portal.platform.messages import CHOICE_UNREADABLE, REASON_TOO_LONG
from job_portal.rules import MARKET
from job_portal.tests import reporting
from job_portal.tests.actor import job_values, said
from job_portal.tests.http import Browser, at_once
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import fresh, store, version_of

REASON = "Asks for a fee"


class RemovalCase(EmployerCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.reviewer = cls.account(("JP Reviewer",)).browser

    def setUp(self) -> None:
        super().setUp()
        self.job = self.post_job(self.company)

    def seen(self, job: str | None = None) -> dict:
        return version_of("JP Job", job or self.job)

    def own(self) -> dict:
        return self.company.browser.message(f"{API}get_job", name=self.job)

    def is_public(self) -> bool:
        return Browser().call(f"{API}get_job", name=self.job).status_code == 200


class TestRemovals(RemovalCase):
    def test_a_removed_job_is_hidden_and_its_company_reads_why(self) -> None:
        answer = self.reviewer.message(f"{API}remove_job", **self.seen(), reason=f" {REASON} ")
        self.assertEqual((answer["name"], answer["status"]), (self.job, "Removed"))
        self.assertFalse(self.is_public())
        self.assertEqual((self.own()["status"], self.own()["removal_reason"]), ("Removed", REASON))
        news = self.company.browser.message(f"{API}get_notifications")["items"][0]
        self.assertEqual((news["kind"], REASON in news["text"]), ("removed", True))
        self.assertEqual(news["link"], f"/frontend/job-details/{self.job}")

    def test_a_restored_job_is_live_or_expired(self) -> None:
        for status, days in (("Live", 0), ("Expired", 8)):
            self.reviewer.message(f"{API}remove_job", **self.seen(), reason=REASON)
            published = add_to_date(now_datetime(), days=-days)
            store("JP Job", self.job, {"published_on": published}, update_modified=False)
            opened = self.seen()
            self.assertEqual(self.reviewer.message(f"{API}restore_job", **opened)["status"], status)
            self.assertTrue(self.is_public())
            self.assertFalse(self.own()["removal_reason"])

    def test_a_repeated_decision_counts_once_and_a_stale_one_is_refused(self) -> None:
        opened = self.seen()
        for _ in range(2):
            self.reviewer.message(f"{API}remove_job", **opened, reason=REASON)
        stale = self.reviewer.call(f"{API}restore_job", **opened)
        self.assertEqual((stale.status_code, said(stale)), (417, messages.JOB_CHANGED_MEANWHILE))
        live = self.post_job(self.company)
        self.assertEqual(self.reviewer.message(f"{API}restore_job", **self.seen(live))["status"], "Live")
        self.company.browser.message(f"{API}close_job", name=live)
        refused = self.reviewer.call(f"{API}restore_job", **self.seen(live))
        self.assertEqual(said(refused), messages.JOB_MOVE_REFUSED.format("Closed"))

    def test_a_removal_needs_a_reason_a_version_and_a_job(self) -> None:
        for reason, sentence in (
            ("  ", messages.REMOVAL_NEEDS_REASON),
            ("x" * 501, REASON_TOO_LONG.format(500)),
        ):
            reply = self.reviewer.call(f"{API}remove_job", **self.seen(), reason=reason)
            self.assertEqual((reply.status_code, said(reply)), (417, sentence))
        self.assertEqual(
            self.reviewer.call(f"{API}remove_job", name=self.job, reason=REASON).status_code, 417
        )
        gone = {"name": "JPJ-none", "modified": "2026-01-01 00:00:00"}
        self.assertEqual(self.reviewer.call(f"{API}remove_job", **gone, reason=REASON).status_code, 404)
        self.assertTrue(self.is_public())

    def test_many_are_removed_at_once(self) -> None:
        remove_all = "job_portal.jobs.removals.remove_all"
        gone = {"name": "JPJ-none", "modified": "2026-01-01 00:00:00"}
        second = self.post_job(self.company)
        chosen = [self.seen(), gone, self.seen(second)]
        answer = self.reviewer.message(remove_all, jobs=chosen, reason=REASON)
        self.assertEqual(answer["decided"], [self.job, second])
        self.assertEqual(answer["refused"], [{"name": "JPJ-none", "reason": messages.JOB_NOT_FOUND}])
        wrong = self.reviewer.call(remove_all, jobs="[1]", reason=REASON)
        self.assertEqual((wrong.status_code, said(wrong)), (417, CHOICE_UNREADABLE))


class TestReports(RemovalCase):
    def setUp(self) -> None:
        # While reports hold a job, its company's other jobs wait, too.
        self.company = self.company_account()
        super().setUp()

    def stored(self) -> list:
        frappe.db.rollback()
        fields = ["account", "reason", "details", "status", "job_title"]
        return frappe.get_all("JP Report", filters={"job": self.job}, fields=fields)

    def test_one_a_job_and_account(self) -> None:
        searcher = self.account()
        for reason in MARKET["report_reasons"][:2]:
            report = {"job": self.job, "reason": reason, "details": "They ask for 500 rupees."}
            answer = searcher.browser.message(f"{API}report_job", **report)
            self.assertEqual(answer, {"job": self.job, "reason": MARKET["report_reasons"][0]})
        other = self.account().browser
        read = [
            each.message(f"{API}get_job", name=self.job)["is_reported"] for each in (searcher.browser, other)
        ]
        self.assertEqual(read, [True, False])
        other.message(f"{API}report_job", job=self.job, reason="Already filled")
        accounts = [report.account for report in self.stored()]
        self.assertEqual((len(accounts), accounts.count(searcher.email)), (2, 1))
        self.assertEqual({report.job_title for report in self.stored()}, {"Loom Operator"})
        self.reviewer.message(f"{API}remove_job", **self.seen(), reason=REASON)
        self.assertEqual({report.status for report in self.stored()}, {"Upheld"})
        self.reviewer.message(f"{API}restore_job", **self.seen())
        # It can be reported again.
        self.assertFalse(searcher.browser.message(f"{API}get_job", name=self.job)["is_reported"])

    def report_by(self, is_called: bool = True) -> None:
        searcher = reporting.reporter(self)
        if is_called:
            reporting.relate(searcher, self.job)
        reply = reporting.send(searcher, "report_job", job=self.job, reason="Asks for money")
        self.assertEqual(reply.status_code, 200)

    def test_enough_of_them_hold_a_job_until_it_is_restored(self) -> None:
        for is_called in (True, True, False, False):
            self.report_by(is_called)
        self.assertEqual(Browser().call(f"{API}get_job", name=self.job).status_code, 200)
        self.report_by()
        self.assertEqual(Browser().call(f"{API}get_job", name=self.job).status_code, 404)
        self.assertEqual(self.company.browser.message(f"{API}get_job", name=self.job)["status"], "Held")
        news = self.company.browser.message(f"{API}get_notifications")["items"][0]
        self.assertEqual(news["text"], messages.JOB_HELD_NEWS.format("Loom Operator"))
        self.assertEqual(fresh().get_value("JP Job", self.job, "modified_by"), "Administrator")
        self.reviewer.message(f"{API}restore_job", **self.seen())
        self.assertEqual({report.status for report in self.stored()}, {"Closed"})
        self.report_by()
        self.assertEqual(Browser().call(f"{API}get_job", name=self.job).status_code, 200)

    def test_while_reports_hold_a_job_what_its_company_posts_waits_too(self) -> None:
        own = self.company.browser
        others = [self.post_job(self.company, title=title) for title in ("Dyer", "Spinner", "Weaver")]
        closed, live, changed = others
        own.message(f"{API}close_job", name=closed)
        for _ in range(reporting.ENOUGH):
            self.report_by()
        self.assertFalse(self.is_public())
        posted = own.message(f"{API}post_job", **job_values())
        reposted = own.message(f"{API}repost_job", name=closed)
        renamed = own.message(f"{API}update_job", name=changed, title="Loom Operator")
        paid = own.message(f"{API}update_job", name=live, min_salary="16000")
        answers = [answer["status"] for answer in (posted, reposted, renamed, paid)]
        self.assertEqual(answers, ["Held", "Held", "Held", "Live"])
        self.assertEqual(posted["held_for"][0]["sentence"], messages.WORDING_OTHER)
        self.reviewer.message(f"{API}restore_job", **self.seen())
        self.assertEqual(own.message(f"{API}post_job", **job_values(title="Tailor"))["status"], "Live")
        restored = self.reviewer.message(f"{API}restore_job", **self.seen(posted["name"]))
        self.assertEqual(restored["status"], "Live")

    def test_a_job_that_its_wording_held_is_restored_with_its_reports_open(self) -> None:
        self.report_by()
        self.report_by()
        own = self.company.browser
        text = f"{own.message(f'{API}get_job', name=self.job)['job_description']} Do not call 9876543210."
        answer = own.message(f"{API}update_job", name=self.job, job_description=text)
        self.assertEqual(answer["status"], "Held")
        self.reviewer.message(f"{API}restore_job", **self.seen())
        self.assertTrue(self.is_public())
        self.assertEqual([report.status for report in self.stored()], ["Open", "Open"])
        self.report_by()
        self.assertFalse(self.is_public())

    def test_many_at_once_are_so_many_a_day(self) -> None:
        jobs = [self.post_job(self.company, title=f"Dyer {number}") for number in range(6)]
        browser, reason = self.account().browser, "Asks for money"
        with patch.object(reports, "MOST_A_DAY", 2):
            replies = at_once(
                [lambda job=job: browser.call(f"{API}report_job", job=job, reason=reason) for job in jobs]
            )
        self.assertEqual(sorted(reply.status_code for reply in replies), [200] * 2 + [429] * 4)

    def test_what_is_no_report_is_refused(self) -> None:
        searcher = self.account().browser
        for wrong in (
            {"reason": "Boring"},
            {"reason": "Already filled", "details": "x" * 501},
            {"reason": "Already filled", "details": "<b>fake</b>"},
        ):
            self.assertEqual(searcher.call(f"{API}report_job", job=self.job, **wrong).status_code, 417)
        report = {"job": "JPJ-none", "reason": "Already filled"}
        self.assertEqual(searcher.call(f"{API}report_job", **report).status_code, 404)
        self.reviewer.message(f"{API}remove_job", **self.seen(), reason=REASON)
        self.assertEqual(searcher.call(f"{API}report_job", **report | {"job": self.job}).status_code, 404)
        self.assertEqual(self.stored(), [])

"""Reports of a company: who may report it, what they hold, and what ends them."""

import json
from unittest.mock import patch

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.company import risk
from job_portal.jobs import messages, reports
from job_portal.rules import MARKET
from job_portal.tests import reporting
from job_portal.tests.actor import said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import fresh, store, version_of

REPORT = f"{API}report_company"
REASONS = MARKET["company_report_reasons"]


class TestCompanyReports(MarketCase):
    def setUp(self) -> None:
        self.owner = self.company_account()
        self.company = self.owner.browser.company
        self.jobs = [self.post_job(self.owner, title=title) for title in ("Weaver", "Dyer")]
        self.reviewer = self.account(roles=("JP Reviewer",)).browser

    def report_by(self, is_called: bool = True):
        account = reporting.reporter(self)
        if is_called:
            reporting.relate(account, self.jobs[0])
        values = {"company": self.company, "reason": REASONS[0]}
        return account, reporting.send(account, "report_company", **values)

    def held(self) -> None:
        for _ in range(reporting.ENOUGH):
            self.report_by()

    def statuses(self) -> list[str]:
        return [self.owner.browser.message(f"{API}get_job", name=job)["status"] for job in self.jobs]

    def reports(self) -> list:
        frappe.db.rollback()
        fields = ["account", "reason", "status", "job_title", "job"]
        return frappe.get_all("JP Report", filters={"company": self.company}, fields=fields)

    def decide(self, decision: str, **more) -> None:
        self.reviewer.message(f"{API}{decision}_company", **version_of("JP Company", self.company), **more)

    def test_one_a_company_and_account(self) -> None:
        account, reply = self.report_by()
        again = account.browser.message(REPORT, company=self.company, reason=REASONS[1])
        self.assertEqual(reply.json["message"], again)
        pages = [
            each.message(f"{API}get_company", name=self.company) for each in (account.browser, Browser())
        ]
        self.assertEqual([page["is_reported"] for page in pages], [True, False])
        self.assertEqual(again, {"company": self.company, "reason": REASONS[0]})
        report = self.reports()[0]
        self.assertEqual(
            (report.account, report.job_title, report.job), (account.email, "Lotus Textiles", None)
        )
        # A report of its job is a separate one.
        account.browser.message(f"{API}report_job", job=self.jobs[0], reason="Not a real job")
        self.assertEqual(len(self.reports()), 1)

    def test_enough_hold_its_jobs_and_nobody_learns_who(self) -> None:
        for is_called in (True, True, False, False):
            self.report_by(is_called)
        self.assertEqual(self.statuses(), ["Live", "Live"])
        account, _reply = self.report_by()
        self.assertEqual(self.statuses(), ["Held", "Held"])
        for job in self.jobs:
            self.assertEqual(Browser().call(f"{API}get_job", name=job).status_code, 404)
        self.assertEqual(Browser().call(f"{API}get_company", name=self.company).status_code, 404)
        self.assertEqual(Browser().message(f"{API}list_jobs", company=self.company)["items"], [])
        news = self.owner.browser.message(f"{API}get_notifications")["items"][0]
        self.assertEqual(news["text"], messages.COMPANY_HELD_NEWS.format("Lotus Textiles"))
        frappe.db.rollback()
        for doctype, name in (("JP Company", self.company), *(("JP Job", job) for job in self.jobs)):
            self.assertEqual(frappe.db.get_value(doctype, name, "modified_by"), "Administrator")
        own = self.owner.browser.message(f"{API}get_company_details", company_name=self.company)
        self.assertEqual(own["status"], "Pending Review")
        self.assertNotIn(account.email, json.dumps([own, news]))
        # Meanwhile it cannot post.
        self.assertEqual(self.owner.browser.call(f"{API}repost_job", name=self.jobs[0]).status_code, 403)

    def test_no_version_names_who_reported_last(self) -> None:
        saves, save = [], Document.save

        def noted(record, *args, **values):
            saves.append((record.doctype, values.get("ignore_version")))
            return save(record, *args, **values)

        with patch.object(Document, "save", noted):
            self.held()
        # A bench also saves records of its own.
        ours = [each for each in saves if each[0].startswith("JP ")]
        self.assertEqual(ours, [("JP Company", True), ("JP Job", True), ("JP Job", True)])

    def test_an_account_reports_so_much_in_a_day(self) -> None:
        account = self.account().browser
        with patch.object(reports, "MOST_A_DAY", 1):
            for _ in range(2):
                account.message(REPORT, company=self.company, reason=REASONS[0])
            reply = account.call(f"{API}report_job", job=self.jobs[0], reason="Not a real job")
        self.assertEqual((reply.status_code, said(reply)), (429, messages.REPORTS_EXHAUSTED.format(1)))

    def test_the_reviewer_reads_it_in_the_queue(self) -> None:
        self.held()
        self.report_by(is_called=False)
        frappe.db.rollback()
        risk.reckon(self.company)
        reasons = frappe.db.get_value("JP Company", self.company, "risk_reasons")
        self.assertIn(f"+90 Accounts reported this company: {REASONS[0]} (3).", reasons)

    def test_an_approval_puts_the_jobs_back_and_closes_the_reports(self) -> None:
        removed = self.post_job(self.owner, title="Spinner")
        self.reviewer.message(f"{API}remove_job", **version_of("JP Job", removed), reason="Fake")
        self.held()
        self.decide("approve")
        self.assertEqual(self.statuses(), ["Live", "Live"])
        self.assertEqual(self.owner.browser.message(f"{API}get_job", name=removed)["status"], "Removed")
        self.assertEqual({report.status for report in self.reports()}, {"Closed"})
        self.report_by()
        self.assertEqual(self.statuses(), ["Live", "Live"])

    def test_a_job_that_is_removed_during_the_approval_stays_removed(self) -> None:
        self.held()
        # The approval's reads without a lock must see the present state.
        frappe.db.rollback()
        company = frappe.get_doc("JP Company", self.company)
        self.reviewer.message(f"{API}remove_job", **version_of("JP Job", self.jobs[0]), reason="Fake")
        company.status = "Approved"
        company.save(ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.statuses(), ["Removed", "Live"])

    def test_what_was_held_for_its_wording_meanwhile_stays_held(self) -> None:
        self.held()
        text = "Runs looms. Pay a registration fee of 500 rupees before joining."
        self.owner.browser.message(f"{API}update_job", name=self.jobs[0], job_description=text)
        self.decide("approve")
        self.assertEqual(self.statuses(), ["Held", "Live"])
        held = fresh().get_value("JP Job", self.jobs[0], ("is_held_with_company", "hold_reasons"))
        self.assertEqual(held[0], 0)
        self.assertNotIn("Reports", held[1])

    def test_what_changed_meanwhile_is_told_when_the_jobs_are_back(self) -> None:
        applicant = self.account().browser
        applicant.message(f"{API}apply_to_job", job=self.jobs[0])
        self.held()
        self.owner.browser.message(f"{API}update_job", name=self.jobs[0], min_salary="16000")
        self.assertEqual(applicant.message(f"{API}get_notifications")["items"], [])
        self.decide("approve")
        told = [item["text"] for item in applicant.message(f"{API}get_notifications")["items"]]
        self.assertEqual(told, ["Weaver has changed: pay."])

    def test_a_refused_change_does_not_approve_a_company_that_reports_hold(self) -> None:
        # A company approved by the set-up has no review.
        review = {"reviewed_by": "Administrator", "reviewed_on": now_datetime()}
        store("JP Company", self.company, review)
        renamed = {"name": self.company, "company_name": "Blue Star Parcels Renamed"}
        self.owner.browser.message(f"{API}update_company_details", **renamed)
        self.held()
        self.decide("reject", reason="Name does not fit the papers")
        self.assertEqual(self.statuses(), ["Held", "Held"])
        self.assertEqual({report.status for report in self.reports()}, {"Upheld"})
        self.assertEqual(frappe.db.get_value("JP Company", self.company, "status"), "Rejected")

    def test_a_deleted_company_and_a_deleted_account_take_theirs_along(self) -> None:
        account, _reply = self.report_by()
        self.report_by()
        frappe.delete_doc("User", account.email, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.users.remove(account.email)
        self.assertEqual(len(self.reports()), 1)
        frappe.delete_doc("JP Company", self.company, ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.reports(), [])

    def test_what_is_no_report_is_refused(self) -> None:
        account = self.account().browser
        right = {"company": self.company, "reason": REASONS[0]}
        for wrong, status in (
            ({"company": "JPC-none"}, 404),
            ({"company": ""}, 404),
            ({"reason": "Already filled"}, 417),
            ({"details": "x" * 501}, 417),
            ({"details": "<b>fake</b>"}, 417),
            ({"company": ["JPC-1"]}, 417),
        ):
            with self.subTest(wrong=wrong):
                self.assertEqual(account.call(REPORT, **{**right, **wrong}).status_code, status)
        own = self.owner.browser.call(REPORT, **right)
        self.assertEqual((own.status_code, said(own)), (417, messages.OWN_COMPANY))
        self.assertEqual(self.reports(), [])

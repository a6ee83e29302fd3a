import csv
import io
from unittest.mock import patch

import frappe

from job_portal.applications import look_log
from job_portal.applications.tests.application_case import DECIDE
from job_portal.searchers import service as searchers
from job_portal.tests.actor import said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import store

EXPORT = f"{API}export_applicants"


class TestExport(MarketCase):
    """Asha and Ravi applied, in this order."""

    def setUp(self) -> None:
        super().setUp()
        self.company = self.company_account()
        self.browser = self.company.browser
        self.job = self.post_job(self.company, title="Weaver")
        self.asha, self.ravi = self.account(), self.account()
        for account, full_name in ((self.asha, "Asha Rao"), (self.ravi, "Ravi Nair")):
            account.browser.message(f"{API}save_searcher", full_name=full_name, headline="Weaver")
            account.application = account.browser.message(f"{API}apply_to_job", job=self.job)["name"]

    def exported(self, **filters) -> list[list[str]]:
        """The lines of the file, starting with the header."""
        return list(csv.reader(io.StringIO(self.browser.message(EXPORT, **filters)["csv"])))

    def set(self, account, **values) -> None:
        """Store values that the forms refuse, as an earlier release may have done."""
        store("JP Searcher", searchers.searcher_of(account.email), values)

    def looks(self, account) -> list[str]:
        frappe.db.rollback()
        listed = account.browser.message(f"{API}get_phone_looks")["items"]
        return [(look["what"], look["job_title"], look["company_name"] != "") for look in listed]

    def test_the_file_has_what_the_list_shows_and_no_number(self) -> None:
        values = {"name": self.asha.application, "decision": "interview"}
        self.browser.message(DECIDE, **values, interview_at="2099-01-05 10:30:00", place="call")
        headings, ravi, asha = self.exported()
        self.assertEqual(headings[:2] + headings[6:8], ["Name", "Profession", "Job", "Status"])
        self.assertEqual(ravi[:2] + ravi[6:8], ["Ravi Nair", "Weaver", "Weaver", "Applied"])
        self.assertEqual(asha[7:], ["Interview", asha[8], "2099-01-05 10:30", "call"])
        self.assertEqual([row[0] for row in self.exported(status="Interview")[1:]], ["Asha Rao"])
        self.assertEqual([row[0] for row in self.exported(order="oldest")[1:]], ["Asha Rao", "Ravi Nair"])
        text = self.browser.message(EXPORT)["csv"]
        for account in (self.asha, self.ravi):
            self.assertNotIn(account.mobile, text)

    def test_a_cell_is_no_formula(self) -> None:
        for text in ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("x")'):
            self.set(self.ravi, full_name=text, headline='Weaver, "senior"')
            _headings, ravi, _asha = self.exported()
            self.assertEqual(ravi[:2], [f"'{text}", 'Weaver, "senior"'], text)

    def test_withdrawn_and_deleted_people_are_left_out(self) -> None:
        self.asha.browser.message(f"{API}withdraw_application", name=self.asha.application)
        self.set(self.ravi, is_frozen=1)
        self.assertEqual(len(self.exported()), 1)
        self.assertEqual(len(self.exported(status="Withdrawn")), 1)

    def test_the_people_are_told_once_a_day(self) -> None:
        for _ in range(2):
            self.exported(search="asha")
        self.assertEqual(self.looks(self.asha), [("Export", "Weaver", True)])
        self.assertEqual(self.looks(self.ravi), [])

    def test_it_counts_as_showing_the_people(self) -> None:
        with patch.object(look_log, "most_a_day", return_value=1):
            reply = self.browser.call(EXPORT)
            self.assertEqual((reply.status_code, "more than 1 people" in said(reply)), (417, True))
            self.exported(search="asha")
            self.exported(search="asha")
            self.assertEqual(self.browser.call(EXPORT, search="ravi").status_code, 429)
        self.assertEqual(self.looks(self.ravi), [])

    def test_strangers_and_wrong_values_are_refused(self) -> None:
        other = self.company_account()
        for browser, values in (
            (Browser(), {}),
            (self.asha.browser, {}),
            (other.browser, {"job": self.job}),
            (self.browser, {"job": "JPJ-0"}),
        ):
            self.assertEqual(browser.call(EXPORT, **values).status_code, 403, values)
        for wrong in ({"status": "Hired"}, {"order": "best"}, {"radius_km": 0}, {"job": ["x"]}):
            self.assertEqual(self.browser.call(EXPORT, **wrong).status_code, 417, wrong)
        self.assertEqual(len(list(csv.reader(io.StringIO(other.browser.message(EXPORT)["csv"])))), 1)
        for status in ("Pending Review", "Rejected", "Frozen"):
            store("JP Company", self.browser.company, "status", status)
            self.assertEqual(self.browser.call(EXPORT).status_code, 403, status)

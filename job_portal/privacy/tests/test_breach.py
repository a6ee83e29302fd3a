"""The report after a breach: what the log and the ledger tell, and what they cannot."""

import gzip
import shutil
import tempfile
from datetime import timedelta
from pathlib import Path

import frappe
from frappe.utils import now_datetime

from job_portal.platform.requests import log_reading
from job_portal.privacy import breach
from job_portal.tests.actor import fresh_number
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.sign_in_case import SignInCase


class TestBreach(MarketCase, SignInCase):
    def setUp(self) -> None:
        super().setUp()
        self.began = now_datetime() - timedelta(seconds=2)
        self.company = self.company_account()
        self.job = self.post_job(self.company)
        self.seen, self.unseen = self.account(), self.account()
        applied = [self.apply(person) for person in (self.seen, self.unseen)]
        self.company.browser.message(f"{API}reveal_phone", application=applied[0])
        self.company.browser.message(f"{API}get_applicants", job=self.job)

    def apply(self, person) -> str:
        return person.browser.message(f"{API}apply_to_job", job=self.job)["name"]

    def report(self, **who) -> dict:
        frappe.db.rollback()
        until = now_datetime() + timedelta(seconds=2)
        return breach.report(str(self.began), str(until), **who)

    @staticmethod
    def people(report: dict) -> set[tuple]:
        return {(row["account"], row["is_certain"]) for row in report["people"]}

    def test_an_account_has_read_what_the_ledger_says_and_may_have_read_its_applicants(self) -> None:
        for user in (self.company.email, self.company.mobile):
            report = self.report(user=user)
            expected = {(self.seen.email, True), (self.seen.email, False), (self.unseen.email, False)}
            self.assertEqual(self.people(report), {*expected, (self.company.email, False)})
            methods = {row["method"]: row["answered"] for row in report["requests"]}
            self.assertEqual((methods[f"{API}reveal_phone"], methods[f"{API}get_applicants"]), (1, 1))

    def test_a_searcher_has_read_nobody_else(self) -> None:
        report = self.report(user=self.seen.email)
        self.assertEqual(self.people(report), {(self.seen.email, False)})

    def test_by_a_key_a_session_and_an_address(self) -> None:
        key = self.company.browser.token.split(":")[0]
        self.assertIn((self.seen.email, False), self.people(self.report(key=key)))
        browser, session = self.signed_up(fresh_number())
        browser.message(f"{API}get_searcher")
        report = self.report(session=session["sid"])
        self.assertEqual(self.people(report), {(session["email"], False)})
        self.assertEqual(self.report(session="none")["people"], [])
        accounts = {account for account, _ in self.people(self.report(address="127.0.0.1"))}
        self.assertLessEqual({session["email"], self.company.email, self.unseen.email}, accounts)

    def test_another_time_and_nobody(self) -> None:
        report = breach.report("2020-01-01", "2020-01-02", user=self.company.email)
        self.assertEqual((report["requests"], report["people"]), ([], []))
        with self.assertRaises(frappe.ValidationError):
            self.report()

    def test_files_that_were_moved_away_and_packed(self) -> None:
        folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        packed = folder / "job_portal.requests.log.2.gz"
        whole = b"".join(path.read_bytes() for path in log_reading.files() if path.suffix != ".gz")
        packed.write_bytes(gzip.compress(whole + b'{"cut off'))
        report = self.report(user=self.company.email, files=[str(packed)])
        self.assertIn((self.unseen.email, False), self.people(report))
        self.assertEqual(self.report(user=self.company.email, files=[])["requests"], [])

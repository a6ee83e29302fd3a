"""A reviewer decides on a lost number by a paper. Any use of the old number ends the change."""

import json

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts
from job_portal.privacy import lost_number, messages
from job_portal.privacy.doctype.jp_number_change.jp_number_change import DOCTYPE
from job_portal.privacy.tests.test_number_change import TAKEN, NumberCase
from job_portal.tests.actor import API, fresh_number
from job_portal.tests.http import Browser


class LostNumberCase(NumberCase):
    def setUp(self) -> None:
        super().setUp()
        self.configure(lost_numbers=1)
        self.reviewer = self.account(("JP Reviewer",)).browser

    def asked(self, browser: Browser, number: str = "") -> str:
        """Request a new number. Returns the number."""
        new = number or fresh_number()
        started = self.start(browser, new, is_old_lost=True, paper=browser.upload_document())
        self.assertEqual(started["step"], "new")
        answer = self.confirmed(browser, started["reference_no"], new)
        self.assertEqual((answer["step"], answer["new_number"]), ("waiting", new))
        return new

    def request_of(self, browser: Browser) -> dict:
        frappe.db.rollback()
        return frappe.get_last_doc(DOCTYPE, {"account": browser.session["email"]})

    def decide(self, browser: Browser, decision: str, **more):
        change = self.request_of(browser)
        values = {"name": change.name, "modified": str(change.modified), **more}
        return self.reviewer.call(f"{API}{decision}_number_change", **values)

    def granted(self, browser: Browser) -> str:
        new = self.asked(browser)
        self.assertEqual(self.decide(browser, "grant").status_code, 200)
        return new

    def pass_days(self, browser: Browser) -> None:
        """Let the days of the granted request pass."""
        past = add_to_date(now_datetime(), minutes=-1)
        frappe.db.set_value(DOCTYPE, self.request_of(browser).name, "takes_effect_on", past)
        lost_number.take_effect()

    def told(self, browser: Browser) -> list[str]:
        lines = browser.message(f"{API}get_notifications")["items"]
        return [line["text"] for line in lines if line["kind"] == "number"]


class TestLostNumber(LostNumberCase):
    def test_a_granted_one_takes_effect_after_seven_days(self) -> None:
        browser = self.person()
        old, new = browser.mobile, self.granted(browser)
        until = frappe.utils.get_datetime(self.request_of(browser).takes_effect_on)
        self.assertAlmostEqual((until - now_datetime()).total_seconds(), 7 * 86400, delta=60)
        shown = browser.message(f"{API}get_number_change")
        self.assertEqual((shown["step"], shown["number"], shown["new_number"]), ("granted", old, new))
        lost_number.take_effect()
        frappe.db.rollback()
        self.assertIsNone(accounts.name_of(new))
        self.pass_days(browser)
        self.assertEqual(accounts.name_of(new), browser.session["email"])
        self.assertIsNone(accounts.name_of(old))
        self.assertEqual(browser.message(f"{API}get_number_change")["number"], new)
        kept = self.request_of(browser)
        self.assertEqual((kept.status, kept.new_number, kept.paper), ("Done", None, None))
        self.assertEqual(len(self.told(browser)), 3)

    def test_any_use_of_the_old_number_ends_it(self) -> None:
        for is_granted in (False, True):
            browser = self.person()
            _new = self.granted(browser) if is_granted else self.asked(browser)
            # Requesting a code or entering a wrong one is no use.
            reference = Browser().send_code(browser.mobile, "Login")
            Browser().verify(browser.mobile, reference, "000000")
            self.assertIn(self.request_of(browser).status, ("Waiting", "Granted"))
            self.logged_in(browser.mobile)
            self.assertEqual(self.request_of(browser).status, "Ended")
            self.pass_days(browser)
            frappe.db.rollback()
            self.assertEqual(accounts.name_of(browser.mobile), browser.session["email"])
            self.assertEqual(self.told(browser)[0], messages.TELL_CHANGE_ENDED_BY_USE)

    def test_a_refused_one_says_why_and_may_be_asked_again(self) -> None:
        browser = self.person()
        self.asked(browser)
        self.refused(self.decide(browser, "refuse", reason=" "), 417, messages.REFUSAL_NEEDS_REASON)
        self.assertEqual(self.decide(browser, "refuse", reason="It cannot be read").status_code, 200)
        self.assertIn("It cannot be read", self.told(browser)[0])
        self.refused(self.decide(browser, "grant"), 417, messages.CHANGE_IS_DECIDED)
        self.assertEqual(browser.message(f"{API}get_number_change")["step"], "none")
        self.asked(browser)

    def test_what_is_refused(self) -> None:
        browser, other = self.person(), self.person()
        new = fresh_number()
        ask = f"{API}start_number_change"
        paper = {"is_old_lost": True, "paper": other.upload_document()}
        self.refused(browser.call(ask, mobile_no=new, is_old_lost=True), 417, messages.PAPER_MISSING)
        self.refused(browser.call(ask, mobile_no=new, **paper), 417)
        public = {**paper, "paper": browser.upload_document().replace("/private", "")}
        self.refused(browser.call(ask, mobile_no=new, **public), 417)
        own = {**paper, "paper": browser.upload_document()}
        self.assertEqual(self.start(browser, other.mobile, **own), TAKEN)
        self.asked(browser)
        self.refused(browser.call(ask, mobile_no=new, **own), 417, messages.CHANGE_IS_ASKED)
        change = self.request_of(browser)
        stale = {"name": change.name, "modified": "2026-01-01 00:00:00"}
        self.refused(self.reviewer.call(f"{API}grant_number_change", **stale), 417)
        missing = {"name": "none", "modified": str(change.modified)}
        self.refused(self.reviewer.call(f"{API}grant_number_change", **missing), 404)
        self.configure(lost_numbers=0)
        self.refused(self.decide(browser, "grant"), 417, messages.LOST_NOT_DECIDED)
        self.refused(other.call(ask, mobile_no=new, **paper), 417, messages.LOST_NOT_DECIDED)

    def test_a_new_number_that_has_an_account_by_then_ends_it(self) -> None:
        browser = self.person()
        new = self.granted(browser)
        self.signed_up(new)
        self.pass_days(browser)
        self.assertEqual(self.request_of(browser).status, "Ended")
        self.assertEqual(self.told(browser)[0], messages.TELL_CHANGE_NUMBER_TAKEN)

    def test_codes_to_both_go_before_it(self) -> None:
        browser = self.person()
        self.granted(browser)
        self.change(browser)
        self.assertEqual(self.request_of(browser).status, "Ended")

    def test_nobody_but_the_person_reads_either_number(self) -> None:
        browser = self.person()
        new = self.asked(browser)
        name = self.request_of(browser).name
        for role in ("JP Reviewer", "System Manager"):
            reader = self.account((role,)).browser
            read = reader.get(f"/api/resource/{DOCTYPE}/{name}")
            self.assertEqual(read.json["data"]["full_name"], f"Asha {browser.mark}")
            listed = reader.get(f"/api/resource/{DOCTYPE}", fields=json.dumps(["*"]))
            for text in (read.text, listed.text):
                self.assertNotIn(new, text)
                self.assertNotIn(browser.mobile, text)
        by_number = json.dumps([["new_number", "=", new]])
        self.refused(self.reviewer.get(f"/api/resource/{DOCTYPE}", filters=by_number), 403)
        self.assertEqual(self.reviewer.get(read.json["data"]["paper"]).status_code, 200)
        other = self.person()
        self.assertEqual(other.get(read.json["data"]["paper"]).status_code, 403)
        self.assertEqual(other.message(f"{API}get_number_change")["new_number"], None)

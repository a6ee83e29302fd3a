"""An account changes its number and keeps all its records."""

from functools import partial
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts, messages
from job_portal.jobs import reports
from job_portal.privacy import lost_number, number_change, sealing
from job_portal.privacy.doctype.jp_number_change.jp_number_change import DOCTYPE
from job_portal.privacy.tests.test_deletion import DeletionCase
from job_portal.tests.actor import API, another_code, fresh_number, job_values
from job_portal.tests.http import Browser, at_once
from job_portal.tests.utils import store

TAKEN = messages.USER_ALREADY_EXISTS
WHO = "/api/method/frappe.auth.get_logged_user"


class NumberCase(DeletionCase):
    def start(self, browser: Browser, number: str, **more):
        return browser.message(f"{API}start_number_change", mobile_no=number, **more)

    def confirm(self, browser: Browser, reference: str, code: str):
        return browser.call(f"{API}confirm_number_change", reference_number=reference, OTP=code)

    def confirmed(self, browser: Browser, reference: str, number: str) -> dict:
        """The answer to the code that was sent to the number."""
        reply = self.confirm(browser, reference, self.code_of(number))
        self.assertEqual(reply.status_code, 200, reply.text)
        return reply.json["message"]

    def proved(self, browser: Browser, number: str) -> str:
        """Start a change and enter the old number's code. Returns the reference for the new one."""
        started = self.start(browser, number)
        self.assertEqual(started["step"], "old")
        answer = self.confirmed(browser, started["reference_no"], browser.mobile)
        self.assertEqual(answer["step"], "new")
        return answer["reference_no"]

    def change(self, browser: Browser) -> str:
        """Change the browser's account to a new number. Returns the old one."""
        old, new = browser.mobile, fresh_number()
        self.assertEqual(self.confirmed(browser, self.proved(browser, new), new), {"step": "done"})
        browser.mobile = new
        return old


class TestChange(NumberCase):
    def test_everything_follows(self) -> None:
        company, browser = self.company_account(), self.person()
        _job, application = self.applied(browser, company)
        own = browser.add_company()
        store("JP Company", own, "status", "Approved")
        posted = browser.message(f"{API}post_job", **job_values())["name"]
        other, _session = self.logged_in(browser.mobile)
        before = browser.message(f"{API}get_searcher")
        name, token = browser.session["email"], browser.session["token"]
        old = self.change(browser)

        frappe.db.rollback()
        self.assertEqual(accounts.name_of(browser.mobile), name)
        self.assertIsNone(accounts.name_of(old))
        for each in (browser, other, Browser(token)):
            self.assertEqual(each.get(WHO).json["message"], name)
        again, session = self.logged_in(browser.mobile)
        self.assertEqual((session["email"], session["token"], session["company_name"]), (name, token, own))
        self.assertEqual(again.message(f"{API}get_searcher"), before)
        [sent] = again.message(f"{API}get_applications")["items"]
        self.assertEqual(sent["application"], application)
        self.assertEqual([job["name"] for job in again.message(f"{API}get_posted_jobs")["items"]], [posted])
        self.assertEqual(again.message(f"{API}get_my_data")["number"], browser.mobile)
        shown = company.browser.message(f"{API}reveal_phone", application=application)
        self.assertEqual(shown["phone"], browser.mobile)
        told = other.message(f"{API}get_notifications")["items"]
        self.assertIn("number", [line["kind"] for line in told])
        # The company's phone belongs to the company.
        self.assertEqual(again.message(f"{API}get_company_details", company_name=own)["phone"], "9876543210")

    def test_nothing_of_the_account_is_left_at_the_old_number(self) -> None:
        browser = self.person()
        self.applied(browser, self.company_account())
        invite = self.company_account().browser.message(f"{API}invite_member", mobile_no=browser.mobile)
        browser.message(f"{API}answer_invite", **invite, accept=False)
        old = self.change(browser)
        kept = {("JP OTP Request", "mobile_no"), ("JP Company Invite", "mobile_no")}
        self.assertEqual(self.found(old) - kept, set())
        self.assertEqual(frappe.get_all(DOCTYPE, {"account": browser.session["email"]}), [])
        again, session = self.signed_up(old, full_name="Ravi")
        self.assertNotEqual(session["email"], browser.session["email"])
        self.assertEqual(again.message(f"{API}get_applications")["items"], [])
        sections = again.message(f"{API}get_my_data")["sections"]
        # The next person does not read which invitations the earlier one answered.
        self.assertNotIn("company_invites", [section["key"] for section in sections])
        [codes] = [section["rows"] for section in sections if section["key"] == "codes"]
        self.assertEqual(len(codes), 1)
        # The law may require the old number.
        moved = [row for row in sealing.of_number(old) if row.kind == "number changed"]
        self.assertIn(sealing.pseudonym(browser.mobile), moved[0].details)

    def test_who_signs_in_by_the_old_number_is_a_stranger(self) -> None:
        browser = self.person()
        old = self.change(browser)
        self.assertEqual(
            Browser().message("sign_in_manager.api.send_custom_sms", mobile_no=old, used_for="Login"),
            messages.USER_NOT_FOUND,
        )

    def test_limits_count_for_the_account_and_both_numbers(self) -> None:
        owner = self.company_account()

        def report(browser: Browser) -> int:
            values = {"job": self.post_job(owner), "reason": "Asks for money"}
            return browser.call(f"{API}report_job", **values).status_code

        browser = self.person()
        with patch.object(reports, "MOST_A_DAY", 1):
            self.assertEqual(report(browser), 200)
            old = self.change(browser)
            self.assertEqual(report(browser), 429)
            next_of_old, _session = self.signed_up(old, full_name="Ravi")
            self.assertEqual(report(next_of_old), 429)
            # Even after the account is deleted, or its number taken by another.
            self.delete(browser)
            again, _session = self.signed_up(browser.mobile, full_name="Asha")
            self.assertEqual(report(again), 429)
            taken, mover = browser.mobile, self.person()
            again.mobile = taken
            self.delete(again)
            self.confirmed(mover, self.proved(mover, taken), taken)
            self.assertEqual(report(mover), 429)
            self.assertEqual(report(self.person()), 200)

    def test_this_browser_has_an_allowance_of_codes_for_the_new_number(self) -> None:
        browser = self.person()
        self.change(browser)
        reference = browser.message(f"{API}send_delete_code")["reference_no"]
        self.assertNotEqual(self.stored(reference, "device").device, "stranger")

    def test_a_request_that_is_cancelled_is_over(self) -> None:
        browser, new = self.person(), fresh_number()
        reference = self.proved(browser, new)
        code = self.code_of(new)
        self.assertEqual(browser.message(f"{API}cancel_number_change"), {"step": "none"})
        self.refused(self.confirm(browser, reference, code), 417, messages.CODE_EXPIRED)
        self.assertEqual(browser.message(f"{API}get_number_change")["number"], browser.mobile)

    def test_one_that_is_not_finished_is_purged_and_goes_with_its_account(self) -> None:
        browser, other = self.person(), self.person()
        for each in (browser, other):
            self.start(each, fresh_number())
        self.delete(browser)
        frappe.db.rollback()
        self.assertEqual(frappe.get_all(DOCTYPE, {"account": browser.session["email"]}), [])
        mine = {"account": other.session["email"]}
        number_change.purge()
        self.assertEqual(frappe.db.count(DOCTYPE, mine), 1)
        long_ago = add_to_date(now_datetime(), days=-3)
        frappe.db.set_value(DOCTYPE, mine, "modified", long_ago, update_modified=False)
        number_change.purge()
        self.assertEqual(frappe.db.count(DOCTYPE, mine), 0)
        frappe.db.commit()


class TestRefusals(NumberCase):
    def ask(self, browser: Browser, number: str, **more):
        return browser.call(f"{API}start_number_change", mobile_no=number, **more)

    def test_a_number_that_is_none_or_ones_own_or_taken(self) -> None:
        browser, other = self.person(), self.person()
        for wrong in ("", "123", "98765432101", "९८७६५४३२१०", "1234567890", browser.mobile):
            self.refused(self.ask(browser, wrong), 417)
        self.refused(browser.call(f"{API}start_number_change"), 417)
        self.refused(browser.call(f"{API}start_number_change", mobile_no=["9876543210"]), 417)
        before = self.message_to(other.mobile)
        self.assertEqual(self.start(browser, other.mobile), TAKEN)
        self.assertEqual(self.message_to(other.mobile), before)
        self.refused(self.ask(Browser(), fresh_number()), 403)

    def test_wrong_codes_are_counted(self) -> None:
        browser, new = self.person(), fresh_number()
        started = self.start(browser, new)
        code = self.code_of(browser.mobile)
        for _guess in range(4):
            reply = self.confirm(browser, started["reference_no"], another_code(code))
            self.refused(reply, 417, messages.CODE_WRONG)
        for tried in (another_code(code), code):
            reply = self.confirm(browser, started["reference_no"], tried)
            self.refused(reply, 417, messages.CODE_EXHAUSTED)
        reference = self.proved(browser, new)
        code = self.code_of(new)
        self.refused(self.confirm(browser, reference, another_code(code)), 417, messages.CODE_WRONG)
        self.assertEqual(self.confirmed(browser, reference, new), {"step": "done"})

    def test_an_expired_code_and_an_old_one(self) -> None:
        browser, new = self.person(), fresh_number()
        started = self.start(browser, new)
        self.age(started["reference_no"], expires_at=add_to_date(now_datetime(), seconds=-1))
        reply = self.confirm(browser, started["reference_no"], self.code_of(browser.mobile))
        self.refused(reply, 417, messages.CODE_EXPIRED)
        first, first_code = self.proved(browser, new), self.code_of(new)
        second = self.start(browser, new)
        # The old number's code is not requested twice.
        self.assertEqual(second["step"], "new")
        self.refused(self.confirm(browser, first, first_code), 417, messages.CODE_EXPIRED)
        self.refused(self.confirm(browser, second["reference_no"], first_code), 417)

    def test_the_old_number_s_code_counts_for_ten_minutes_and_this_new_number(self) -> None:
        browser, new = self.person(), fresh_number()
        self.proved(browser, new)
        self.assertEqual(self.start(browser, fresh_number())["step"], "old")
        reference, code = self.proved(browser, new), self.code_of(new)
        frappe.db.rollback()
        long_ago = add_to_date(now_datetime(), minutes=-11)
        store(DOCTYPE, {"account": browser.session["email"]}, "old_proved_on", long_ago)
        self.refused(self.confirm(browser, reference, code), 417)
        self.assertEqual(self.start(browser, new)["step"], "old")

    def test_no_other_session_and_no_other_code_serves(self) -> None:
        browser, thief, new = self.person(), self.person(), fresh_number()
        started = self.start(browser, new)
        code = self.code_of(browser.mobile)
        for other in (thief, Browser()):
            reply = self.confirm(other, started["reference_no"], code)
            self.assertIn(reply.status_code, (403, 417))
        # A change of one's own does not allow another's reference.
        self.start(thief, fresh_number())
        self.refused(self.confirm(thief, started["reference_no"], code), 417, messages.CODE_EXPIRED)
        reference = browser.message(f"{API}send_delete_code")["reference_no"]
        self.refused(self.confirm(browser, reference, self.code_of(browser.mobile)), 417)
        # A change's code cannot sign in, sign up or delete either.
        started = self.start(browser, new)
        code = self.code_of(browser.mobile)
        for used_for in ("Login", "Signup"):
            answer = Browser().verify(browser.mobile, started["reference_no"], code, used_for)
            self.assertEqual((answer["success_key"], "sid" in answer), (0, False))
        asked = {"reference_number": started["reference_no"], "OTP": code}
        self.refused(browser.call(f"{API}delete_account", **asked), 417)
        self.assertEqual(self.confirm(browser, started["reference_no"], code).status_code, 200)

    def test_a_code_counts_once(self) -> None:
        browser, new = self.person(), fresh_number()
        started = self.start(browser, new)
        code = self.code_of(browser.mobile)
        self.confirmed(browser, started["reference_no"], browser.mobile)
        self.refused(self.confirm(browser, started["reference_no"], code), 417)
        frappe.db.rollback()
        self.assertIsNone(accounts.name_of(new))

    def test_of_two_confirmations_at_once_one_counts(self) -> None:
        browser, new = self.person(), fresh_number()
        reference = self.proved(browser, new)
        code = self.code_of(new)
        replies = at_once([partial(self.confirm, browser, reference, code)] * 2)
        self.assertEqual(sorted(reply.status_code for reply in replies), [200, 417])
        frappe.db.rollback()
        self.assertEqual(accounts.name_of(new), browser.session["email"])

    def test_a_number_that_signs_up_meanwhile_is_taken(self) -> None:
        browser, new = self.person(), fresh_number()
        reference = self.proved(browser, new)
        code = self.code_of(new)
        self.signed_up(new)
        self.refused(self.confirm(browser, reference, code), 409, TAKEN)
        frappe.db.rollback()
        self.assertEqual(accounts.name_of(browser.mobile), browser.session["email"])

    def test_two_accounts_that_move_to_one_number(self) -> None:
        pair, new = (self.person(), self.person()), fresh_number()
        asked = []
        for browser in pair:
            reference = self.proved(browser, new)
            asked.append(partial(self.confirm, browser, reference, self.code_of(new)))
        # The second code replaced the first.
        replies = at_once(asked)
        self.assertEqual([reply.status_code for reply in replies], [417, 200])
        frappe.db.rollback()
        self.assertEqual(accounts.name_of(new), pair[1].session["email"])

    def test_another_change_that_begins_meanwhile_does_not_inherit_the_code(self) -> None:
        browser, new, foreign = self.person(), fresh_number(), fresh_number()
        started = self.start(browser, new)
        code = self.code_of(browser.mobile)
        check = number_change.codes.check

        def checked(*arguments):
            outcome = check(*arguments)
            self.start(browser, foreign)
            return outcome

        with patch.object(number_change.codes, "check", checked):
            self.refused(self.confirm(browser, started["reference_no"], code), 417, messages.CODE_EXPIRED)
        self.assertEqual(self.start(browser, foreign)["step"], "old")

    def test_too_many_codes_and_too_many_tries(self) -> None:
        browser, new = self.person(), fresh_number()
        self.proved(browser, new)
        for _send in range(4):
            self.start(browser, new)
        self.refused(self.ask(browser, new), 429, "Too many OTP requests")
        # Other accounts get no more codes for this number either.
        with patch.object(lost_number, "MOST_A_DAY", 1):
            other = self.person()
            self.start(other, fresh_number())
            self.refused(self.ask(other, fresh_number()), 429, "many tries")

    def age(self, reference: str, **values) -> None:
        store("JP OTP Request", {"reference": reference}, values)

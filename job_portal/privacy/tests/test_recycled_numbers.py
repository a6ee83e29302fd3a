"""A person who signs in to a long unused account must say whose it is, before there is a session."""

from functools import partial
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts, cookies, messages
from job_portal.privacy import lost_number, sealed_accounts, sealing
from job_portal.privacy import messages as own_messages
from job_portal.privacy.tests.test_lost_number import LostNumberCase
from job_portal.tests.actor import API, SIGN_UP, VERIFY, fresh_number, job_values
from job_portal.tests.http import Browser, at_once
from job_portal.tests.sign_in_case import browser_with
from job_portal.tests.utils import fresh, store

WHO = "/api/method/frappe.auth.get_logged_user"
ANSWER = f"{API}answer_whose_account"


class GivenOutCase(LostNumberCase):
    def unused(self, browser: Browser, days: int = 91) -> Browser:
        """Make the browser's account look unused for this many days."""
        moment = add_to_date(now_datetime(), days=-days)
        values = {"creation": moment, "last_login": moment, "last_active": moment}
        store("User", browser.session["email"], values, update_modified=False)
        return browser

    def asked_whose(self, mobile: str) -> tuple[Browser, dict]:
        """A browser that has entered the code, and the answer."""
        browser = Browser()
        answer = browser.verify(mobile, browser.send_code(mobile, "Login"), self.code_of(mobile))
        self.assertEqual(answer["success_key"], 1)
        return browser, answer

    def answer(self, browser: Browser, mobile: str, is_mine: bool) -> dict:
        return self.remembered(browser.enter(browser.message(ANSWER, mobile_no=mobile, is_mine=is_mine)))

    def taken_over(self, mobile: str) -> Browser:
        """The browser of a new person at a number."""
        browser, _answer = self.asked_whose(mobile)
        self.answer(browser, mobile, is_mine=False)
        browser.mobile = mobile
        return browser

    def old_person(self) -> Browser:
        """A person with a profile whose account is unused."""
        browser = self.person()
        self.applied(browser, self.company_account())
        return self.unused(browser)


class TestQuestion(GivenOutCase):
    def test_it_comes_in_place_of_the_session(self) -> None:
        old = self.old_person()
        browser, answer = self.asked_whose(old.mobile)
        told = {"next": "whose_account", "first_letter": "A", "district": "Bengaluru"}
        self.assertEqual(answer, {"success_key": 1, "verified": True, "message": messages.VERIFIED, **told})
        self.assertIn(browser.cookie("sid"), (None, "Guest"))
        self.assertIsNone(browser.cookie("jp_device"))
        self.assertEqual(browser.get(WHO).status_code, 403)
        session = self.answer(browser, old.mobile, is_mine=True)
        self.assertEqual(session["email"], old.session["email"])
        self.assertEqual(browser.get(WHO).json["message"], old.session["email"])
        # Now the account is in use.
        _again, answer = self.asked_whose(old.mobile)
        self.assertNotIn("next", answer)

    def test_not_of_an_account_in_use_or_without_a_name_nor_on_a_sample_site(self) -> None:
        for browser, days in ((self.person(), 89), (self.nameless(), 200)):
            self.unused(browser, days)
            self.assertNotIn("next", self.asked_whose(browser.mobile)[1])
        old = self.unused(self.person())
        self.configure(market="Sample")
        self.assertNotIn("next", self.asked_whose(old.mobile)[1])

    def test_its_days_are_set(self) -> None:
        self.configure(unused_days=30)
        self.assertIn("next", self.asked_whose(self.unused(self.person(), 31).mobile)[1])

    def test_a_letter_of_any_script_comes_whole(self) -> None:
        old = self.unused(self.person())
        store("User", old.session["email"], "full_name", "किरण")
        answer = self.asked_whose(old.mobile)[1]
        self.assertEqual((answer["first_letter"], answer["district"]), ("कि", ""))

    def nameless(self) -> Browser:
        mobile = fresh_number()
        browser, _session = self.signed_up(mobile)
        store("User", browser.session["email"], "full_name", accounts.NEW_MEMBER)
        browser.mobile = mobile
        return browser


class TestNoWayRound(GivenOutCase):
    def test_only_the_answer_gives_a_session(self) -> None:
        old = self.unused(self.person())
        reference = Browser().send_code(old.mobile, "Login")
        code = self.code_of(old.mobile)
        browser = Browser()
        asked = {"mobile_no": old.mobile, "reference_number": reference, "OTP": code, "used_for": "Login"}
        self.assertIn("next", browser.message(VERIFY, **asked))
        # The code is used up, and cannot ask again.
        self.assertEqual(browser.message(VERIFY, **asked)["success_key"], 0)
        self.refused(browser.call(SIGN_UP, mobile_no=old.mobile, full_name="Ravi"), 403)
        self.refused(browser.call(f"{API}get_session"), 403)
        self.refused(browser.call(f"{API}get_my_data"), 403)
        other = self.unused(self.person())
        for stranger, number in (
            (Browser(), old.mobile),
            (browser_with(jp_ticket="x" * 32), old.mobile),
            (browser, other.mobile),
            (browser, fresh_number()),
        ):
            self.refused(stranger.call(ANSWER, mobile_no=number, is_mine=True), 403)
        for wrong in ({}, {"mobile_no": "12", "is_mine": True}, {"mobile_no": old.mobile, "is_mine": "who"}):
            self.refused(browser.call(ANSWER, **wrong), 417)
        self.assertEqual(browser.get(WHO).status_code, 403)
        self.answer(browser, old.mobile, is_mine=True)

    def test_a_sign_up_ticket_and_an_old_one_answer_nothing(self) -> None:
        old = self.unused(self.person())
        new, number = Browser(), fresh_number()
        new.verify_number(number, self)
        self.refused(new.call(ANSWER, mobile_no=number, is_mine=True), 403)
        browser, _answer = self.asked_whose(old.mobile)
        late = add_to_date(now_datetime(), minutes=-11)
        store("JP OTP Request", {"mobile_no": old.mobile, "purpose": "Login"}, "verified_at", late)
        self.refused(browser.call(ANSWER, mobile_no=old.mobile, is_mine=True), 403)

    def test_a_code_can_answer_once(self) -> None:
        old = self.unused(self.person())
        browser, _answer = self.asked_whose(old.mobile)
        # Two tabs sent their answers at the same time, so neither had a session.
        tab = Browser()
        tab.set_cookie(cookies.TICKET, browser.cookie(cookies.TICKET))
        yes = partial(browser.call, ANSWER, mobile_no=old.mobile, is_mine=True)
        no = partial(tab.call, ANSWER, mobile_no=old.mobile, is_mine=False)
        replies = at_once([yes, no])
        self.assertEqual(sorted(reply.status_code for reply in replies), [200, 403])
        [session] = [reply.json["message"] for reply in replies if reply.status_code == 200]
        answered = browser if replies[0].status_code == 200 else tab
        self.remembered(answered.enter(session))
        self.assertEqual(accounts.name_of(old.mobile), session["email"])
        self.refuses_more(answered.call(ANSWER, mobile_no=old.mobile, is_mine=False))

    def refuses_more(self, reply) -> None:
        """The browser recognises this refusal by its name."""
        self.refused(reply, 403)
        self.assertEqual(reply.json["exc_type"], "QuestionEnded")

    def test_an_account_used_meanwhile_is_not_given_away(self) -> None:
        old = self.unused(self.person())
        browser, _answer = self.asked_whose(old.mobile)
        self.unused(old, days=0)
        self.refuses_more(browser.call(ANSWER, mobile_no=old.mobile, is_mine=False))
        frappe.db.rollback()
        self.assertEqual(accounts.name_of(old.mobile), old.session["email"])


class TestNewHere(GivenOutCase):
    def test_it_begins_a_new_account_and_seals_the_old_one(self) -> None:
        old = self.old_person()
        name, token = old.session["email"], old.session["token"]
        new = self.taken_over(old.mobile)
        self.assertNotEqual(new.session["email"], name)
        self.assertEqual(new.session["full_name"], accounts.NEW_MEMBER)
        self.assertEqual(new.message(f"{API}get_applications")["items"], [])
        sections = new.message(f"{API}get_my_data")["sections"]
        self.assertNotIn(name, str(sections))
        # The old account's sessions and keys have ended, and its devices were told.
        self.assertEqual(old.get(WHO).status_code, 403)
        self.assertEqual(Browser(token).get(WHO).status_code, 401)
        frappe.db.rollback()
        self.assertTrue(sealed_accounts.is_sealed(name))
        self.assertIsNone(accounts.number_of(name))
        self.assertTrue(frappe.db.get_value("JP Searcher", {"account": name}, "is_frozen"))
        [told] = frappe.get_all("JP Notification", {"account": name, "kind": "number"}, pluck="text")
        self.assertIn("30 days", told)
        # A sign-in with the number opens the new account without a question.
        _again, answer = self.asked_whose(old.mobile)
        self.assertEqual(answer["email"], new.session["email"])

    def test_a_freelancer_s_page_is_hidden_with_its_account(self) -> None:
        old = self.unused(self.person())
        profile = {"headline": "Weaver", "is_remote": True, "is_open": True}
        name = old.message(f"{API}save_freelancer", **profile)["name"]
        self.unused(old)
        self.taken_over(old.mobile)
        self.assertEqual(Browser().call(f"{API}get_freelancer", name=name).status_code, 404)
        frappe.db.rollback()
        sealed_accounts.give_back(old.session["email"], fresh_number())
        frappe.db.commit()
        self.assertEqual(Browser().call(f"{API}get_freelancer", name=name).status_code, 200)

    def test_a_failure_half_way_leaves_it_to_be_asked_again(self) -> None:
        old = self.old_person()
        browser, _answer = self.asked_whose(old.mobile)
        with patch("job_portal.privacy.account_moving.tell", side_effect=frappe.ValidationError("away")):
            self.assertEqual(browser.call(ANSWER, mobile_no=old.mobile, is_mine=False).status_code, 417)
        frappe.db.rollback()
        self.assertEqual(accounts.name_of(old.mobile), old.session["email"])
        self.assertFalse(sealed_accounts.is_sealed(old.session["email"]))
        self.assertIn("next", self.asked_whose(old.mobile)[1])

    def test_it_is_erased_after_its_days(self) -> None:
        old = self.old_person()
        self.taken_over(old.mobile)
        name = old.session["email"]
        sealed_accounts.erase()
        self.assertTrue(fresh().exists("User", name))
        store("JP Sealed Account", {"account": name}, "erase_on", now_datetime())
        sealed_accounts.erase()
        self.assertFalse(fresh().exists("User", name))
        self.assertEqual(self.found(name) | self.found(old.mark), set())
        # The law may require the former number.
        self.assertIn("account deleted", [row.kind for row in sealing.of_number(old.mobile)])

    def test_of_a_company_with_live_jobs_a_reviewer_decides(self) -> None:
        old = self.person()
        company = old.add_company()
        store("JP Company", company, "status", "Approved")
        job = old.message(f"{API}post_job", **job_values())["name"]
        self.unused(old)
        browser, _answer = self.asked_whose(old.mobile)
        reply = browser.call(ANSWER, mobile_no=old.mobile, is_mine=False)
        self.refused(reply, 403, own_messages.REVIEWER_DECIDES)
        self.assertEqual(Browser().call(f"{API}get_job", name=job).status_code, 200)
        self.assertEqual(self.request_of(old).kind, "Number Given Out Again")
        # Its owner does not see the request as their own, and ends it by signing in.
        owner, _answer = self.asked_whose(old.mobile)
        self.answer(owner, old.mobile, is_mine=True)
        self.assertEqual(self.request_of(old).status, "Ended")
        self.unused(old)
        browser, _answer = self.asked_whose(old.mobile)
        browser.call(ANSWER, mobile_no=old.mobile, is_mine=False)
        self.assertEqual(self.decide(old, "grant").json["message"]["status"], "Done")
        self.assertEqual(Browser().call(f"{API}get_job", name=job).status_code, 404)
        frappe.db.rollback()
        self.assertIsNone(accounts.name_of(old.mobile))


class TestClaims(GivenOutCase):
    def claim(self, browser: Browser, number: str):
        paper = browser.upload_document()
        return browser.call(f"{API}claim_account", mobile_no=number, paper=paper)

    def test_a_sealed_account_is_given_back_by_a_reviewer(self) -> None:
        old = self.old_person()
        name, mark, number = old.session["email"], old.mark, old.mobile
        company = old.add_company()
        self.unused(old)
        taker = self.taken_over(number)
        self.assertEqual(fresh().get_value("JP Company", company, "status"), "Frozen")
        claimer = self.person()
        self.assertEqual(self.claim(claimer, number).json["message"]["step"], "waiting")
        request = self.request_of(claimer)
        self.assertEqual((request.full_name, request.place), (f"Asha {mark}", "Bengaluru"))
        self.assertEqual(self.decide(claimer, "grant").json["message"]["status"], "Done")
        frappe.db.rollback()
        self.assertEqual(accounts.name_of(claimer.mobile), name)
        self.assertEqual(claimer.get(WHO).status_code, 403)
        # The next sign-in opens the former account, which reads of the new number.
        again, _session = self.logged_in(claimer.mobile)
        self.assertEqual(self.told(again)[0], own_messages.TELL_NUMBER_CHANGED)
        sealed_accounts.erase()
        self.assertFalse(fresh().exists("User", claimer.session["email"]))
        self.assertFalse(sealed_accounts.is_sealed(name))
        self.assertEqual(accounts.name_of(number), taker.session["email"])
        # A reviewer has just decided whose it is.
        back, _session = self.logged_in(claimer.mobile)
        profile = back.message(f"{API}get_searcher")
        self.assertEqual((profile["headline"], back.session["is_frozen"]), (f"Weaver {mark}", False))
        self.assertEqual((back.session["company_name"], back.session["email"]), (company, name))
        self.assertEqual(len(back.message(f"{API}get_applications")["items"]), 1)

    def test_the_answer_is_the_same_whatever_the_number_has(self) -> None:
        answers = []
        for number in (
            self.person().mobile,
            fresh_number(),
            self.taken_over(self.old_person().mobile).mobile,
        ):
            claimer = self.person()
            answer = self.claim(claimer, number).json["message"]
            self.assertEqual(answer, claimer.message(f"{API}get_number_change"))
            answers.append({**answer, "number": "", "new_number": ""})
        self.assertEqual(answers[0], answers[1])
        self.assertEqual(answers[1], answers[2])

    def test_one_that_names_no_account_cannot_be_granted(self) -> None:
        claimer = self.person()
        self.claim(claimer, fresh_number())
        self.refused(self.decide(claimer, "grant"), 417, own_messages.NOTHING_CLAIMED)
        self.assertEqual(self.decide(claimer, "refuse", reason="No such account").status_code, 200)

    def test_a_lost_account_moves_after_seven_days_unless_its_number_is_used(self) -> None:
        old, claimer = self.person(), self.person()
        self.claim(claimer, old.mobile)
        self.assertEqual(self.decide(claimer, "grant").json["message"]["status"], "Granted")
        self.assertEqual(len(self.told(old)), 1)
        self.logged_in(old.mobile)
        self.assertEqual(self.request_of(claimer).status, "Ended")
        self.claim(claimer, old.mobile)
        self.decide(claimer, "grant")
        self.unused(old)
        self.pass_days(claimer)
        frappe.db.rollback()
        self.assertEqual(accounts.name_of(claimer.mobile), old.session["email"])
        self.assertIsNone(accounts.name_of(old.mobile))
        self.assertEqual(claimer.get(WHO).status_code, 403)
        self.assertEqual(self.logged_in(claimer.mobile)[1]["email"], old.session["email"])

    def test_an_account_in_use_claims_nothing(self) -> None:
        old, busy = self.person(), self.person()
        self.claim(busy, old.mobile)
        busy.add_company()
        self.refused(self.decide(busy, "grant"), 417, own_messages.CLAIM_BY_ACCOUNT_IN_USE)
        busy.message(f"{API}cancel_number_change")
        self.refused(self.claim(busy, old.mobile), 417, own_messages.CLAIM_BY_ACCOUNT_IN_USE)

    def test_without_the_site_s_leave_only_sealed_accounts_are_claimed(self) -> None:
        self.configure(lost_numbers=0)
        old, sealed = self.person(), self.old_person()
        self.taken_over(sealed.mobile)
        for number, claimed in ((old.mobile, None), (sealed.mobile, sealed.session["email"])):
            claimer = self.person()
            self.claim(claimer, number)
            self.assertEqual(self.request_of(claimer).claimed, claimed)

    def test_a_claim_says_nothing_to_the_claimed(self) -> None:
        old, claimer = self.person(), self.person()
        self.claim(claimer, old.mobile)
        self.assertEqual(self.told(old), [])
        self.assertEqual(old.message(f"{API}get_number_change")["step"], "none")

    def test_tries_are_counted(self) -> None:
        claimer = self.person()
        with patch.object(lost_number, "MOST_A_DAY", 1):
            self.claim(claimer, fresh_number())
            self.refused(self.claim(claimer, fresh_number()), 429)

"""The ticket that verifying a number gives a browser: what it allows, to whom, how long and how often."""

from functools import partial
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts, codes, messages, sessions
from job_portal.rules import LIMITS
from job_portal.tests import http
from job_portal.tests.actor import SIGN_UP, fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase, at_once, browser_with, user_of
from job_portal.tests.utils import fresh, store


class TestTicket(SignInCase):
    def setUp(self):
        super().setUp()
        self.mobile = fresh_number()

    def sign_up(self, browser: Browser, **more):
        return browser.call(SIGN_UP, **{"mobile_no": self.mobile, "full_name": "Asha Rao", **more})

    def verified_ago(self, seconds: int) -> Browser:
        """A browser with a ticket of this age, which kept the cookie longer than it should."""
        browser = Browser()
        browser.verify_number(self.mobile, self)
        ticket = browser.cookie("jp_ticket")
        verification = {"mobile_no": self.mobile, "ticket_hash": ("is", "set")}
        then = add_to_date(now_datetime(), seconds=-seconds)
        store(codes.DOCTYPE, verification, "verified_at", then)
        return browser_with(jp_ticket=ticket)

    def test_a_ticket_lives_until_then(self):
        browser = self.verified_ago(LIMITS["signup_ticket_seconds"] - 60)
        self.assertEqual(self.sign_up(browser).status_code, 200)
        self.users.append(self.mobile)

    def test_a_ticket_dies_of_age_and_its_number_is_verified_anew(self):
        browser = self.verified_ago(LIMITS["signup_ticket_seconds"] + 1)
        self.refused(self.sign_up(browser), 403, messages.SIGN_UP_SESSION_INVALID)
        frappe.db.rollback()
        self.assertFalse(accounts.exists(self.mobile))
        self.signed_up(self.mobile, browser)

    def test_without_a_verification_in_this_browser_it_is_403(self):
        self.refused(self.sign_up(Browser()), 403, messages.SIGN_UP_SESSION_INVALID)
        verified_elsewhere = Browser()
        verified_elsewhere.verify_number(self.mobile, self)
        self.refused(self.sign_up(Browser()), 403, messages.SIGN_UP_SESSION_INVALID)
        reply = verified_elsewhere.call(SIGN_UP, mobile_no=fresh_number(), full_name="Asha")
        self.refused(reply, 403, messages.SIGN_UP_SESSION_INVALID)
        self.assertEqual(self.sign_up(verified_elsewhere).status_code, 200)

    def test_ticket_cookie_is_out_of_reach_of_scripts_and_other_sites(self):
        browser = Browser()
        reference = browser.send_code(self.mobile)
        reply = browser.call(
            "sign_in_manager.api.verify_OTP_token",
            mobile_no=self.mobile,
            reference_number=reference,
            OTP=self.code_of(self.mobile),
            used_for="Signup",
        )
        cookies = reply.headers.getlist("Set-Cookie")
        ticket = next(cookie for cookie in cookies if cookie.startswith("jp_ticket="))
        for attribute in ("HttpOnly", "SameSite=Strict", "Max-Age=600"):
            self.assertIn(attribute, ticket)

    def test_a_refused_sign_up_leaves_the_ticket_unspent(self):
        browser = Browser()
        browser.verify_number(self.mobile, self)
        self.refused(self.sign_up(browser, full_name="x" * 141), 417)
        self.refused(self.sign_up(browser, signup_type="email"), 417, messages.SIGN_UP_TYPE_UNKNOWN)
        self.assertEqual(self.sign_up(browser).status_code, 200)

    def test_a_sign_up_whose_login_failed_can_be_tried_again(self):
        browser = Browser()
        browser.verify_number(self.mobile, self)
        ticket = browser.cookie("jp_ticket")
        with patch.object(sessions, "open_session", side_effect=frappe.QueryTimeoutError("busy")):
            self.refused(self.sign_up(browser), 503)
        self.users.append(self.mobile)
        frappe.db.rollback()
        self.assertTrue(accounts.exists(self.mobile))
        reply = self.sign_up(browser)
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        self.assertEqual(reply.json["message"]["email"], user_of(self.mobile))
        copy = browser_with(jp_ticket=ticket)
        self.refused(self.sign_up(copy), 403, messages.SIGN_UP_SESSION_INVALID)

    def test_of_four_verified_browsers_at_once_one_signs_up(self):
        browsers = [Browser() for _ in range(4)]
        for browser in browsers:
            browser.verify_number(self.mobile, self)
        replies = http.at_once([partial(self.sign_up, browser) for browser in browsers])
        self.users.append(self.mobile)
        self.assertEqual(sorted(reply.status_code for reply in replies), [200, 409, 409, 409])
        self.assertEqual(fresh().count("JP Account", {"mobile_no": self.mobile}), 1)

    def test_of_ten_sign_ups_at_once_with_one_ticket_one_succeeds(self):
        browser = Browser()
        browser.verify_number(self.mobile, self)
        ticket = browser.cookie("jp_ticket")

        def attempt(copy: Browser) -> int:
            copy.set_cookie("jp_ticket", ticket)
            return self.sign_up(copy).status_code

        replies = at_once(10, attempt)
        self.users.append(self.mobile)
        self.assertEqual(replies.count(200), 1, replies)
        self.assertLessEqual(set(replies), {200, 403, 409})

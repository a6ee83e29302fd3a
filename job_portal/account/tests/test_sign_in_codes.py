"""Codes: sent, checked once, limited, through the public names of the methods."""

import secrets
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import messages
from job_portal.platform import rates
from job_portal.rules import LIMITS
from job_portal.tests.actor import SEND, SIGN_UP, another_code, fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase, at_once, browser_with
from job_portal.tests.utils import store

# Digits for Python's `\\d` and str.isdigit(), but not for a mobile number.
FULL_WIDTH_DIGITS = "".join(chr(0xFF10 + digit) for digit in range(10))


class TestSending(SignInCase):
    def test_reply_names_reference_and_user_and_no_code(self):
        mobile = fresh_number()
        reply = Browser().call(SEND, mobile_no=mobile, used_for="Signup")
        message = reply.json["message"]
        # A guest who knows a number does not learn the name.
        self.assertEqual(message["user"], mobile)
        self.assertEqual(message["expires_in"], LIMITS["otp_life_seconds"])
        self.assertEqual(message["resend_after"], LIMITS["resend_seconds"])
        self.assertNotIn(self.code_of(mobile), reply.get_data(as_text=True))

    def test_message_ends_with_the_line_that_autofill_reads(self):
        mobile = fresh_number()
        Browser().send_code(mobile)
        self.assertRegex(self.message_to(mobile).splitlines()[-1], r"^@[a-z0-9.-]+ #[0-9]{6}$")

    def test_login_of_an_unknown_number_and_sign_up_of_a_known_one_are_answers(self):
        mobile = fresh_number()
        reply = Browser().call(SEND, mobile_no=mobile, used_for="Login")
        self.assertEqual((reply.status_code, reply.json["message"]), (200, "User Not Found"))
        self.signed_up(mobile)
        reply = Browser().call(SEND, mobile_no=mobile, used_for="Signup")
        self.assertEqual((reply.status_code, reply.json["message"]), (200, "User Already Exists"))

    def test_bad_numbers_and_purposes_are_refused_with_a_sentence(self):
        for mobile in (
            "12345",
            "+919876543210",
            "98765 43210",
            FULL_WIDTH_DIGITS,
            "9876543210\n",
            "abcdefghij",
        ):
            reply = Browser().call(SEND, mobile_no=mobile, used_for="Signup")
            self.refused(reply, 417, messages.MOBILE_INVALID)
        self.refused(Browser().call(SEND, mobile_no="", used_for="Signup"), 417, messages.MOBILE_MISSING)
        reply = Browser().call(SEND, mobile_no=fresh_number(), used_for="Reset")
        self.refused(reply, 417, messages.PURPOSE_UNKNOWN)


class TestSendingOnLiveSite(SignInCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.configure_class(market="Live")

    def asked(self, mobile: str, used_for: str = "Signup"):
        return Browser().call(SEND, mobile_no=mobile, used_for=used_for)

    def test_a_new_account_needs_an_indian_number(self):
        for first in "012345":
            self.refused(self.asked(first + fresh_number()[1:]), 417, messages.MOBILE_NOT_INDIAN)
        for first in "6789":
            self.assertEqual(self.asked(first + fresh_number()[1:]).status_code, 200)

    def test_an_account_that_exists_logs_in_as_it_is(self):
        self.configure(market="Sample")
        mobile = f"1{fresh_number()[1:]}"
        self.signed_up(mobile)
        self.configure(market="Live")
        self.assertEqual(self.asked(mobile).json["message"], messages.USER_ALREADY_EXISTS)
        self.assertEqual(self.logged_in(mobile)[1]["success_key"], 1)

    def test_a_site_for_demonstration_takes_any_number(self):
        self.configure(is_demonstration=1)
        self.assertEqual(self.asked(f"1{fresh_number()[1:]}").status_code, 200)


class TestSendingLimits(SignInCase):
    def test_five_sends_pass_and_the_sixth_is_429_by_any_name_and_path(self):
        mobile = fresh_number()
        payload = {"mobile_no": mobile, "used_for": "Signup"}
        own_name = "job_portal.account.sign_in.send_custom_sms"
        for _ in range(5):
            Browser().send_code(mobile)
        for reply in (
            Browser().call(SEND, **payload),
            Browser().call(own_name, **payload),
            Browser().post(f"/api/v2/method/{SEND}", json=payload),
            Browser().post("/api/method/ping", json={"cmd": SEND, **payload}),
            *(
                Browser().post(path, json={"cmd": SEND, **payload}, headers={"Accept": accept})
                for path in ("/", f"/api/method/{SEND}", f"/api/v2/method/{SEND}")
                for accept in ("text/html", "text/plain, */*", "")
            ),
        ):
            self.refused(reply, 429, "Too many OTP requests for this number")

    def test_twenty_sends_at_once_keep_the_limit(self):
        mobile = fresh_number()
        replies = at_once(
            20, lambda browser: browser.call(SEND, mobile_no=mobile, used_for="Signup").status_code
        )
        self.assertLessEqual(replies.count(200), 5)
        self.assertEqual(replies.count(200) + replies.count(429), 20)

    def test_the_limit_of_a_number_outlives_the_cache(self):
        mobile = fresh_number()
        for _ in range(5):
            Browser().send_code(mobile)
        # A cleared cache knows of no earlier sends.
        self.patched(patch.object(rates, "is_above", lambda *_: False))
        reply = Browser().call(SEND, mobile_no=mobile, used_for="Signup")
        self.refused(reply, 429, "Too many OTP requests for this number")

    def test_unknown_numbers_count_against_the_address(self):
        self.configure(sends_per_address=3)
        address = {"X-Forwarded-For": f"203.0.113.{int(fresh_number()) % 250}, {fresh_number()}"}
        ask = {"json": {"mobile_no": fresh_number(), "used_for": "Login"}, "headers": address}
        answers = [Browser().post(f"/api/method/{SEND}", **ask).status_code for _ in range(4)]
        self.assertEqual(answers, [200, 200, 200, 429])

    def test_the_addresses_of_one_network_count_together(self):
        self.configure(sends_per_address=3)
        site = f"2001:db8:{secrets.token_hex(2)}:1"
        ask = {"mobile_no": fresh_number(), "used_for": "Login"}
        answers = [
            Browser()
            .post(f"/api/method/{SEND}", json=ask, headers={"X-Forwarded-For": f"{site}::{host:x}"})
            .status_code
            for host in range(1, 5)
        ]
        self.assertEqual(answers, [200, 200, 200, 429])

    def test_a_stranger_cannot_use_up_the_sends_of_a_browser_that_signed_in_before(self):
        mobile = fresh_number()
        owner, _ = self.signed_up(mobile)
        owner.call("logout")
        # The sign-up used one of the strangers' five sends.
        for _ in range(4):
            Browser().send_code(mobile, "Login")
        self.refused(Browser().call(SEND, mobile_no=mobile, used_for="Login"), 429)
        _, session = self.logged_in(mobile, owner)
        self.assertEqual(session["success_key"], 1)

    def test_the_browsers_that_signed_in_on_a_number_share_its_sends(self):
        mobile = fresh_number()
        browser, _ = self.signed_up(mobile)
        # Otherwise each login by the number's owner would add a known browser.
        others = []
        for _ in range(4):
            reference = browser.send_code(mobile, "Login")
            other = Browser()
            self.remembered(other.enter(other.verify(mobile, reference, self.code_of(mobile))))
            others.append(other)
        others[0].send_code(mobile, "Login")
        for known in (browser, *others):
            self.refused(known.call(SEND, mobile_no=mobile, used_for="Login"), 429)

    def test_strangers_cannot_use_up_the_sites_sends_for_browsers_that_signed_in_before(self):
        mobile = fresh_number()
        first, _ = self.signed_up(mobile)
        second, _ = self.logged_in(mobile)
        for browser in (first, second):
            browser.call("logout")
        self.configure(sends_per_site=1)

        def ask(browser: Browser, number: str, used_for: str) -> int:
            return browser.call(SEND, mobile_no=number, used_for=used_for).status_code

        for _ in range(2):
            strangers = ask(Browser(), fresh_number(), "Login")
        self.assertEqual(strangers, 429)
        self.assertEqual(self.logged_in(mobile, first)[1]["success_key"], 1)
        # Five more than the site's limit for the number, shared by its browsers.
        answers = [ask(browser, mobile, "Login") for browser in (first, first, second, second, second)]
        self.assertEqual(answers, [200, 200, 200, 200, 429])
        self.assertEqual(ask(first, fresh_number(), "Signup"), 429)

    def test_a_forged_device_cookie_is_a_stranger(self):
        mobile = fresh_number()
        self.signed_up(mobile)
        for _ in range(4):
            Browser().send_code(mobile, "Login")
        forged = browser_with(jp_device="abcdef.0123456789")
        self.refused(forged.call(SEND, mobile_no=mobile, used_for="Login"), 429)

    def test_a_device_cookie_is_valid_only_for_its_own_number(self):
        browser, _ = self.signed_up(fresh_number())
        mobile = fresh_number()
        for _ in range(5):
            Browser().send_code(mobile)
        other = browser_with(jp_device=browser.cookie("jp_device"))
        self.refused(other.call(SEND, mobile_no=mobile, used_for="Signup"), 429)


class TestChecking(SignInCase):
    def setUp(self):
        super().setUp()
        self.mobile, self.browser = fresh_number(), Browser()
        self.reference = self.browser.send_code(self.mobile)
        self.code = self.code_of(self.mobile)

    def offer(self, code: str, **changed) -> dict:
        arguments = {"mobile": self.mobile, "reference": self.reference, **changed}
        return self.browser.verify(code=code, **arguments)

    def assert_failed(self, answer: dict, message: str) -> None:
        self.assertEqual(answer, {"success_key": 0, "verified": False, "message": message})

    def test_right_code_succeeds_once(self):
        answer = self.offer(self.code)
        self.assertEqual(answer, {"success_key": 1, "verified": True, "message": messages.VERIFIED})
        self.assert_failed(self.offer(self.code), messages.CODE_USED)

    def test_of_twenty_right_codes_at_once_one_succeeds(self):
        answers = at_once(20, lambda browser: browser.verify(self.mobile, self.reference, self.code))
        self.assertEqual(sum(answer["success_key"] for answer in answers), 1)

    def test_wrong_codes_are_counted_and_the_fifth_ends_it(self):
        for _ in range(4):
            self.assert_failed(self.offer(another_code(self.code)), messages.CODE_WRONG)
        self.assertEqual(self.stored(self.reference, "tries")["tries"], 4)
        self.assert_failed(self.offer(another_code(self.code)), messages.CODE_EXHAUSTED)
        self.assert_failed(self.offer(self.code), messages.CODE_EXHAUSTED)

    def test_of_forty_guesses_at_once_five_are_compared(self):
        wrong = another_code(self.code)
        answers = at_once(40, lambda browser: browser.verify(self.mobile, self.reference, wrong))
        # A compared guess answers 'wrong'. The fifth, and all that were not compared, answer 'exhausted'.
        said = [answer["message"] for answer in answers]
        self.assertEqual(said.count(messages.CODE_WRONG), 4)
        self.assertEqual(said.count(messages.CODE_EXHAUSTED), 36)
        self.assert_failed(self.offer(self.code), messages.CODE_EXHAUSTED)

    def test_the_last_try_may_be_the_right_one(self):
        for _ in range(4):
            self.offer(another_code(self.code))
        self.assertEqual(self.offer(self.code)["success_key"], 1)

    def test_what_is_no_code_is_answered_and_not_counted(self):
        for code in ("", "12345", "1234567", "12345a", FULL_WIDTH_DIGITS[:6]):
            self.assert_failed(self.offer(code), messages.CODE_INCOMPLETE)
        self.assertEqual(self.stored(self.reference, "tries")["tries"], 0)

    def test_expired_code(self):
        name = frappe.db.get_value("JP OTP Request", {"reference": self.reference})
        store("JP OTP Request", name, "expires_at", add_to_date(now_datetime(), seconds=-1))
        self.assert_failed(self.offer(self.code), messages.CODE_EXPIRED)
        self.assertEqual(self.stored(self.reference, "tries")["tries"], 0)

    def test_resend_replaces_the_code(self):
        newer = self.browser.send_code(self.mobile)
        self.assert_failed(self.offer(self.code), messages.CODE_REPLACED)
        self.assertEqual(self.offer(self.code_of(self.mobile), reference=newer)["success_key"], 1)

    def test_a_code_that_comes_late_costs_no_try(self):
        """Two messages are sent, and the first arrives after the second."""
        newer = self.browser.send_code(self.mobile)
        newer_code = self.code_of(self.mobile)
        for _ in range(6):
            self.assert_failed(self.offer(self.code, reference=newer), messages.CODE_REPLACED)
        self.assert_failed(self.offer(another_code(self.code)), messages.CODE_REPLACED)
        for reference in (newer, self.reference):
            self.assertEqual(self.stored(reference, "tries")["tries"], 0)
        self.assertEqual(self.offer(newer_code, reference=newer)["success_key"], 1)

    def test_an_earlier_code_that_lives_no_more_is_a_wrong_one(self):
        name = frappe.db.get_value("JP OTP Request", {"reference": self.reference})
        newer = self.browser.send_code(self.mobile)
        store("JP OTP Request", name, "expires_at", add_to_date(now_datetime(), seconds=-1))
        self.assert_failed(self.offer(self.code, reference=newer), messages.CODE_WRONG)
        self.assertEqual(self.stored(newer, "tries")["tries"], 1)

    def test_code_of_another_number_reference_or_purpose(self):
        other = fresh_number()
        other_reference = Browser().send_code(other)
        self.assert_failed(self.offer(self.code, mobile=other), messages.INVALID_SESSION)
        self.assert_failed(self.offer(self.code, reference="nonsense"), messages.INVALID_SESSION)
        self.assert_failed(self.offer(self.code, used_for="Login"), messages.INVALID_SESSION)
        if self.code != self.code_of(other):
            self.assert_failed(
                self.offer(self.code, mobile=other, reference=other_reference), messages.CODE_WRONG
            )

    def test_the_number_in_other_letters_is_another_number(self):
        """For MariaDB, full-width digits and a space at the end make no difference."""
        full_width = "".join(chr(ord(digit) + 0xFEE0) for digit in self.mobile)
        for mobile in (full_width, f"{self.mobile} ", f"{self.mobile}\u200b"):
            self.assert_failed(self.offer(self.code, mobile=mobile), messages.INVALID_SESSION)
        self.assertEqual(self.offer(self.code)["success_key"], 1)

    def test_a_login_code_never_gives_a_sign_up_ticket(self):
        self.signed_up(self.mobile)
        browser, session = self.logged_in(self.mobile)
        self.assertEqual(session["success_key"], 1)
        reply = browser.call(SIGN_UP, mobile_no=self.mobile, full_name="Asha")
        self.refused(reply, 403, messages.SIGN_UP_SESSION_INVALID)

    def test_wrong_guesses_over_many_codes_of_a_number_are_limited(self):
        self.configure(guesses_per_number=5)
        for _ in range(3):
            self.offer(another_code(self.code))
        newer = self.browser.send_code(self.mobile)
        code = self.code_of(self.mobile)
        for _ in range(2):
            self.offer(another_code(code), reference=newer)
        self.assert_failed(self.offer(code, reference=newer), messages.GUESSES_EXHAUSTED)
        reply = Browser().call(SEND, mobile_no=self.mobile, used_for="Signup")
        self.refused(reply, 429, messages.GUESSES_EXHAUSTED)

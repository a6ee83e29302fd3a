"""What the tests of sign-in share: fresh numbers, the code as an administrator reads it, the three calls."""

import re
import secrets
from concurrent.futures import ThreadPoolExecutor

import frappe

from job_portal.tests.http import Browser
from job_portal.tests.utils import TestCase

SEND = "sign_in_manager.api.send_custom_sms"
VERIFY = "sign_in_manager.api.verify_OTP_token"
SIGN_UP = "sign_in_manager.override_class.user.sign_up"
SETTINGS = "Job Portal Settings"


def fresh_number() -> str:
    """A number that no other test uses, so that no limit of one touches another."""
    return f"9{secrets.randbelow(10**9):09d}"


def user_of(mobile: str) -> str:
    """The name of a number's account."""
    return f"{mobile}@mobile.invalid"


def at_once(count: int, action) -> list:
    """Results of `action(browser)`, run with `count` browsers at the same time."""
    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(action, [Browser() for _ in range(count)]))


def browser_with(**cookies: str) -> Browser:
    """A browser that holds these cookies, stolen or forged."""
    browser = Browser()
    for name, value in cookies.items():
        browser.set_cookie(name, value)
    return browser


class SignInCase(TestCase):
    """Real requests to the site under test, with the outbox as its gateway."""

    def setUp(self):
        super().setUp()
        self.configure(sms_gateway="Outbox")

    def configure(self, **values) -> None:
        """Settings for this test; the values before it come back after it."""
        settings = frappe.get_single(SETTINGS)
        before = {fieldname: settings.get(fieldname) for fieldname in values}
        self._save_settings(values)
        self.addCleanup(self._save_settings, before)

    def patched(self, patcher) -> None:
        """Keep a `unittest.mock` patcher on until the test ends."""
        patcher.start()
        self.addCleanup(patcher.stop)

    @staticmethod
    def _save_settings(values: dict) -> None:
        settings = frappe.get_single(SETTINGS)
        settings.update(values)
        settings.save(ignore_permissions=True)
        frappe.db.commit()

    def message_to(self, mobile: str) -> str:
        """The newest message in the outbox for a number."""
        # Ends this connection's view of the past: requests commit on connections of their own.
        frappe.db.rollback()
        messages = frappe.get_all(
            "JP SMS", filters={"mobile_no": mobile}, pluck="message", order_by="creation desc", limit=1
        )
        return messages[0] if messages else ""

    def code_of(self, mobile: str) -> str:
        return re.search(r"#([0-9]{6})$", self.message_to(mobile))[1]

    def stored(self, reference: str, *fieldnames: str) -> dict:
        frappe.db.rollback()
        return frappe.db.get_value("JP OTP Request", {"reference": reference}, fieldnames, as_dict=True)

    def send(self, browser: Browser, mobile: str, used_for: str = "Signup") -> str:
        """Ask for a code and return its reference."""
        reply = browser.call(SEND, mobile_no=mobile, used_for=used_for)
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        return reply.json["message"]["reference_no"]

    def verify(
        self, browser: Browser, mobile: str, reference: str, code: str, used_for: str = "Signup"
    ) -> dict:
        """Offer a code and return the answer's message. The product always says 'Signup' here."""
        reply = browser.call(
            VERIFY, mobile_no=mobile, reference_number=reference, OTP=code, used_for=used_for
        )
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        return reply.json["message"]

    def verified(self, browser: Browser, mobile: str) -> None:
        """Let `browser` verify `mobile` for a sign-up."""
        reference = self.send(browser, mobile)
        self.assertEqual(self.verify(browser, mobile, reference, self.code_of(mobile))["success_key"], 1)

    def signed_up(self, mobile: str, browser: Browser | None = None, **more) -> tuple[Browser, dict]:
        """A browser with a new account, and the reply that it got."""
        browser = browser or Browser()
        self.verified(browser, mobile)
        reply = browser.call(SIGN_UP, **{"mobile_no": mobile, "full_name": "Asha Rao", **more})
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        return browser, self.remembered(browser, reply.json["message"])

    def logged_in(self, mobile: str, browser: Browser | None = None) -> tuple[Browser, dict]:
        browser = browser or Browser()
        browser.csrf_token = None
        reference = self.send(browser, mobile, "Login")
        session = self.verify(browser, mobile, reference, self.code_of(mobile))
        return browser, self.remembered(browser, session)

    def remembered(self, browser: Browser, session: dict) -> dict:
        """What the product keeps of a session's reply; the account goes when the class is done."""
        frappe.db.rollback()
        browser.csrf_token = session["csrf_token"]
        self.users.append(session["email"])
        return session

    def refused(self, reply, status: int, sentence: str = "") -> None:
        """A refusal: its status, a sentence, no traceback."""
        text = reply.get_data(as_text=True)
        self.assertEqual(reply.status_code, status, text)
        self.assertIn(sentence, text)
        self.assertTrue(reply.json.get("_server_messages") or reply.json.get("errors"), text)
        self.assertNotIn("Traceback", text)
        self.assertNotIn("exc", set(reply.json) - {"exc_type"})


def another_code(code: str) -> str:
    """Six digits that are not `code`."""
    return f"{(int(code) + 1) % 10**6:06d}"

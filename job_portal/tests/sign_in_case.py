"""Base class for tests of sign-in: settings, the trial gateway, and accounts that are removed afterwards."""

import re
from functools import partial

import frappe

from job_portal.account import accounts
from job_portal.tests import http
from job_portal.tests.http import Browser
from job_portal.tests.utils import TestCase, fresh


def user_of(mobile: str) -> str:
    """The name of a number's account."""
    # Ends this connection's snapshot, because requests commit on their own connections.
    frappe.db.rollback()
    return accounts.name_of(mobile)


def at_once(count: int, action) -> list:
    """Results of `action(browser)`, run with `count` browsers at the same time."""
    return http.at_once([partial(action, Browser()) for _ in range(count)])


def browser_with(**cookies: str) -> Browser:
    """A browser with these cookies, stolen or forged."""
    browser = Browser()
    for name, value in cookies.items():
        browser.set_cookie(name, value)
    return browser


class SignInCase(TestCase):
    """Real requests to the tested site, with the trial gateway."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.configure_class(sms_gateway="Outbox")

    def setUp(self) -> None:
        super().setUp()
        # An uncommitted transaction of this test would keep the next test's requests from writing.
        self.addCleanup(frappe.db.rollback)

    @staticmethod
    def use_sms_address(address: str, **more) -> None:
        """Have SMS Settings name a provider at this address."""
        settings = frappe.get_single("SMS Settings")
        parameters = [
            {"parameter": "template", "value": "{dlt_template_id}"},
            {"parameter": "X-Key", "value": "abc", "header": 1},
        ]
        named = {"message_parameter": "text", "receiver_parameter": "to", "use_post": 1}
        settings.update({"sms_gateway_url": f"{address}/send", **named, "parameters": parameters, **more})
        settings.save(ignore_permissions=True)
        frappe.db.commit()

    def patched(self, patcher) -> None:
        """Apply a `unittest.mock` patcher until the test ends."""
        patcher.start()
        self.addCleanup(patcher.stop)

    def message_to(self, mobile: str) -> str:
        """The newest message that the trial gateway kept for a number."""
        # Ends this connection's snapshot, because requests commit on their own connections.
        frappe.db.rollback()
        messages = frappe.get_all(
            "JP SMS", filters={"mobile_no": mobile}, pluck="message", order_by="creation desc", limit=1
        )
        return messages[0] if messages else ""

    def code_of(self, mobile: str) -> str:
        return re.search(r"#([0-9]{6})$", self.message_to(mobile))[1]

    def stored(self, reference: str, *fieldnames: str) -> dict:
        return fresh().get_value("JP OTP Request", {"reference": reference}, fieldnames, as_dict=True)

    def signed_up(self, mobile: str, browser: Browser | None = None, **more) -> tuple[Browser, dict]:
        """A browser with a new account that has agreed to every notice, and the reply to its sign-up."""
        browser = browser or Browser()
        session = self.remembered(browser.sign_up(mobile, self, **more))
        browser.agree()
        return browser, session

    def logged_in(self, mobile: str, browser: Browser | None = None) -> tuple[Browser, dict]:
        browser = browser or Browser()
        return browser, self.remembered(browser.log_in(mobile, self))

    def remembered(self, session: dict) -> dict:
        """Return the reply, and remove its account after the class."""
        frappe.db.rollback()
        self.users.append(session["email"])
        return session

    def refused(self, reply, status: int, sentence: str = "") -> None:
        """Check a refusal: its status, a sentence, no traceback."""
        text = reply.get_data(as_text=True)
        self.assertEqual(reply.status_code, status, text)
        self.assertIn(sentence, text)
        self.assertTrue(reply.json.get("_server_messages") or reply.json.get("errors"), text)
        self.assertNotIn("Traceback", text)
        self.assertNotIn("exc", set(reply.json) - {"exc_type"})

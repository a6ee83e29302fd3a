"""The health of the site: a summary for everybody, the details for a System Manager."""

from unittest.mock import patch

import frappe

from job_portal import health
from job_portal.account import gateways
from job_portal.tests.actor import SEND, fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase

HEALTH = "/api/method/job_portal.health.check"


class TestHealth(SignInCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.manager = cls.account(roles=("System Manager",)).browser

    def answer(self, browser: Browser, status: int = 200) -> dict:
        reply = browser.get(HEALTH)
        self.assertEqual(reply.status_code, status, reply.get_data(as_text=True))
        return reply.json["message"]

    def test_everybody_sees_whether_and_a_system_manager_what(self) -> None:
        for browser in (Browser(), self.account().browser, self.account(("JP Reviewer",)).browser):
            self.assertEqual(self.answer(browser), {"ok": True})
        answer = self.answer(self.manager)
        self.assertEqual(answer["checks"], {"database": "ok", "cache": "ok", "sms_gateway": "ok"})

    def test_whether_the_scheduler_runs_is_for_a_system_manager_and_no_ill_health(self) -> None:
        for inactive, said in ((True, "Off"), (False, "On")):
            with patch.object(health, "is_scheduler_inactive", return_value=inactive):
                self.assertEqual(self.answer(Browser()), {"ok": True})
                self.assertEqual(self.answer(self.manager)["scheduler"], said)
                self.assertEqual(self.manager.message("job_portal.health.scheduler"), said)

    def test_a_gateway_that_is_not_set_up_is_ill_health(self) -> None:
        self.configure(sms_gateway="HTTP")
        frappe.db.set_single_value("SMS Settings", "receiver_parameter", "")
        frappe.db.commit()
        self.assertEqual(self.answer(Browser(), 503), {"ok": False})
        answer = self.answer(self.manager, 503)
        self.assertEqual((answer["ok"], answer["checks"]["database"]), (False, "ok"))
        self.assertIn("SMS Settings", answer["checks"]["sms_gateway"])

    def test_a_part_that_fails_is_named_without_its_words(self) -> None:
        def down():
            raise ConnectionError("redis://user:secret@cache:6379")

        for part in ("database", "cache"):
            with patch.dict(health.PROBES, {part: down}):
                self.assertEqual(self.answer(Browser(), 503), {"ok": False})
                reply = self.manager.get(HEALTH)
            self.assertEqual(reply.status_code, 503)
            self.assertNotIn("secret", reply.get_data(as_text=True))
        self.assertEqual(reply.json["message"]["checks"]["cache"], "ConnectionError")

    def test_codes_of_today_are_counted(self) -> None:
        def today() -> dict:
            return self.answer(self.manager)["codes"][0]

        before = today()
        mobile, browser = fresh_number(), Browser()
        browser.send_code(fresh_number())
        browser.verify_number(mobile, self)
        failure = gateways.GatewayError("refused")
        with patch.object(gateways.TrialGateway, "send", side_effect=failure):
            self.assertEqual(browser.call(SEND, mobile_no=mobile, used_for="Signup").status_code, 503)
        self.assertEqual(
            today(),
            {
                "date": before["date"],
                "sent": before["sent"] + 2,
                "failed": before["failed"] + 1,
                "verified": before["verified"] + 1,
            },
        )
        self.assertEqual(len(self.answer(self.manager)["codes"]), 2)

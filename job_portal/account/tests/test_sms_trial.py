"""The test message of Job Portal Settings."""

from unittest.mock import patch

import frappe

from job_portal.account import gateways, messages
from job_portal.tests.actor import fresh_number, said
from job_portal.tests.sign_in_case import SignInCase

SEND_TEST = "job_portal.sign_in.trial.send_test_sms"


def broken_gateway(mobile_no: str, message: str) -> None:
    raise RuntimeError("out of credit")


class TestSMSTrial(SignInCase):
    def setUp(self) -> None:
        super().setUp()
        self.manager = self.account(("System Manager",)).browser
        self.mobile = fresh_number()

    def send_test(self) -> dict:
        return self.manager.message(SEND_TEST, mobile_no=self.mobile)

    def test_the_trial_gateway_stores_a_text_without_a_code(self) -> None:
        self.assertEqual(self.send_test(), {"sent": True, "outcome": messages.TEST_KEPT})
        self.assertEqual(self.message_to(self.mobile), messages.TEST_TEXT)
        self.assertNotRegex(messages.TEST_TEXT, r"[0-9]")

    def test_an_incomplete_gateway_names_what_is_missing(self) -> None:
        self.configure(sms_gateway="Custom")
        answer = self.send_test()
        self.assertFalse(answer["sent"])
        self.assertIn(gateways.HOOK, answer["outcome"])

    def test_a_failing_gateway_is_named_and_logged(self) -> None:
        self.configure(sms_gateway="Custom")
        real = frappe.get_hooks

        def hooks(name=None, *rest, **more):
            path = f"{__name__}.broken_gateway"
            return [path] if name == gateways.HOOK else real(name, *rest, **more)

        with patch.object(frappe, "get_hooks", hooks):
            answer = self.send_test()
        self.assertEqual(answer, {"sent": False, "outcome": messages.TEST_FAILED.format("RuntimeError")})
        frappe.db.rollback()
        log = frappe.get_all(
            "Error Log",
            filters={"method": "Test SMS not sent"},
            fields=["error"],
            order_by="creation desc",
            limit=1,
        )
        self.assertIn("out of credit", log[0].error)

    def test_only_ten_digits(self) -> None:
        reply = self.manager.call(SEND_TEST, mobile_no="12345")
        self.assertEqual((reply.status_code, said(reply)), (417, messages.MOBILE_INVALID))

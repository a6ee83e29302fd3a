"""Gateways: chosen in the settings. Whatever fails in one, the person reads a sentence."""

from unittest.mock import patch
from urllib.parse import parse_qs, urlsplit

import frappe

from job_portal.account import gateways, messages
from job_portal.platform import circuit_breaker
from job_portal.tests.actor import SEND, fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.loopback import LoopbackServer
from job_portal.tests.sign_in_case import SignInCase

SENT = []


def good_gateway(mobile_no: str, message: str) -> None:
    SENT.append((mobile_no, message))


def failing_gateway(mobile_no: str, message: str) -> None:
    raise RuntimeError(f"cannot send {message}")


class GatewayCase(SignInCase):
    def ask(self, mobile: str | None = None):
        return Browser().call(SEND, mobile_no=mobile or fresh_number(), used_for="Signup")

    def hook(self, *functions) -> None:
        """Give the site the hook of a custom gateway."""
        real = frappe.get_hooks
        paths = [f"{__name__}.{function.__name__}" for function in functions]

        def hooks(name=None, *rest, **more):
            return paths if name == gateways.HOOK else real(name, *rest, **more)

        self.patched(patch.object(frappe, "get_hooks", hooks))


class TestChoice(GatewayCase):
    def test_no_gateway_is_an_error_with_a_sentence(self):
        self.configure(sms_gateway="")
        with patch.object(gateways, "GATEWAYS", {}):
            self.refused(self.ask(), 503, messages.GATEWAY_NOT_SET)

    def test_custom_without_a_hook_is_an_error(self):
        self.configure(sms_gateway="Custom")
        self.refused(self.ask(), 503, messages.GATEWAY_NOT_SET)

    def test_custom_gateway_gets_number_and_message(self):
        self.configure(sms_gateway="Custom")
        self.hook(good_gateway)
        mobile = fresh_number()
        self.assertEqual(self.ask(mobile).status_code, 200)
        self.assertEqual(SENT[-1][0], mobile)
        self.assertRegex(SENT[-1][1], r"#[0-9]{6}$")
        self.assertFalse(frappe.db.exists("JP SMS", {"mobile_no": mobile}))

    def test_template_of_the_site(self):
        self.configure(message_template="{otp} for you, {minutes} min\n@{host} #{otp}")
        mobile = fresh_number()
        self.ask(mobile)
        self.assertRegex(self.message_to(mobile), r"^([0-9]{6}) for you, 5 min\n@\S+ #\1$")


class TestFailure(GatewayCase):
    def setUp(self):
        super().setUp()
        self.configure(sms_gateway="Custom")
        self.hook(failing_gateway)

    def test_failure_is_503_with_the_products_sentence_and_no_code(self):
        reply = self.ask()
        self.refused(reply, 503, messages.SEND_FAILED)
        self.assertNotRegex(reply.get_data(as_text=True), r"#[0-9]{6}")

    def test_error_log_holds_no_code(self):
        mobile = fresh_number()
        seen = []

        def remembering_gateway(mobile_no, message):
            seen.append(message[-6:])
            failing_gateway(mobile_no, message)

        with patch(f"{__name__}.failing_gateway", remembering_gateway):
            self.ask(mobile)
        frappe.db.rollback()
        for log in frappe.get_all("Error Log", fields=["method", "error"], order_by="creation desc", limit=5):
            self.assertNotIn(seen[0], f"{log.method} {log.error}")

    def test_failed_sends_use_up_no_allowance_and_leave_the_earlier_code_alive(self):
        self.configure(sms_gateway="Outbox")
        mobile, browser = fresh_number(), Browser()
        reference = browser.send_code(mobile)
        self.configure(sms_gateway="Custom")
        for _ in range(6):
            self.refused(self.ask(mobile), 503)
        self.assertEqual(browser.verify(mobile, reference, self.code_of(mobile))["success_key"], 1)


class TestHTTPGateway(GatewayCase):
    def setUp(self):
        super().setUp()
        self.server = LoopbackServer()
        self.addCleanup(self.server.stop)
        self.server.content = b"OK"
        self.configure(sms_gateway="HTTP", dlt_template_id="110017", success_text="")
        gateways.breaker.close()
        self.use_sms_address(self.server.address)

    def test_post_and_get_carry_message_number_parameters_and_headers(self):
        for use_post, command in ((1, "POST"), (0, "GET")):
            self.use_sms_address(self.server.address, use_post=use_post)
            mobile = fresh_number()
            self.assertEqual(self.ask(mobile).status_code, 200)
            sent = self.server.received[-1]
            fields = parse_qs(sent.body.decode() or urlsplit(sent.path).query)
            self.assertEqual((sent.method, fields["to"], fields["template"]), (command, [mobile], ["110017"]))
            self.assertRegex(fields["text"][0], r"#[0-9]{6}$")
            self.assertEqual(sent.headers["x-key"], "abc")

    def test_an_error_status_is_an_error(self):
        for status in (400, 401, 500, 503):
            self.server.status = status
            self.refused(self.ask(), 503, messages.SEND_FAILED)

    def test_an_answer_without_the_text_of_success_is_an_error(self):
        self.configure(success_text="OK")
        self.assertEqual(self.ask().status_code, 200)
        self.server.content = b"ERROR: invalid key"
        self.refused(self.ask(), 503, messages.SEND_FAILED)

    def test_a_hanging_provider_is_an_error_after_the_timeout(self):
        self.server.manner = "hang"
        with patch.object(gateways, "TIMEOUT_SECONDS", 0.3):
            self.refused(self.ask(), 503, messages.SEND_FAILED)

    def test_a_hanging_provider_is_soon_left_alone_until_it_answers_again(self):
        self.server.manner = "hang"
        with patch.object(gateways, "TIMEOUT_SECONDS", 0.3):
            for _ in range(circuit_breaker.FAILURES_TO_OPEN + 5):
                self.refused(self.ask(), 503, messages.SEND_FAILED)
            self.assertEqual(len(self.server.received), circuit_breaker.FAILURES_TO_OPEN + 1)
        self.server.manner = ""
        self.refused(self.ask(), 503, messages.SEND_FAILED)
        self.end_of_pause()
        self.assertEqual([self.ask().status_code for _ in range(3)], [200] * 3)

    def end_of_pause(self):
        self.assertTrue(frappe.cache.expire(frappe.cache.make_key("job_portal:sms_tried"), 0))

    def test_a_provider_that_sends_a_byte_now_and_then_is_one_too(self):
        self.server.manner = "drip"
        with patch.object(gateways, "TIMEOUT_SECONDS", 0.5):
            self.refused(self.ask(), 503, messages.SEND_FAILED)

    def test_a_provider_that_is_not_there_is_an_error(self):
        self.use_sms_address("http://127.0.0.1:9")
        self.refused(self.ask(), 503, messages.SEND_FAILED)

    def test_missing_address_or_parameter_name_is_an_error(self):
        for missing in ("sms_gateway_url", "receiver_parameter"):
            frappe.db.set_single_value("SMS Settings", missing, "")
            frappe.db.commit()
            self.refused(self.ask(), 503, messages.GATEWAY_NOT_SET)
            self.use_sms_address(self.server.address)

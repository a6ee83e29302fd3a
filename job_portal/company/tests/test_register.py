"""The look-up of a GSTIN by a service, against one of our own."""

import json
from unittest.mock import patch

import frappe

from job_portal.account.tests.test_sms_gateways import SMSServer
from job_portal.company import register, risk
from job_portal.company.tests.test_risk import RiskCase
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import Account, fresh

GSTIN = "29AAPFU0939F1ZR"
FITTING = {
    "lgnm": "ZYXTREL LOOMS PRIVATE LIMITED",
    "tradeNam": "Zyxtrel",
    "sts": "Active",
    "pradr": {"addr": {"stcd": "Karnataka"}},
}


class TestRegister(RiskCase, SignInCase):
    def setUp(self) -> None:
        super().setUp()
        self.server = SMSServer()
        self.addCleanup(self.server.stop)
        self.addCleanup(register.breaker.close)
        register.breaker.close()
        address = f"http://127.0.0.1:{self.server.server_port}/?gstin={{gstin}}"
        self.configure(gstin_url=address, gstin_key="secret", gstin_key_header="X-Api-Key", gstin_seconds=1)
        self.answer(FITTING)

    def answer(self, answer) -> None:
        self.server.text = answer if isinstance(answer, str) else json.dumps(answer)

    def looked_up(self, **changes) -> Account:
        values = {"company_name": "Zyxtrel Looms Pvt Ltd", "gst_msme_no": GSTIN, "state": "Karnataka"}
        account = self.company(**values, **changes)
        risk.renew(account.browser.company)
        frappe.db.commit()
        return account

    def kept(self, account: Account) -> tuple:
        return fresh().get_value("JP Company", account.browser.company, register.FIELDS)

    def doubts(self, answer) -> list[str]:
        self.answer(answer)
        return (self.kept(self.looked_up())[2] or "").split("\n")

    def test_what_fits_stands_beside_the_company(self) -> None:
        account = self.looked_up()
        kept = (GSTIN, "ZYXTREL LOOMS PRIVATE LIMITED, Zyxtrel, Active, Karnataka", "")
        self.assertEqual(self.kept(account), kept)
        _command, fields, headers = self.server.requests[-1]
        self.assertEqual((fields["gstin"], headers["X-Api-Key"]), ([GSTIN], "secret"))
        # It costs money: one number is asked about once.
        risk.renew(account.browser.company)
        self.assertEqual(len(self.server.requests), 1)

    def test_each_thing_that_does_not_fit_is_a_reason_and_refuses_nothing(self) -> None:
        cases = [
            ({"sts": "Cancelled"}, "The register says that the GSTIN is Cancelled."),
            (
                {"lgnm": "Rao Motors", "tradeNam": ""},
                "The register has the GSTIN for Rao Motors, the company says Zyxtrel Looms Pvt Ltd.",
            ),
            (
                {"pradr": {"addr": {"stcd": "Tamil Nadu"}}},
                "The register has the GSTIN in Tamil Nadu, the address is in Karnataka.",
            ),
        ]
        for changes, sentence in cases:
            with self.subTest(changes=changes):
                self.answer({"flag": True, "data": {**FITTING, **changes}})
                account = self.looked_up()
                self.assertEqual(self.kept(account)[2], sentence)
                reasons = frappe.db.get_value("JP Company", account.browser.company, "risk_reasons")
                self.assertIn(f"+{risk.DOUBT} {sentence}", reasons)

    def test_a_new_number_is_asked_about_anew(self) -> None:
        account = self.looked_up()
        name, other = account.browser.company, "29AAPFU0940F1ZX"
        account.browser.message("job_portal.api.update_company_details", name=name, gst_msme_no=other)
        self.assertEqual(self.kept(account), (None, None, None))
        risk.renew(name)
        self.assertEqual(self.server.requests[-1][1]["gstin"], [other])
        self.assertEqual(frappe.db.get_value("JP Company", name, "register_gstin"), other)

    def test_no_answer_leaves_the_review_as_it_is(self) -> None:
        huge = json.dumps({"pages": "x" * register.ANSWER_BYTES, **FITTING})
        deep = "[" * 20000
        for text in (
            "<html>Log in</html>",
            "",
            "null",
            "[]",
            "7",
            '{"lgnm": 7}',
            '{"message": "No credit"}',
            huge,
            deep,
        ):
            with self.subTest(text=text[:20]):
                self.answer(text)
                self.assertEqual(self.kept(self.looked_up()), (None, None, None))
        self.answer(FITTING)
        for status in (302, 404, 429, 500):
            with self.subTest(status=status):
                self.server.status = status
                self.assertEqual(self.kept(self.looked_up()), (None, None, None))
        frappe.db.rollback()
        self.configure(gstin_url="http://127.0.0.1:9/{gstin}")
        self.assertEqual(self.kept(self.looked_up()), (None, None, None))

    def test_a_slow_service_is_given_up_and_then_left_alone(self) -> None:
        self.server.seconds_between_bytes = 0.2
        self.addCleanup(self.server.pause.set)
        for _ in range(5):
            self.assertEqual(self.kept(self.looked_up()), (None, None, None))
        # Three failures and one more try.
        self.assertEqual(len(self.server.requests), 4)

    def test_a_key_is_taken_to_no_other_host(self) -> None:
        elsewhere = SMSServer()
        self.addCleanup(elsewhere.stop)
        handler = self.server.RequestHandlerClass
        real = handler.send_response

        def led_away(request, status):
            real(request, 302)
            request.send_header("Location", f"http://localhost:{elsewhere.server_port}/")

        with patch.object(handler, "send_response", led_away):
            self.assertEqual(self.kept(self.looked_up()), (None, None, None))
        self.assertEqual((len(self.server.requests), elsewhere.requests), (1, []))

    def test_what_a_service_says_is_text_and_short(self) -> None:
        self.answer({**FITTING, "lgnm": "<img src=x>\nZyxtrel" + "x" * 500})
        answer = self.kept(self.looked_up())[1]
        self.assertNotIn("<", answer)
        self.assertNotIn("\n", answer)
        self.assertLess(len(answer), 200)

    def test_it_is_off_unless_set_up_and_asks_about_no_other_number(self) -> None:
        self.configure(gstin_url="")
        self.assertEqual(self.kept(self.looked_up()), (None, None, None))
        self.assertEqual(self.server.requests, [])

    def test_settings_that_cannot_work_are_refused(self) -> None:
        for wrong in (
            {"gstin_url": "https://api.example.com/"},
            {"gstin_url": "file:///{gstin}"},
            {"gstin_key_header": "X-Key: 1\nHost"},
            {"gstin_seconds": 31},
        ):
            document = frappe.get_single("Job Portal Settings")
            document.update(wrong)
            self.assertRaises(frappe.ValidationError, document.save, ignore_permissions=True)

"""The log of requests: a line for each of ours, its id in the answer, and no personal data in the files."""

import json
import secrets
from pathlib import Path
from unittest.mock import patch

import frappe

from job_portal.account import gateways
from job_portal.platform import cache, logs
from job_portal.platform.requests import log
from job_portal.tests.actor import SEND, SIGN_UP, another_code, fresh_number, fresh_word
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import Account

ADD_HR = "job_portal.api.add_hr_details"


class LogCase(SignInCase):
    def setUp(self) -> None:
        super().setUp()
        self.marks = {path: path.stat().st_size for path in log_files()}

    def written(self) -> str:
        """The lines added to the site's log files since the test began."""
        added = []
        for path in log_files():
            content = path.read_bytes()
            # A file that became shorter was rotated, so all of it is new.
            mark = self.marks.get(path, 0)
            added.append(content[mark if mark <= len(content) else 0 :].decode(errors="replace"))
        return "\n".join(added)

    def line_of(self, reply) -> dict:
        request_id = reply.headers[log.HEADER]
        found = [line for line in self.written().splitlines() if f'"{request_id}"' in line]
        self.assertTrue(found, request_id)
        return json.loads(found[0])


class TestRequestLog(LogCase):
    def test_a_line_says_what_was_asked_by_whom_and_what_came_of_it(self) -> None:
        account = self.account()
        for browser, user, status in ((Browser(), "guest", 401), (account.browser, "account", 200)):
            line = self.line_of(
                browser.get("/api/method/job_portal.api.get_location_details", pincode="560001")
            )
            self.assertEqual((line["user"], line["status"]), (user, status))
            self.assertEqual((line["method"], line["verb"]), ("job_portal.api.get_location_details", "GET"))
            self.assertEqual(line["site"], frappe.local.site)
            self.assertGreater(line["ms"], 0)

    def test_each_way_to_ask_leaves_the_same_name(self) -> None:
        browser, name = Browser(), "job_portal.account.sign_in.send_custom_sms"
        body = {"mobile_no": "12", "used_for": "Login"}
        for reply in (
            browser.call(SEND, **body),
            browser.call(name, **body),
            browser.post(f"/api/v2/method/{SEND}", json=body),
            browser.call("ping", cmd=SEND, **body),
        ):
            self.assertEqual(self.line_of(reply)["method"], name)

    def test_what_is_refused_before_our_hooks_has_its_line(self) -> None:
        reply = Browser().open("POST", f"/api/method/{SEND}", data="{", content_type="application/json")
        line = self.line_of(reply)
        self.assertEqual(
            (line["method"], line["status"], line["ms"]),
            ("job_portal.account.sign_in.send_custom_sms", 400, None),
        )

    def test_no_name_of_a_callers_making_is_logged(self) -> None:
        mobile = fresh_number()
        line = self.line_of(Browser().call(f"job_portal.{mobile}"))
        self.assertEqual(line["method"], "unknown")
        self.assertNotIn(mobile, self.written())

    def test_ids_come_from_a_trusted_proxy_only_and_well_formed(self) -> None:
        given = f"proxy-{secrets.token_hex(8)}"
        ask = lambda value: Browser().get("/api/method/ping", headers={log.HEADER: value})  # noqa: E731
        self.assertNotEqual(ask(given).headers[log.HEADER], given)
        self.patched(patch.object(log, "_proxy_gives_ids", lambda: True))
        self.assertEqual(ask(given).headers[log.HEADER], given)
        for bad in ("short", "a" * 65, "with space 123", '"quoted-12345'):
            self.assertRegex(ask(bad).headers[log.HEADER], r"^[0-9a-f]{16}$")


class TestFile(LogCase):
    def test_a_moved_file_is_created_again(self) -> None:
        """As with `logrotate`: with several web processes, none rotates itself."""
        Browser().get("/api/method/job_portal.api.get_boot")
        paths = [path for path in log_files() if path.name == "job_portal.requests.log"]
        self.assertTrue(paths)
        for path in paths:
            moved = path.rename(path.with_name("moved.log"))
            self.addCleanup(moved.unlink)
        reply = Browser().get("/api/method/job_portal.api.get_boot")
        for path in paths:
            self.assertIn(reply.headers[log.HEADER], path.read_text())


class TestOutages(LogCase):
    def test_a_failure_that_the_app_survives_is_logged(self) -> None:
        """By default Frappe's loggers keep only errors, except on a development server."""
        mark = secrets.token_hex(8)

        def lost() -> None:
            raise ConnectionError

        self.assertEqual(cache.attempt(mark, lost, "without"), "without")
        self.assertIn(f"WARNING job_portal {mark} unavailable: ConnectionError", self.written())


class TestNoPersonalData(LogCase):
    def test_a_whole_journey_leaves_nothing_of_a_person(self) -> None:
        mobile, stranger, name = fresh_number(), fresh_number(), f"Asha{fresh_word()}"
        browser = Browser()
        reference = browser.send_code(mobile)
        code = self.code_of(mobile)
        browser.verify(mobile, reference, another_code(code))
        self.assertEqual(browser.verify(mobile, reference, code)["success_key"], 1)
        reply = browser.call(SIGN_UP, mobile_no=mobile, full_name=name)
        session = self.remembered(browser.enter(reply.json["message"]))
        browser.call(SEND, mobile_no=stranger, used_for="Login")
        owner = Account(session["email"], f"{session['api_key']}:{session['api_secret']}")
        company = owner.add_company(company_name=f"{name} Mills", pan="QWERT9876Z")
        owner.browser.message(
            ADD_HR, company_name=company, hr_name=name, hr_mobile=stranger, hr_email="a@b.example"
        )
        owner.browser.call(ADD_HR, company_name=company, hr_name=name, hr_mobile="1")
        owner.browser.get("/api/method/job_portal.api.get_company_details", company_name="JPC-none")
        again = Browser()
        reference = again.send_code(mobile, "Login")
        second_code = self.code_of(mobile)
        self.assertEqual(again.verify(mobile, reference, second_code)["success_key"], 1)
        written = self.written()
        self.assertIn('"method":"job_portal.api.add_company"', written)
        secret = {
            mobile,
            stranger,
            name,
            code,
            reference,
            session["sid"],
            session["csrf_token"],
            "QWERT9876Z",
        }
        secret |= {session["api_key"], session["api_secret"], second_code}
        self.assertEqual([each for each in secret if each in written], [])

    def test_a_gateway_that_repeats_the_number_is_logged_without_it(self) -> None:
        mobile = fresh_number()
        refusal = gateways.GatewayError(f"Refused: 91{mobile} is barred")
        with patch.object(gateways.TrialGateway, "send", side_effect=refusal):
            self.assertEqual(Browser().call(SEND, mobile_no=mobile, used_for="Signup").status_code, 503)
        frappe.db.rollback()
        kept = frappe.get_all(
            "Error Log", filters={"error": ("like", f"%{mobile[-4:]} is barred%")}, pluck="error"
        )
        self.assertEqual(len(kept), 1)
        self.assertNotIn(mobile, kept[0] + self.written())
        self.assertEqual(frappe.db.count("Error Log", {"error": ("like", f"%{mobile}%")}), 0)

    def test_masking_leaves_short_numbers_and_words_alone(self) -> None:
        self.assertEqual(logs.masked("9876543210, +919876543210."), "******3210, +********3210.")
        self.assertEqual(
            logs.masked("JPC-00012 answered 503 on 2026-11-21"), "JPC-00012 answered 503 on 2026-11-21"
        )


def log_files() -> list[Path]:
    """The site's own log files and, on a bench, those of all its sites."""
    folders = (Path(frappe.get_site_path("logs")), Path(frappe.get_site_path(), "..", "..", "logs"))
    return [path for folder in folders for path in folder.glob("*.log*")]

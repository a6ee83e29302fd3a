"""Checks around every request: arguments, error answers and headers, by every path to a method."""

import errno
import json
from contextlib import contextmanager
from unittest.mock import patch

import frappe
from werkzeug.test import create_environ, run_wsgi_app
from werkzeug.wrappers import Request

from job_portal.account import accounts
from job_portal.places import pincodes
from job_portal.platform.requests import answers, cross_site
from job_portal.tests.actor import API, CONTACT, SEND, SIGN_UP, VERIFY, fresh_number, pdf
from job_portal.tests.http import Browser, at_once
from job_portal.tests.sign_in_case import SignInCase

OWN_SEND = "job_portal.account.sign_in.send_custom_sms"


class TestArguments(SignInCase):
    def doors(self, method: str, payload: dict):
        """Every way to call a method of Frappe."""
        browser = Browser()
        yield browser.post(f"/api/method/{method}", json=payload)
        yield browser.post(f"/api/v1/method/{method}", json=payload)
        # Frappe ignores what follows the name.
        for more in ("/x", "%2Fx", "//"):
            yield browser.post(f"/api/method/{method}{more}", json=payload)
            yield browser.post(f"/api/v1/method/{method}{more}", json=payload)
        yield browser.post(f"/api/v2/method/{method}", json=payload)
        yield browser.post("/api/method/ping", json={"cmd": method, **payload})

    def test_missing_arguments_through_every_door(self):
        for method in (SEND, OWN_SEND):
            for reply in self.doors(method, {"mobile_no": fresh_number()}):
                self.refused(reply, 417, "Please fill in Used for")
        for reply in self.doors(VERIFY, {}):
            self.refused(reply, 417, "Please fill in Mobile no")

    def test_what_a_method_of_frappe_misses(self):
        for reply in self.doors("frappe.client.get_value", {"doctype": "User"}):
            self.refused(reply, 417, "Please fill in Fieldname")

    def test_wrong_types_through_every_door(self):
        for wrong in (None, 9876543210, 1.5, True, ["9876543210"], {"a": 1}):
            for reply in self.doors(SEND, {"mobile_no": wrong, "used_for": "Signup"}):
                self.refused(reply, 417)

    def test_text_that_cannot_be_stored_or_is_too_long(self):
        for wrong in ("98765\x0043210", "9" * 20_001):
            for reply in self.doors(SEND, {"mobile_no": wrong, "used_for": "Signup"}):
                self.refused(reply, 417, "Mobile no")

    def test_half_a_character_is_refused(self):
        """A lone surrogate. Frappe 16 cannot parse such a request: 400."""
        browser = self.account().browser
        company = browser.add_company()
        for method, values in (
            ("add_company", browser.company_payload(company_name="Lotus \ud83d")),
            ("update_company_details", {"name": company, "city": "\udc00"}),
            ("get_company_details", {"company_name": "\ud800"}),
            ("add_hr_details", {"company_name": company, **CONTACT, "hr_name": "\ud800"}),
            ("get_location_details", {"pincode": "\ud800"}),
        ):
            self.refused_as_unreadable(browser.call(f"{API}{method}", **values))
        sent = {"mobile_no": fresh_number(), "used_for": "Signup"}
        for wrong in ({"mobile_no": "\ud800"}, {"more": [{"deep": ["\udfff"]}]}):
            for reply in self.doors(SEND, {**sent, **wrong}):
                self.refused_as_unreadable(reply)
        self.assertEqual(browser.message(f"{API}get_company_details", company_name=company)["hr_list"], [])

    def refused_as_unreadable(self, reply):
        self.assertIn(reply.status_code, (400, 417), reply.text)
        self.refused(reply, reply.status_code)

    def test_text_that_nests_deeper_than_frappe_can_read(self):
        for wrong in ("[" * 3000, ' {"a": ' * 500, "[" * 101 + "]" * 101):
            for method in (SEND, "upload_file"):
                for accept in ("application/json", "text/html", ""):
                    sent = {"cmd": method, "more": wrong}
                    reply = Browser().post("/", json=sent, headers={"Accept": accept})
                    self.assertEqual(reply.status_code, 417, (method, accept))

    def test_more_than_anybody_sends(self):
        many = 200_001
        # Guests and accounts have lower limits: `test_guests.py`.
        staff = self.visitor(("System Manager",)).browser
        for more in ("[]" * many, "[" + "[]," * many, [[]] * many, {"a": [0] * many}):
            self.refused(staff.post("/", json={"cmd": "upload_file", "more": more}), 417, "More")
        # Frappe itself limits long texts, with or without brackets.
        for more in ("[" + "a" * 1_000_000, "[" + "[]," * 1000, [0] * 1000):
            self.assertEqual(staff.post("/", json={"cmd": "ping", "more": more}).status_code, 200)

    def test_unknown_arguments_are_ignored(self):
        reply = Browser().call(SEND, mobile_no=fresh_number(), used_for="Signup", docname="x", hr_list=[])
        self.assertEqual(reply.status_code, 200)

    def test_optional_arguments_may_be_null(self):
        mobile = fresh_number()
        _, session = self.signed_up(mobile, email=None, role=None, redirect_to=None)
        self.assertEqual(session["success_key"], 1)
        self.refused(Browser().call(SIGN_UP, mobile_no=mobile, email=["x"]), 417, "Email")

    def test_cmd_that_is_no_name(self):
        self.refused(Browser().post("/api/method/ping", json={"cmd": ["x"]}), 417)


class TestUnreadableRequests(SignInCase):
    def test_malformed_json_is_400_with_a_sentence(self):
        huge_number = '{"mobile_no": 1' + "0" * 5000 + "}"
        for body in ("{", '{"mobile_no": }', "[" * 50_000, huge_number):
            for path in (f"/api/method/{SEND}", f"/api/v2/method/{SEND}"):
                reply = Browser().post(path, data=body, headers={"Content-Type": "application/json"})
                self.refused(reply, 400, "could not be read")

    def test_malformed_json_on_any_path_and_for_who_wants_html(self):
        wanted = {"Content-Type": "application/json", "Accept": "text/html"}
        for path, headers in (
            ("/", {"Content-Type": "application/json"}),
            ("/frontend/login", wanted),
            (f"/api/method/{SEND}", wanted),
            (f"/?cmd={SEND}", wanted),
        ):
            reply = Browser().post(path, data="{", headers=headers)
            self.refused(reply, 400, "could not be read")
            self.assertEqual(reply.headers["X-Content-Type-Options"], "nosniff")

    def test_what_is_refused_early_is_json_on_any_call(self):
        headers = {"Content-Type": "application/json", "Accept": "text/html"}
        for path in (f"/api/method/{SEND}", f"/api/v2/method/{SEND}", "/api/v2", "/api/v2x"):
            for body in ("3", "{"):
                reply = Browser().post(path, data=body, headers=headers)
                self.assertIn(reply.status_code, (400, 417), (path, body))
                self.assertTrue(reply.is_json, (path, body))
                self.assertNotIn("Traceback", reply.get_data(as_text=True))

    def test_a_browser_that_asks_what_it_may_send(self):
        for path in ("/", "/frontend/login", f"/api/method/{SEND}", "/api/method/upload_file"):
            for browser in (Browser(), self.account().browser):
                reply = browser.open("OPTIONS", path)
                self.assertLess(reply.status_code, 300, reply.get_data(as_text=True))

    def test_json_that_is_no_object(self):
        for body in ("[]", "[1]", "1", '"x"', "null"):
            reply = Browser().post(
                f"/api/method/{SEND}", data=body, headers={"Content-Type": "application/json"}
            )
            self.refused(reply, 417)

    def test_a_path_longer_than_a_file_name_can_be(self):
        for path in ("/" + "e" * 400, "/frontend/" + "e" * 400, "/frontend" + "e" * 400):
            self.assertIn(Browser().get(path).status_code, (200, 404), path[:20])

    def test_unknown_methods_and_paths(self):
        for path in (
            *("job_portal.api.nothing", "job_portal.account.codes.purge", "no.such.method"),
            *("job_portal.api", "job_portal.rules.LIMITS", "job_portal.hooks.doc_events"),
        ):
            reply = Browser().post(f"/api/method/{path}", json={})
            self.assertIn(reply.status_code, (403, 404, 417))
            self.assertNotIn("Traceback", reply.get_data(as_text=True))

    def test_the_second_version_has_one_path_for_a_method(self):
        for path in (f"{SEND}/x", "JP%20Company/anything", "ping%2Fx", "User/frappe.ping"):
            self.refused(Browser().post(f"/api/v2/method/{path}", json={}), 404)

    def test_a_wrong_key_is_401_with_a_sentence(self):
        for value in ("token abc", "token a:b"):
            reply = Browser().get("/api/method/frappe.auth.get_logged_user", headers={"Authorization": value})
            self.refused(reply, 401, "log in again")


class TestBusyDatabase(SignInCase):
    def test_a_locked_row_is_503_and_keeps_the_stored_values(self):
        mobile, browser = fresh_number(), Browser()
        reference = browser.send_code(mobile)
        code = self.code_of(mobile)
        payload = {"mobile_no": mobile, "reference_number": reference, "OTP": code, "used_for": "Signup"}
        with self.row_held(reference):
            reply = browser.call(VERIFY, **payload)
        self.refused(reply, 503, "busy")
        self.assertEqual(reply.json["message"]["success_key"], 0)
        self.assertEqual(reply.headers["Retry-After"], "2")
        self.assertEqual(browser.verify(mobile, reference, code)["success_key"], 1)

    def test_a_full_queue_is_503_with_a_sentence_and_uses_no_ticket(self):
        """A site may have a webhook on User, whose job has Frappe's limit."""

        class QueueOverloaded(frappe.ValidationError):
            http_status_code = 503

        def overload(*_arguments):
            frappe.throw("Too many queued background jobs (550).", QueueOverloaded)

        mobile, browser = fresh_number(), Browser()
        browser.verify_number(mobile, self)
        with patch.object(accounts, "create", overload):
            for version in ("", "v2/"):
                reply = browser.post(f"/api/{version}method/{SIGN_UP}", json={"mobile_no": mobile})
                self.assertEqual(reply.status_code, 503)
                self.assertIn(answers.BUSY, reply.get_data(as_text=True))
                self.assertNotIn("jobs", reply.get_data(as_text=True))
                self.assertEqual(reply.headers["Retry-After"], "2")
        self.assertEqual(browser.call(SIGN_UP, mobile_no=mobile).status_code, 200)

    def test_a_full_disk_is_503_with_a_sentence(self):
        full = OSError(errno.ENOSPC, "No space left on device")
        with patch.object(pincodes, "find", side_effect=full):
            owner = self.account().browser
            reply = owner.call("job_portal.api.get_location_details", pincode="560001")
        self.refused(reply, 503, answers.STORAGE)
        self.assertNotIn("device", reply.get_data(as_text=True))

    def test_frappes_messages_to_desk_users_stay(self):
        """For accounts, which know nothing of a File, its errors have our sentences."""

        def refuse(_file):
            frappe.throw("The bytes are gone", OSError)

        staff, account = self.visitor(("System Manager",)).browser, self.account().browser
        with patch("frappe.core.doctype.file.file.File.validate", refuse):
            reply = staff.upload(pdf(), "sample.pdf", is_private=1)
            self.refused(reply, 500, "The bytes are gone")
            self.refused(account.upload(pdf(), "sample.pdf", is_private=1), 503, answers.STORAGE)

    @contextmanager
    def row_held(self, reference: str):
        """Hold a row in this connection's transaction. Others give up on it after a second."""
        if frappe.db.db_type == "mariadb":
            real = frappe.connect

            def connect(*arguments, **options):
                real(*arguments, **options)
                frappe.db.sql("set session innodb_lock_wait_timeout = 1")

            self.patched(patch.object(frappe, "connect", connect))
        else:
            self.patched(patch.dict(frappe.local.open_site.conf, db_busy_timeout_seconds=1))
        held = "update `tabJP OTP Request` set tries = tries where reference = %s"
        frappe.db.commit()
        try:
            frappe.db.sql(held, (reference,))
            yield
        finally:
            frappe.db.rollback()


class TestOrigin(SignInCase):
    def sent_from(self, origin: str, headers: dict | None = None, more: str = "", **options):
        payload = {"mobile_no": fresh_number(), "used_for": "Signup"}
        headers = {"Origin": origin, **(headers or {})}
        return Browser().post(f"/api/method/{SEND}{more}", json=payload, headers=headers, **options)

    def test_another_sites_page_cannot_call_our_methods(self):
        for origin in ("https://evil.example", "null", "http://[", "https://localhost.evil.example"):
            for more in ("", "/", "/x", "%2Fx"):
                self.refused(self.sent_from(origin, more=more), 403, "another site")

    def test_nor_can_a_page_of_another_port_or_scheme(self):
        for origin in ("http://localhost:8000", "https://localhost:8443", "ftp://localhost"):
            self.refused(self.sent_from(origin), 403, "another site")
        self.refused(self.sent_from("http://localhost", base_url="http://localhost:8000"), 403)
        self.refused(self.sent_from("http://localhost", {"X-Forwarded-Proto": "https"}), 403)
        self.refused(self.sent_from("http://localhost", {"Sec-Fetch-Site": "same-site"}), 403)
        self.refused(self.sent_from("null", {"X-Forwarded-Proto": "https,http"}), 403, "another site")

    def test_a_configured_host_without_a_scheme_is_the_one_by_https(self):
        with patch.dict(frappe.local.conf, {"host_name": "jobs.example"}):
            cross_site.check(self.request_from("https://jobs.example"))
            # A sandboxed frame of any site sends `null`.
            for origin in ("null", "http://jobs.example"):
                with self.assertRaises(frappe.PermissionError):
                    cross_site.check(self.request_from(origin))

    def request_from(self, origin: str) -> Request:
        return Request(create_environ(headers={"Origin": origin}))

    def test_the_sites_own_pages_can(self):
        self.assertEqual(self.sent_from("http://localhost").status_code, 200)
        own_port = self.sent_from("http://localhost:8000", base_url="http://localhost:8000")
        self.assertEqual(own_port.status_code, 200)

    def test_so_they_can_behind_a_proxy(self):
        """A proxy that ends TLS, sends the scheme or does not, or drops the port of the Host header."""
        for origin, headers in (
            ("https://localhost", {}),
            ("https://localhost", {"X-Forwarded-Proto": "https"}),
            ("https://localhost", {"X-Forwarded-Proto": "http", "Sec-Fetch-Site": "same-origin"}),
            ("https://localhost:8443", {"Sec-Fetch-Site": "same-origin"}),
        ):
            self.assertEqual(self.sent_from(origin, headers).status_code, 200, (origin, headers))


class TestSessionInArgument(SignInCase):
    """Frappe also reads the session from an argument `sid`: a link elsewhere could sign in its visitor."""

    def setUp(self):
        super().setUp()
        self.attacker, session = self.signed_up(fresh_number())
        self.sid, self.user = session["sid"], session["email"]

    def asked(self, visitor: Browser, verb: str, path: str, accept: str = "text/html"):
        form = {"query_string" if verb == "GET" else "data": {"sid": self.sid}}
        return visitor.open(verb, path, headers={"Accept": accept}, **form)

    def test_no_page_and_no_method_reads_it_or_sets_a_cookie(self):
        for visitor in (Browser(), self.signed_up(fresh_number())[0]):
            before = visitor.cookie("sid")
            for path in ("/frontend/profile", "/frontend/login", "/", "/api/method/job_portal.api.get_boot"):
                for verb in ("GET", "POST"):
                    reply = self.asked(visitor, verb, path)
                    # Frappe first asks for a CSRF token.
                    self.assertEqual(reply.status_code, 403 if verb == "GET" else 400, path)
                    self.assertEqual(reply.headers.getlist("Set-Cookie"), [], path)
                    self.assertNotIn(self.user, reply.get_data(as_text=True))
            self.assertEqual(visitor.cookie("sid"), before)

    def test_nor_in_a_json_body(self):
        for path in ("/frontend/profile", "/api/method/job_portal.api.get_boot"):
            reply = Browser().open("GET", path, json={"sid": self.sid})
            self.assertEqual((reply.status_code, reply.headers.getlist("Set-Cookie")), (403, []))

    def test_a_dead_session_deletes_no_cookie(self):
        visitor = self.signed_up(fresh_number())[0]
        self.attacker.call("logout")
        for verb in ("GET", "POST"):
            self.assertEqual(self.asked(visitor, verb, "/frontend/profile").headers.getlist("Set-Cookie"), [])

    def test_the_socket_server_uses_it_and_gets_no_cookie(self):
        path = "/api/method/frappe.realtime.get_user_info"
        for reviewer in (False, True):
            if reviewer:
                user = frappe.get_doc("User", self.user)
                user.append("roles", {"role": "JP Reviewer"})
                user.save(ignore_permissions=True)
                frappe.db.commit()
            reply = self.asked(Browser(), "GET", path, "application/json")
            self.assertEqual((reply.status_code, reply.json["message"]["user"]), (200, self.user))
            self.assertEqual(reply.headers.getlist("Set-Cookie"), [])


class TestHeaders(SignInCase):
    def test_api_answers(self):
        headers = Browser().call("ping").headers
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(headers["Referrer-Policy"], "same-origin")
        self.assertIn("no-store", headers["Cache-Control"])

    def test_the_page_runs_no_script_but_the_builds(self):
        headers = Browser().get("/frontend/login").headers
        policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
        self.assertRegex(policy["script-src"], r"^'self'( 'sha256-[^' ]+')?$")
        self.assertEqual(policy["frame-ancestors"], "'none'")
        self.assertEqual(headers["X-Frame-Options"], "DENY")
        self.assertNotIn("unsafe-eval", headers["Content-Security-Policy"])
        # For Near me, and only for the page itself.
        self.assertIn("geolocation=(self)", headers["Permissions-Policy"])
        # The search box accepts speech.
        self.assertIn("microphone=(self)", headers["Permissions-Policy"])
        self.assertIn("camera=()", headers["Permissions-Policy"])

    def test_what_benchs_nginx_adds_arrives_once(self):
        # nginx adds nothing to errors.
        is_added = {"/frontend/login": True, "/api/method/ping": True, "/api/method/none": False}
        for path, added in is_added.items():
            headers = Browser().get(path, headers={"X-Use-X-Accel-Redirect": "True"}).headers
            for name in ("X-Frame-Options", "Referrer-Policy", "X-Content-Type-Options"):
                self.assertEqual(name not in headers, added, path)
        page = Browser().get("/frontend/login", headers={"X-Use-X-Accel-Redirect": "True"})
        self.assertIn("frame-ancestors 'none'", page.headers["Content-Security-Policy"])
        self.assertIn('<meta name="referrer" content="same-origin"', page.get_data(as_text=True))

    def test_a_host_that_is_none_is_no_500(self):
        for host in ("localhost:99999999", "localhost:abc", "localhost:-1", "[::1"):
            for path in ("/frontend/login", "/frontend/shell/login"):
                self.assertLess(self.status(path, host), 500, host)

    def status(self, path: str, host: str) -> int:
        """The status of a request without Werkzeug's client, which cannot send such a header."""
        environ = create_environ(path, headers={"X-Frappe-Site-Name": frappe.local.site})
        environ["HTTP_HOST"] = host

        def request() -> int:
            from frappe.app import application

            return int(run_wsgi_app(application, environ, buffered=True)[1].split()[0])

        return at_once([request])[0]

    def test_errors_carry_them_too(self):
        reply = Browser().post(f"/api/method/{SEND}", json={})
        self.assertEqual(reply.headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(json.loads(reply.get_data())["exc_type"], "ValidationError")

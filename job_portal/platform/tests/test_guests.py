"""Limits on guests' requests, so that none keeps a worker busy.

`npm run lab -- attack-cost` measures them.
"""

import io
import json
from unittest.mock import patch

import frappe
from werkzeug.test import EnvironBuilder, run_wsgi_app

from job_portal.platform import fields
from job_portal.tests.actor import fresh_number, pdf
from job_portal.tests.http import Browser, at_once
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import TestCase

MARKUP = "<a " * 7_000
JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
# A method of Frappe, which sanitises what a guest sends.
CLEANED = "/api/method/ping"


class TestWhatFrappeCleans(SignInCase):
    def ways(self, method: str, values: dict):
        """Every way to send arguments."""
        for path in (f"/api/method/{method}", f"/api/v1/method/{method}", f"/api/v2/method/{method}"):
            yield Browser().post(path, json=values)
            yield Browser().post(path, data=values)
            yield Browser().post(path, data={**values, "file": (io.BytesIO(b"x"), "x.txt")})
            yield Browser().get(path, **values)
            yield Browser().post(path, query_string=values)
        for path in ("/", "/frontend/jobs", "/login"):
            yield Browser().post(path, json={"cmd": method, **values})
            yield Browser().get(path, cmd=method, **values)

    def test_long_markup_is_refused_before_it_is_cleaned(self):
        for reply in self.ways("ping", {"x": MARKUP}):
            self.refused(reply, 417, "X may not contain HTML")
        # In pieces, too.
        for reply in self.ways("ping", {f"x{n}": MARKUP[:100] for n in range(20)}):
            self.refused(reply, 417, "may not contain HTML")
        for reply in self.ways("ping", {"x": "&a" * 1_000}):
            self.refused(reply, 417, "X may not contain HTML")

    def test_what_its_parser_fails_over_is_refused(self):
        for text in ("<![-", "a <![x", "<b><![", "<![CDATA["):
            for reply in self.ways("ping", {"x": text}):
                self.refused(reply, 417, "X may not contain HTML")

    def test_no_filter_stands_in_the_place_of_a_name(self):
        for value in ({"access_token": ["like", "%"]}, ["like", "%"]):
            for path in (
                "/api/method/ping",
                "/api/method/ping/x",
                "/api/v1/method/ping",
                "/api/v2/method/ping",
            ):
                self.refused(Browser().post(path, json={"token": value}), 403, "not permitted")
            self.refused(Browser().post("/", json={"cmd": "ping", "token": value}), 403, "not permitted")

    def test_a_page_is_asked_with_as_little(self):
        for path in ("/", "/login", "/search", "/frontend/jobs", "/no-such-page"):
            self.assertEqual(Browser().get(path, q=MARKUP[:5_000]).status_code, 417, path)

    def test_what_people_send_is_let_through(self):
        for text in ("Salt & Pepper", "a < b", "<b>bold</b>", "x" * 20_000, json.dumps({"text": MARKUP})):
            for reply in self.ways("ping", {"x": text}):
                self.assertEqual(reply.status_code, 200, (text[:30], reply.text[:200]))

    def test_our_own_methods_are_not_cleaned(self):
        for method in ("suggest_jobs", "list_jobs", "get_job", "get_company", "find_places", "set_language"):
            self.assertIn(frappe.get_attr(f"job_portal.api.{method}"), frappe.xss_safe_methods, method)
        reply = Browser().call("job_portal.api.suggest_jobs", search="<b>cook</b> & <![-")
        self.assertEqual((reply.status_code, reply.mimetype), (200, JSON))

    def test_who_is_signed_in_is_not_bound_by_it(self):
        account = self.account().browser
        self.assertEqual(account.call("frappe.auth.get_logged_user", more=MARKUP).status_code, 200)


class TestHowMuch(SignInCase):
    def setUp(self):
        super().setUp()
        # The first request of a process installs the limit.
        Browser().get(CLEANED)

    def many(self, count: int):
        """Guests' requests with this many arguments."""
        values = {f"k{number}": "1" for number in range(count)}
        browser = Browser()
        for path in (CLEANED, "/", "/api/method/login", "/api/v2/method/ping", "/frontend/jobs"):
            yield browser.post(path, json=values)
            yield browser.post(path, data=values)
            yield browser.post(path, json={"cmd": "ping", **values})

    def test_few_arguments(self):
        for path in (CLEANED, "/", "/frontend/jobs", "/api/v2/method/ping"):
            for kind in ("json", "data", "query_string"):
                sent = {kind: {f"k{number}": "1" for number in range(101)}}
                self.refused(Browser().post(path, **sent), 417, "at most 100 values")

    def test_an_endless_request_is_not_read(self):
        for reply in self.many(20_000):
            self.refused(reply, 413, "too large")
            self.assertEqual(reply.mimetype, JSON)

    def test_neither_where_its_length_is_not_told(self):
        """`Transfer-Encoding: chunked`, which a server passes on without a length."""
        from frappe.app import application

        body = b"a=1&" * 50_000
        headers = {"X-Frappe-Site-Name": frappe.local.site, "Transfer-Encoding": "chunked"}
        builder = EnvironBuilder(CLEANED, method="POST", headers=headers, content_type=FORM)
        environ = builder.get_environ()
        environ |= {"wsgi.input": io.BytesIO(body), "wsgi.input_terminated": True}
        environ.pop("CONTENT_LENGTH", None)
        [(parts, status, _headers)] = at_once([lambda: run_wsgi_app(application, environ, buffered=True)])
        self.assertTrue(status.startswith("413"), status)
        self.assertIn("too large", b"".join(parts).decode())

    def test_an_upload_of_a_guest(self):
        self.refused(Browser().upload(b"x" * 100_000, "x.pdf", is_private=1), 413, "too large")

    def test_a_session_or_key_that_nobody_has_lets_nothing_through(self):
        sent = {"text": "x" * 100_000}
        for headers in (
            {"Cookie": "sid=0123456789"},
            {"Cookie": "sid=Guest"},
            {"Authorization": "token a:b"},
            {"Authorization": "token :"},
            {"Authorization": "Basic YTpi"},
            {"Authorization": "Basic !"},
            {"Authorization": "Bearer a"},
        ):
            self.refused(Browser().post(CLEANED, json=sent, headers=headers), 413, "too large")

    def test_an_account_sends_its_forms_and_files_and_no_more(self):
        with_session, _session = self.signed_up(fresh_number())
        for browser in (with_session, self.account().browser):
            long = browser.call("job_portal.api.suggest_jobs", search="cook", more="x" * 200_000)
            self.refused(long, 417, "More is too long")
            self.refused(browser.call("job_portal.api.suggest_jobs", search="x" * 300_000), 413, "too large")
            self.refused(browser.upload(pdf() + b" " * 7_000_000, "x.pdf", is_private=1), 413, "too large")

    def test_who_works_in_desk_sends_as_much_as_before(self):
        staff = self.visitor(("System Manager",)).browser
        self.assertEqual(staff.call("ping", text="x" * 1_000_000).status_code, 200)


class TestOwnRules(TestCase):
    def test_no_bracket_is_searched_to_the_end_of_a_text(self):
        """Each of 20,000 once was, which took half a second."""
        with patch.object(fields, "strip_html", wraps=fields.strip_html) as stripped:
            fields.has_markup("a" + "<" * 20_000)
        self.assertEqual(stripped.call_args.args, ("",))

    def test_markup_is_found_as_before(self):
        for text in ("<b>", "a <b", "<!--", "<>", "< >", "<<<>", "<1>", " <\n> ", "", " "):
            self.assertTrue(fields.has_markup(text), text)
        for text in ("a < b", "a > b", "<1> 2", "1 <", "<", "5 > 3 <"):
            self.assertFalse(fields.has_markup(text), text)

"""A key calls the methods in its scopes, for its company, while its maker is an owner."""

import time
from datetime import timedelta
from unittest.mock import Mock, patch

import frappe
from frappe.utils import now_datetime
from frappe.utils.password import update_password
from werkzeug.test import TestResponse

from job_portal.connections import bearer, messages
from job_portal.connections.doctype.jp_api_key.jp_api_key import DOCTYPE
from job_portal.connections.tests.connection_case import ConnectionCase
from job_portal.platform import rates
from job_portal.platform.policy import METHODS
from job_portal.rules import CONNECTION_LIMITS, SCOPES
from job_portal.tests.actor import job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.tests.utils import Account

CALLED = "/api/method/"


class KeyCase(ConnectionCase):
    def make(self, *scopes: str, account: Account | None = None) -> str:
        until = str((now_datetime() + timedelta(days=30)).date())
        chosen = list(scopes or SCOPES)
        return self.call("add_key", account, title="HR system", scopes=chosen, until=until)["token"]

    @staticmethod
    def by(token: str, method: str, path: str = CALLED, **payload: object) -> TestResponse:
        """A program's call: no cookie, no CSRF token."""
        name = f"{path}{API}{method}" if path == CALLED else f"{path}{method}"
        return Browser().post(name, json=payload, headers={"Authorization": f"Bearer {token}"})


class TestKeys(KeyCase):
    def test_it_posts_a_job_of_its_company(self) -> None:
        token = self.make("jobs:read", "jobs:write")
        reply = self.by(token, "post_job", **job_values())
        self.assertEqual(reply.status_code, 200, reply.text)
        name = reply.json["message"]["name"]
        self.assertEqual(frappe.db.get_value("JP Job", name, "company"), self.company.browser.company)
        listed = self.by(token, "get_posted_jobs").json["message"]["items"]
        self.assertIn(name, [row["name"] for row in listed])
        self.assertTrue(self.call("get_connections")["keys"][0]["used_on"])

    def test_it_is_stored_as_a_hash_and_told_once(self) -> None:
        token = self.make()
        (row,) = frappe.get_all(DOCTYPE, fields=["*"])
        self.assertNotIn(token, str(row))
        self.call("add_webhook", address="https://hooks.partner.example/x")
        told = str(self.call("get_connections"))
        self.assertNotIn(token, told)
        # The answer has the maker's name, but not the account.
        self.assertNotIn("@mobile.invalid", told)
        self.assertEqual(row.secret_hash, bearer.hash_of(token))

    def test_every_method_beyond_its_scopes_refuses_it(self) -> None:
        token = self.make("jobs:read")
        for function in METHODS:
            name = f"{function.__module__}.{function.__name__}"
            if function.__name__ not in SCOPES["jobs:read"]:
                with self.subTest(method=name):
                    reply = self.by(token, name, path="/api/v1/method/")
                    # A missing argument is refused before the caller is checked.
                    self.assertIn(reply.status_code, (403, 404, 405, 417), reply.text)
                    self.assertNotIn("message", reply.json or {})

    def test_frappes_own_methods_records_and_pages_refuse_it(self) -> None:
        token = self.make()
        for path, name in (
            ("/api/method/frappe.", "auth.get_logged_user"),
            ("/api/method/frappe.", "client.get_list"),
            ("/api/method/f", "rappe.handler.logout"),
            ("/api/v2/method/", "logout"),
            ("/api/v1/method/", "upload_file"),
            ("/api/v1/method/", "ping"),
            ("/api/resource/", "JP Job"),
            ("/api/resource/", "User"),
            ("/api/v2/document/", "JP Job"),
            ("/", "frontend/home"),
            ("/private/files/", "paper.pdf"),
        ):
            with self.subTest(name=name):
                self.assertEqual(self.by(token, name, path, doctype="JP Job").status_code, 403)

    def test_every_method_of_the_scopes_is_there_and_takes_a_key(self) -> None:
        names = {function.__name__ for function in METHODS}
        token = self.make()
        for name in (name for scope in SCOPES.values() for name in scope):
            with self.subTest(method=name):
                self.assertIn(name, names)
                reply = self.by(token, name)
                self.assertNotIn(reply.status_code, (401, 404, 500), reply.text)
                self.assertNotIn("This key", said(reply))

    def test_one_that_is_wrong_over_or_deleted_is_401(self) -> None:
        token = self.make()
        self.assertEqual(self.by(token + "x", "get_posted_jobs").status_code, 401)
        self.assertIn("not valid", said(self.by("jpk_", "get_posted_jobs")))
        frappe.db.set_value(DOCTYPE, {"company": self.company.browser.company}, "until", "2026-01-01")
        frappe.db.commit()
        self.assertEqual(self.by(token, "get_posted_jobs").status_code, 401)
        other = self.make()
        for row in self.call("get_connections")["keys"]:
            self.call("delete_key", key=row["key"])
        self.assertEqual(self.by(other, "get_posted_jobs").status_code, 401)

    def test_it_ends_with_the_ownership_and_with_the_switch(self) -> None:
        for method, role in (("remove_member", {}), ("change_member", {"role": "Recruiter"})):
            second = self.member(self.company, "Owner")
            token = self.make(account=second)
            self.call("add_webhook", second, address="https://hooks.partner.example/x")
            self.assertEqual(self.by(token, "get_posted_jobs").status_code, 200)
            self.configure(connections=0)
            self.assertEqual(self.by(token, "get_posted_jobs").status_code, 401)
            self.configure(connections=1)
            rows = self.call("get_members")["items"]
            (member,) = [row["member"] for row in rows if row["role"] == "Owner" and not row["is_me"]]
            self.call(method, member=member, **role)
            self.assertEqual(self.by(token, "get_posted_jobs").status_code, 401, method)
            self.assertEqual(self.call("get_connections"), {"keys": [], "webhooks": []})

    def test_a_company_that_is_frozen_or_rejected_has_none(self) -> None:
        token, name = self.make(), self.company.browser.company
        for status in ("Frozen", "Rejected"):
            frappe.db.set_value("JP Company", name, "status", status)
            frappe.db.commit()
            self.assertEqual(self.by(token, "get_posted_jobs").status_code, 401)
        frappe.db.set_value("JP Company", name, "status", "Approved")
        frappe.db.commit()
        self.assertEqual(self.by(token, "get_posted_jobs").status_code, 200)

    def test_it_reads_nothing_of_another_company(self) -> None:
        other = self.company_account()
        job = self.post_job(other)
        token = self.make()
        for name, payload in (("get_applicants", {"job": job}), ("close_job", {"name": job})):
            self.assertEqual(self.by(token, name, **payload).status_code, 403)
        self.refusal(other, 403, "delete_key", key=self.call("get_connections")["keys"][0]["key"])

    def test_what_is_refused(self) -> None:
        tomorrow = str((now_datetime() + timedelta(days=1)).date())
        good = {"title": "x", "scopes": ["jobs:read"], "until": tomorrow}
        for bad in (
            {"title": " "},
            {"title": "x" * 61},
            {"scopes": []},
            {"scopes": ["everything"]},
            {"scopes": "jobs:read"},
            {"scopes": [["jobs:read"]]},
            {"until": "soon"},
            {"until": "2020-01-01"},
            {"until": "2099-01-01"},
        ):
            with self.subTest(bad=bad):
                reply = self.company.browser.call(f"{API}add_key", **(good | bad))
                self.assertEqual(reply.status_code, 417, reply.text)
                self.assertTrue(said(reply))
        for _ in range(CONNECTION_LIMITS["api_keys"]):
            self.call("add_key", **good)
        self.assertEqual(self.company.browser.call(f"{API}add_key", **good).status_code, 417)

    def test_a_cookie_beside_it_is_refused(self) -> None:
        token, browser = self.make(), Browser()
        update_password(self.company.email, "Lotus-1234")
        frappe.db.commit()
        browser.call("login", usr=self.company.email, pwd="Lotus-1234")
        headers = {"Authorization": f"Bearer {token}"}
        reply = browser.get(f"{CALLED}{API}get_posted_jobs", headers=headers)
        self.assertEqual([reply.status_code, said(reply)], [403, messages.KEY_WITHOUT_COOKIE])

    def test_too_many_calls_are_429(self) -> None:
        token, company = self.make("jobs:read"), self.company.browser.company
        most = CONNECTION_LIMITS["key_calls_a_minute"]
        # All calls fall into one minute, however slow the machine is.
        with patch.object(rates, "time", Mock(time=Mock(return_value=time.time()))):
            rates.counted(f"key:{company}", 1, more=most)
            reply = self.by(token, "get_posted_jobs")
        self.assertEqual([reply.status_code, said(reply)], [429, messages.KEY_TOO_FAST.format(most)])

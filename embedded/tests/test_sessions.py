import json

import frappe
from fixture_app import events
from frappe.utils.password import get_decrypted_password

from embedded.tests.support import PASSWORD, HostTest, Visitor

WHO = "frappe.auth.get_logged_user"


class TestLogin(HostTest):
    """Login, logout, cookies and the hooks of sessions."""

    def test_login_answers_and_sets_the_five_cookies(self):
        name = self.user("asha", "Ticket Owner")
        visitor = Visitor()
        answer = visitor.call("login", usr=name, pwd=PASSWORD)
        self.assertEqual(answer.json, {"message": "No App", "home_page": "/hello/home", "full_name": "asha"})
        self.assertEqual(visitor.cookie("user_id"), name)
        self.assertEqual(visitor.cookie("system_user"), "no")
        headers = answer.headers.getlist("Set-Cookie")
        names = {header.split("=")[0] for header in headers}
        self.assertEqual(names, {"sid", "system_user", "full_name", "user_id", "user_image"})
        self.assertTrue(all("SameSite=Lax" in header for header in headers))
        self.assertEqual(["HttpOnly" in each for each in headers if each.startswith("sid=")], [True])

    def test_logout_ends_the_session_and_runs_its_hooks(self):
        name = self.user("asha", "Ticket Owner")
        visitor = Visitor(name)
        sid = visitor.cookie("sid")
        visitor.call("logout")
        self.assertIn(f"logout of {name}", events.heard)
        self.assertEqual(frappe.db.count("Sessions", {"sid": sid}), 0)

    def test_a_dead_sid_is_a_guest_who_is_told_so(self):
        visitor = Visitor()
        visitor.client.set_cookie("sid", "dead")
        answer = visitor.open("/api/method/ping")
        self.assertEqual((answer.status_code, answer.json["session_expired"]), (200, 1))

    def test_every_answer_carries_the_cookies_of_a_guest(self):
        visitor = Visitor()
        visitor.open("/api/method/ping")
        self.assertEqual((visitor.cookie("user_id"), visitor.cookie("sid")), ("Guest", "Guest"))

    def test_disabling_a_user_ends_their_sessions(self):
        name = self.user("leaver")
        visitor = Visitor(name)
        user = frappe.get_doc("User", name)
        user.enabled = 0
        user.save()
        frappe.db.commit()
        self.assertEqual(visitor.open(f"/api/method/{WHO}").status_code, 403)
        self.assertEqual(Visitor().call("login", usr=name, pwd=PASSWORD).status_code, 401)

    def test_a_session_ends_by_its_own_expiry_and_by_that_of_all(self):
        name = self.user("asha", "Ticket Owner")
        for idle, expiry, lastupdate, lives in (
            (59, "1440:00:00", 0, True),
            (61, "1440:00:00", 0, False),
            (0, "1440:00:00", 11, False),
            (2, "24:00:00", 0, False),
        ):
            visitor = Visitor(name)
            sid = visitor.cookie("sid")
            now = frappe.utils.now_datetime()
            used = str(frappe.utils.add_to_date(now, days=-idle))
            data = json.dumps({"user": name, "last_updated": used, "session_expiry": expiry})
            stored = (data, frappe.utils.add_to_date(now, days=-lastupdate), sid)
            frappe.db.sql("update `tabSessions` set sessiondata = %s, lastupdate = %s where sid = %s", stored)
            frappe.db.commit()
            self.assertEqual(visitor.open(f"/api/method/{WHO}").status_code == 200, lives, (idle, expiry))

    def test_an_apps_cookie_keeps_its_options(self):
        header = next(
            each
            for each in Visitor().call("fixture_app.api.own_cookie").headers.getlist("Set-Cookie")
            if each.startswith("own=")
        )
        for part in ("own=a%20b", "HttpOnly", "SameSite=Strict", "Max-Age=600"):
            self.assertIn(part, header)


class TestKeys(HostTest):
    """`Authorization: token key:secret`, alone and with a session."""

    def setUp(self):
        super().setUp()
        self.name = self.user("keyholder", "Ticket Owner")
        user = frappe.get_doc("User", self.name)
        user.api_key, user.api_secret = "key1", "secret1"
        user.save()
        frappe.db.commit()

    def ask(self, visitor: Visitor | None = None):
        return (visitor or Visitor()).call(WHO, {"Authorization": "token key1:secret1"})

    def test_right_keys_sign_in(self):
        self.assertEqual(self.ask().json["message"], self.name)
        self.assertEqual(get_decrypted_password("User", self.name, "api_secret"), "secret1")

    def test_the_cookies_user_counts_beside_somebody_elses_keys(self):
        visitor = Visitor(self.user("asha", "Ticket Owner"))
        self.assertEqual(self.ask(visitor).json["message"], "asha@example.com")

    def test_keys_work_after_a_logout(self):
        visitor = Visitor(self.name)
        visitor.call("logout")
        self.assertEqual(self.ask().status_code, 200)

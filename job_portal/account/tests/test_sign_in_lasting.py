"""How long a sign-in lasts, how a cookie restores the session, and the devices of an account."""

import json
from datetime import timedelta
from unittest.mock import patch

import frappe
from frappe.utils import get_datetime
from frappe.utils.password import update_password

from job_portal.account import sessions
from job_portal.account.devices import named
from job_portal.notifications import subscriptions
from job_portal.tests.actor import API, fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase, browser_with, user_of
from job_portal.tests.utils import IS_EMBEDDED

WHO = "/api/method/frappe.auth.get_logged_user"
PASSWORD = "a long passphrase of 2026"
ANDROID = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0"


class LastingCase(SignInCase):
    def setUp(self):
        super().setUp()
        self.mobile = fresh_number()
        self.phone, self.session = self.signed_up(self.mobile)
        self.user = user_of(self.mobile)

    @staticmethod
    def leave(sid: str, days: int, is_cached: bool = True) -> None:
        """Leave a session unused for days.

        :param is_cached: whether Frappe's cache still has it.
        """
        frappe.db.rollback()

        def earlier(time) -> str:
            return str(get_datetime(time) - timedelta(days=days))

        query = "select sessiondata, lastupdate from `tabSessions` where sid = %s"
        ((stored, lastupdate),) = frappe.db.sql(query, (sid,))
        data = sessions._data_of(stored)
        data["last_updated"] = earlier(data["last_updated"])
        text = json.dumps(data) if stored.startswith('{"') else str(data)
        frappe.db.sql(
            "update `tabSessions` set sessiondata = %s, lastupdate = %s where sid = %s",
            (text, earlier(lastupdate), sid),
        )
        frappe.db.commit()
        if IS_EMBEDDED:
            return
        # Forget what this connection has read before.
        frappe.local.cache.clear()
        cached = frappe.cache.hget("session", sid)
        frappe.cache.hdel("session", sid)
        frappe.cache.hdel("last_db_session_update", sid)
        if is_cached and cached:
            cached["data"]["last_updated"] = data["last_updated"]
            frappe.cache.hset("session", sid, cached)

    def who(self, browser: Browser) -> str | None:
        return browser.get(WHO).json.get("message")

    def lasts(self, browser: Browser) -> dict[str, int | None]:
        """The Max-Age of each cookie in an answer."""
        headers = browser.get("/api/method/ping").headers.getlist("Set-Cookie")
        ages = {}
        for header in headers:
            name, *options = (part.strip() for part in header.split(";"))
            age = next((option[8:] for option in options if option.startswith("Max-Age=")), None)
            ages[name.split("=")[0]] = age and int(age)
        return ages


class TestLasting(LastingCase):
    def test_a_device_stays_signed_in_for_sixty_days_and_each_use_renews_it(self):
        for is_cached in (True, False):
            for _ in range(3):
                self.leave(self.session["sid"], 59, is_cached)
                self.assertEqual(self.who(self.phone), self.user)
        self.leave(self.session["sid"], 61)
        self.assertIsNone(self.who(self.phone))

    def test_the_cookies_last_as_long(self):
        ages = self.lasts(self.phone)
        self.assertEqual((ages["sid"], ages["user_id"]), (60 * 86400, 60 * 86400))
        self.assertIn("sid", self.lasts(browser_with(sid=self.session["sid"])))
        self.assertIsNone(self.lasts(Browser())["user_id"])

    def test_the_site_says_how_long(self):
        self.configure(sign_in_days=2)
        # The next use that Frappe stores: it stores one per ten minutes.
        self.leave(self.session["sid"], 1)
        self.assertEqual(self.lasts(self.phone)["sid"], 2 * 86400)
        self.assertEqual(self.who(self.phone), self.user)
        for is_cached in (True, False):
            _, session = self.logged_in(self.mobile)
            for sid in (self.session["sid"], session["sid"]):
                self.leave(sid, 3, is_cached)
                self.assertIsNone(self.who(browser_with(sid=sid)))
            self.phone, self.session = self.logged_in(self.mobile)

    def test_a_session_of_the_release_before_is_taken_over(self):
        frappe.db.rollback()
        sid = self.session["sid"]
        data = {"user": self.user, "csrf_token": self.session["csrf_token"], "session_expiry": "240:00:00"}
        data["last_updated"] = str(frappe.utils.now_datetime() - timedelta(days=6))
        query = "select sessiondata from `tabSessions` where sid = %s"
        is_json = frappe.db.sql(query, (sid,))[0][0].startswith('{"')
        frappe.db.sql(
            "update `tabSessions` set sessiondata = %s, lastupdate = %s where sid = %s",
            (json.dumps(data) if is_json else str(data), data["last_updated"], sid),
        )
        frappe.db.commit()
        if not IS_EMBEDDED:
            for key in ("session", "last_db_session_update"):
                frappe.cache.hdel(key, sid)
        self.assertEqual(self.who(self.phone), self.user)
        self.leave(sid, 59)
        self.assertEqual(self.who(self.phone), self.user)

    def test_who_works_in_desk_is_signed_in_no_longer_than_frappe_says(self):
        expiry = sessions.get_expiry_in_seconds()
        # Both kinds of users, since a reviewer may have been an account.
        for staff in (self.account(("System Manager",)), self.visitor(("System Manager",))):
            update_password(staff.email, PASSWORD)
            frappe.db.commit()
            for is_cached in (True, False):
                desk = Browser()
                desk.call("login", usr=staff.email, pwd=PASSWORD)
                self.assertEqual(self.lasts(desk)["sid"], expiry)
                # Frappe 16 sets this cookie only at the log-in.
                self.assertIsNone(self.lasts(desk).get("user_id"))
                self.assertEqual(self.who(desk), staff.email)
                self.leave(desk.cookie("sid"), expiry // 86400 + 1, is_cached)
                self.assertIsNone(self.who(desk))


class TestRestoring(LastingCase):
    def test_the_cookie_gives_back_what_the_browser_has_lost(self):
        company = self.phone.add_company()
        # The page's boot has the token.
        given = self.phone.message(f"{API}get_session")
        for name in ("token", "api_key", "api_secret", "username", "email", "full_name", "user", "home_page"):
            self.assertEqual(given[name], self.session[name], name)
        self.assertEqual((given["company_name"], given["csrf_token"]), (company, self.session["csrf_token"]))
        self.assertNotIn("sid", given)

    def test_a_refused_key_leaves_the_cookie_of_its_browser(self):
        for token in (f"{self.session['api_key']}:wrong", f"wrong:{self.session['api_secret']}"):
            headers = {"Authorization": f"token {token}"}
            for refused in (
                self.phone.get(WHO, headers=headers),
                self.phone.post(f"/api/method/{API}get_devices", json={}, headers=headers),
            ):
                self.assertEqual(refused.status_code, 401)
                self.assertEqual(refused.headers.getlist("Set-Cookie"), [])
        self.assertEqual(self.phone.message(f"{API}get_session")["token"], self.session["token"])
        # The cookies of a dead session are still deleted.
        stranger = browser_with(sid="dead", user_id=self.user)
        self.assertEqual(stranger.get(WHO, headers=headers).status_code, 401)
        self.assertFalse(stranger.cookie("user_id"))

    def test_it_is_asked_with_the_token(self):
        self.phone.csrf_token = None
        self.assertEqual(self.phone.call(f"{API}get_session").status_code, 400)


class TestDevices(LastingCase):
    def devices(self, browser: Browser) -> list[dict]:
        return browser.message(f"{API}get_devices")["items"]

    def test_an_account_sees_its_devices(self):
        laptop, session = self.logged_in(self.mobile)
        devices = self.devices(laptop)
        self.assertEqual([device["is_this"] for device in devices], [True, False])
        for device in devices:
            self.assertEqual(set(device), {"browser", "system", "since", "used_on", "is_this"})
            self.assertTrue(device["since"] and device["used_on"])
        answer = laptop.get(f"/api/method/{API}get_devices").get_data(as_text=True)
        for sid in (self.session["sid"], session["sid"]):
            self.assertNotIn(sid, answer)

    def test_a_device_is_named_by_its_browser_and_system(self):
        self.assertEqual(named(ANDROID), {"browser": "Chrome", "system": "Android"})
        self.assertEqual(named(IPHONE), {"browser": "Safari", "system": "iPhone"})
        self.assertEqual(named(EDGE), {"browser": "Edge", "system": "Windows"})
        self.assertEqual(named("curl/8"), {"browser": "", "system": ""})

    def test_other_devices_are_signed_out_and_their_keys_end(self):
        _laptop, session = self.logged_in(self.mobile)
        stranger, _ = self.signed_up(fresh_number())
        with patch.object(subscriptions, "forget") as forget:
            keys = self.phone.message(f"{API}sign_out_others", endpoint="https://push.example/1")
        forget.assert_called_once_with(self.user, but="https://push.example/1")
        self.assertEqual(self.who(self.phone), self.user)
        self.assertEqual([device["is_this"] for device in self.devices(self.phone)], [True])
        self.assertIsNone(self.who(browser_with(sid=session["sid"])))
        self.assertEqual(Browser(self.session["token"]).get(WHO).status_code, 401)
        self.assertEqual(self.who(Browser(keys["token"])), self.user)
        self.assertEqual(keys["token"], f"{keys['api_key']}:{keys['api_secret']}")
        self.assertEqual(len(self.devices(stranger)), 1)

"""Accounts and sessions: sign-up, login, keys, CSRF, logout."""

from urllib.parse import unquote

import frappe

from job_portal.account import accounts, messages
from job_portal.account.accounts import NEW_MEMBER
from job_portal.patches import name_the_nameless
from job_portal.tests import http
from job_portal.tests.actor import API, SEND, SIGN_UP, fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase, browser_with, user_of
from job_portal.tests.utils import store

GET_USER = "frappe.auth.get_logged_user"


def token_header(session: dict) -> dict:
    return {"Authorization": f"token {session['token']}"}


class TestSignUp(SignInCase):
    def setUp(self):
        super().setUp()
        self.mobile = fresh_number()

    def test_reply_holds_the_session_nested_and_flat(self):
        browser, session = self.signed_up(self.mobile)
        user = user_of(self.mobile)
        self.assertEqual(session["success_key"], 1)
        self.assertEqual(session["token"], f"{session['api_key']}:{session['api_secret']}")
        self.assertEqual((session["email"], session["username"]), (user, user))
        self.assertNotIn(self.mobile, str(session))
        self.assertEqual(unquote(browser.cookie("user_id")), user)
        self.assertEqual(session["full_name"], "Asha Rao")
        self.assertEqual(session["home_page"], "/frontend/home")
        self.assertIsNone(session["company_name"])
        flat = {key: session[key] for key in ("username", "email", "full_name", "home_page")}
        self.assertEqual(session["user"], flat)
        self.assertTrue(all((session["username"], session["sid"], session["csrf_token"])))
        self.assertEqual(browser.get(f"/api/method/{GET_USER}").json["message"], user)

    def test_account_is_a_website_user_with_the_one_role_whatever_the_client_says(self):
        self.signed_up(self.mobile, role="System Manager", email="someone@example.com", signup_type="mobile")
        user = frappe.get_doc("User", user_of(self.mobile))
        self.assertEqual([row.role for row in user.roles], ["JP Company"])
        self.assertEqual((user.user_type, user.email), ("Website User", user_of(self.mobile)))
        self.assertTrue(user.user_image.startswith("/assets/job_portal/"))
        self.assertFalse(frappe.db.exists("User", "someone@example.com"))

    def test_a_session_that_was_planted_before_is_not_the_one_that_opens(self):
        planter, _session = self.signed_up(fresh_number())
        planted = planter.cookie("sid")
        victim = browser_with(sid=planted)
        victim.csrf_token = planter.csrf_token
        session = victim.sign_up(self.mobile, self)
        self.assertNotEqual(session["sid"], planted)
        self.assertNotEqual(planter.get(f"/api/method/{GET_USER}").json.get("message"), session["email"])

    def test_two_people_of_one_name_get_usernames_of_their_own(self):
        usernames = set()
        for mobile in (self.mobile, fresh_number()):
            browser = Browser()
            browser.verify_number(mobile, self)
            reply = browser.call(SIGN_UP, mobile_no=mobile, full_name="Asha Rao")
            usernames.add(self.remembered(browser.enter(reply.json["message"]))["username"])
            # Frappe reports a taken name with a sentence for administrators.
            self.assertNotIn("_server_messages", reply.json)
        self.assertEqual(len(usernames - {"", None}), 2)

    def test_a_name_is_no_markup(self):
        browser = Browser()
        browser.verify_number(self.mobile, self)
        # Frappe reads the second as an empty name.
        for name in ('<img src="//evil.example/a.png">', "< img src=x>"):
            reply = browser.call(SIGN_UP, mobile_no=self.mobile, full_name=name)
            self.refused(reply, 417, messages.NAME_WITH_MARKUP)

    def test_a_name_is_no_formula_of_a_sheet(self):
        browser = Browser()
        browser.verify_number(self.mobile, self)
        for name in ("=1+1", "+1", "-1+1", "@SUM(A1)", " =1"):
            reply = browser.call(SIGN_UP, mobile_no=self.mobile, full_name=name)
            self.refused(reply, 417, messages.NAME_AS_FORMULA)

    def test_a_name_can_be_read_and_is_no_number(self):
        browser = Browser()
        browser.verify_number(self.mobile, self)
        for name in ("!!!", "\u3164.", self.mobile, "९८७६५ ४३२१०", "⑨⑧⑦⑥⑤④③②①⓪"):
            reply = browser.call(SIGN_UP, mobile_no=self.mobile, full_name=name)
            self.refused(reply, 417, messages.NAME_OF_NOBODY)
        session = browser.message(SIGN_UP, mobile_no=self.mobile, full_name="3M")
        self.assertEqual(self.remembered(session)["full_name"], "3M")

    def test_an_upgrade_names_who_cannot_be_read(self):
        browser, session = self.signed_up(self.mobile)
        _, other = self.signed_up(fresh_number(), full_name="आशा")
        browser.message(f"{API}save_searcher", headline="Weaver")
        user = session["email"]
        for stored in ("\u3164", self.mobile, "!!!"):
            frappe.db.set_value("User", user, {"first_name": stored, "full_name": stored})
            frappe.db.set_value("JP Searcher", {"account": user}, "full_name", stored)
            for _ in range(2):
                name_the_nameless.execute()
                names = frappe.db.get_value("User", user, ["first_name", "full_name"])
                self.assertEqual(list(names), [NEW_MEMBER] * 2)
                self.assertEqual(browser.message(f"{API}get_searcher")["full_name"], NEW_MEMBER)
        self.assertEqual(frappe.db.get_value("User", other["email"], "full_name"), "आशा")

    def test_no_name_is_no_number(self):
        number = fresh_number()
        for mobile, name in (
            (self.mobile, "  "),
            (number, f"User {number}"),
            *((fresh_number(), blank) for blank in ("\u3164", "\u2800", "\u200b")),
        ):
            _, session = self.signed_up(mobile, full_name=name)
            self.assertEqual(session["full_name"], NEW_MEMBER)

    def test_redirect_stays_on_this_site(self):
        cases = {
            "/frontend/post-verification": "/frontend/post-verification",
            "https://evil.example": "/frontend/home",
            "//evil.example": "/frontend/home",
            "/\\evil.example": "/frontend/home",
            "javascript:alert(1)": "/frontend/home",
        }
        for given, expected in cases.items():
            _, session = self.signed_up(fresh_number(), redirect_to=given)
            self.assertEqual(session["redirect_to"], expected)

    def test_a_squatted_mobile_number_or_username_stops_nobody(self):
        squatter, _ = self.signed_up(fresh_number())
        victim = fresh_number()
        own = squatter.get(f"/api/method/{GET_USER}").json["message"]
        store("User", own, {"mobile_no": victim, "username": victim})
        _, session = self.signed_up(victim)
        self.assertEqual(session["email"], user_of(victim))
        self.assertTrue(session["username"])

    def test_sign_ups_pass_frappes_throttle_on_new_users(self):
        limit = frappe.local.conf.get("throttle_user_limit")
        frappe.local.conf.throttle_user_limit = 0
        try:
            self.signed_up(fresh_number())
            self.assertTrue(accounts.create(self.mobile, "Asha"))
        finally:
            frappe.local.conf.throttle_user_limit = limit


class TestLogin(SignInCase):
    def setUp(self):
        super().setUp()
        self.mobile = fresh_number()
        self.phone, self.session = self.signed_up(self.mobile)

    def test_second_browser_logs_in_with_the_same_keys(self):
        laptop, session = self.logged_in(self.mobile)
        self.assertEqual(session["token"], self.session["token"])
        self.assertNotEqual(session["sid"], self.session["sid"])
        for browser in (self.phone, laptop):
            self.assertEqual(browser.get(f"/api/method/{GET_USER}").json["message"], user_of(self.mobile))

    def test_token_alone_signs_calls(self):
        reply = Browser().get(f"/api/method/{GET_USER}", headers=token_header(self.session))
        self.assertEqual(reply.json["message"], user_of(self.mobile))

    def test_a_session_has_its_csrf_token_from_the_start(self):
        payload = {"company_name": "JPC-00000"}
        path = "/api/method/job_portal.api.get_company_details"
        self.phone.csrf_token = None
        self.assertEqual(self.phone.post(path, json=payload).status_code, 400)
        self.phone.csrf_token = "wrong"
        self.assertEqual(self.phone.post(path, json=payload).status_code, 400)
        self.phone.csrf_token = self.session["csrf_token"]
        self.assertEqual(self.phone.post(path, json=payload).status_code, 403)

    def test_no_link_logs_out(self):
        for path in (
            *("/?cmd=logout", "/?cmd=web_logout", "/frontend/home?cmd=logout", "/?cmd=frappe.handler.logout"),
            *("/api/method/logout", "/api/v1/method/logout", "/api/v2/method/logout"),
            "/api/method/web_logout",
        ):
            for verb in ("GET", "HEAD"):
                self.assertGreaterEqual(self.phone.open(verb, path).status_code, 400, path)
            asked = self.phone.get(f"/api/method/{GET_USER}", headers=token_header(self.session))
            self.assertEqual(asked.json["message"], user_of(self.mobile), path)
        self.phone.csrf_token = None
        self.assertEqual(self.phone.call("logout").status_code, 400)

    def test_a_program_with_a_key_may_log_out_by_any_verb(self):
        reply = Browser().get("/api/method/logout", headers=token_header(self.session))
        self.assertEqual(reply.status_code, 200)

    def test_logout_keeps_the_keys_while_another_session_lives_and_the_last_ends_them(self):
        laptop, _ = self.logged_in(self.mobile)
        self.assertEqual(laptop.call("logout").status_code, 200)
        reply = Browser().get(f"/api/method/{GET_USER}", headers=token_header(self.session))
        self.assertEqual(reply.status_code, 200)
        self.phone.call("logout")
        reply = Browser().get(f"/api/method/{GET_USER}", headers=token_header(self.session))
        self.assertEqual(reply.status_code, 401)
        _, session = self.logged_in(self.mobile)
        self.assertEqual(session["api_key"], self.session["api_key"])
        self.assertNotEqual(session["api_secret"], self.session["api_secret"])

    def test_of_the_last_two_logouts_at_once_one_ends_the_keys(self):
        self.configure(sends_per_number=50)
        self.phone.call("logout")
        for _ in range(4):
            devices, sessions = zip(*(self.logged_in(self.mobile) for _ in range(2)), strict=True)
            http.at_once([lambda device=device: device.call("logout") for device in devices])
            for session in sessions:
                reply = Browser().get(f"/api/method/{GET_USER}", headers=token_header(session))
                self.assertEqual(reply.status_code, 401)

    def test_a_deleted_account_takes_its_sessions_along(self):
        sids = [self.session["sid"], *(self.logged_in(self.mobile)[1]["sid"] for _ in range(2))]
        frappe.db.rollback()
        frappe.delete_doc("User", user_of(self.mobile), force=True)
        frappe.db.commit()
        self.assertEqual(self.user_of_session(sids[0]), None)
        self.signed_up(self.mobile)
        for sid in sids:
            self.assertEqual(self.user_of_session(sid), None)

    def user_of_session(self, sid: str) -> str | None:
        """The user of a browser that still has the session's cookie; None for a guest."""
        return browser_with(sid=sid).get(f"/api/method/{GET_USER}").json.get("message")

    def test_a_browser_with_a_dead_session_is_signed_in_by_one_code(self):
        self.phone.call("logout")
        reference = Browser().send_code(self.mobile, "Login")
        # An answer that was sent when the session ended has set its cookie again.
        stale = browser_with(sid=self.session["sid"])
        stale.verify(self.mobile, reference, self.code_of(self.mobile))
        self.assertEqual(stale.get(f"/api/method/{GET_USER}").json.get("message"), user_of(self.mobile))

    def test_disabled_accounts_and_desk_users_get_no_code(self):
        for change in ({"enabled": 0}, {"enabled": 1, "user_type": "System User"}):
            store("User", user_of(self.mobile), change)
            reply = Browser().call(SEND, mobile_no=self.mobile, used_for="Login")
            self.refused(reply, 403, messages.ACCOUNT_CLOSED)

    def test_an_account_closed_after_the_code_was_sent_stays_closed(self):
        browser = Browser()
        reference = browser.send_code(self.mobile, "Login")
        store("User", user_of(self.mobile), "enabled", 0)
        answer = browser.verify(self.mobile, reference, self.code_of(self.mobile))
        self.assertEqual((answer["success_key"], answer["message"]), (0, messages.ACCOUNT_CLOSED))
        self.assertNotIn("sid", answer)


class TestWrongGuessesAndDevices(SignInCase):
    def test_strangers_guesses_do_not_lock_the_owners_browser_out(self):
        self.configure(guesses_per_number=5)
        mobile = fresh_number()
        owner, _ = self.signed_up(mobile)
        owner.call("logout")
        reference = Browser().send_code(mobile, "Login")
        code = self.code_of(mobile)
        for step in range(1, 6):
            Browser().verify(mobile, reference, f"{(int(code) + step) % 10**6:06d}")
        self.refused(
            Browser().call(SEND, mobile_no=mobile, used_for="Login"), 429, messages.GUESSES_EXHAUSTED
        )
        _, session = self.logged_in(mobile, owner)
        self.assertEqual(session["success_key"], 1)

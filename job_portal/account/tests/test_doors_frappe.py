"""Frappe's own methods and records: accounts reach only those on the allow-list."""

import inspect
import json

import frappe

from job_portal.account import allow_list
from job_portal.files import messages
from job_portal.platform.messages import DESK_ONLY
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import IS_EMBEDDED, bench_only, fresh

# Where Frappe looks for methods without a dot.
HANDLER = "frappe.handler"


class TestFrappesDoors(SignInCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()
        cls.victim = cls.account()

    def shut(self, reply) -> None:
        self.refused(reply, 403, DESK_ONLY)

    def test_an_account_has_no_desk_and_gives_itself_no_role(self) -> None:
        self.assertEqual(frappe.db.get_value("Role", "JP Company", "desk_access"), 0)
        asked = {"user_type": "System User", "roles": [{"role": "JP Reviewer"}]}
        self.shut(self.me.browser.open("PUT", f"/api/resource/User/{self.me.email}", json=asked))
        self.assertEqual(fresh().get_value("User", self.me.email, "user_type"), "Website User")

    def test_records_of_any_kind(self) -> None:
        kinds = {"User", "File"}
        if not IS_EMBEDDED:
            kinds.update(frappe.get_all("DocPerm", filters={"role": "All"}, pluck="parent"))
        browser, name = self.me.browser, self.me.email
        for doctype in sorted(kinds):
            with self.subTest(doctype=doctype):
                for version in ("/api/resource", "/api/v1/resource", "/api/v2/document"):
                    self.shut(browser.get(f"{version}/{doctype}", fields='["*"]'))
                    self.shut(browser.post(f"{version}/{doctype}", json={"first_name": "x"}))
                    self.shut(browser.get(f"{version}/{doctype}/{name}"))
                    self.shut(browser.open("PUT", f"{version}/{doctype}/{name}", json={"bio": "x"}))
                    self.shut(browser.open("DELETE", f"{version}/{doctype}/{name}"))
                self.shut(browser.post(f"/api/resource/{doctype}/{name}", json={"run_method": "add_comment"}))
                self.shut(browser.post(f"/api/v2/document/{doctype}/{name}/method/add_comment", json={}))
                self.shut(browser.get(f"/api/v2/doctype/{doctype}/meta"))
                self.shut(browser.get(f"/api/v2/doctype/{doctype}/count"))

    def test_methods_without_a_dot(self) -> None:
        handler = frappe.get_module(HANDLER)
        functions = {name: each for name, each in vars(handler).items() if inspect.isfunction(each)}
        homes = {name: f"{each.__module__}.{each.__name__}" for name, each in functions.items()}
        shut = [
            name
            for name, home in homes.items()
            if home.startswith("frappe.") and home not in allow_list.OPEN_TO_ACCOUNTS
        ]
        for name in shut:
            for path, given in (
                (f"/api/method/{name}", {}),
                (f"/api/v1/method/{name}/", {}),
                ("/", {"cmd": name}),
            ):
                with self.subTest(name=name, path=path):
                    reply = self.me.browser.post(path, json={"method": "frappe.ping", **given})
                    self.shut(reply)
        self.assertIn("handle", shut)

    @bench_only("the embedded host runs no methods of records")
    def test_methods_of_a_record_whose_owner_is_forged(self) -> None:
        forged = {"doctype": "Contact", "name": "x", "owner": self.me.email, "__islocal": 1}
        way = {"docs": json.dumps(forged), "method": "rename", "args": '{"name": "z"}'}
        for path in ("/api/method/run_doc_method", "/api/method/frappe.handler.run_doc_method", "/"):
            self.shut(self.me.browser.post(path, json={"cmd": "run_doc_method", **way}))
        newer = {"document": forged, "method": "rename", "kwargs": {"name": "z"}}
        self.shut(self.me.browser.post("/api/v2/method/run_doc_method", json=newer))

    @bench_only("the embedded host has no web forms")
    def test_what_frappe_opens_to_guests_but_does_more_for_an_account(self) -> None:
        data = json.dumps({"doctype": "Personal Data Download Request", "user": self.victim.email})
        method = "frappe.website.doctype.web_form.web_form.accept"
        self.shut(self.me.browser.call(method, web_form="request-data", data=data))

    def test_what_is_open(self) -> None:
        browser = self.me.browser
        self.assertEqual(browser.message("frappe.auth.get_logged_user"), self.me.email)
        for path in ("/api/method/ping", "/api/method/frappe.ping", "/api/v2/method/ping"):
            self.assertEqual(browser.get(path).status_code, 200, path)
        self.assertTrue(self.me.upload().startswith("/private/files/"))
        self.refused(browser.post("/api/method/upload_file"), 417, messages.UPLOAD_WITHOUT_CONTENT)

    def test_the_socket_server_may_ask_who_connects(self) -> None:
        asked = self.me.browser.message("frappe.realtime.get_user_info")
        self.assertEqual((asked["user"], asked["user_type"]), (self.me.email, "Website User"))

    @bench_only("the embedded host has no realtime rooms for records")
    def test_nobody_without_desk_gets_a_room_of_records(self) -> None:
        # Only Frappe 16 has the last one.
        asked = ("can_subscribe_doctype", "can_subscribe_doc", "has_permission")
        methods = [name for name in asked if hasattr(frappe.realtime, name)]
        self.assertTrue(methods)
        # Everybody may read these in part.
        some = ("Contact", "File", "Note", "User")
        everything = frappe.get_all("DocType", {"istable": 0}, pluck="name")
        callers = (
            ("account", self.me.browser, everything),
            ("visitor", self.visitor().browser, some),
            ("guest", Browser(), some),
        )
        for who, browser, doctypes in callers:
            for doctype in doctypes:
                record = {"doctype": doctype, "docname": self.me.email, "name": self.me.email}
                for name in methods:
                    with self.subTest(who=who, doctype=doctype, method=name):
                        # `answers.tell_nothing_of_records` removes the message.
                        reply = browser.call(f"frappe.realtime.{name}", **record)
                        self.assertEqual(reply.status_code, 403)

    def test_other_users_of_the_website_are_not_held(self) -> None:
        visitor = self.visitor()
        self.assertEqual(visitor.browser.get(f"/api/resource/User/{visitor.email}").status_code, 200)

    def test_a_guest_asks_for_records_of_no_kind(self) -> None:
        for verb, path in (
            *((verb, "/api/resource/Nothing/x") for verb in ("GET", "PUT", "DELETE")),
            *((verb, "/api/resource/Nothing") for verb in ("GET", "POST")),
            *((verb, "/api/v2/document/Nothing/x") for verb in ("GET", "DELETE")),
            ("GET", "/api/v2/doctype/user/meta"),
        ):
            self.refused(Browser().open(verb, path, json={}), 403)

    def test_guests_are_held_by_frappe(self) -> None:
        self.assertEqual(Browser().get("/api/resource/User").status_code, 403)
        self.assertEqual(Browser().get("/api/method/frappe.ping").status_code, 200)

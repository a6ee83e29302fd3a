"""A site with the fixture app, and visitors who call it over WSGI."""

import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import frappe
from frappe import runtime
from frappe.app import application
from frappe.installer import open_site
from frappe.site import Site
from werkzeug.test import Client

_folder = tempfile.TemporaryDirectory()
PASSWORD = "a long password"  # noqa: S105


@cache
def fixture_site():
    """The site, made once for all tests of this process."""
    path, apps = Path(_folder.name, "site"), ["fixture_app"]
    open_site(path, apps)
    site = Site(path, apps)
    site.conf.db_busy_timeout_seconds = 1
    return site


class HostTest(unittest.TestCase):
    """Runs each class on the fixture site as Administrator, then opens the previous site again."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        before = getattr(frappe.local, "open_site", None)
        if before:
            runtime.destroy()
        site = fixture_site()
        runtime.use_site(site)
        runtime.init(site)
        frappe.connect()
        frappe.flags.in_test = True
        cls.addClassCleanup(cls._restore, before)

    @staticmethod
    def _restore(before):
        runtime.destroy()
        if before:
            runtime.use_site(before)
            runtime.init(before)
            frappe.connect()
            frappe.flags.in_test = True

    def setUp(self):
        frappe.set_user("Administrator")

    def tearDown(self):
        frappe.db.rollback()
        frappe.local.message_log.clear()

    @staticmethod
    def user(name: str, *roles: str) -> str:
        """Commit an account `<name>@example.com` with `roles` and PASSWORD. Returns its name."""
        address = f"{name}@example.com"
        if not frappe.db.exists("User", address):
            values = {"doctype": "User", "email": address, "first_name": name, "new_password": PASSWORD}
            user = frappe.get_doc(values)
            user.set("roles", [{"role": role} for role in roles])
            user.insert()
            frappe.db.commit()
        return address

    def ticket(self, **values):
        return frappe.get_doc({"doctype": "Ticket", "title": "A ticket", **values}).insert()


class Visitor:
    """A browser with cookies and, once set, the CSRF token. Each call runs in a new thread."""

    def __init__(self, user: str | None = None, password: str = PASSWORD):
        self.client = Client(application)
        self.csrf_token = None
        if user:
            self.call("login", usr=user, pwd=password)

    def open(self, path: str, method: str = "GET", **options):
        headers = options.pop("headers", {})
        if self.csrf_token:
            headers = {"X-Frappe-CSRF-Token": self.csrf_token} | headers
        with ThreadPoolExecutor(1) as pool:
            task = pool.submit(self.client.open, path, method=method, headers=headers, **options)
            return task.result()

    def call(self, method: str, headers: dict | None = None, **arguments):
        """POST a method with a JSON body."""
        return self.open(f"/api/method/{method}", "POST", json=arguments, headers=headers or {})

    def cookie(self, name: str) -> str | None:
        cookie = self.client.get_cookie(name)
        return cookie and unquote(cookie.value)

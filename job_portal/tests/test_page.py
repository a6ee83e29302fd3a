"""The page's boot: inert JSON that cannot end its script element, and a token only for a session."""

import json
import re
from pathlib import Path
from unittest import skipUnless
from unittest.mock import patch

import frappe

from job_portal.tests.http import Browser
from job_portal.tests.utils import TestCase
from job_portal.www import frontend


class TestBoot(TestCase):
    def tearDown(self) -> None:
        frappe.set_user("Administrator")
        frappe.db.rollback()

    def test_what_the_screens_read(self) -> None:
        frappe.set_user("Guest")
        boot = json.loads(frontend.get_context({})["boot"])
        self.assertEqual(boot["csrf_token"], "")
        self.assertEqual(boot["site_name"], frappe.local.site)
        self.assertEqual(boot["lang"], frappe.local.lang)
        self.assertIn("Textiles and Garments", boot["industries"])

    def test_the_site_says_where_its_socket_server_is(self) -> None:
        for configured, port in (({"socketio_port": 9010}, 9010), ({"socketio_port": 0}, None), ({}, 9000)):
            with self.subTest(configured=configured), patch.dict(frappe.local.conf):
                frappe.local.conf.pop("socketio_port", None)
                frappe.local.conf.update(configured)
                self.assertEqual(json.loads(frontend.get_context({})["boot"])["socketio_port"], port)

    def test_token_mode_is_the_sites_to_set(self) -> None:
        with patch.dict(frappe.local.conf):
            frappe.local.conf.pop("job_portal_token_mode", None)
            self.assertIsNone(json.loads(frontend.get_context({})["boot"])["token_mode"])
            frappe.local.conf["job_portal_token_mode"] = {"type": "token"}
            boot = json.loads(frontend.get_context({})["boot"])
            self.assertEqual(boot["token_mode"], {"type": "token"})

    def test_no_industry_ends_the_script_element(self) -> None:
        name = "</script><script>alert(1)</script>&\u2028"
        industry = frappe.get_doc({"doctype": "JP Industry", "industry_name": "Plain"})
        industry.insert()
        frappe.db.set_value("JP Industry", industry.name, "name", name)
        frappe.set_user("Guest")  # a session without a token would commit one, and this row with it
        boot = frontend.get_context({})["boot"]
        for character in "<>&\u2028":
            self.assertNotIn(character, boot)
        self.assertIn(name, json.loads(boot)["industries"])


@skipUnless(Path(frontend.__file__).with_suffix(".html").exists(), "the front end is not built")
class TestPage(TestCase):
    def test_every_path_below_frontend_is_the_page(self) -> None:
        for path in ("/frontend", "/frontend/login", "/frontend/no/such/page"):
            with self.subTest(path=path):
                response = Browser().get(path, headers={"Accept": "text/html"})
                self.assertEqual(response.status_code, 200)
                self.assertIn("no-store", response.headers["Cache-Control"])
                self.assertEqual(boot_of(response)["csrf_token"], "")

    def test_a_session_finds_its_token_in_the_page(self) -> None:
        account = self.account()
        frappe.get_doc("User", account.email).update({"new_password": "Ghatam-Veena-71"}).save()
        frappe.db.commit()
        browser = Browser()
        login = browser.post("/api/method/login", data={"usr": account.email, "pwd": "Ghatam-Veena-71"})
        self.assertEqual(login.status_code, 200, login.get_data(as_text=True))
        token = boot_of(browser.get("/frontend/home", headers={"Accept": "text/html"}))["csrf_token"]
        self.assertTrue(token)
        again = boot_of(browser.get("/frontend/home", headers={"Accept": "text/html"}))["csrf_token"]
        self.assertEqual(again, token)
        method = "job_portal.api.get_location_details"
        self.assertEqual(browser.call(method, pincode="560038").status_code, 400)
        browser.csrf_token = token
        self.assertEqual(browser.call(method, pincode="560038").status_code, 200)


def boot_of(response) -> dict:
    """The boot as the browser reads it: what stands between the script's tags, as JSON."""
    page = response.get_data(as_text=True)
    return json.loads(re.search(r'<script type="application/json" id="boot">(.*?)</script>', page, re.S)[1])

"""/frontend and below: the built page with the session's boot, the shell, the service worker."""

import json
import re
from unittest.mock import patch

import frappe

from job_portal.tests.at_build import Build
from job_portal.tests.http import Browser
from job_portal.tests.utils import bench_only, store
from job_portal.web import boot, build_output

PASSWORD = "Ghatam-Veena-71"
GET_BOOT = "job_portal.api.get_boot"
TEMPLATE = (
    '<html lang="{{ lang }}"><head>{{ styles | safe }}{{ head | safe }}</head>'
    '<body><div id="root">{{ body | safe }}</div>'
    '<script type="application/json" id="boot">{{ boot | safe }}</script></body></html>'
)
SCREENS = {
    "inline_script_sha256": "c2hhMjU2",
    "pages": {
        "login": {"styles": "<style>.login{}</style>", "head": "<script></script>", "body": "<h1>Login</h1>"},
        "*": {"styles": "<style>.any{}</style>", "head": "<script></script>", "body": "<p>Loading</p>"},
    },
}


class PageCase(Build):
    """Each test has its own build: a page, two screens, a service worker. The site shows samples."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.configure_class(market="Sample")

    def setUp(self) -> None:
        super().setUp()
        self.write(build_output.TEMPLATE, TEMPLATE)
        self.write(build_output.SCREENS, json.dumps(SCREENS))
        self.write(build_output.SERVICE_WORKER, "self.skipWaiting()")

    def tearDown(self) -> None:
        frappe.set_user("Administrator")
        frappe.db.rollback()

    def open(self, path: str, browser: Browser | None = None, **query):
        return (browser or Browser()).get(path, headers={"Accept": "text/html"}, **query)

    def signed_in(self) -> Browser:
        account = self.account()
        frappe.get_doc("User", account.email).update({"new_password": PASSWORD}).save()
        frappe.db.commit()
        browser = Browser()
        reply = browser.post("/api/method/login", data={"usr": account.email, "pwd": PASSWORD})
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        return browser


class TestBoot(PageCase):
    def test_what_the_screens_read(self) -> None:
        frappe.set_user("Guest")
        values = boot.of_session()
        self.assertEqual(values["csrf_token"], "")
        self.assertEqual(values["site_name"], frappe.local.site)
        self.assertEqual(values["lang"], frappe.local.lang)
        self.assertIn("Textiles and Garments", values["industries"])

    def test_the_site_says_where_its_socket_server_is(self) -> None:
        for configured, port in (({"socketio_port": 9010}, 9010), ({"socketio_port": 0}, None), ({}, 9000)):
            with self.subTest(configured=configured), patch.dict(frappe.local.conf):
                frappe.local.conf.pop("socketio_port", None)
                frappe.local.conf.update(configured)
                self.assertEqual(boot.of_session()["socketio_port"], port)

    def test_the_sites_own_words_about_freelance_work(self) -> None:
        self.assertNotIn("freelance_notice", boot.of_session())
        said = "We are bound by the state act."
        self.configure(freelance_notice=said)
        self.assertEqual(boot.of_session()["freelance_notice"], said)

    def test_token_mode_is_the_sites_to_set(self) -> None:
        with patch.dict(frappe.local.conf):
            frappe.local.conf.pop("job_portal_token_mode", None)
            self.assertIsNone(boot.of_session()["token_mode"])
            frappe.local.conf["job_portal_token_mode"] = {"type": "token"}
            self.assertEqual(boot.of_session()["token_mode"], {"type": "token"})


class TestPage(PageCase):
    def test_every_path_below_frontend_is_the_page(self) -> None:
        for path in ("/frontend", "/frontend/login", "/frontend/no/such/page"):
            with self.subTest(path=path):
                response = self.open(path)
                self.assertEqual((response.status_code, response.mimetype), (200, "text/html"))
                self.assertEqual(response.headers["Cache-Control"], "no-store")
                self.assertEqual(boot_of(response)["csrf_token"], "")
        self.assertEqual(self.open("/frontends").status_code, 404)

    def test_a_head_request_has_the_headers_alone(self) -> None:
        response = Browser().open("HEAD", "/frontend/login", headers={"Accept": "text/html"})
        self.assertEqual((response.status_code, response.data), (200, b""))
        self.assertEqual(response.headers["Cache-Control"], "no-store")
        self.assertIn("Content-Security-Policy", response.headers)

    def test_a_session_finds_its_token_in_the_page(self) -> None:
        browser = self.signed_in()
        token = boot_of(self.open("/frontend/home", browser))["csrf_token"]
        self.assertTrue(token)
        self.assertEqual(boot_of(self.open("/frontend/home", browser))["csrf_token"], token)
        method = "job_portal.api.get_location_details"
        self.assertEqual(browser.call(method, pincode="560038").status_code, 400)
        browser.csrf_token = token
        self.assertEqual(browser.call(method, pincode="560038").status_code, 200)

    def test_no_name_ends_the_script_element(self) -> None:
        name = "</script><script>alert(1)</script>&\u2028<!--"
        industry = frappe.get_doc({"doctype": "JP Industry", "industry_name": "Plain"}).insert()
        self.addCleanup(frappe.db.commit)
        self.addCleanup(frappe.db.delete, "JP Industry", {"name": name})
        store("JP Industry", industry.name, "name", name)
        page = self.open("/frontend/login")
        self.assertIn(name, boot_of(page)["industries"])
        self.assertNotIn("alert(1)</script>", page.get_data(as_text=True))

    def test_a_build_beside_a_running_host_is_served_at_once(self) -> None:
        self.assertNotIn("anew", self.open("/frontend/login").get_data(as_text=True))
        self.write(build_output.TEMPLATE, f"anew {TEMPLATE}")
        self.write(build_output.SCREENS, json.dumps({**SCREENS, "inline_script_sha256": "YW5ldw=="}))
        response = self.open("/frontend/login")
        self.assertIn("anew", response.get_data(as_text=True))
        self.assertIn("'sha256-YW5ldw=='", response.headers["Content-Security-Policy"])

    def test_what_was_not_built_is_404_until_it_is(self) -> None:
        build_output.TEMPLATE.unlink()
        response = self.open("/frontend/login")
        self.assertEqual(response.status_code, 404)
        self.assertIn("bench build", response.get_data(as_text=True))
        self.write(build_output.TEMPLATE, TEMPLATE)
        self.assertEqual(self.open("/frontend/login").status_code, 200)

    def test_the_home_page_of_an_account_leads_into_the_app(self) -> None:
        for query, location in (({}, "/frontend/home"), ({"_lang": "hi"}, "/frontend/home?_lang=hi")):
            response = self.open("/", self.signed_in(), **query)
            self.assertEqual((response.status_code, response.headers["Location"]), (302, location))

    def test_the_root_is_login_on_a_sample_site(self) -> None:
        response = self.open("/")
        self.assertEqual((response.status_code, response.headers["Location"]), (302, "/frontend"))
        for browser in (Browser(), self.signed_in()):
            self.assertEqual(self.open("/frontend", browser).status_code, 200)

    @bench_only("remembers no 404 there")
    def test_a_404_from_before_an_install_is_forgotten(self) -> None:
        address = "http://localhost/frontend/login"
        frappe.cache.hset("website_404", address, True)
        self.addCleanup(frappe.cache.hdel, "website_404", address)
        self.assertEqual(self.open("/frontend/login").status_code, 200)

    @bench_only("routes of Frappe's own")
    def test_other_pages_are_found_as_without_us(self) -> None:
        def answers() -> list[tuple]:
            replies = [self.open(path) for path in ("/profile", "/kb//x", "/no-such-page")]
            return [(reply.status_code, reply.headers.get("Location")) for reply in replies]

        with_us = answers()
        hooks = frappe.get_hooks()
        self.addCleanup(frappe.cache.set_value, "app_hooks", hooks)
        frappe.cache.set_value("app_hooks", {**hooks, "website_path_resolver": []})
        self.assertEqual(with_us, answers())
        self.assertEqual(with_us[1][0], 308)


class TestScreens(PageCase):
    """A screen's page contains the screen as the build rendered it."""

    def test_each_pre_rendered_route_has_its_own_page_and_the_others_share_one(self) -> None:
        for route, screen in (("login", "login"), ("home", "*"), ("", "*")):
            with self.subTest(route=route):
                page = self.open(f"/frontend/{route}".rstrip("/")).get_data(as_text=True)
                self.assertIn(SCREENS["pages"][screen]["styles"] + "<script></script>", page)
                self.assertIn(f'<div id="root">{SCREENS["pages"][screen]["body"]}</div>', page)

    def test_the_policy_names_the_pages_only_script(self) -> None:
        policy = self.open("/frontend/login").headers["Content-Security-Policy"]
        self.assertIn("script-src 'self' 'sha256-c2hhMjU2';", policy)

    def test_a_build_without_screens_has_an_empty_root(self) -> None:
        build_output.SCREENS.unlink()
        response = self.open("/frontend/login")
        self.assertIn('<head></head><body><div id="root"></div>', response.get_data(as_text=True))
        self.assertIn("script-src 'self';", response.headers["Content-Security-Policy"])

    @bench_only("one language there")
    def test_a_translated_page_starts_empty(self) -> None:
        translation = {"doctype": "Translation", "language": "hi", "source_text": "Login"}
        translation = frappe.get_doc({**translation, "translated_text": "लॉग इन"}).insert()
        self.addCleanup(frappe.db.commit)
        self.addCleanup(translation.delete)
        frappe.db.commit()
        page = self.open("/frontend/login", _lang="hi").get_data(as_text=True)
        self.assertIn('<html lang="hi"><head><style>.login{}</style><script></script></head>', page)
        self.assertIn('<div id="root"></div>', page)

    @bench_only("one language there")
    def test_other_variants_of_english_use_the_pre_rendered_screens(self) -> None:
        page = self.open("/frontend/login", _lang="en-US").get_data(as_text=True)
        self.assertIn('<html lang="en-US">', page)
        self.assertIn('<div id="root"><h1>Login</h1></div>', page)


class TestFrontDoor(PageCase):
    """The root of a live site."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.configure_class(market="Live")

    def leads_to(self, path: str, browser: Browser | None = None, **query) -> str:
        response = self.open(path, browser, **query)
        self.assertEqual(response.status_code, 302)
        return response.headers["Location"]

    def test_an_account_is_led_home_and_a_guest_to_the_jobs(self) -> None:
        for path in ("/", "/frontend"):
            self.assertEqual(self.leads_to(path), "/frontend/jobs")
        self.assertEqual(self.leads_to("/frontend", _lang="hi"), "/frontend/jobs?_lang=hi")
        account = self.signed_in()
        for path in ("/", "/frontend"):
            self.assertEqual(self.leads_to(path, account), "/frontend/home")

    def test_a_guest_is_led_to_the_remembered_place(self) -> None:
        for kept, query in (
            ("560001", "?pincode=560001&order=nearest"),
            ("560001.10", "?pincode=560001&radius_km=10&order=nearest"),
            ("56001", ""),
            ("560001&category=x", ""),
            ("560001.1000", ""),
            ("x" * 5000, ""),
            ("", ""),
        ):
            browser = Browser()
            browser.set_cookie("place", kept)
            self.assertEqual(self.leads_to("/frontend", browser), f"/frontend/jobs{query}")

    def test_a_site_keeps_its_own_home_page(self) -> None:
        frappe.db.set_single_value("Website Settings", "home_page", "login")
        frappe.db.commit()
        try:
            response = self.open("/")
            self.assertNotIn("/frontend", response.headers.get("Location", ""))
        finally:
            frappe.db.set_single_value("Website Settings", "home_page", "")
            frappe.db.commit()


class TestShell(PageCase):
    def test_it_is_the_routes_page_without_session_data(self) -> None:
        browser = self.signed_in()
        own = boot_of(self.open("/frontend/login", browser))
        response = self.open("/frontend/shell/login", browser)
        shell = boot_of(response)
        # A cached page does not know whether the site is live: that may have changed.
        for of_session in ("market", "may_publish", "is_frozen", "roles", "role"):
            del own[of_session]
        self.assertEqual(shell, {**own, "csrf_token": "", "shell": True})
        self.assertNotIn(own["csrf_token"], response.get_data(as_text=True))
        self.assertIn("<h1>Login</h1>", response.get_data(as_text=True))
        self.assertEqual(response.headers["Cache-Control"], "no-store")
        self.assertEqual(
            response.get_data(), self.open("/frontend/shell/login").get_data(), "a guest's is the same"
        )

    def test_the_root_has_a_shell_too(self) -> None:
        self.assertIn("<p>Loading</p>", self.open("/frontend/shell").get_data(as_text=True))

    @bench_only("one language there")
    def test_it_is_in_the_sites_language(self) -> None:
        response = self.open("/frontend/shell/login", _lang="hi")
        self.assertEqual(boot_of(response)["lang"], frappe.get_system_settings("language") or "en")

    def test_its_page_loads_the_boot_of_its_session(self) -> None:
        for browser in (Browser(), self.signed_in()):
            page = boot_of(self.open("/frontend/home", browser))
            reply = browser.get(f"/api/method/{GET_BOOT}")
            self.assertEqual(reply.json["message"], page)
            self.assertEqual(reply.headers["Cache-Control"], "no-store")

    def test_a_key_needs_no_token(self) -> None:
        self.assertEqual(self.account().browser.message(GET_BOOT)["csrf_token"], "")


class TestServiceWorker(PageCase):
    PATH = "/frontend/service-worker.js"

    def test_it_is_revalidated_each_time_and_controls_the_root(self) -> None:
        response = self.open(self.PATH)
        self.assertEqual((response.status_code, response.mimetype), (200, "text/javascript"))
        self.assertEqual(response.get_data(), b"self.skipWaiting()")
        self.assertEqual(response.headers["Cache-Control"], "no-cache")
        self.assertEqual(response.headers["Service-Worker-Allowed"], "/frontend")

    def test_without_one_it_is_404(self) -> None:
        build_output.SERVICE_WORKER.unlink()
        self.assertEqual(self.open(self.PATH).status_code, 404)
        self.write(build_output.SERVICE_WORKER, "made")
        self.assertEqual(self.open(self.PATH).status_code, 200)


def boot_of(response) -> dict:
    """The boot as the browser reads it: what stands between the script's tags, as JSON."""
    page = response.get_data(as_text=True)
    return json.loads(re.search(r'<script type="application/json" id="boot">(.*?)</script>', page, re.S)[1])

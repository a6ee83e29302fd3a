"""The language of an answer, by the site's languages and by the request."""

import json

import frappe

from job_portal import languages
from job_portal.platform.requests.arguments import MISSING
from job_portal.rules import LANGUAGES
from job_portal.tests.actor import fresh_number, said
from job_portal.tests.http import Browser
from job_portal.tests.languages_case import SpokenCase, offer
from job_portal.tests.sign_in_case import SignInCase, user_of
from job_portal.tests.utils import bench_only, fresh, store
from job_portal.web import build_output
from job_portal.web.tests.test_page import GET_BOOT, SCREENS, PageCase, boot_of

SET_LANGUAGE = "job_portal.api.set_language"
GET_JOB = "job_portal.api.get_job"
HINDI = {"Job Portal": "जॉब पोर्टल", MISSING: "कृपया {0} भरें", languages.NOT_OFFERED: "यह भाषा नहीं है"}
DICTIONARY = "messages-hi-ABCDEFGH.js"
BUILT = {
    **SCREENS,
    "messages": {"hi": [DICTIONARY], "ta": ["messages-ta-ABCDEFGH.js"]},
    "languages": {"hi": {"login": {"styles": "<style>.hi{}</style>", "body": "<h1>लॉग इन</h1>"}}},
}


class LanguagesCase(SpokenCase, PageCase, SignInCase):
    """Hindi and Tamil are offered."""

    CATALOGUES = {"hi": HINDI}

    def setUp(self) -> None:
        super().setUp()
        self.write(build_output.SCREENS, json.dumps(BUILT))

    def boot(self, browser: Browser | None = None, headers: dict | None = None, **query) -> dict:
        reply = (browser or Browser()).get(f"/api/method/{GET_BOOT}", headers=headers, **query)
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        return reply.json["message"]

    def language_of(self, user: str) -> str | None:
        return fresh().get_value("User", user, "language")


class TestSettings(LanguagesCase):
    def test_each_language_has_its_check_box(self) -> None:
        fields = frappe.get_meta(languages.SETTINGS).fields
        checks = [field.fieldname for field in fields if field.fieldname.startswith("language_")]
        self.assertEqual(checks, [f"language_{code}" for code in LANGUAGES if code != "en"])

    def test_english_is_always_offered_and_first(self) -> None:
        self.assertEqual(languages.offered(), ["en", "hi", "ta"])


class TestOfRequest(LanguagesCase):
    def test_the_first_that_is_offered_of_link_account_cookie_and_browser(self) -> None:
        accepted = {"Accept-Language": "fr, mr;q=0.9, ta-IN;q=0.8, en;q=0.5"}
        browser = Browser()
        self.assertEqual(self.boot(browser)["lang"], "en")
        self.assertEqual(self.boot(browser, accepted)["lang"], "ta")
        browser.set_cookie("preferred_language", "hi")
        self.assertEqual(self.boot(browser, accepted)["lang"], "hi")
        browser, session = self.signed_up(fresh_number(), browser)
        browser.set_cookie("preferred_language", "en")
        self.assertEqual(self.boot(browser, accepted)["lang"], "hi", "the account's")
        self.assertEqual(self.boot(Browser(session["token"]), accepted)["lang"], "hi", "by its key too")
        self.assertEqual(self.boot(browser, accepted, _lang="ta")["lang"], "ta")
        self.assertEqual(self.boot(browser, accepted, _lang="en")["lang"], "en")
        page = self.open("/frontend/home", browser, _lang="ta").get_data(as_text=True)
        self.assertIn('<html lang="hi">', page, "an account's page and its calls are in one language")

    def test_what_is_not_offered_is_passed_over(self) -> None:
        browser = Browser()
        browser.set_cookie("preferred_language", "te")
        for asked in ("mr", "xx", "", "hi' or '1'='1", "../hi", "x" * 5000, "हिन्दी"):
            with self.subTest(asked=asked[:20]):
                self.assertEqual(self.boot(browser, _lang=asked)["lang"], "en")
        for header in ("*", "hi;q=0", "x" * 5000, "hi;q=a, ;;,"):
            with self.subTest(header=header[:20]):
                self.assertEqual(self.boot(browser, {"Accept-Language": header})["lang"], "en")

    def test_a_list_in_the_place_of_a_language_is_refused_or_passed_over(self) -> None:
        for value in (["hi"], {"hi": 1}, 7, None):
            reply = Browser().call(GET_BOOT, _lang=value)
            self.assertIn(reply.status_code, (200, 400, 417), reply.get_data(as_text=True))
            if reply.status_code == 200:
                self.assertEqual(reply.json["message"]["lang"], "en")

    def test_refusals_are_in_it(self) -> None:
        browser = Browser()
        browser.set_cookie("preferred_language", "hi")
        browser, _session = self.signed_up(fresh_number(), browser)
        reply = browser.post(f"/api/method/{GET_JOB}", json={}, headers={"Accept-Language": "ta"})
        self.assertEqual((reply.status_code, said(reply)), (417, HINDI[MISSING].format("Name")))


class TestPages(LanguagesCase):
    def test_a_page_has_its_language_screen_and_dictionary(self) -> None:
        page = self.open("/frontend/login", _lang="hi")
        text = page.get_data(as_text=True)
        address = f"/assets/job_portal/frontend/{DICTIONARY}"
        self.assertIn(f'<link rel="modulepreload" href="{address}">', text)
        self.assertIn('<html lang="hi">', text)
        self.assertIn("<style>.hi{}</style>", text)
        self.assertIn('<div id="root"><h1>लॉग इन</h1></div>', text)
        boot = boot_of(page)
        names = [{"code": "en", "name": "English"}, {"code": "hi", "name": "हिन्दी"}]
        self.assertEqual(boot["languages"][:2], names)
        self.assertEqual((boot["messages_file"], boot["messages"]), (address, {}))

    def test_a_screen_without_a_rendering_in_it_starts_empty(self) -> None:
        for route, language in (("home", "hi"), ("login", "ta")):
            text = self.open(f"/frontend/{route}", _lang=language).get_data(as_text=True)
            self.assertIn('<div id="root"></div>', text)
            self.assertIn(f"messages-{language}-", text)

    def test_english_is_as_built(self) -> None:
        page = self.open("/frontend/login", _lang="en")
        text = page.get_data(as_text=True)
        self.assertIn('<html lang="en"><head><style>.login{}</style><script></script></head>', text)
        self.assertNotIn("messages_file", boot_of(page))

    def test_a_shell_uses_only_the_language_of_its_address(self) -> None:
        browser = self.signed_in()
        browser.set_cookie("preferred_language", "ta")
        accepted = {"Accept-Language": "ta"}
        for language, asked in (("hi", {"_lang": "hi"}), ("en", {}), ("en", {"_lang": "te"})):
            with self.subTest(asked=asked):
                shell = browser.get("/frontend/shell/login", headers=accepted, **asked)
                self.assertEqual(boot_of(shell)["lang"], language)
                self.assertIn(f'<html lang="{language}">', shell.get_data(as_text=True))

    @bench_only("no translations of its own there")
    def test_the_sites_own_translations_take_precedence(self) -> None:
        translation = {"doctype": "Translation", "language": "hi", "source_text": "Login"}
        translation = frappe.get_doc({**translation, "translated_text": "प्रवेश"}).insert()
        self.addCleanup(frappe.db.commit)
        self.addCleanup(translation.delete)
        frappe.db.commit()
        page = self.open("/frontend/login", _lang="hi")
        self.assertEqual(boot_of(page)["messages"], {"Login": "प्रवेश"})
        self.assertIn('<div id="root"></div>', page.get_data(as_text=True))


class TestSetLanguage(LanguagesCase):
    def test_a_guests_browser_stores_it_for_a_year(self) -> None:
        browser = Browser()
        reply = browser.call(SET_LANGUAGE, language="hi")
        self.assertEqual(reply.json["message"], self.boot(browser))
        self.assertEqual(reply.json["message"]["lang"], "hi")
        cookie = next(each for each in reply.headers.getlist("Set-Cookie") if "preferred_language" in each)
        self.assertIn("Max-Age=31536000", cookie)
        self.assertIn("SameSite=Lax", cookie)

    def test_an_account_uses_it_on_its_other_devices(self) -> None:
        browser, session = self.signed_up(fresh_number())
        self.assertEqual(self.language_of(session["email"]), "en")
        self.assertEqual(browser.message(SET_LANGUAGE, language="ta")["lang"], "ta")
        self.assertEqual(self.language_of(session["email"]), "ta")
        self.assertEqual(self.boot(Browser(session["token"]))["lang"], "ta")

    def test_other_languages_are_refused_with_a_sentence(self) -> None:
        browser = Browser()
        browser.set_cookie("preferred_language", "hi")
        for language in ("te", "", "HI", "hi ", "hi-IN", "xx' or 1=1 --", "x" * 20_000):
            with self.subTest(language=language[:20]):
                reply = browser.call(SET_LANGUAGE, language=language)
                self.assertEqual((reply.status_code, said(reply)), (417, HINDI[languages.NOT_OFFERED]))
        for wrong in (["hi"], 7, None, "x" * 20_001):
            self.refused(browser.call(SET_LANGUAGE, language=wrong), 417)
        self.refused(browser.call(SET_LANGUAGE), 417)
        self.assertEqual(browser.cookie("preferred_language"), "hi")
        reply = browser.get(f"/api/method/{SET_LANGUAGE}", language="ta")
        self.assertEqual(reply.status_code, 403)


class TestAccounts(LanguagesCase):
    def test_a_new_account_gets_the_phones_language(self) -> None:
        browser = Browser()
        browser.set_cookie("preferred_language", "ta")
        browser, session = self.signed_up(fresh_number(), browser)
        self.assertEqual((session["lang"], self.language_of(session["email"])), ("ta", "ta"))

    def test_an_account_without_one_gets_it_at_the_next_login_and_others_keep_theirs(self) -> None:
        mobile = fresh_number()
        self.signed_up(mobile)
        for stored, expected in ((None, "hi"), ("ta", "ta")):
            store("User", user_of(mobile), "language", stored)
            browser = Browser()
            browser.set_cookie("preferred_language", "hi")
            _browser, session = self.logged_in(mobile, browser)
            self.assertEqual((session["lang"], self.language_of(user_of(mobile))), (expected, expected))

    def test_notifications_are_in_each_readers_language(self) -> None:
        readers = {code: self.account().email for code in ("hi", "ta", "te")}
        for code, user in readers.items():
            frappe.db.set_value("User", user, "language", code)
        found = languages.of_users([*readers.values(), "nobody@mobile.invalid"])
        self.assertEqual([found[user] for user in readers.values()], ["hi", "ta", "en"])
        self.assertEqual(found["nobody@mobile.invalid"], "en")
        with languages.speaking(languages.of_user(readers["hi"])):
            self.assertEqual(frappe._("Job Portal"), "जॉब पोर्टल")
        self.assertEqual(frappe._("Job Portal"), "Job Portal")


class TestEnglishAlone(LanguagesCase):
    """If no language is enabled, there is no choice, and none is stored."""

    def setUp(self) -> None:
        super().setUp()
        offer()
        self.addCleanup(offer, "hi", "ta")

    def test_there_is_no_choice(self) -> None:
        browser = Browser()
        browser.set_cookie("preferred_language", "hi")
        page = self.open("/frontend/login", browser, _lang="hi")
        boot = boot_of(page)
        self.assertEqual((boot["lang"], boot["languages"], boot["messages"]), ("en", [], {}))
        self.assertNotIn("messages_file", boot)
        self.assertIn('<div id="root"><h1>Login</h1></div>', page.get_data(as_text=True))
        reply = browser.call(SET_LANGUAGE, language="hi")
        self.assertEqual((reply.status_code, said(reply)), (417, languages.NOT_OFFERED))

    def test_an_account_is_given_no_language(self) -> None:
        browser = Browser()
        browser.set_cookie("preferred_language", "hi")
        _browser, session = self.signed_up(fresh_number(), browser)
        self.assertNotIn("lang", session)
        self.assertFalse(self.language_of(session["email"]))

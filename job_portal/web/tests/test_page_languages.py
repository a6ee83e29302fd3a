"""A guest's page in each offered language: its head, its screen, its picture, the sitemap."""

import re

import frappe

from job_portal.tests.http import Browser
from job_portal.tests.languages_case import SpokenCase, offer
from job_portal.web import pictures, sitemap
from job_portal.web.tests.test_rendered_pages import RenderedCase

LANGUAGES = ("en", "hi", "ta")
HREFLANG = re.compile(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">')
CANONICAL = re.compile(r'<link rel="canonical" href="([^"]+)">')


class TestPagesInLanguages(SpokenCase, RenderedCase):
    def setUp(self) -> None:
        super().setUp()
        self.name = self.post_job(self.company, title="Night Cook")
        self.own = self.address(self.name)

    def test_the_screen_is_rendered_in_it_and_kept_apart(self) -> None:
        with self.renderings() as asked:
            for _ in range(2):
                english, hindi = self.text(self.own), self.text(self.own, _lang="hi")
            tamil = self.text(self.own, _lang="ta")
        self.assertEqual(len(asked), 3)
        apply = frappe._("Apply Now", "hi")
        self.assertEqual([apply in each for each in (english, hindi, tamil)], [False, True, False])
        for each, code in ((english, "en"), (hindi, "hi"), (tamil, "ta")):
            self.assertIn(f'<html lang="{code}"', each)
            self.assertIn("Night Cook</h2>", each)
        self.assertIn("Apply Now", english)

    def test_a_visitors_own_language_is_answered_at_the_plain_address(self) -> None:
        browser = Browser()
        browser.set_cookie("preferred_language", "hi")
        text = self.text(self.own, browser)
        self.assertIn('<html lang="hi"', text)
        self.assertTrue(CANONICAL.search(text)[1].endswith(f"{self.own}?_lang=hi"))
        self.assertIn('<html lang="en"', self.text(self.own))

    def test_each_names_itself_and_all_others(self) -> None:
        for path in (self.own, "/frontend/jobs?category=Engineering", "/frontend/home"):
            pages = {
                code: self.text(f"{path}{'&' if '?' in path else '?'}_lang={code}") for code in LANGUAGES
            }
            english = CANONICAL.search(pages["en"])[1]
            mark = "&amp;" if "?" in english else "?"
            every = {
                "x-default": english,
                "en": english,
                "hi": f"{english}{mark}_lang=hi",
                "ta": f"{english}{mark}_lang=ta",
            }
            for code, page in pages.items():
                with self.subTest(path=path, code=code):
                    self.assertEqual(dict(HREFLANG.findall(page)), every)
                    self.assertEqual(CANONICAL.search(page)[1], every[code])
                    self.assertIn(f'<meta property="og:locale" content="{code}_IN">', page)

    def test_what_is_not_indexed_names_no_others(self) -> None:
        self.company.browser.message("job_portal.api.close_job", name=self.name)
        self.assertEqual(HREFLANG.findall(self.text(self.own, _lang="hi")), [])

    def test_an_old_slug_leads_on_in_the_language(self) -> None:
        response = self.open(f"/frontend/job-details/{self.name}/old-slug", _lang="hi")
        self.assertEqual(response.status_code, 301)
        self.assertTrue(response.headers["Location"].endswith(f"{self.own}?_lang=hi"))

    def test_a_settings_change_is_seen_at_once(self) -> None:
        self.assertEqual(len(HREFLANG.findall(self.text(self.own))), 4)
        offer("hi")
        self.addCleanup(offer, "hi", "ta")
        self.assertEqual(len(HREFLANG.findall(self.text(self.own))), 3)
        offer()
        text = self.text(self.own, _lang="hi")
        self.assertEqual(HREFLANG.findall(text), [])
        self.assertNotIn("og:locale", text)
        self.assertTrue(CANONICAL.search(text)[1].endswith(self.own))

    def test_a_picture_is_in_the_language_of_its_address_alone(self) -> None:
        found = {}
        for code in ("en", "hi"):
            page = self.text(self.own, _lang=code)
            found[code] = re.search(r'og:image" content="https?://[^/]+([^"]+)"', page)[1]
        self.assertNotIn("_lang", found["en"])
        self.assertTrue(found["hi"].endswith(".png?_lang=hi"))
        browser = Browser()
        browser.set_cookie("preferred_language", "hi")
        bytes_of = {code: browser.get(url).data for code, url in found.items()}
        self.assertNotEqual(bytes_of["en"], bytes_of["hi"])
        for code, url in found.items():
            answer = Browser().get(url)
            self.assertEqual((answer.status_code, answer.data), (200, bytes_of[code]))
            self.assertIn("public", answer.headers["Cache-Control"])
        moved = Browser().get(found["hi"].replace(".png", "x.png"))
        self.assertEqual((moved.status_code, moved.headers["Location"]), (302, found["hi"]))
        frappe.db.rollback()
        frappe.delete_doc("JP Job", self.name, ignore_permissions=True)
        frappe.db.commit()
        for code in found:
            self.assertIsNone(pictures.cache.read(pictures._place(self.name, code)))

    def test_the_sitemap_names_each_language(self) -> None:
        sitemap.forget()
        frappe.db.commit()
        text = Browser().get("/frontend/sitemap.xml", part="jobs-1").get_data(as_text=True)
        entry = re.search(rf"<url><loc>[^<]*{self.own}</loc>.*?</url>", text)[0]
        self.assertIn('xmlns:xhtml="http://www.w3.org/1999/xhtml"', text)
        languages = re.findall(r'<xhtml:link rel="alternate" hreflang="([^"]+)" href="[^"]+"/>', entry)
        self.assertEqual(languages, ["x-default", "en", "hi", "ta"])
        self.assertIn(f'{self.own}?_lang=hi"/>', entry)
        offer()
        self.addCleanup(offer, "hi", "ta")
        self.assertNotIn(
            "xhtml", Browser().get("/frontend/sitemap.xml", part="jobs-1").get_data(as_text=True)
        )

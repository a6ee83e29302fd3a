"""A resume made from the profile: the content and language of the PDF and its JSON Resume."""

import io
import json
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from unittest.mock import patch

import frappe
import pikepdf

from job_portal.platform import typesetting
from job_portal.rules import LANGUAGES
from job_portal.searchers import messages, resume_export
from job_portal.tests.actor import said
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.utils import TestCase, without_module

MAKE, SAVE = f"{API}make_resume", f"{API}save_searcher"
# In the package `@jsonresume/schema`, which the frontend's tests install.
SCHEMA = Path(__file__).parents[3] / "frontend/node_modules/@jsonresume/schema/schema.json"
PROFILE = {
    "full_name": "Asha Kumari",
    "headline": "Loom operator",
    "about": "I weave cotton and silk.\nI also mend looms.",
    "current_company": "Lotus Textiles",
    "experience_years": 3,
    "education": "12th Pass",
    "english_level": "Basic",
    "skills": ["Looms", "Dyeing"],
    "languages": ["Hindi", "English"],
    "pay_expected": 777,
    "pay_unit": "Day",
    "pincode": "560038",
}
# Part of the name of the font for each script.
FONTS = {"hi": "Devanagari", "mr": "Devanagari", "ta": "Tamil", "bn": "Bengali", "te": "Telugu"}


class TestResume(TestCase):
    def setUp(self) -> None:
        super().setUp()
        self.person = self.account()
        self.browser = self.person.browser

    def made(self, **asked) -> bytes:
        reply = self.browser.get(f"/api/method/{MAKE}", **asked)
        self.assertEqual(reply.status_code, 200, reply.text if reply.is_json else asked)
        self.assertIn("no-store", reply.headers["Cache-Control"])
        return reply.get_data()

    def test_the_first_pdfs_of_a_process_have_their_fonts_though_made_at_once(self) -> None:
        self.browser.message(SAVE, **PROFILE)
        typesetting._fonts.cache_clear()
        asked = partial(self.made, language="hi")
        for content in (*at_once([asked, asked]), asked()):
            self.assertIn(b"NotoSansDevanagari", content)

    def test_the_pdf_has_a_json_resume_inside_that_is_valid_and_has_no_pay(self) -> None:
        self.browser.message(SAVE, **PROFILE)
        with pikepdf.open(io.BytesIO(self.made())) as document:
            self.assertEqual(len(document.pages), 1)
            inside = document.attachments["resume.json"].get_file().read_bytes()
        alone = self.made(kind="json")
        told = json.loads(alone)
        self.assertEqual(json.loads(inside), told)
        self.assertNotIn(b"777", alone)
        basics = told["basics"]
        self.assertEqual((basics["name"], basics["label"]), ("Asha Kumari", "Loom operator"))
        self.assertEqual(basics["phone"], f"+91 {self.person.mobile}")
        self.assertEqual(basics["location"]["region"], "Karnataka")
        self.assertEqual(
            told["languages"], [{"language": "Hindi"}, {"language": "English", "fluency": "Basic"}]
        )
        self.assertEqual(told["skills"], [{"name": "Looms"}, {"name": "Dyeing"}])

    def test_the_json_resume_fits_its_schema(self) -> None:
        if not (SCHEMA.exists() and find_spec("jsonschema")):
            self.skipTest("the schema and its validator come with the development's packages")
        from jsonschema import Draft7Validator

        schema = Draft7Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
        for profile in ({}, PROFILE):
            self.browser.message(SAVE, **profile)
            told = json.loads(self.made(kind="json"))
            self.assertEqual([each.message for each in schema.iter_errors(told)], [])
        self.assertFalse(schema.is_valid({**told, "work": "weaver"}))

    def test_each_language_has_its_words_and_script(self) -> None:
        self.browser.message(SAVE, **PROFILE)
        told = {}

        def render(template: Path, data: dict, without: str) -> bytes:
            told[frappe.local.lang] = data
            return typesetting.pdf(template, data, without)

        with patch.object(resume_export, "typesetting") as typeset:
            typeset.pdf = render
            content = {language: self.made(language=language) for language in LANGUAGES}
        for language, script in FONTS.items():
            self.assertIn(f"NotoSans{script}".encode(), content[language])
            titles = [each["title"] for each in told[language]["sections"]]
            self.assertEqual(len(titles), 5)
            # The person's own words are not translated: the name, the company and the skills.
            self.assertEqual(told[language]["sections"][2]["texts"], PROFILE["skills"])
            chosen = " ".join(
                [*titles, *(text for each in told[language]["sections"][3:] for text in each["texts"])]
            )
            self.assertNotRegex(chosen, "[A-Za-z]{3}")
        self.assertNotIn(b"Devanagari", content["en"])

    def test_an_empty_profile_and_the_longest_make_resumes(self) -> None:
        self.assertEqual(json.loads(self.made(kind="json"))["basics"]["name"], "Test")
        self.assertEqual(self.made()[:5], b"%PDF-")
        longest = {
            "full_name": "W" * 140,
            "headline": "#x" * 70,
            "about": "\\ $x$ @a *b*\n" * 140,
            "skills": [f"{number:02}" + "க்ஷ" * 19 for number in range(30)],
            "languages": [f"{number:02}" + "x" * 58 for number in range(20)],
        }
        self.browser.message(SAVE, **longest)
        with pikepdf.open(io.BytesIO(self.made(language="ta"))) as document:
            self.assertGreater(len(document.pages), 1)

    def test_other_kinds_and_languages_are_refused_and_too_many(self) -> None:
        for wrong in (
            {"kind": "docx"},
            {"kind": ""},
            {"kind": ["pdf"]},
            {"language": "gu"},
            {"language": "x" * 5000},
        ):
            self.assertEqual(self.browser.call(MAKE, **wrong).status_code, 417, wrong)
        with patch.object(resume_export, "MOST_AN_HOUR", 1):
            self.made(kind="json")
            reply = self.browser.call(MAKE, kind="json")
        self.assertEqual((reply.status_code, said(reply)), (429, messages.RESUMES_EXHAUSTED))

    def test_without_typst_there_is_still_the_json(self) -> None:
        with without_module("typst"):
            reply = self.browser.call(MAKE)
            self.assertEqual((reply.status_code, said(reply)), (417, messages.NO_PDF))
            self.made(kind="json")

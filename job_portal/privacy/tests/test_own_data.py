"""The copy of an account's data: what it contains, what not, and who gets it."""

import json
import re
from unittest.mock import patch

from job_portal.privacy import own_data, sections
from job_portal.privacy.tests.test_deletion import DeletionCase
from job_portal.tests.actor import API
from job_portal.tests.test_privacy_table import PAGE, _fields_of_ours, _records, _rows
from job_portal.tests.utils import without_module

MY_DATA, DOWNLOAD = f"{API}get_my_data", f"{API}download_my_data"


class TestOwnData(DeletionCase):
    def test_it_holds_what_the_account_gave_and_who_looked(self) -> None:
        company, browser = self.company_account(), self.person()
        job, name = self.applied(browser, company)
        company.browser.message(f"{API}reveal_phone", application=name)
        company.browser.message(
            f"{API}decide_application", name=name, decision="ignore", note="The company's own"
        )
        browser.message(f"{API}save_job", job=job)
        answer = browser.message(MY_DATA)
        found = {section["key"]: section["rows"] for section in answer["sections"]}
        self.assertEqual(answer["number"], browser.mobile)
        self.assertEqual(found["profile"][0]["headline"], f"Weaver {browser.mark}")
        # For a day an Ignored is hidden.
        self.assertEqual(found["applications"][0]["status"], "Applied")
        self.assertEqual(found["applications"][0]["cover_letter"], f"Dear {browser.mark}")
        # A tick is not a number, and the account's day shows what was ticked.
        self.assertIn(True, [row.get("is_adult") for row in found["consents"]])
        # Choices are words for people; the file has them as stored.
        self.assertIn("Your profile", [row["purpose"] for row in found["consents"]])
        whole = json.loads(browser.get(f"/api/method/{DOWNLOAD}", kind="json").get_data())
        self.assertIn("profile", [row["purpose"] for row in whole["consents"]])
        times = {section["key"]: section["times"] for section in answer["sections"]}
        self.assertEqual((times["profile"], times["applications"]), (["modified"], ["applied_on"]))
        self.assertEqual(answer["sections"][0]["labels"]["creation"], "Signed up on")
        self.assertEqual([row["company_name"] for row in found["looks"]], ["Lotus Textiles"])
        self.assertEqual([row["job"] for row in found["saved_jobs"]], [job])
        self.assertEqual(len(found["files"]), 2)
        self.assertNotIn("The company's own", json.dumps(answer))
        self.assertNotIn("Ignored", json.dumps(answer))

    def test_the_json_has_a_resume_and_the_pdf_has_it_inside(self) -> None:
        browser = self.person()
        texts = {
            "headline": "बिजली मिस्त्री",
            "about": "வணக்கம் #set text(red) $x^2$ \\ @me",
            "skills": ["Wiring"],
        }
        browser.message(f"{API}save_searcher", **texts, pincode="560038")
        reply = browser.get(f"/api/method/{DOWNLOAD}", kind="json")
        self.assertRegex(reply.headers["Content-Disposition"], r'attachment; filename="my-data-[-\d]+\.json"')
        self.assertIn("no-store", reply.headers["Cache-Control"])
        whole = json.loads(reply.get_data())
        basics = whole["resume"]["basics"]
        self.assertEqual((basics["label"], basics["summary"]), (texts["headline"], texts["about"]))
        self.assertEqual(whole["resume"]["skills"], [{"name": "Wiring"}])
        reply = browser.get(f"/api/method/{DOWNLOAD}", kind="pdf")
        content = reply.get_data()
        self.assertEqual((reply.status_code, content[:5], reply.mimetype), (200, b"%PDF-", "application/pdf"))
        self.assertIn(b"resume.json", content)
        for font in (b"NotoSansDevanagari", b"NotoSansTamil"):
            self.assertRegex(content, font)

    def test_what_was_told_is_in_the_language_of_who_reads_it(self) -> None:
        company, browser = self.company_account(), self.person()
        _job, name = self.applied(browser, company)
        company.browser.message(f"{API}decide_application", name=name, decision="shortlist")
        self.configure(language_hi=1)
        sections = {each["key"]: each for each in browser.message(MY_DATA, _lang="hi")["sections"]}
        told = [row["text"] for row in sections["notifications"]["rows"]]
        self.assertTrue(all(re.search("[\u0900-\u097f]", text) for text in told), told)
        self.assertNotIn("sentence", json.dumps(sections["notifications"]))

    def test_no_code_is_read_there(self) -> None:
        browser = self.person()
        browser.message(f"{API}send_delete_code")
        code = self.code_of(browser.mobile)
        sections = {each["key"]: each["rows"] for each in browser.message(MY_DATA)["sections"]}
        self.assertIn("******", sections["messages"][0]["message"])
        for kind in ("json", "pdf"):
            told = browser.get(f"/api/method/{DOWNLOAD}", kind=kind).get_data()
            self.assertNotIn(code.encode(), told)
        self.assertNotIn(code, json.dumps(sections))

    def test_other_kinds_of_file_are_refused(self) -> None:
        browser = self.person()
        for kind in ("", "xml", "x" * 5000, None, ["pdf"]):
            self.assertEqual(browser.call(DOWNLOAD, kind=kind).status_code, 417, kind)

    def test_copies_are_limited(self) -> None:
        browser = self.person()
        with patch.object(own_data, "MOST_AN_HOUR", 1):
            browser.message(MY_DATA)
            self.refused(browser.call(DOWNLOAD), 429)

    def test_without_typst_there_is_still_the_json(self) -> None:
        browser = self.person()
        with without_module("typst"):
            self.refused(browser.call(DOWNLOAD, kind="pdf"), 417, "JSON")
            self.assertEqual(self.state_of_documents(), "not installed: typst")
        self.assertEqual(browser.call(DOWNLOAD).status_code, 200)
        self.assertEqual(self.state_of_documents(), "On")

    def state_of_documents(self) -> str:
        reply = self.account(("System Manager",)).browser.get("/api/method/job_portal.health.check")
        return reply.json["message"]["documents"]

    def test_no_record_about_people_is_left_out_unawares(self) -> None:
        if not PAGE.exists():
            self.skipTest("the docs are not beside the package")
        people = PAGE.read_text(encoding="utf-8").partition("## Fields about nobody")[0]
        about_people = {name for row in _rows(people) for name in _records(row)} & set(_fields_of_ours())
        told = {section.doctype for section in sections.SECTIONS} | {"JP Application"}
        # Add new ones to privacy/sections.py: a section, or a line that says why not.
        self.assertEqual(about_people - told, set(sections.NOT_TOLD))

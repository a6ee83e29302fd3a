"""A resume as PDF or DOCX fills in the form: what is read, what is never read, and harmful files."""

import io
import time
from unittest.mock import patch

import frappe
import pikepdf

from job_portal.files import messages as file_messages
from job_portal.files import programs
from job_portal.searchers import messages, resume_parsing
from job_portal.searchers.tests import resumes
from job_portal.tests.actor import said
from job_portal.tests.market_case import API
from job_portal.tests.utils import TestCase

PARSE, SAVE = f"{API}parse_resume", f"{API}save_searcher"


class TestResumeReading(TestCase):
    def setUp(self) -> None:
        super().setUp()
        self.browser = self.account().browser

    def sent(self, content: bytes, name: str = "resume.pdf"):
        return self.browser.open("POST", f"/api/method/{PARSE}", data={"file": (io.BytesIO(content), name)})

    def fields(self, content: bytes) -> dict:
        reply = self.sent(content)
        self.assertEqual(reply.status_code, 200, reply.text)
        return reply.json["message"]["fields"]

    def refused(self, content: bytes, sentence: str) -> None:
        since = time.monotonic()
        reply = self.sent(content)
        self.assertEqual(reply.status_code, 417, reply.text)
        self.assertIn(sentence, said(reply))
        self.assertLess(time.monotonic() - since, 2 * programs.SECONDS)

    def test_two_columns_in_english_without_protected_facts_and_number(self) -> None:
        expected = {
            "full_name": "Asha Patil",
            "headline": "Senior Accountant",
            # Three years of the first job, two of the second.
            "experience_years": 5,
            "education": "Graduate",
            "languages": ["English", "Hindi", "Marathi"],
            "english_level": "Good",
            "skills": ["Tally", "MS Excel"],
            "pincode": "400069",
            "city": "Mumbai",
        }
        self.assertEqual(self.fields(resumes.pdf(resumes.TWO_COLUMNS)), expected)

    def test_columns_that_the_file_mixes(self) -> None:
        expected = {
            "full_name": "Ravi Kumar",
            "headline": "Welder",
            "experience_years": 4,
            "education": "ITI",
            "languages": ["Hindi", "Odia"],
            "skills": ["Arc welding", "Gas cutting"],
            "pincode": "411038",
            "city": "Pune",
        }
        self.assertEqual(self.fields(resumes.pdf(resumes.COLUMNS_LINE_BY_LINE)), expected)

    def test_hindi(self) -> None:
        expected = {
            "full_name": "सुनीता देवी",
            "headline": "नर्स",
            "experience_years": 5,
            "education": "12th Pass",
            "languages": ["Hindi", "English"],
            "pincode": "800001",
            "city": "Patna",
        }
        self.assertEqual(self.fields(resumes.pdf(resumes.IN_HINDI)), expected)

    def test_a_bilingual_bio_data_in_a_docx_table(self) -> None:
        expected = {
            "full_name": "Ramesh Kumar",
            "headline": "Driver",
            "experience_years": 7,
            "education": "10th or Below 10th",
            "languages": ["Hindi", "Bhojpuri"],
            "pay_expected": 22000,
            "pay_unit": "Month",
            "pincode": "411038",
            "city": "Pune",
        }
        self.assertEqual(self.fields(resumes.docx(resumes.MIXED)), expected)

    def test_our_own_pdf_is_read_by_its_json_resume(self) -> None:
        profile = {"full_name": "Asha Kumari", "headline": "Loom operator", "skills": ["Looms"]}
        self.browser.message(SAVE, **profile, experience_years=3)
        made = self.browser.get(f"/api/method/{API}make_resume").get_data()
        found = self.sent(made).json["message"]
        self.assertEqual(found["fields"], {"experience_years": 3})
        self.assertEqual(found["resume"]["basics"]["label"], "Loom operator")

    def test_nothing_is_stored(self) -> None:
        before = frappe.db.count("File"), self.browser.message(f"{API}get_searcher")
        self.fields(resumes.pdf(resumes.TWO_COLUMNS))
        self.assertEqual((frappe.db.count("File"), self.browser.message(f"{API}get_searcher")), before)

    def test_only_the_first_pages_of_ten_thousand_are_read(self) -> None:
        document = pikepdf.open(io.BytesIO(resumes.pdf(resumes.IN_HINDI)))
        for _number in range(10_000):
            document.add_blank_page()
        self.assertEqual(self.fields(saved(document))["full_name"], "सुनीता देवी")

    def test_a_script_is_not_run_and_changes_nothing(self) -> None:
        document = pikepdf.open(io.BytesIO(resumes.pdf(resumes.IN_HINDI)))
        script = pikepdf.Dictionary(S=pikepdf.Name.JavaScript, JS="while (true) {}")
        document.Root.OpenAction = document.make_indirect(script)
        self.assertEqual(self.fields(saved(document))["education"], "12th Pass")

    def test_harmful_pdfs_get_a_sentence(self) -> None:
        blank = pikepdf.new()
        blank.add_blank_page()
        locked = io.BytesIO()
        blank.save(locked, encryption=pikepdf.Encryption(owner="a", user="b"))
        self.refused(locked.getvalue(), file_messages.PDF_LOCKED)
        self.refused(saved(blank), file_messages.TEXT_MISSING)
        self.refused(b"%PDF-1.7\n1 0 obj\n<<", file_messages.TEXT_UNREADABLE)
        loop = pikepdf.new()
        loop.add_blank_page()
        loop.Root.Pages.Kids = loop.make_indirect(pikepdf.Array([loop.Root.Pages, loop.Root.Pages]))
        loop.Root.Pages.Parent = loop.Root.Pages
        self.refused(saved(loop), file_messages.TEXT_UNREADABLE)
        # A page of 400 MB, compressed to 400 kB.
        bomb = pikepdf.new()
        bomb.add_blank_page()
        bomb.pages[0].Contents = bomb.make_stream(b" (a) Tj" * (400 * 1024**2 // 7))
        self.refused(saved(bomb), file_messages.TEXT_UNREADABLE)

    def test_harmful_docx_files_get_a_sentence(self) -> None:
        unreadable = file_messages.TEXT_UNREADABLE
        self.refused(resumes.zipped(b" " * 400 * 1024**2), unreadable)
        entities = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'
        self.refused(resumes.docx(["Name:\t&b;"], before=entities), unreadable)
        self.refused(resumes.zipped(b"<w:document>"), unreadable)
        deep = b"<a>" * 200_000 + b"</a>" * 200_000
        self.refused(resumes.zipped(deep), unreadable)
        self.refused(resumes.zipped(b"", "xl/workbook.xml"), file_messages.TEXT_WRONG_TYPE)
        self.refused(b"MZ" * 100, file_messages.TEXT_WRONG_TYPE)
        # The content decides, not the name.
        reply = self.sent(resumes.pdf(resumes.IN_HINDI), "resume.docx")
        self.assertEqual(reply.json["message"]["fields"]["headline"], "नर्स")

    def test_no_file_and_too_large_files_are_refused(self) -> None:
        self.assertEqual(self.browser.call(PARSE).status_code, 417)
        self.assertEqual(self.browser.call(PARSE, file={"a": 1}).status_code, 417)
        self.refused(b"", file_messages.UPLOAD_WITHOUT_CONTENT)
        self.refused(b"%PDF-" + bytes(5 * 1024**2), file_messages.UPLOAD_TOO_LARGE.format(5))
        self.assertEqual(self.sent(bytes(100 * 1024**2)).status_code, 413)

    def test_more_files_in_a_day_are_refused(self) -> None:
        with patch.object(resume_parsing, "MOST_A_DAY", 1):
            self.refused(b"a", file_messages.TEXT_WRONG_TYPE)
            reply = self.sent(b"a")
        self.assertEqual((reply.status_code, said(reply)), (429, messages.PARSING_EXHAUSTED))

    def test_a_third_file_at_once_in_a_worker_waits_and_is_refused(self) -> None:
        with patch.object(programs, "_SECONDS_TO_WAIT", 0), programs._AT_ONCE, programs._AT_ONCE:
            self.refused(b"a", file_messages.READERS_BUSY)


def saved(document: pikepdf.Pdf) -> bytes:
    content = io.BytesIO()
    document.save(content)
    return content.getvalue()

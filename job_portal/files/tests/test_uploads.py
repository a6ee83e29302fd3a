"""Accounts upload only some kinds of files, and reach no private file of others by Frappe's methods."""

import base64
import io
import json
import secrets
from pathlib import Path
from unittest.mock import patch

import frappe
from frappe.core.doctype.file.file import File

from job_portal.files import messages
from job_portal.files.uploads import MOST_A_DAY
from job_portal.rules import LIMITS
from job_portal.tests.actor import pdf, said
from job_portal.tests.http import Browser
from job_portal.tests.utils import SVG, TestCase, fresh, png


class TestUpload(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()

    def stored(self) -> int:
        return fresh().count("File", {"owner": self.me.email})

    def test_documents_and_logo(self) -> None:
        self.assertTrue(self.me.upload().startswith("/private/files/"))
        self.assertTrue(self.me.upload("png", is_private=1).startswith("/private/files/"))
        logo = self.me.upload("png", is_private=0)
        self.assertTrue(logo.startswith("/files/"))

    def test_a_script_that_saves_without_validation_attaches_too(self) -> None:
        me = self.account()
        name, url = me.add_company(), me.upload()
        frappe.db.rollback()
        company = frappe.get_doc("JP Company", name)
        company.document_one = url
        company.flags.ignore_validate = True
        frappe.set_user(me.email)
        try:
            company.save(ignore_permissions=True)
        finally:
            frappe.set_user("Administrator")
        attached = {"file_url": url, "attached_to_name": company.name, "attached_to_field": "document_one"}
        self.assertEqual(frappe.db.count("File", attached), 1)
        frappe.db.rollback()

    def test_numbers_beside_a_file_that_no_form_sends(self) -> None:
        for is_private in ("1e+308", "1000", "-3"):
            response = self.me.browser.upload(pdf(), "paper.pdf", is_private=is_private)
            self.assertEqual(response.status_code, 200, response.get_data(as_text=True))
            self.assertEqual(response.json["message"]["is_private"], 1)
        measures = {"optimize": "x", "max_width": "wide", "max_height": "1e308"}
        response = self.me.browser.upload(png(), "logo.png", is_private="nan", **measures)
        self.assertEqual(response.status_code, 200, response.get_data(as_text=True))
        self.assertTrue(response.json["message"]["file_url"].startswith("/files/"))

    def test_what_the_form_names_beside_a_file_is_nothing(self) -> None:
        """Frappe would attach the file there, or run the method, which may read the bytes from the form."""
        page = base64.b64encode(b"<html><script>alert(1)</script></html>").decode()
        name = f"{secrets.token_hex(8)}.xhtml"
        form = {"from_form": "1", "filename": name, "filedata": page, "folder": "Nowhere"}
        for named in (
            {"doctype": "JP Industry", "docname": "Textiles and Garments"},
            {"doctype": "__Auth", "docname": "x"},
            {"doctype": "User", "docname": self.me.email, "fieldname": "user_image"},
            {**form, "method": "frappe.handler.uploadfile"},
            {**form, "method": "job_portal.account.sign_in.send_custom_sms"},
        ):
            data = {**named, "is_private": "1", "file": (io.BytesIO(pdf()), "a.pdf")}
            response = self.me.browser.open("POST", "/api/method/upload_file", data=data)
            self.assertEqual(response.status_code, 200, response.get_data(as_text=True))
            file = response.json["message"]
            self.assertIsNone(file.get("attached_to_doctype"))
            self.assertTrue(file["file_url"].endswith(".pdf"))
        self.assertFalse(fresh().exists("File", {"file_name": name}))

    def test_refused_by_content(self) -> None:
        before = self.stored()
        for content, filename, is_private, sentence in (
            (SVG, "logo.svg", 0, ""),
            (SVG, "logo.png", 0, messages.UPLOAD_WRONG_TYPE),
            (b"<html><script>alert(1)</script></html>", "paper.pdf", 1, messages.UPLOAD_WRONG_TYPE),
            (b"MZ\x90\0" + b"\0" * 300, "paper.pdf", 1, messages.UPLOAD_WRONG_TYPE),
            (b"just text", "notes.txt", 1, messages.UPLOAD_WRONG_TYPE),
            (b"GIF89a" + b"\0" * 30, "logo.png", 0, messages.UPLOAD_WRONG_TYPE),
            (png(), "paper.pdf", 1, messages.UPLOAD_MISLABELLED),
            (pdf(), "card.png", 1, messages.UPLOAD_MISLABELLED),
            (pdf(), "paper.pdf", 0, messages.UPLOAD_PUBLIC_DOCUMENT),
            (b"", "paper.pdf", 1, messages.UPLOAD_WITHOUT_CONTENT),
            (b"%PDF-" + b"\0" * LIMITS["upload_bytes"], "big.pdf", 1, messages.UPLOAD_TOO_LARGE.format(5)),
        ):
            with self.subTest(filename=filename, sentence=sentence):
                response = self.me.browser.upload(content, filename, is_private=is_private)
                self.assertEqual(response.status_code, 417, response.get_data(as_text=True))
                self.assertIn(sentence, said(response))
                self.assertNotIn("Traceback", response.get_data(as_text=True))
        self.assertEqual(self.stored(), before)

    def test_the_largest_file_is_accepted(self) -> None:
        content = pdf()
        content = b"%PDF-1.4\n%" + b"0" * (LIMITS["upload_bytes"] - len(content) - 10) + b"\n" + content[9:]
        content = content.ljust(LIMITS["upload_bytes"])
        self.assertEqual(self.me.browser.upload(content, "large.pdf", is_private=1).status_code, 200)

    def test_an_account_has_so_many_tries_a_day(self) -> None:
        me, other = self.account(), self.account()
        tries = [me.browser.upload(b"just text", "notes.txt").status_code for _ in range(MOST_A_DAY)]
        self.assertEqual(set(tries), {417})
        for path in ("/api/method/upload_file", "/api/v2/method/upload_file", "/?cmd=upload_file"):
            for accept in ("application/json", "text/html"):
                data = {"is_private": "1", "file": (io.BytesIO(pdf()), "a.pdf")}
                response = me.browser.open("POST", path, headers={"Accept": accept}, data=data)
                self.assertEqual(response.status_code, 429, response.get_data(as_text=True))
                self.assertIn(messages.UPLOADS_EXHAUSTED, response.get_data(as_text=True))
        self.assertFalse(fresh().exists("File", {"owner": me.email}))
        other.upload()

    def test_guests_upload_nothing(self) -> None:
        self.assertEqual(Browser().upload(pdf(), "paper.pdf", is_private=1).status_code, 403)


class TestPrivateFiles(TestCase):
    """Knowing a file's URL is not enough to read it."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()
        cls.thief = cls.account()
        cls.company = cls.me.add_company()
        cls.url = frappe.db.get_value("JP Company", cls.company, "company_pan_card")

    def setUp(self) -> None:
        frappe.db.rollback()

    def tearDown(self) -> None:
        self.assertEqual(self.me.browser.get(self.url).status_code, 200)
        self.assertEqual(self.thief.browser.get(self.url).status_code, 403)
        self.assertEqual(Browser().get(self.url).status_code, 403)

    def own_file(self, account) -> str:
        url = account.upload()
        return fresh().get_value("File", {"file_url": url, "owner": account.email}, "name")

    def test_no_browser_stores_it(self) -> None:
        """It could be opened after the log-out."""
        # The second header is that of a bench's nginx, which then sends the file itself.
        for headers in ({}, {"X-Use-X-Accel-Redirect": "True"}):
            response = self.me.browser.get(self.url, headers=headers)
            self.assertEqual(response.status_code, 200)
            self.assertEqual(response.headers["Cache-Control"], "private, no-store")

    def test_inserting_a_row_without_bytes(self) -> None:
        browser = self.thief.browser
        for response in (
            browser.post("/api/method/upload_file", data={"file_url": self.url, "is_private": "1"}),
            browser.upload(b"", "paper.pdf", file_url=self.url, is_private=1),
            browser.upload(pdf(), "paper.pdf", file_url=self.url, is_private=1),
            browser.post("/api/resource/File", json={"file_url": self.url}),
            browser.post("/api/resource/File", json={"file_url": self.url, "file_name": "x.pdf"}),
            browser.post("/api/resource/File", json={"file_name": "x.pdf", "content": pdf().decode()}),
            browser.call("frappe.client.insert", doc={"doctype": "File", "file_url": self.url}),
            browser.call("frappe.client.insert_many", docs=[{"doctype": "File", "file_url": self.url}]),
        ):
            self.assertIn(response.status_code, (403, 417), response.get_data(as_text=True))
            self.assertNotIn("Traceback", response.get_data(as_text=True))

    def test_the_same_bytes_twice_with_anothers_url(self) -> None:
        """Frappe keeps the given URL if it knows the bytes already."""
        content = pdf()
        self.assertEqual(self.thief.browser.upload(content, "a.pdf", is_private=1).status_code, 200)
        response = self.thief.browser.upload(content, "a.pdf", is_private=1, file_url=self.url)
        self.assertEqual(response.status_code, 417)
        self.assertIn(messages.UPLOAD_WITHOUT_CONTENT, said(response))

    def test_changing_an_own_row(self) -> None:
        name = self.own_file(self.thief)
        for changes in (
            {"file_url": self.url},
            {"is_private": 0},
            {"attached_to_doctype": "JP Company", "attached_to_name": self.company},
            {"owner": self.me.email},
        ):
            with self.subTest(changes=changes):
                response = self.thief.browser.open(
                    "PUT",
                    f"/api/resource/File/{name}",
                    data=json.dumps(changes),
                    content_type="application/json",
                )
                self.assertEqual(response.status_code, 403, response.get_data(as_text=True))
        for fieldname, value in (("file_url", self.url), ("is_private", 0)):
            response = self.thief.browser.call(
                "frappe.client.set_value", doctype="File", name=name, fieldname=fieldname, value=value
            )
            self.assertEqual(response.status_code, 403)
        self.assertNotEqual(fresh().get_value("File", name, "file_url"), self.url)

    def test_naming_it_in_another_record(self) -> None:
        other = self.account()
        payload = {**other.company_payload(), "company_logo": self.url}
        self.assertEqual(other.browser.call("job_portal.api.add_company", **payload).status_code, 417)

    def test_identical_bytes_of_two_people(self) -> None:
        """No answer reveals that somebody else has the same bytes, or a file with that name."""
        content, bytes_of_desk = pdf(), pdf()
        desk = {"doctype": "File", "file_name": "desk.pdf", "content": bytes_of_desk, "is_private": 1}
        urls = {frappe.get_doc(desk).insert().file_url}
        frappe.db.commit()
        first, second = self.account(), self.account()
        for account, sent, name in (
            (first, content, "first.pdf"),
            (second, content, "second.pdf"),
            (second, content, "first.pdf"),
            (first, content, "first.pdf"),
            (first, bytes_of_desk, "first.pdf"),
        ):
            file = account.browser.upload(sent, name, is_private=1).json["message"]
            self.assertRegex(file["file_name"], rf"\A{name[:-4]}-[0-9a-f]{{12}}\.pdf\Z")
            self.assertEqual(file["file_url"], f"/private/files/{file['file_name']}")
            self.assertNotIn(file["file_url"], urls)
            urls.add(file["file_url"])
            self.assertEqual(account.browser.get(file["file_url"]).get_data(), sent)
        # Desk users do not learn it either, nor get an account's bytes.
        frappe.db.rollback()
        twin = {"doctype": "File", "file_name": "twin.pdf", "content": content, "is_private": 1}
        self.assertEqual(frappe.get_doc(twin).insert().file_name, "twin.pdf")
        frappe.db.rollback()
        mine = {"owner": first.email, "file_url": ("in", list(urls))}
        frappe.get_doc("File", mine).delete(ignore_permissions=True)
        frappe.db.commit()
        left = [account.browser.get(url).status_code for url in urls for account in (first, second)]
        self.assertEqual(left.count(200), 4)

    def test_one_file_in_two_fields(self) -> None:
        me = self.account()
        url = me.upload()
        payload = {**me.company_payload(), "company_pan_card": url, "gov_approved_company_reg_doc": url}
        name = me.browser.message("job_portal.api.add_company", **payload)["name"]
        frappe.db.rollback()
        rows = frappe.get_all("File", {"attached_to_name": name, "file_url": url}, ["name", "owner"])
        self.assertEqual([row.owner for row in rows], [me.email] * 2)
        frappe.get_doc("File", rows[0].name).delete(ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(me.browser.get(url).status_code, 200)
        frappe.get_doc("File", rows[1].name).delete(ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(me.browser.get(url).status_code, 403)

    def test_a_failed_upload_leaves_no_bytes(self) -> None:
        """The row is refused after the bytes are stored."""
        folder = Path(frappe.get_site_path("private", "files"))
        before = set(folder.iterdir())
        with patch.object(File, "validate", side_effect=frappe.ValidationError):
            self.assertEqual(self.thief.browser.upload(pdf(), "paper.pdf").status_code, 417)
        self.assertEqual(set(folder.iterdir()), before)

    def test_nobody_deletes_a_companys_files(self) -> None:
        row = fresh().get_value("File", {"file_url": self.url, "attached_to_name": self.company}, "name")
        for account in (self.thief, self.me):
            response = account.browser.open("DELETE", f"/api/resource/File/{row}")
            self.assertEqual(response.status_code, 403)
            response = account.browser.call("frappe.client.delete", doctype="File", name=row)
            self.assertEqual(response.status_code, 403)

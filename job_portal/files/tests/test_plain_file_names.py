"""The patch for files from before names were plain."""

import os
from pathlib import Path
from unittest.mock import patch

import frappe

from job_portal.files.no_deduplication import mark_of
from job_portal.patches import plain_file_names
from job_portal.tests.actor import pdf
from job_portal.tests.utils import TestCase, bench_only, fresh, store

SCRIPT = 'logo" onmouseover="alert(document.domain)" style="position:fixed;inset:0'
PLAIN = r"\A/(private/)?files/[\w ._()-]+-[0-9a-f]{12}\.(png|pdf)\Z"
FIELDS = ("company_logo", "company_pan_card", "gov_approved_company_reg_doc")


class TestPlainFileNames(TestCase):
    def setUp(self) -> None:
        super().setUp()
        self.me = self.account()
        self.logo = self.me.upload("png", is_private=0)
        self.company = self.me.add_company(company_logo=self.logo)

    def stored(self, *fieldnames: str) -> list[str]:
        frappe.db.rollback()
        fieldnames = fieldnames or FIELDS
        row = frappe.db.get_value("JP Company", self.company, fieldnames, as_dict=True)
        return [row[fieldname] for fieldname in fieldnames]

    def as_before(self, url: str, name: str, on_disk: str = "") -> str:
        """Give a stored file the name that it had before, in each row that names it. Returns the URL."""
        old = url.rpartition("/")[0] + f"/{name}"
        path = Path(frappe.get_doc("File", {"file_url": url}).get_full_path())
        os.replace(path, path.with_name(on_disk or name))
        content_hash = frappe.db.get_value("File", {"file_url": url}, "content_hash")[:32]
        values = {"file_url": old, "file_name": on_disk or name, "content_hash": content_hash}
        frappe.db.set_value("File", {"file_url": url}, values)
        for fieldname in FIELDS:
            if frappe.db.get_value("JP Company", self.company, fieldname) == url:
                frappe.db.set_value("JP Company", self.company, fieldname, old)
        frappe.db.commit()
        return old

    def check(self, **bytes_of: bytes) -> None:
        for fieldname, content in bytes_of.items():
            (url,) = self.stored(fieldname)
            self.assertRegex(url, PLAIN)
            rows = frappe.get_all("File", {"file_url": url}, ["file_name", "content_hash"])
            self.assertTrue(rows)
            for row in rows:
                self.assertEqual(row.file_name, url.rpartition("/")[2])
                self.assertEqual(row.content_hash, mark_of(row.content_hash, url))
            self.assertEqual(self.me.browser.get(url).get_data(), content)

    def content(self, fieldname: str) -> bytes:
        return self.me.browser.get(*self.stored(fieldname)).get_data()

    def test_files_and_their_references_are_renamed(self) -> None:
        contents = {fieldname: self.content(fieldname) for fieldname in FIELDS}
        logo, card, paper = self.stored()
        self.as_before(logo, f"{SCRIPT}.png")
        self.as_before(card, "Asha's card & more.pdf")
        # Frappe unquotes a URL, and then finds no file.
        self.as_before(paper, "100Apaper'.pdf", on_disk="100%41paper'.pdf")
        plain_file_names.execute()
        self.check(**contents)
        after = self.stored()
        plain_file_names.execute()
        self.assertEqual(self.stored(), after)

    def test_it_continues_after_a_kill_at_any_point(self) -> None:
        contents = {fieldname: self.content(fieldname) for fieldname in FIELDS}
        for fieldname, url in zip(FIELDS, self.stored(), strict=True):
            self.as_before(url, f"{fieldname}'{url[-4:]}")
        for killed in ("_rename", "_describe", "_set", "frappe.db.commit"):
            target = f"{plain_file_names.__name__}.{killed}"
            with patch(target, side_effect=SystemExit), self.assertRaises(SystemExit):
                plain_file_names.execute()
            frappe.db.rollback()
        plain_file_names.execute()
        self.check(**contents)

    def test_no_file_is_taken_for_another(self) -> None:
        """A row keeps the name given by its owner, although the bytes were another's."""
        mine, theirs = self.stored("company_pan_card", "gov_approved_company_reg_doc")
        kept = self.me.browser.get(theirs).get_data()
        gone = self.as_before(mine, "gone'.pdf")
        Path(frappe.get_doc("File", {"file_url": gone}).get_full_path()).unlink()
        store("File", {"file_url": gone}, "file_name", theirs.rpartition("/")[2])
        plain_file_names.execute()
        self.assertEqual(self.me.browser.get(theirs).get_data(), kept)
        self.assertEqual(self.stored("gov_approved_company_reg_doc"), [theirs])

    def test_rows_of_one_url_keep_their_bytes_until_the_last_is_deleted(self) -> None:
        (url,) = self.stored("company_pan_card")
        self.as_before(url, "one's.pdf")
        other = self.account()
        row = frappe.get_doc("File", {"file_url": ("like", "%/one's.pdf"), "owner": self.me.email})
        values = {key: row.get(key) for key in ("file_url", "file_name", "content_hash", "is_private")}
        frappe.set_user(other.email)
        frappe.get_doc({"doctype": "File", "name": frappe.generate_hash(length=10), **values}).db_insert()
        frappe.set_user("Administrator")
        frappe.db.commit()
        plain_file_names.execute()
        (url,) = self.stored("company_pan_card")
        self.assertEqual(other.browser.get(url).status_code, 200)
        frappe.get_doc("File", {"file_url": url, "owner": other.email}).delete(ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.me.browser.get(url).status_code, 200)
        self.assertEqual(other.browser.get(url).status_code, 403)

    def test_files_of_desk_stay(self) -> None:
        mine = {"doctype": "File", "file_name": "it's mine.pdf", "content": pdf(), "is_private": 1}
        file = frappe.get_doc(mine).insert()
        frappe.db.commit()
        plain_file_names.execute()
        self.assertEqual(fresh().get_value("File", file.name, "file_url"), file.file_url)
        file.delete()
        frappe.db.commit()

    @bench_only("The embedded host has no DocField.")
    def test_attach_columns_of_other_apps(self) -> None:
        old = self.as_before(self.me.upload("png", is_private=0), f"{SCRIPT}2.png")
        store("User", self.me.email, "user_image", old)
        plain_file_names.execute()
        url = fresh().get_value("User", self.me.email, "user_image")
        self.assertRegex(url, PLAIN)
        self.assertTrue(frappe.get_doc("File", {"file_url": url}).exists_on_disk())

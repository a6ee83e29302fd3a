"""The database goes away in the middle of a request: 503 with a sentence, and nothing of it stays."""

from pathlib import Path
from unittest.mock import patch

import frappe
from frappe.utils import get_files_path

from job_portal import companies
from job_portal.requests import errors
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import bench_only, pdf

UPDATE = "job_portal.api.update_company_details"


@bench_only("The embedded host's database is a file, and has no connection to lose.")
class TestLostDatabase(SignInCase):
    def test_a_save_that_loses_it_is_503_and_can_be_tried_again(self):
        owner = self.account()
        name = owner.add_company(city="Mysuru")
        with patch.object(companies, "save", self.save_and_lose_the_connection):
            reply = owner.browser.call(UPDATE, name=name, city="Mandya")
        self.refused(reply, 503, errors.BUSY)
        frappe.db.rollback()
        self.assertEqual(frappe.db.get_value("JP Company", name, "city"), "Mysuru")
        owner.browser.message(UPDATE, name=name, city="Mandya")

    def test_an_upload_that_loses_it_leaves_no_bytes(self):
        owner = self.account()
        kept = self.files()
        with patch("job_portal.uploads.validate", self.lose_the_connection):
            reply = owner.browser.upload(pdf(), "sample.pdf", is_private=1)
        self.refused(reply, 503, errors.BUSY)
        self.assertEqual(self.files(), kept)

    @staticmethod
    def files() -> set[str]:
        return {path.name for path in Path(get_files_path(is_private=1)).iterdir()}

    @staticmethod
    def lose_the_connection(*_arguments) -> None:
        frappe.db.sql("kill connection_id()")

    def save_and_lose_the_connection(self, company, changed=()) -> None:
        company.save()
        self.lose_the_connection()

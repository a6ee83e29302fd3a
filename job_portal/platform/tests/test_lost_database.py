"""The database fails during a request: 503 with a sentence, and nothing is stored."""

from copy import copy
from pathlib import Path
from sqlite3 import OperationalError
from unittest.mock import patch

import frappe
from frappe.utils import get_files_path

from job_portal.company import service
from job_portal.platform import requests
from job_portal.platform.requests import answers, log
from job_portal.tests.actor import pdf
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import bench_only, fresh

UPDATE = "job_portal.api.update_company_details"


class TestLostConnection(SignInCase):
    def setUp(self):
        super().setUp()
        self.owner = self.account()
        self.company = self.owner.add_company(city="Mysuru")

    def save(self, path: str = f"/api/method/{UPDATE}"):
        return self.owner.browser.post(path, json={"name": self.company, "city": "Mandya"})

    def kept(self) -> str:
        return fresh().get_value("JP Company", self.company, "city")

    def test_a_failing_commit_is_503_with_a_sentence(self):
        for path in (f"/api/method/{UPDATE}", f"/api/v2/method/{UPDATE}", f"/?cmd={UPDATE}"):
            with patch.object(type(frappe.local.db), "commit", self.lost):
                reply = self.save(path)
            self.refused(reply, 503, answers.BUSY)
            self.assertEqual(reply.headers["Retry-After"], "2")
            self.assertEqual(reply.headers["X-Content-Type-Options"], "nosniff")
            self.assertTrue(reply.headers[log.HEADER])
            self.assertEqual(self.kept(), "Mysuru")
        self.assertEqual(self.save().status_code, 200)
        self.assertEqual(self.kept(), "Mandya")

    def test_a_failing_rollback_changes_no_answer(self):
        rollback = type(frappe.local.db).rollback

        def rolled_back_and_lost(database, **options):
            rollback(database, **options)
            self.lost()

        with patch.object(type(frappe.local.db), "rollback", rolled_back_and_lost):
            reply = self.owner.browser.post(f"/api/method/{UPDATE}", json={"name": self.company, "pan": "x"})
        self.refused(reply, 417)

    def test_arguments_of_newer_frappe_reach_commit_and_rollback(self):
        """`chain`, which it passes at the end of each request."""
        asked = []
        for name in ("commit", "rollback"):
            ending = lambda _database, _name=name, **options: asked.append((_name, options))  # noqa: E731
            self.patched(patch.object(type(frappe.local.db), name, ending))
        with patch.object(frappe.local, "db", copy(frappe.local.db)):
            requests.guard_database()
            frappe.local.db.commit(chain=True)
            frappe.local.db.rollback(chain=True)
        self.assertEqual(asked, [("commit", {"chain": True}), ("rollback", {"chain": True})])

    @staticmethod
    def lost(*_arguments, **_options) -> None:
        raise OperationalError("Lost connection to the server")

    @bench_only("The embedded host's database is a file, and has no connection to lose.")
    def test_a_failing_save_is_503_and_can_be_repeated(self):
        with patch.object(service, "save", self.save_and_lose_the_connection):
            self.refused(self.save(), 503, answers.BUSY)
        self.assertEqual(self.kept(), "Mysuru")
        self.assertEqual(self.save().status_code, 200)

    @bench_only("The embedded host's database is a file, and has no connection to lose.")
    def test_a_failing_upload_leaves_no_bytes(self):
        kept = self.files()
        with patch("frappe.core.doctype.file.file.File.after_insert", self.lose_the_connection):
            reply = self.owner.browser.upload(pdf(), "sample.pdf", is_private=1)
        self.refused(reply, 503, answers.BUSY)
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

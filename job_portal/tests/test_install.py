"""`install` agrees with the app's DocTypes, indexes and roles."""

import secrets
from pathlib import Path
from unittest.mock import patch

import frappe

from job_portal import install
from job_portal.install import DOCTYPES, ROLES
from job_portal.platform import record_numbers
from job_portal.tests.utils import IS_EMBEDDED, TestCase, bench_only


class TestInstall(TestCase):
    def test_uninstalling_knows_every_doctype(self) -> None:
        modules = Path(frappe.get_app_path("job_portal", "modules.txt")).read_text("utf-8").splitlines()
        stored = frappe.get_all("DocType", filters={"module": ("in", modules)}, pluck="name")
        self.assertEqual(sorted(stored), sorted(DOCTYPES))

    def test_a_migration_creates_the_sequence_of_a_new_doctype(self) -> None:
        doctype = f"JP New {secrets.token_hex(4)}"
        with patch.object(install, "NUMBERED", (*install.NUMBERED, doctype)):
            install.after_migrate()
        self.assertEqual(record_numbers.next_name(doctype, "JPN-"), "JPN-00001")
        if not IS_EMBEDDED:
            record_numbers.drop_sequence(doctype)

    @bench_only("The embedded host keeps every index.")
    def test_indexes_outlive_a_sync_of_their_doctype(self) -> None:
        frappe.clear_cache(doctype="File")
        frappe.db.updatedb("File")
        self.assertTrue(frappe.db.has_index("tabFile", "content_hash_index"))

    def test_roles_and_their_desk(self) -> None:
        for role, desk_access in ROLES.items():
            self.assertEqual(frappe.db.get_value("Role", role, "desk_access"), desk_access, role)

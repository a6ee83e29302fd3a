"""What `install` names by hand agrees with what the app holds."""

import frappe

from job_portal.install import DOCTYPES, ROLES
from job_portal.tests.utils import TestCase


class TestInstall(TestCase):
    def test_uninstalling_knows_every_doctype(self) -> None:
        stored = frappe.get_all("DocType", filters={"module": "Job Portal"}, pluck="name")
        self.assertEqual(sorted(stored), sorted(DOCTYPES))

    def test_roles_and_their_desk(self) -> None:
        for role, desk_access in ROLES.items():
            self.assertEqual(frappe.db.get_value("Role", role, "desk_access"), desk_access, role)

"""The list of industries that installing brings."""

import frappe

from job_portal.install import after_install
from job_portal.tests.utils import TestCase


class TestJPIndustry(TestCase):
    def test_installing_brings_a_list_to_start_from(self) -> None:
        self.assertGreaterEqual(frappe.db.count("JP Industry"), 40)
        self.assertTrue(frappe.db.exists("JP Industry", "Textiles and Garments"))

    def test_installing_again_keeps_the_list(self) -> None:
        before = frappe.db.count("JP Industry")
        after_install()
        self.assertEqual(frappe.db.count("JP Industry"), before)

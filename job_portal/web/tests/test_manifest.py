"""/frontend/manifest.webmanifest: what a phone needs to install the app."""

import frappe

from job_portal.tests.http import Browser
from job_portal.tests.utils import TestCase

PATH = "/frontend/manifest.webmanifest"


class TestManifest(TestCase):
    def tearDown(self) -> None:
        frappe.db.set_single_value("Website Settings", "app_name", "")
        frappe.db.commit()

    def named(self, name: str) -> dict:
        frappe.db.set_single_value("Website Settings", "app_name", name)
        frappe.db.commit()
        return Browser().get(PATH).json

    def test_a_guest_reads_it(self) -> None:
        response = Browser().get(PATH)
        self.assertEqual((response.status_code, response.mimetype), (200, "application/manifest+json"))
        manifest = response.json
        self.assertEqual(manifest["start_url"], "/frontend/home")
        self.assertEqual({icon["purpose"] for icon in manifest["icons"]}, {"any", "maskable"})
        for address in (manifest["start_url"], *(shortcut["url"] for shortcut in manifest["shortcuts"])):
            self.assertTrue(address.startswith(f"{manifest['scope']}/"), address)

    def test_its_name_is_the_sites(self) -> None:
        for nobody in ("", "Frappe"):
            manifest = self.named(nobody)
            self.assertEqual((manifest["name"], manifest["short_name"]), ("Job Portal", "Job Portal"))
        manifest = self.named("Nashik Weavers Jobs")
        self.assertEqual((manifest["name"], manifest["short_name"]), ("Nashik Weavers Jobs", "Nashik"))
        self.assertEqual(self.named("Karmabhoomiseva")["short_name"], "Karmabhoomis")

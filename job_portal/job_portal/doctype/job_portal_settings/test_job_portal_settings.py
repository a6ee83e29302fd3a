import frappe

from job_portal.platform import settings
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import bench_only


class TestJobPortalSettings(SignInCase):
    def test_what_would_break_sign_in_or_search_is_refused(self):
        for wrong in (
            {"message_template": "Hello"},
            {"guesses_per_number": 100},
            {"sends_per_number": 4},
            {"otp_life_seconds": 5},
            {"opensearch_addresses": "10.0.0.5:9200"},
        ):
            document = frappe.get_single("Job Portal Settings")
            document.update(wrong)
            self.assertRaises(frappe.ValidationError, document.save, ignore_permissions=True)

    def test_an_empty_field_means_the_shipped_value(self):
        self.configure(sends_per_number=0, otp_life_seconds=0, message_template="")
        self.assertEqual(settings.number("sends_per_number"), 5)
        self.assertEqual(settings.number("otp_life_seconds"), 300)
        self.assertIn("@{host} #{otp}", settings.text("message_template"))

    def test_a_set_field_counts(self):
        self.configure(sends_per_number=7)
        self.assertEqual(settings.number("sends_per_number"), 7)

    @bench_only("the embedded host caches no document beyond a request")
    def test_an_older_transaction_brings_no_earlier_settings_back(self):
        before = frappe.get_doc(settings.DOCTYPE)
        self.configure(sends_per_number=9)
        # As Frappe does for who began before the save, and reads after it.
        key = frappe.get_document_cache_key(settings.DOCTYPE, settings.DOCTYPE)
        frappe.cache.set_value(key, before)
        self.assertEqual(settings.number("sends_per_number"), 9)
        self.assertEqual(frappe.get_cached_doc(settings.DOCTYPE).sends_per_number, 9)

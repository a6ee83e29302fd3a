import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account.codes import purge
from job_portal.tests.actor import fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase

SECRET_FIELDS = ("reference", "salt", "code_hash", "ticket_hash")


class TestJPOTPRequest(SignInCase):
    def setUp(self):
        super().setUp()
        self.mobile = fresh_number()
        self.reference = Browser().send_code(self.mobile)

    def test_the_code_is_stored_as_a_salted_hash(self):
        row = self.stored(self.reference, "code_hash", "salt")
        self.assertEqual((len(row["code_hash"]), len(row["salt"])), (64, 32))
        other = self.stored(Browser().send_code(fresh_number()), "salt")
        self.assertNotEqual(row["salt"], other["salt"])

    def test_a_system_manager_reads_requests_without_reference_or_hashes(self):
        manager = self.account(("System Manager",)).browser
        name = frappe.db.get_value("JP OTP Request", {"reference": self.reference})
        document = manager.get(f"/api/resource/JP OTP Request/{name}").json["data"]
        self.assertEqual((document["mobile_no"], document["purpose"]), (self.mobile, "Signup"))
        self.assertEqual([field for field in SECRET_FIELDS if document.get(field)], [])
        reply = manager.get("/api/resource/JP OTP Request", fields='["mobile_no","code_hash"]')
        rows = reply.json.get("data", [])
        self.assertFalse(any(row.get("code_hash") for row in rows), reply.get_data(as_text=True))

    def test_purge_deletes_requests_that_no_limit_counts(self):
        name = frappe.db.get_value("JP OTP Request", {"reference": self.reference})
        purge()
        self.assertTrue(frappe.db.exists("JP OTP Request", name))
        old = {"creation": add_to_date(now_datetime(), days=-3)}
        frappe.db.set_value("JP OTP Request", name, old, update_modified=False)
        purge()
        self.assertFalse(frappe.db.exists("JP OTP Request", name))

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account.doctype.jp_sms import jp_sms
from job_portal.tests.actor import another_code, fresh_number
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase


class TestJPSMS(SignInCase):
    def setUp(self):
        super().setUp()
        self.mobile, self.browser = fresh_number(), Browser()
        self.reference = self.browser.send_code(self.mobile)
        self.code = self.code_of(self.mobile)

    def is_kept(self, code: str) -> bool:
        frappe.db.rollback()
        return any(
            code in text
            for text in frappe.get_all("JP SMS", filters={"mobile_no": self.mobile}, pluck="message")
        )

    def test_a_system_manager_reads_the_newest_first(self):
        self.browser.send_code(self.mobile)
        manager = self.account(("System Manager",)).browser
        query = {"filters": f'[["mobile_no","=","{self.mobile}"]]', "fields": '["message","status"]'}
        rows = manager.get("/api/resource/JP SMS", **query).json["data"]
        self.assertEqual([row["status"] for row in rows], ["Kept", "Masked"])
        self.assertIn(self.code_of(self.mobile), rows[0]["message"])

    def test_a_replaced_an_exhausted_and_a_used_code_are_masked(self):
        self.reference = self.browser.send_code(self.mobile)
        second = self.code_of(self.mobile)
        self.assertEqual((self.is_kept(self.code), self.is_kept(second)), (False, True))
        for _ in range(5):
            self.browser.verify(self.mobile, self.reference, another_code(second))
        self.assertFalse(self.is_kept(second))
        self.reference = self.browser.send_code(self.mobile)
        third = self.code_of(self.mobile)
        self.browser.verify(self.mobile, self.reference, third)
        self.assertFalse(self.is_kept(third))

    def test_only_codes_that_are_too_old_are_masked_for_age(self):
        old = {"creation": add_to_date(now_datetime(), seconds=-301)}
        name = frappe.db.get_value("JP SMS", {"mobile_no": self.mobile})
        jp_sms.mask_expired(300)
        self.assertIn(self.code, frappe.db.get_value("JP SMS", name, "message"))
        frappe.db.set_value("JP SMS", name, old, update_modified=False)
        jp_sms.mask_expired(300)
        self.assertNotIn(self.code, frappe.db.get_value("JP SMS", name, "message"))

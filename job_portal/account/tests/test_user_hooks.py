"""Nobody takes another account's name; Desk shows markup of earlier releases as text."""

import secrets

import frappe
from frappe.utils import now_datetime

from job_portal.account import accounts
from job_portal.account.accounts import USER_IMAGE
from job_portal.patches import quiet_markup
from job_portal.platform import bulk
from job_portal.tests.utils import TestCase, bench_only, fresh

PICTURE = '<img src="//evil.example/seen.png">'


class TestNames(TestCase):
    @bench_only("The embedded host renames nothing.")
    def test_nobody_takes_the_name_of_a_number(self) -> None:
        visitor, me = self.visitor(), self.account()
        for who, new in ((visitor, "9000000001@mobile.invalid"), (me, "elsewhere@example.com")):
            for merge in (0, 1):
                way = {"doctype": "User", "old_name": who.email, "new_name": new, "merge": merge}
                reply = who.browser.call("frappe.client.rename_doc", **way)
                self.assertEqual(reply.status_code, 403, reply.get_data(as_text=True))
            self.assertFalse(fresh().exists("User", new))
            self.assertTrue(frappe.db.exists("User", who.email))

    def test_a_numbers_account_is_made_by_its_code_alone(self) -> None:
        name = "9000000002@mobile.invalid"
        frappe.set_user("Guest")
        # Leave out Frappe's own limit on new users, which this test is not about.
        frappe.flags.in_import = True
        try:
            user = frappe.get_doc({"doctype": "User", "email": name, "first_name": "Squatter"})
            with self.assertRaises(frappe.PermissionError):
                user.insert(ignore_permissions=True)
        finally:
            frappe.flags.in_import = False
            frappe.set_user("Administrator")
            frappe.db.rollback()
        self.assertFalse(frappe.db.exists("User", name))


class TestThrottle(TestCase):
    def test_sign_ups_do_not_stop_desk_from_making_users(self) -> None:
        manager = self.account(("System Manager",))
        names = [accounts.new_name() for _ in range(70)]
        rows = [(name, name, "Asha", "Website User", now_datetime()) for name in names]
        bulk.insert("tabUser", ("name", "email", "first_name", "user_type", "creation"), rows)
        frappe.db.commit()
        try:
            self.users.append(email := f"{secrets.token_hex(6)}@desk.example")
            user = {"email": email, "first_name": "Asha", "send_welcome_email": 0}
            reply = manager.browser.post("/api/resource/User", json=user)
            self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        finally:
            bulk.delete("tabUser", names)
            frappe.db.commit()


class TestStoredMarkup(TestCase):
    """Texts that a release stored before the rules refused markup."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()
        cls.company = cls.me.add_company()

    def tearDown(self) -> None:
        frappe.db.rollback()

    def quietened(self, doctype: str, name: str, fieldname: str, text: str) -> str:
        frappe.db.set_value(doctype, name, fieldname, text, update_modified=False)
        quiet_markup.execute()
        return frappe.db.get_value(doctype, name, fieldname)

    def test_markup_becomes_text(self) -> None:
        row = self.me.browser.message(
            "job_portal.api.add_hr_details",
            company_name=self.company,
            hr_name="Asha Rao",
            hr_mobile="1234567890",
            hr_email="asha@lotus.example",
        )["hr_row_id"]
        for doctype, name, fieldname in (
            ("JP Company", self.company, "about_company"),
            ("JP Company", self.company, "company_name"),
            ("JP Company HR", row, "hr_name"),
            ("User", self.me.email, "first_name"),
        ):
            quiet = self.quietened(doctype, name, fieldname, f"5 < 6 {PICTURE} </b>")
            expected = '5 < 6 {0}img src="//evil.example/seen.png"> {0}/b>'
            self.assertEqual(quiet, expected.format(quiet_markup.IN_ITS_PLACE), doctype)

    def test_a_full_column(self) -> None:
        full = "<b>" * (65_535 // 3)
        quiet = self.quietened("JP Company", self.company, "about_company", full)
        self.assertEqual(len(quiet), len(full))
        self.assertNotIn("<", quiet)

    def test_it_does_not_count_as_an_edit(self) -> None:
        before = frappe.db.get_value("JP Company", self.company, "modified")
        self.quietened("JP Company", self.company, "city", PICTURE)
        self.assertEqual(frappe.db.get_value("JP Company", self.company, "modified"), before)

    def test_other_texts_stay(self) -> None:
        self.assertEqual(self.quietened("User", "Administrator", "last_name", PICTURE), PICTURE)

    def test_a_picture_of_another_site_is_removed(self) -> None:
        quiet = self.quietened("User", self.me.email, "user_image", "https://evil.example/a.png")
        self.assertEqual(quiet, USER_IMAGE)

    @bench_only("The embedded host has no comments.")
    def test_comments(self) -> None:
        comment = frappe.get_doc(
            {
                "doctype": "Comment",
                "comment_type": "Comment",
                "reference_doctype": "User",
                "reference_name": self.me.email,
                "owner": self.me.email,
                "content": "x",
            }
        ).insert(ignore_permissions=True)
        frappe.db.set_value("Comment", comment.name, "owner", self.me.email)
        self.assertNotIn("<img", self.quietened("Comment", comment.name, "content", PICTURE))

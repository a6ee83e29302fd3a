"""What an account writes of itself by way of another app comes back inert in Desk."""

import contextlib

import frappe

from job_portal.account.accounts import USER_IMAGE
from job_portal.account.records import PICTURES
from job_portal.patches import quiet_stored_markup
from job_portal.platform import messages
from job_portal.tests.actor import pdf
from job_portal.tests.utils import TestCase, bench_only

PICTURE = '<img src="//evil.example/seen.png">'


class TestOwnUser(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()

    def refused(self, sentence: str, **values) -> None:
        with self.assertRaisesRegex(frappe.ValidationError, sentence, msg=values):
            self.me.write(**values)

    def stored(self, fieldname: str) -> str | None:
        frappe.db.rollback()
        return frappe.db.get_value("User", self.me.email, fieldname)

    def test_text_holds_no_markup(self) -> None:
        for fieldname in ("first_name", "last_name", "username", "user_image"):
            for markup in (PICTURE, f"Asha {PICTURE}"):
                self.refused("may not contain HTML", **{fieldname: markup})
            # Frappe may have taken the whole of it away before our hook.
            for markup in ("<SVG/onload=1>", "a</td>b", "<!-- b"):
                with contextlib.suppress(frappe.ValidationError):
                    self.me.write(**{fieldname: markup})
                self.assertNotIn("<", self.stored(fieldname) or "")
        self.me.write(first_name="Asha < Rao & Sons")

    def test_a_picture_is_one_of_this_site(self) -> None:
        for address in (
            'x" onerror="alert(1)',
            "//evil.example/a.png",
            "https://evil.example/a.png",
            "data:,x",
        ):
            self.refused("upload the file again", user_image=address)
        logo = self.me.upload("png", is_private=0)
        self.me.write(user_image=logo)
        self.assertEqual(self.stored("user_image"), logo)

    def test_a_picture_is_ones_own_upload(self) -> None:
        victim = self.account()
        for fieldname in filter(frappe.get_meta("User").has_field, PICTURES):
            document = victim.upload()
            self.refused("upload the file again", **{fieldname: document})
            self.assertEqual(self.me.browser.get(document).status_code, 403)
            self.assertEqual(self.attached(document), {(victim.email, None)})

    def test_the_same_bytes_of_somebody_else_stay_theirs(self) -> None:
        victim, content = self.account(), pdf()
        urls = [
            account.browser.upload(content, "same.pdf", is_private=1).json["message"]["file_url"]
            for account in (victim, self.me)
        ]
        self.assertEqual(urls[0], urls[1])
        self.me.write(user_image=urls[1])
        kept = {(victim.email, None), (self.me.email, self.me.email)}
        self.assertEqual(self.attached(urls[0]), kept)

    def attached(self, url: str) -> set[tuple[str, str | None]]:
        """Who uploaded the rows of a file, and the names of the records that they are attached to."""
        frappe.db.rollback()
        rows = frappe.get_all(
            "File",
            filters={"file_url": url},
            fields=["owner", "attached_to_name"],
            order_by="creation asc",
        )
        return {(row.owner, row.attached_to_name) for row in rows}

    def test_others_may_write_what_frappe_lets_them(self) -> None:
        user = frappe.get_doc("User", self.me.email)
        user.user_image = "https://cdn.example/a.png"
        user.save(ignore_permissions=True)
        frappe.db.rollback()

    @bench_only("The embedded host has no comments.")
    def test_comments_hold_no_markup(self) -> None:
        values = {
            "reference_doctype": "User",
            "reference_name": self.me.email,
            "comment_email": self.me.email,
            "comment_by": "Asha",
        }
        frappe.set_user(self.me.email)
        self.addCleanup(frappe.set_user, "Administrator")
        comment = frappe.get_doc({"doctype": "Comment", "comment_type": "Comment", **values})
        comment.content = PICTURE
        sentence = messages.FIELD_WITH_MARKUP.format("Content")
        with self.assertRaisesRegex(frappe.ValidationError, sentence):
            comment.insert(ignore_permissions=True)
        comment.content = "Moved to Mysuru"
        comment.insert(ignore_permissions=True)

    @bench_only("The embedded host has no comments.")
    def test_comments_are_on_what_one_sees_and_in_ones_own_name(self) -> None:
        victim, mine = self.account(), self.account()
        company = victim.add_company()
        call = "frappe.templates.includes.comments.comments.add_comment"
        values = {"comment_by": "Administrator", "comment_email": "Administrator", "route": ""}
        for reference in (
            {"reference_doctype": "JP Company", "reference_name": company},
            {"reference_doctype": "User", "reference_name": victim.email},
            {"reference_doctype": "User", "reference_name": "9000000000@mobile.invalid"},
        ):
            reply = mine.browser.call(call, comment="Approved after my call", **reference, **values)
            self.assertEqual(reply.status_code, 403, reply.get_data(as_text=True))
        for about in ({}, {"reference_doctype": "JP Company", "reference_name": company}):
            record = {"comment_type": "Comment", "content": "About nothing", **about}
            reply = mine.browser.post("/api/resource/Comment", json=record)
            self.assertEqual(reply.status_code, 403, reply.get_data(as_text=True))
        frappe.db.rollback()
        self.assertFalse(frappe.db.exists("Comment", {"reference_name": company, "comment_type": "Comment"}))
        reference = {"reference_doctype": "User", "reference_name": mine.email}
        forged = {"comment_by": "Administrator", "comment_email": "Administrator"}
        frappe.set_user(mine.email)
        self.addCleanup(frappe.set_user, "Administrator")
        comment = frappe.get_doc({"doctype": "Comment", "comment_type": "Comment", **reference, **forged})
        comment.content = "We have moved"
        self.assertEqual(comment.insert(ignore_permissions=True).comment_email, mine.email)

    @bench_only("The embedded host renames nothing.")
    def test_nobody_takes_the_name_of_a_number(self) -> None:
        me = self.account()
        for new in ("9000000001@mobile.invalid", "elsewhere@example.com"):
            for way in (
                {"doctype": "User", "old_name": me.email, "new_name": new},
                {"doctype": "User", "old_name": me.email, "new_name": new, "merge": 1},
            ):
                reply = me.browser.call("frappe.client.rename_doc", **way)
                self.assertEqual(reply.status_code, 403, reply.get_data(as_text=True))
            way = {"doctype": "User", "docname": me.email, "name": new}
            reply = me.browser.call("frappe.model.rename_doc.update_document_title", **way)
            self.assertIn(reply.status_code, (403, 417), reply.get_data(as_text=True))
            frappe.db.rollback()
            self.assertFalse(frappe.db.exists("User", new))
        self.assertTrue(frappe.db.exists("User", me.email))

    def test_a_numbers_account_is_made_by_its_code_alone(self) -> None:
        name = "9000000002@mobile.invalid"
        frappe.set_user("Guest")
        # Frappe's own limit on new users is not what is asked for.
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


class TestStoredMarkup(TestCase):
    """What was written before the rules, as a release before them left it."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()
        cls.company = cls.me.add_company()

    def tearDown(self) -> None:
        frappe.db.rollback()

    def quietened(self, doctype: str, name: str, fieldname: str, text: str) -> str:
        frappe.db.set_value(doctype, name, fieldname, text, update_modified=False)
        quiet_stored_markup.execute()
        return frappe.db.get_value(doctype, name, fieldname)

    def test_markup_becomes_words(self) -> None:
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
            self.assertEqual(quiet, expected.format(quiet_stored_markup.IN_ITS_PLACE), doctype)

    def test_a_full_column(self) -> None:
        full = "<b>" * (65_535 // 3)
        quiet = self.quietened("JP Company", self.company, "about_company", full)
        self.assertEqual(len(quiet), len(full))
        self.assertNotIn("<", quiet)

    def test_it_is_no_edit(self) -> None:
        before = frappe.db.get_value("JP Company", self.company, "modified")
        self.quietened("JP Company", self.company, "city", PICTURE)
        self.assertEqual(frappe.db.get_value("JP Company", self.company, "modified"), before)

    def test_others_keep_theirs(self) -> None:
        self.assertEqual(self.quietened("User", "Administrator", "last_name", PICTURE), PICTURE)
        self.assertEqual(self.quietened("JP Company", self.company, "review_reason", PICTURE), PICTURE)

    def test_a_picture_from_elsewhere_goes(self) -> None:
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

"""add_hr_details, edit_hr_details and get_hr_details over HTTP.

That other accounts reach no contact is tested in job_portal/tests/: `test_security_table_methods.py` and
`test_security_table_records.py`.
"""

from functools import partial

import frappe

from job_portal.company import messages
from job_portal.rules import HR, LIMITS
from job_portal.tests.actor import said
from job_portal.tests.http import Browser, at_once
from job_portal.tests.utils import TestCase

ADD = "job_portal.api.add_hr_details"
EDIT = "job_portal.api.edit_hr_details"
LIST = "job_portal.api.get_hr_details"
ASHA = {"hr_name": "Asha Rao", "hr_mobile": "1234567890", "hr_email": "asha@lotus.example"}
MEERA = {"hr_name": "Meera", "hr_mobile": "9876500001", "hr_email": "meera@lotus.example"}


class TestHR(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()
        cls.other = cls.account()
        cls.name = cls.me.add_company()
        cls.other_name = cls.other.add_company()
        cls.row = cls.me.browser.message(ADD, company_name=cls.name, **ASHA)["hr_row_id"]
        cls.other_row = cls.other.browser.message(ADD, company_name=cls.other_name, **ASHA)["hr_row_id"]

    def entries(self, account=None, name: str | None = None) -> list[dict]:
        """The contacts without their times."""
        return [
            {field: value for field, value in entry.items() if field != "modified"}
            for entry in (account or self.me).browser.message(LIST, company_name=name or self.name)
        ]

    def test_add_list_edit_add_another(self) -> None:
        self.assertEqual(self.entries()[0], {"hr_row_id": self.row, **ASHA})
        reply = self.me.browser.message(
            EDIT, company_name=self.name, hr_row_id=self.row, hr_mobile="9998887776"
        )
        self.assertEqual(reply["success_key"], 1)
        self.assertEqual(reply["message"], messages.HR_UPDATED)
        self.assertEqual(self.entries()[0], {"hr_row_id": self.row, **ASHA, "hr_mobile": "9998887776"})
        second = {"hr_name": "रवि", "hr_mobile": "9876500000", "hr_email": "ravi@lotus.example"}
        added = self.me.browser.message(ADD, company_name=self.name, **second)
        self.assertEqual(added["message"], messages.HR_ADDED)
        self.assertEqual([entry["hr_name"] for entry in self.entries()], ["Asha Rao", "रवि"])
        self.assertEqual(self.entries()[1], {"hr_row_id": added["hr_row_id"], **second})
        details = self.me.browser.message("job_portal.api.get_company_details", company_name=self.name)
        self.assertEqual(details["hr_list"], self.me.browser.message(LIST, company_name=self.name))
        self.me.browser.message(EDIT, company_name=self.name, hr_row_id=self.row, hr_mobile=ASHA["hr_mobile"])

    def test_the_same_contact_is_added_once_even_if_sent_twice_at_once(self) -> None:
        before = self.entries()
        add = partial(self.me.browser.call, ADD, company_name=self.name, **MEERA)
        rows = [reply.get_json()["message"]["hr_row_id"] for reply in [*at_once([add] * 3), add()]]
        self.assertEqual(self.entries(), [*before, {"hr_row_id": rows[0], **MEERA}])
        self.assertEqual(set(rows), {rows[0]})

    def test_a_company_has_a_limited_number_of_contacts(self) -> None:
        full = self.account()
        name = full.add_company()
        for number in range(LIMITS["hr_contacts"]):
            contact = {"doctype": "JP Company HR", "company": name, **MEERA, "hr_name": f"Meera {number}"}
            frappe.get_doc(contact).insert(ignore_permissions=True)
        frappe.db.commit()
        reply = full.browser.call(ADD, company_name=name, **MEERA)
        self.assertEqual(reply.status_code, 417)
        self.assertIn(messages.HR_TOO_MANY.format(LIMITS["hr_contacts"]), said(reply))
        # A repeated contact is not a further one.
        again = {**MEERA, "hr_name": "Meera 7"}
        self.assertEqual(full.browser.call(ADD, company_name=name, **again).status_code, 200)

    def test_an_edit_with_nothing_changed_succeeds(self) -> None:
        before = self.entries()
        self.me.browser.message(EDIT, company_name=self.name, hr_row_id=self.row, hr_name="", hr_email="")
        self.assertEqual(self.entries(), before)

    def test_refusals_keep_the_stored_values(self) -> None:
        before = self.entries()
        for changes, sentence in (
            ({"hr_name": ""}, HR["hr_name"]["required"]),
            ({"hr_name": None}, HR["hr_name"]["required"]),
            ({"hr_name": "\u200b \u3164\u202e"}, HR["hr_name"]["required"]),
            ({"hr_mobile": "12345"}, HR["hr_mobile"]["invalid"]),
            ({"hr_mobile": "12345678901"}, HR["hr_mobile"]["invalid"]),
            ({"hr_email": "asha"}, HR["hr_email"]["invalid"]),
            ({"hr_name": 7}, ""),
            ({"hr_name": ["x"]}, ""),
            ({"hr_name": "x" * 141}, ""),
        ):
            with self.subTest(changes=str(changes)[:60]):
                response = self.me.browser.call(ADD, company_name=self.name, **{**ASHA, **changes})
                self.assertEqual(response.status_code, 417, response.get_data(as_text=True))
                self.assertIn(sentence, said(response))
                changed = {field: value for field, value in changes.items() if value}
                if changed:
                    response = self.me.browser.call(
                        EDIT, company_name=self.name, hr_row_id=self.row, **changed
                    )
                    self.assertEqual(response.status_code, 417)
        for method in (ADD, EDIT, LIST):
            self.assertEqual(self.me.browser.call(method).status_code, 417, method)
        self.assertEqual(self.entries(), before)

    def test_a_stale_form_overwrites_nothing(self) -> None:
        account = self.account()
        name = account.add_company()
        for mobile in ("9876500001", "9876500002"):
            account.browser.message(ADD, company_name=name, **{**ASHA, "hr_mobile": mobile})
        first, second = account.browser.message(LIST, company_name=name)

        def edit(entry: dict, **changes):
            opened = {"hr_row_id": entry["hr_row_id"], "modified": entry["modified"]}
            return account.browser.call(EDIT, company_name=name, **opened, **changes)

        self.assertEqual(edit(first, hr_name="Ravi").status_code, 200)
        for opened in (first, {**first, "modified": "yesterday"}):
            response = edit(opened, hr_name="Meera", hr_email="meera@lotus.example")
            self.assertEqual(response.status_code, 417)
            self.assertIn(messages.HR_CHANGED_MEANWHILE, said(response))
            self.assertEqual(response.json["exc_type"], "TimestampMismatchError")
        self.assertEqual(self.entries(account, name)[0]["hr_name"], "Ravi")
        self.assertEqual(self.entries(account, name)[0]["hr_email"], ASHA["hr_email"])
        # Changes of the other contact and of the company itself do not make a form stale.
        account.browser.message("job_portal.api.update_company_details", name=name, city="Mysuru")
        self.assertEqual(edit(second, hr_name="Kavya").status_code, 200)
        newest = account.browser.message(LIST, company_name=name)[0]
        self.assertEqual(edit(newest, hr_name="Meera").status_code, 200)

    def test_contacts_added_at_once_are_all_stored(self) -> None:
        account = self.account()
        name = account.add_company()
        calls = [
            partial(
                Browser(account.browser.token).call, ADD, company_name=name, **{**ASHA, "hr_name": f"HR {n}"}
            )
            for n in range(5)
        ]
        replies = at_once(calls)
        self.assertEqual([reply.status_code for reply in replies], [200] * 5)
        names = {entry["hr_name"] for entry in self.entries(account, name)}
        self.assertEqual(names, {f"HR {n}" for n in range(5)})

    def test_another_company_cannot_edit_the_contact(self) -> None:
        before = self.entries()
        response = self.other.browser.call(
            EDIT, company_name=self.other_name, hr_row_id=self.row, hr_name="Stolen"
        )
        self.assertEqual(response.status_code, 404)
        self.assertIn(messages.HR_NOT_FOUND, said(response))
        self.assertEqual(self.entries(), before)
        self.assertEqual(self.entries(self.other, self.other_name), [{"hr_row_id": self.other_row, **ASHA}])

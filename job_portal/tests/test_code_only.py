"""Fields that only code writes: no reviewer or System Manager changes them with Frappe's methods."""

import json
from urllib.parse import quote

import frappe
from frappe.utils import cstr

from job_portal.company.doctype.jp_company.jp_company import APPROVED
from job_portal.company.membership import accounts_of
from job_portal.patches import plain_typed_names
from job_portal.searchers.service import searcher_of
from job_portal.tests.actor import fresh_number, fresh_word, job_values, said
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.security_case import HR, send
from job_portal.tests.utils import IS_EMBEDDED, bench_only, fresh, store

BY_TYPE = {"Int": 7, "Check": 1, "Float": 1.5, "Datetime": "2020-02-02 02:02:02", "Link": "Administrator"}


class TestCodeOnly(MarketCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.owner = cls.company_account()
        cls.reviewer, cls.manager = cls.account(("JP Reviewer",)), cls.account(("System Manager",))
        cls.company, job = cls.owner.browser.company, cls.post_job(cls.owner)
        cls.owner.browser.message(f"{API}add_hr_details", company_name=cls.company, **HR)
        person = cls.account()
        person.browser.message(f"{API}save_searcher", full_name="Asha Rao")
        person.browser.message(f"{API}report_job", job=job, reason="Already filled")
        cls.secret = fresh().get_value("JP Company", cls.company, "sent_from")
        cls.kept = {
            "JP Company": cls.company,
            "JP Job": job,
            "JP Report": frappe.db.get_value("JP Report", {"job": job}),
            "JP Searcher": searcher_of(person.email),
        }

    def test_no_reason_of_a_reviewer_opens_a_tag(self) -> None:
        for reason in ("<img src=x onerror=alert(1)>", '{"a": "<img src=x onerror=alert(1)>"}'):
            for doctype, method in (("JP Company", "reject_company"), ("JP Job", "remove_job")):
                seen = frappe.db.get_value(doctype, self.kept[doctype], ["name", "modified"], as_dict=True)
                given = {"name": seen.name, "modified": str(seen.modified), "reason": reason}
                reply = self.reviewer.browser.call(f"{API}{method}", **given)
                self.assertEqual(reply.status_code, 417, reply.text)
                self.assertIn("may not contain HTML", said(reply))
            values = {"title": fresh_word(), "text": reason}
            reply = send(self.reviewer.browser, "POST", "/api/resource/JP Rejection Reason", values)
            self.assertEqual(reply.status_code, 417, reply.text)
            frappe.db.rollback()

    def test_every_field_and_way(self) -> None:
        for doctype, name in self.kept.items():
            fields = [field for field in frappe.get_meta(doctype).fields if field.read_only]
            self.assertTrue(fields, doctype)
            stored = frappe.get_doc(doctype, name)
            values = {each.fieldname: self.another(each, stored) for each in fields}
            values |= {"owner": self.reviewer.email, "creation": "2020-02-02 02:02:02"}
            for caller in (self.manager, self.reviewer):
                for field, value in values.items():
                    for way, ask in self.ways(doctype, name, {field: value}).items():
                        with self.subTest(doctype=doctype, field=field, way=way, caller=caller.email):
                            reply = ask(caller.browser)
                            self.assertNotIn(reply.status_code, (500, 404, 409), reply.text)
                            now = fresh().get_value(doctype, name, field)
                            self.assertEqual(cstr(now), cstr(stored.get(field)))
                            self.assertNotIn(self.secret, reply.text)
                            # Owner and creation on the embedded host, and fields above the caller's
                            # permission level on both, keep their values. A whole record is stored without
                            # these fields: code may have written them since it was read.
                            is_refused = way not in ("savedocs", "save") and "bulk" not in way
                            if field not in ("owner", "creation", "sent_from") and is_refused:
                                self.assertNotEqual(reply.status_code, 200, reply.text)

    def another(self, field, stored) -> object:
        value = BY_TYPE.get(field.fieldtype, "planted")
        return 0 if value == stored.get(field.fieldname) else value

    def ways(self, doctype: str, name: str, change: dict) -> dict:
        record = frappe.get_doc(doctype, name).as_dict(convert_dates_to_str=True)
        whole = json.dumps({**record, **change}, default=str)
        (field, value), one = next(iter(change.items())), {"doctype": doctype, "name": name}
        ways = {
            "put": lambda it: send(it, "PUT", f"/api/resource/{quote(doctype)}/{name}", change),
            "set_value": lambda it: it.call("frappe.client.set_value", **one, fieldname=field, value=value),
            "set_values": lambda it: it.call("frappe.client.set_value", **one, fieldname=change),
            "save": lambda it: it.call("frappe.client.save", doc=whole),
        }
        if IS_EMBEDDED:
            return ways
        named = {"doctype": doctype, "docname": name, **change}
        bulk = "frappe.desk.doctype.bulk_update.bulk_update.submit_cancel_or_update_docs"
        listed = {"doctype": doctype, "docnames": json.dumps([name]), "data": json.dumps(change)}
        return ways | {
            "savedocs": lambda it: it.call("frappe.desk.form.save.savedocs", doc=whole, action="Save"),
            "submit": lambda it: it.call("frappe.client.submit", doc=whole),
            "bulk_update": lambda it: it.call("frappe.client.bulk_update", docs=json.dumps([named])),
            "bulk edit": lambda it: it.call(bulk, **listed, action="update"),
            "v2": lambda it: send(it, "PUT", f"/api/v2/document/{quote(doctype)}/{name}", change),
        }

    def test_a_new_record_sets_none(self) -> None:
        values = {"company": self.company, **job_values()}
        for doctype, more in (
            ("JP Job", {**values, "status": "Closed"}),
            ("JP Job", {**values, "is_listed": 1}),
            ("JP Searcher", {"full_name": "Asha Rao", "account": self.owner.email}),
            ("JP Company", {"company_name": "Lotus", "status_before_freeze": "Approved"}),
        ):
            with self.subTest(doctype=doctype, more=more):
                for reply in (
                    send(self.manager.browser, "POST", f"/api/resource/{quote(doctype)}", more),
                    self.manager.browser.call("frappe.client.insert", doc={"doctype": doctype, **more}),
                ):
                    self.assertEqual(reply.status_code, 403, reply.text)

    @bench_only("the embedded host has none of these ways")
    def test_names_and_states_that_frappe_holds(self) -> None:
        for caller in (self.manager, self.reviewer):
            browser, company = caller.browser, {"doctype": "JP Company", "name": self.company}
            renamed = {"doctype": "JP Company", "old_name": self.company, "new_name": "JPC-99999"}
            for method, given in (
                ("frappe.client.rename_doc", renamed),
                ("frappe.client.cancel", company),
                ("frappe.desk.form.save.cancel", company),
                ("frappe.desk.form.assign_to.add", {**company, "assign_to": [self.reviewer.email]}),
            ):
                with self.subTest(method=method):
                    browser.call(method, **given)
                    self.assertEqual(fresh().get_value("JP Company", self.company, "docstatus"), 0)
                    self.assertEqual(accounts_of(self.company), [self.owner.email])

    @bench_only("the embedded host has no boards")
    def test_no_board_of_our_records(self) -> None:
        board = {"doctype": "Kanban Board", "kanban_board_name": "B", "reference_doctype": "JP Company"}
        with self.assertRaises(frappe.ValidationError):
            frappe.get_doc({**board, "field_name": "status"}).insert()

    def test_names_that_people_type_end_no_attribute(self) -> None:
        for doctype, field, more in (
            ("JP Industry", "industry_name", {}),
            ("JP Job Category", "category_name", {}),
            ("JP Rejection Reason", "title", {"text": "Unreadable papers."}),
        ):
            # Frappe itself refuses < and >, on a bench with its own error.
            for sign in "\"'`":
                with self.subTest(doctype=doctype, sign=sign), self.assertRaises(frappe.ValidationError):
                    frappe.get_doc({"doctype": doctype, field: f"a{sign} b", **more}).insert()

    @bench_only("the embedded host renames nothing")
    def test_typed_names_are_renamed(self) -> None:
        quoted = 'Zq "kites" onmouseover=x'
        now = frappe.utils.now_datetime()
        frappe.db.sql(
            "insert into `tabJP Industry` (name, industry_name, creation, modified) values (%s, %s, %s, %s)",
            (quoted, quoted, now, now),
        )
        frappe.db.set_value("JP Company", self.company, "jp_industry_master", quoted)
        for _ in range(2):
            plain_typed_names.execute()
        plain = quoted.replace('"', "\u2019")
        self.assertEqual(frappe.db.get_value("JP Company", self.company, "jp_industry_master"), plain)
        self.assertEqual(frappe.db.get_value("JP Industry", plain, "industry_name"), plain)
        self.assertFalse(frappe.db.exists("JP Industry", quoted))
        # The next test's requests wait for this company.
        frappe.db.commit()

    @bench_only("the embedded host has no lists")
    def test_texts_stand_beside_no_list(self) -> None:
        given = {"doctype": "JP Company", "current_filters": "[]"}
        for field, status in (("city", 417), ("company_name", 417), ("status", 200), ("owner", 200)):
            reply = self.manager.browser.call("frappe.desk.listview.get_group_by_count", **given, field=field)
            self.assertEqual(reply.status_code, status, reply.text)

    def test_a_form_that_is_older_than_the_risk_is_saved(self) -> None:
        number, form = fresh_number(), json.loads(self.form())
        store("JP Company", self.company, "risk", 47, update_modified=False)
        doc = json.dumps({**form, "phone": number})
        reply = self.reviewer.browser.call("frappe.client.save", doc=doc)
        self.assertEqual(reply.status_code, 200, reply.text)
        stored = fresh().get_value("JP Company", self.company, ["phone", "risk"])
        self.assertEqual(stored, (number, 47))

    def test_what_reviewers_do_still_works(self) -> None:
        """Their form sends read-only fields back unchanged, and a decision moves other records."""
        browser, number = self.reviewer.browser, fresh_number()
        change = {"review_reason": "Unreadable", "status": "Rejected", "phone": number}
        for ask in (
            lambda: send(browser, "PUT", f"/api/resource/JP Company/{self.company}", change),
            lambda: browser.call("frappe.client.save", doc=self.form(status=APPROVED)),
        ):
            reply = ask()
            self.assertEqual(reply.status_code, 200, reply.text)
            frappe.db.rollback()
        company = frappe.get_doc("JP Company", self.company)
        self.assertEqual((company.status, company.phone), (APPROVED, number))
        self.assertEqual(frappe.db.count("JP Company Review", {"company": self.company}), 2)

    def form(self, **changes) -> str:
        browser = self.reviewer.browser
        record = browser.get(f"/api/resource/JP Company/{self.company}").json["data"]
        return json.dumps({**record, "doctype": "JP Company", **changes})

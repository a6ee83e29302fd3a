"""An account that is not in the app learns and changes nothing of it by Frappe's methods.

The methods are those of the installed Frappe, so that new ones are tested, too.
"""

import json
import re

import frappe

from job_portal.account import other_users
from job_portal.account.tests.test_doors_all import methods
from job_portal.platform.code_only import is_ours
from job_portal.tests.http import Browser
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import TestCase, bench_only, fresh, store

# Part of each text of the records in question. No answer may contain it.
MARK = "Zqxjkvbmark"
# Where Frappe keeps people, their files, and copies of what happened.
BESIDE = ("User", "Contact", "File", "Version", "Comment", "Communication", "Notification Log")
LOGS = ("Error Log", "Access Log", "Activity Log", "Deleted Document")
TEXTS = ("Data", "Small Text", "Text", "Long Text", "Code", "Text Editor", "HTML Editor")
# The parameters by which Frappe's methods name a record.
OF_DOCTYPE = {"doctype", "dt", "reference_doctype", "ref_doctype", "document_type", "doc_type", "parent"}
OF_NAME = {"name", "docname", "dn", "doc_name", "reference_name", "reference_docname", "document_name"}
# Each method is tested with this many DocTypes; the next method with others.
AT_A_TIME = 2
ID = re.compile("[0-9a-f]{56}")


@bench_only("the embedded host has few of Frappe's methods")
class TestStrangers(SignInCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        tables = frappe.get_all("DocType", {"istable": 0, "issingle": 0}, pluck="name", order_by="name")
        cls.doctypes = [*filter(is_ours, tables), *BESIDE, *LOGS]
        cls.victim = cls.account()
        cls.addClassCleanup(cls._forget)
        cls.names, cls.fields = {}, {}
        for doctype in cls.doctypes:
            cls._plant(doctype)
        frappe.db.commit()
        cls.callers = {
            "guest": Browser(),
            "of the website": cls.visitor().browser,
            "in Desk": cls.visitor(("Desk User",)).browser,
        }

    @classmethod
    def _plant(cls, doctype: str) -> None:
        """Insert a record that belongs to nobody, as code does."""
        texts = [field for field in frappe.get_meta(doctype).fields if field.fieldtype in TEXTS]
        values = {field.fieldname: MARK[: field.length or 140] for field in texts}
        cls.fields[doctype] = next(iter(values), "owner")
        if doctype == "User":
            cls.names[doctype] = cls.victim.email
            names = dict.fromkeys(("first_name", "full_name"), MARK)
            store("User", cls.victim.email, names | {"owner": cls.victim.email})
            cls.fields[doctype] = "full_name"
            return
        doc = frappe.get_doc({"doctype": doctype, **values})
        doc.name = cls.names[doctype] = f"of-nobody-here-{frappe.scrub(doctype)}"
        doc.owner = doc.modified_by = cls.victim.email
        if doctype == "Contact":
            doc.user = cls.victim.email
        elif doctype == "File":
            doc.is_private = 1
        doc.db_insert()

    @classmethod
    def _forget(cls) -> None:
        frappe.db.rollback()
        for doctype, name in cls.names.items():
            if doctype != "User":
                frappe.db.delete(doctype, {"name": name})
        frappe.db.commit()

    def rows(self) -> dict:
        db = fresh()
        return {of: db.get_value(of, name, "*", as_dict=True) for of, name in self.names.items()}

    def payload(self, arguments: dict, doctype: str, like: str) -> dict:
        """Arguments for a method's parameters, about the planted record."""
        name, field = self.names[doctype], self.fields[doctype]
        record = {"doctype": doctype, "name": name}
        known = {
            **dict.fromkeys(OF_DOCTYPE, doctype),
            **dict.fromkeys(OF_NAME, name),
            **dict.fromkeys(("names", "docnames", "items"), json.dumps([name])),
            **dict.fromkeys(("fields", "filter_fields"), json.dumps(["name", field])),
            **dict.fromkeys(("fieldname", "field", "searchfield"), field),
            **dict.fromkeys(("filters", "current_filters"), json.dumps([[doctype, field, "like", like]])),
            **dict.fromkeys(("start", "limit_start", "ignore_permissions", "debug"), 0),
            **dict.fromkeys(("page_len", "page_length", "limit", "limit_page_length"), 20),
            "doc": json.dumps(record),
            "docs": json.dumps([{**record, "docname": name}]),
            "args": json.dumps({**record, "assign_to": ["x"]}),
            "chart": json.dumps({"document_type": doctype, "chart_type": "Count", "based_on": "creation"}),
            "field_map": json.dumps({"start": "creation", "end": "modified", "title": field, "id": "name"}),
            "select_columns": json.dumps({doctype: ["name", field]}),
            "export_fields": json.dumps({doctype: ["name", field]}),
            "export_records": "all",
            "stats": json.dumps([field]),
            "txt": "",
            "query": None,
            "add": "Yes",
            "end": "2099-01-01",
            "file_format_type": "CSV",
            "ignore_user_permissions": 1,
            "with_data": 1,
        }
        return {each: known.get(each, "x") for each in arguments}

    def check(self, who: str, method: str, arguments: dict, doctype: str) -> None:
        """Check that the answer has nothing of the record, and does not depend on its content."""
        said = []
        is_filtered = bool(arguments.keys() & {"filters", "current_filters"})
        for like in (f"{MARK}%", "Nothing%")[: 1 + is_filtered]:
            path = f"/api/method/{method}"
            reply = self.callers[who].post(path, json=self.payload(arguments, doctype, like))
            # Frappe gives each refusal an id.
            text = ID.sub("", reply.get_data().decode(errors="replace").replace(like, ""))
            said.append((reply.status_code, text))
            self.assertNotIn(MARK, text)
        self.assertEqual(said[0], said[-1])

    def test_methods(self) -> None:
        """Test each method with each kind of caller."""
        before = self.rows()
        at = 0
        for method, arguments in methods():
            # Frappe's reports of lists read the DocType only from the form.
            if method.startswith("frappe.desk.reportview."):
                names = ("doctype", "fields", "filters", "stats", "file_format_type", "title")
                arguments = dict.fromkeys(names, "x")
            if not arguments.keys() & {*OF_DOCTYPE, "doc", "docs", "args", "chart"}:
                continue
            for _ in range(AT_A_TIME):
                doctype = self.doctypes[at % len(self.doctypes)]
                at += 1
                for who in self.callers:
                    with self.subTest(who=who, method=method, doctype=doctype):
                        self.check(who, method, arguments, doctype)
        self.assertGreater(at, 100 * AT_A_TIME)
        self.assertEqual(self.rows(), before)

    def test_those_that_ask_for_no_permission_of_each_record(self) -> None:
        counted = {"doctype", "filters"}
        for method, names in (
            ("frappe.client.get_count", counted),
            ("frappe.client.get_list", {*counted, "fields"}),
            ("frappe.desk.search.get_link_title", {"doctype", "docname"}),
            ("frappe.desk.search.search_link", {"doctype", "txt", "ignore_user_permissions"}),
            ("frappe.desk.like.toggle_like", {"doctype", "name", "add"}),
            ("frappe.core.doctype.communication.email.make", {"doctype", "name"}),
        ):
            for doctype in self.doctypes:
                for who in ("of the website", "in Desk"):
                    with self.subTest(who=who, method=method, doctype=doctype):
                        self.check(who, method, dict.fromkeys(names), doctype)
        mailed = {"reference_name": ("in", list(self.names.values()))}
        self.assertFalse(fresh().count("Communication", mailed))

    def test_records_by_their_addresses(self) -> None:
        before = self.rows()
        # Frappe shows a Notification Log to everybody who knows its random name.
        for at, doctype in enumerate(sorted(set(self.names) - {"Notification Log"})):
            record = f"{doctype}/{self.names[doctype]}"
            tried = [
                ("GET", f"/api/resource/{doctype}"),
                ("GET", f"/api/resource/{record}"),
                ("PUT", f"/api/resource/{record}"),
                ("GET", f"/api/v2/document/{doctype}"),
                ("GET", f"/api/v2/document/{record}/copy"),
            ]
            if at % 10 == 0:
                tried += [
                    ("DELETE", f"/api/resource/{record}"),
                    ("GET", f"/printview?doctype={doctype}&name={self.names[doctype]}"),
                    ("GET", f"/list?doctype={doctype}"),
                    ("GET", f"/{record}"),
                ]
            for verb, path in tried:
                for who, browser in self.callers.items():
                    with self.subTest(who=who, verb=verb, path=path):
                        options = {"json": {self.fields[doctype]: "x"}} if verb == "PUT" else {}
                        reply = browser.open(verb, path, **options)
                        self.assertNotIn(MARK, reply.get_data(as_text=True))
        self.assertEqual(self.rows(), before)

    def test_the_name_of_a_doctype_in_other_spellings(self) -> None:
        """A DocType of the app is no filter or column of another record either."""
        field = self.fields["JP SMS"]
        for arguments in (
            {"doctype": "jp sms "},
            {"doctype": "ToDo", "filters": json.dumps([["JP SMS", field, "like", "%"]])},
            {"doctype": "ToDo", "filters": json.dumps(json.dumps([["JP SMS", field, "like", "%"]]))},
            {"doctype": "ToDo", "filters": '[["JP\\u0020SMS", "message", "like", "%"]]'},
            {"doctype": "ToDo", "fields": json.dumps([f"`tabJP SMS`.`{field}`"])},
            {"doctype": "ToDo", "order_by": f"`tabJP SMS`.`{field}`"},
        ):
            for who in ("of the website", "in Desk"):
                with self.subTest(who=who, arguments=arguments):
                    reply = self.callers[who].call("frappe.client.get_count", **arguments)
                    self.assertEqual(reply.status_code, 403)

    def test_what_stays_open(self) -> None:
        desk = self.callers["in Desk"]
        # A text that only begins like one of ours is allowed, and other DocTypes can be counted.
        me = desk.message("frappe.auth.get_logged_user")
        todo = {"doctype": "ToDo", "description": "JP Morgan", "allocated_to": me}
        reply = desk.call("frappe.client.insert", doc=json.dumps(todo))
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))
        self.assertEqual(desk.call("frappe.desk.reportview.get_count", doctype="ToDo").status_code, 200)
        self.assertEqual(desk.call("frappe.client.get_count", doctype="Country").status_code, 200)
        colleagues = desk.message("frappe.desk.search.search_link", doctype="User", txt="")
        self.assertIn(me, [each["value"] for each in colleagues])
        manager = self.visitor(("System Manager",)).browser
        self.assertEqual(manager.call("frappe.client.get_count", doctype="JP SMS").status_code, 200)
        found = manager.message("frappe.client.get_list", doctype="User", filters={"name": self.victim.email})
        self.assertEqual(len(found), 1)


class TestTexts(TestCase):
    def test_texts_within_json_are_found_as_deep_as_frappe_reads(self) -> None:
        self.assertIn("JP SMS", [*other_users._texts({"args": json.dumps(json.dumps([["JP SMS"]]))})])
        deep = "[" * 100_000
        self.assertIn(deep, [*other_users._texts({"args": json.dumps(deep)})])

    def test_desk_sends_a_workspace_with_names_that_its_reader_may_not_read(self) -> None:
        frappe.set_user("Guest")
        self.addCleanup(frappe.set_user, "Administrator")
        page = {"page": json.dumps({"content": json.dumps(["Job Portal Settings"])})}
        with self.assertRaises(frappe.PermissionError):
            other_users.check("frappe.client.get_list", page)
        other_users.check(other_users.WORKSPACE, page)

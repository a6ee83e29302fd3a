"""The tables of methods and of other doors in docs/security.md, walked cell by cell."""

import json
import re
from inspect import signature
from pathlib import Path
from unittest.mock import patch
from urllib.parse import quote

import frappe

import job_portal
from job_portal import api
from job_portal.account import accounts
from job_portal.tests.actor import SEND, SIGN_UP, VERIFY, fresh_number
from job_portal.tests.security_case import HR, PAGE, SecurityCase, said_by, spread
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import IS_EMBEDDED


class TestMethods(SecurityCase, SignInCase):
    """Each method with arguments that a permitted caller may use: what remains is who calls."""

    def test_every_method_and_caller(self) -> None:
        self.walk("### Methods", self.answer)

    def test_the_table_leaves_out_no_method_of_ours(self) -> None:
        package = Path(job_portal.__file__).parent
        declared = set()
        for path in package.rglob("*.py"):
            found = re.findall(
                r"@frappe\.whitelist\([^\n]*\)\n(?:@[^\n]*\n)*def (\w+)", path.read_text(encoding="utf-8")
            )
            declared |= set(found) if "tests" not in path.parts else set()
        rows = spread("### Methods") + spread("### Methods of the market")
        named = {row["method"].rsplit(".", 1)[-1] for row in rows}
        self.assertEqual(declared, named)

    def test_the_table_of_behaviour_leaves_out_no_method_and_no_argument(self) -> None:
        rows = spread("### Methods", PAGE.with_name("behaviour.md"))
        takes = {row["call"]: row["takes"] for row in rows if "sign_in_manager" not in row["call"]}
        self.assertCountEqual([call.rsplit(".", 1)[-1] for call in takes], api.__all__)
        for call, words in takes.items():
            # The fields of a form stand in the rules. An alert's filters are those of the list.
            words = words.replace("as list_jobs", takes["job_portal.api.list_jobs"])
            if "field" not in words:
                with self.subTest(call):
                    taken = set(signature(getattr(api, call.rsplit(".", 1)[-1])).parameters)
                    self.assertEqual(taken - set(re.findall(r"\w+", words)), set())

    def answer(self, row: dict, caller: str) -> str:
        # The callers of the rows that follow have the keys of now.
        with patch.object(accounts, "rotate_secret"):
            return self.ask(row, caller, self.payload(row["method"], caller))

    def payload(self, method: str, caller: str) -> dict:
        name = method.rsplit(".", 1)[-1]
        company = frappe.get_doc("JP Company", self.company)
        if name == "add_company":
            files = self.owner if caller == "its account" else self.other
            return files.company_payload()
        return {
            SEND: {"mobile_no": fresh_number(), "used_for": "Login"},
            VERIFY: {
                "mobile_no": fresh_number(),
                "reference_number": "none",
                "OTP": "123456",
                "used_for": "Signup",
            },
            SIGN_UP: {"mobile_no": fresh_number()},
            "update_company_details": {"name": self.company, "city": "Mysuru"},
            "get_company_details": {"company_name": self.company},
            "add_hr_details": {"company_name": self.company, **HR},
            "edit_hr_details": {
                "company_name": self.company,
                "hr_row_id": frappe.db.get_value("JP Company HR", {"company": self.company}) or "",
                "hr_name": "Asha",
            },
            "get_hr_details": {"company_name": self.company},
            "get_location_details": {"pincode": "560001"},
            "find_places": {"search": "Kothrud"},
            "suggest_jobs": {"search": "driver"},
            "nearest_pincode": {"latitude": 18.5, "longitude": 73.8},
            "get_boot": {},
            "set_language": {"language": "en"},
            "get_my_data": {},
            "download_my_data": {"kind": "json"},
            "freeze_account": {},
            "thaw_account": {},
            "send_delete_code": {},
            "delete_account": {"reference_number": "none", "OTP": "123456"},
            "get_session": {},
            "get_devices": {},
            "sign_out_others": {},
            "check": {},
            "scheduler": {},
            "approve_company": {"name": self.company, "modified": str(company.modified)},
            "reject_company": {
                "name": self.company,
                "modified": str(company.modified),
                "reason": "Unreadable",
            },
            "get_review_queue": {},
            "approve_all": {"companies": json.dumps([{"name": self.company, "modified": "x"}])},
            "reject_all": {"companies": "[]", "reason": "Unreadable"},
            "send_test_sms": {"mobile_no": "1234567890"},
        }[method if method in (SEND, VERIFY, SIGN_UP) else name]


class TestDoorsTable(SecurityCase):
    def test_every_door_and_caller(self) -> None:
        self.walk("### Other doors to a company", self.answer)

    def answer(self, row: dict, caller: str) -> str:
        door, browser, name = row["door"], self.callers[caller], self.company
        record = {"doctype": "JP Company", "name": name}
        listed = {"doctype": "JP Company", "fields": ["name", "pan"], "filters": {"name": name}}
        method, _, child = door.partition(" of ")
        if door.startswith("frappe.desk.") and IS_EMBEDDED:
            return row[caller]
        if door == "a private document by its URL":
            return said_by(browser.get(frappe.db.get_value("JP Company", name, "company_pan_card")))
        if door.startswith("/api/v2/"):
            return said_by(browser.get(quote(door.replace("NAME", name))))
        if door.startswith("cmd="):
            return said_by(browser.call("ping", cmd=door.removeprefix("cmd="), **record))
        if child:
            return said_by(browser.call(method, doctype=child, fields=["hr_email"]))
        payload = {
            "get_list": listed,
            "get_value": {"doctype": "JP Company", "fieldname": "pan", "filters": name},
            "set_value": {**record, "fieldname": "specialization", "value": "Looms"},
            "save": {"doc": frappe.get_doc(record["doctype"], name).as_dict(convert_dates_to_str=True)},
            "get": {**listed, "fields": json.dumps(listed["fields"]), "filters": json.dumps([])},
            "get_count": {"doctype": "JP Company", "filters": json.dumps([])},
            "search_link": {"doctype": "JP Company", "txt": "Lotus"},
            "getdoc": record,
        }[method.rsplit(".", 1)[-1]]
        return said_by(browser.call(method, **payload))

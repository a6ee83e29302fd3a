"""The table of other methods that reach a company in docs/security.md, cell by cell."""

import json
from urllib.parse import quote

import frappe

from job_portal.tests.security_case import SecurityCase, said_by
from job_portal.tests.utils import IS_EMBEDDED


class TestDoorsTable(SecurityCase):
    def test_every_method_and_caller(self) -> None:
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

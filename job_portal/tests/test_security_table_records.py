"""By Frappe's API each role can do with each record what the DocType permits, and no more."""

import json
import secrets
from pathlib import Path
from urllib.parse import quote

import frappe

import job_portal
from job_portal.tests.actor import company_values, job_values, pdf
from job_portal.tests.security_case import HR, SecurityCase, said_by, send
from job_portal.tests.tables import ACTIONS, records
from job_portal.tests.utils import fresh

MODULES = Path(job_portal.__file__).with_name("modules.txt").read_text(encoding="utf-8").splitlines()
_WHEN = "2026-01-01 00:00:00"
# Frappe itself decides about lists of users.
FEWER_ACTIONS = {"Job Portal Settings": ("read", "change"), "User": ("read", "create", "change")}


class TestRecords(SecurityCase):
    def test_every_role_record_and_action(self) -> None:
        self.kept = {}
        support = frappe.db.get_single_value("Job Portal Settings", "support_contact")
        self.addCleanup(frappe.db.commit)
        self.addCleanup(frappe.db.set_single_value, "Job Portal Settings", "support_contact", support)
        for record, by_role in records().items():
            for action in FEWER_ACTIONS.get(record, ACTIONS):
                for caller in self.callers:
                    with self.subTest(record=record, action=action, caller=caller):
                        frappe.db.rollback()
                        is_allowed = action in by_role.get(caller, ())
                        self.assertEqual(self.answer(record, action, caller), "yes" if is_allowed else "403")

    def answer(self, doctype: str, action: str, caller: str) -> str:
        if not frappe.db.exists("JP Company", self.company):
            type(self).company = self.owner.add_company()
            frappe.db.rollback()
        browser, path = self.callers[caller], f"/api/resource/{quote(doctype)}"
        if action == "create":
            reply = send(browser, "POST", path, self.new_values(doctype, caller))
            if reply.status_code == 200 and doctype != "Job Portal Settings":
                self.addCleanup(self.remove, doctype, reply.json["data"]["name"])
            return said_by(reply)
        name = self.stored(doctype)
        if action == "list":
            reply = browser.get(path, filters=json.dumps([["name", "=", name]]))
            found = reply.status_code == 200 and [each["name"] for each in reply.json["data"]]
            return "none" if found == [] else said_by(reply)
        if action == "read":
            return said_by(browser.get(f"{path}/{quote(name)}"))
        if action == "change":
            return said_by(send(browser, "PUT", f"{path}/{quote(name)}", CHANGES.get(doctype, {"idx": 7})))
        return said_by(browser.open("DELETE", f"{path}/{quote(name)}"))

    def stored(self, doctype: str) -> str:
        """A record to act on, the same until a caller could delete it."""
        name = self.kept.get(doctype)
        if not name or not frappe.db.exists(doctype, name):
            name = self.kept[doctype] = self.new(doctype)
        return name

    def new(self, doctype: str) -> str:
        """A new record; of the company or its account if only those have one."""
        if doctype == "JP Company":
            return self.company
        if doctype == "JP Company HR":
            added = self.owner.browser.message(
                "job_portal.api.add_hr_details", company_name=self.company, **HR
            )
            return added["hr_row_id"]
        if doctype == "File":
            return self.document()
        if doctype in ("User", "Job Portal Settings"):
            return self.owner.email if doctype == "User" else doctype
        if values := self.new_values(doctype, ""):
            name = frappe.get_doc({"doctype": doctype, **values}).insert(ignore_permissions=True).name
            self.addCleanup(self.remove, doctype, name)
        else:
            name = self.new_row(doctype)
        frappe.db.commit()
        return name

    def new_row(self, doctype: str) -> str:
        """An empty record, for kinds that are at most read, so that their rules do not matter."""
        name, stamps = secrets.token_hex(6), "creation, modified, owner, modified_by"
        query = f"insert into `tab{doctype}` (name, {stamps}) values (%s, %s, %s, %s, %s)"  # noqa: S608
        frappe.db.sql(query, (name, _WHEN, _WHEN, "Administrator", "Administrator"))
        self.addCleanup(frappe.db.commit)
        self.addCleanup(frappe.db.delete, doctype, {"name": name})
        return name

    def document(self) -> str:
        """The File of a PAN card that the company has just received."""
        url = self.owner.upload()
        self.owner.browser.message(
            "job_portal.api.update_company_details", name=self.company, company_pan_card=url
        )
        return fresh().get_value("File", {"file_url": url, "attached_to_name": self.company})

    def new_values(self, doctype: str, caller: str) -> dict:
        if doctype == "JP Company":
            uploads = {}
            for fieldname in ("gov_approved_company_reg_doc", "company_pan_card"):
                reply = self.callers[caller].upload(pdf(), "paper.pdf", is_private=1)
                uploads[fieldname] = reply.json["message"]["file_url"] if reply.status_code == 200 else ""
            return company_values(**uploads)
        if doctype == "JP Company HR":
            return {"company": self.company, **HR}
        if doctype == "JP Job":
            return {"company": self.company, **job_values()}
        if doctype == "JP HR System":
            # A company has only one.
            frappe.db.delete(doctype)
            frappe.db.commit()
            return {"company": self.company, "hr_company": "Lotus"}
        if doctype == "JP Report":
            return {"job": self.stored("JP Job"), "account": self.owner.email, "reason": "Already filled"}
        if doctype == "JP Application":
            names = {field: self.stored(f"JP {field.title()}") for field in ("job", "searcher")}
            return {"company": self.company, **names}
        if doctype == "JP Interview":
            fields = ("application", "job", "searcher")
            return {"company": self.company} | {each: self.stored(f"JP {each.title()}") for each in fields}
        if doctype == "JP Interview Slot":
            return {"starts": "2030-01-01 10:00:00", "place": "call", "job": self.stored("JP Job")}
        if doctype == "JP Favourite":
            return {"account": self.other.email, "freelancer": self.stored("JP Freelancer")}
        if doctype == "JP Saved Job":
            return {"account": self.other.email, "job": self.stored("JP Job")}
        if doctype == "File":
            return {"file_url": frappe.db.get_value("JP Company", self.company, "company_pan_card")}
        return new_record(doctype)

    def remove(self, doctype: str, name: str) -> None:
        frappe.db.rollback()
        frappe.delete_doc(doctype, name, force=True, ignore_permissions=True)
        frappe.db.commit()


# The changed values, for records that a role can change.
CHANGES = {
    "JP Company": {"specialization": "Looms"},
    "JP Company HR": {"hr_name": "Asha"},
    "JP Conversation Report": {"status": "Closed"},
    "JP Freelancer": {"headline": "Weaver"},
    "JP HR System": {"hr_company": "Lotus Looms"},
    "JP Industry": {"owner": "Administrator"},
    "JP Job": {"title": "Weaver"},
    "JP Job Category": {"owner": "Administrator"},
    "JP Report": {"status": "Closed"},
    "JP Rejection Reason": {"text": "Please correct it."},
    "JP Searcher": {"headline": "Weaver"},
    "JP Trade": {"names_hi": "julaha"},
    "Job Portal Settings": {"support_contact": "080 1234567"},
    "File": {"is_private": 0},
    "User": {"bio": "Weaver"},
}


def new_record(doctype: str) -> dict:
    """The values of a record that a role can create, change or delete; {} for others."""
    mark = secrets.token_hex(6)
    return {
        "JP Conversation Report": {"conversation": mark, "side": mark, "reason": "Not a real job"},
        "JP Freelancer": {"full_name": "Asha Rao"},
        "JP Picture": {"of_doctype": "JP Freelancer", "of_name": mark},
        "JP Industry": {"industry_name": f"Industry {mark}"},
        "JP Job Alert": {
            "account": "Administrator",
            "label": "loom",
            "filters": '{"search": "loom"}',
            "search_key": mark,
            "how_often": "Daily",
        },
        "JP Job Category": {"category_name": f"Category {mark}"},
        "JP Rejection Reason": {"title": mark, "text": "Please upload it again."},
        "JP Searcher": {"full_name": "Asha Rao"},
        "JP Trade": {"title": f"Trade {mark}"},
        "Job Portal Settings": {"support_contact": "080 1234567"},
        "User": {"email": f"{mark}@desk.example", "first_name": "Asha", "send_welcome_email": 0},
    }.get(doctype, {})

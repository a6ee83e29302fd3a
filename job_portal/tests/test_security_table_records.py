"""What each role may do with each record by Frappe's API: what the DocTypes say, and no more."""

import json
import secrets
from pathlib import Path
from urllib.parse import quote

import frappe

import job_portal
from job_portal.tests.actor import company_values, job_values, pdf
from job_portal.tests.security_case import HR, SecurityCase, said_by, send
from job_portal.tests.tables import ACTIONS, records

MODULES = Path(job_portal.__file__).with_name("modules.txt").read_text(encoding="utf-8").splitlines()
_WHEN = "2026-01-01 00:00:00"
# Of the User the list is left to Frappe.
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
            return said_by(send(browser, "PUT", f"{path}/{quote(name)}", CHANGES[doctype]))
        return said_by(browser.open("DELETE", f"{path}/{quote(name)}"))

    def stored(self, doctype: str) -> str:
        """A record to act on, the same until somebody could delete it."""
        name = self.kept.get(doctype)
        if not name or not frappe.db.exists(doctype, name):
            name = self.kept[doctype] = self.new(doctype)
        return name

    def new(self, doctype: str) -> str:
        """A new record: of the company or its account where there is only theirs."""
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
        if doctype == "JP Account":
            return frappe.db.get_value(doctype, {"user": self.owner.email})
        record = frappe.get_doc({"doctype": doctype, **self.new_values(doctype, "")})
        return self.kept_until_the_end(record.insert(ignore_permissions=True))

    def kept_until_the_end(self, record) -> str:
        frappe.db.commit()
        self.addCleanup(self.remove, record.doctype, record.name)
        return record.name

    def document(self) -> str:
        """The File of a PAN card that the company was just given."""
        url = self.owner.upload()
        self.owner.browser.message(
            "job_portal.api.update_company_details", name=self.company, company_pan_card=url
        )
        frappe.db.rollback()
        return frappe.db.get_value("File", {"file_url": url, "attached_to_name": self.company})

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
        if doctype == "JP Report":
            return {"job": self.stored("JP Job"), "account": self.owner.email, "reason": "Already filled"}
        if doctype in ("JP Application", "JP Invitation"):
            names = {field: self.stored(f"JP {field.title()}") for field in ("job", "searcher")}
            return {"company": self.company, **names, "decision": "Invited"}
        if doctype == "JP Interview":
            names = {
                field: self.stored(f"JP {field.title()}") for field in ("application", "job", "searcher")
            }
            return {"company": self.company, **names}
        if doctype == "JP Interview Slot":
            return {**new_record(doctype), "job": self.stored("JP Job")}
        if doctype in ("JP Company Invite", "JP Company Member", "JP Refused Message"):
            return {**new_record(doctype), "company": self.company}
        if doctype in ("JP Company Block", "JP Phone Look"):
            return {
                **new_record(doctype),
                "company": self.company,
                "searcher": self.stored("JP Searcher"),
            }
        if doctype == "JP Favourite":
            return {"account": self.other.email, "freelancer": self.stored("JP Freelancer")}
        if doctype == "JP Saved Job":
            return {"account": self.other.email, "job": self.stored("JP Job")}
        if doctype == "File":
            return {"file_url": frappe.db.get_value("JP Company", self.company, "company_pan_card")}
        return new_record(doctype)

    def remove(self, doctype: str, name: str) -> None:
        frappe.db.rollback()
        if doctype in ("JP Account", "JP Company Review", "JP Consent"):
            # Their controllers refuse every deletion.
            frappe.db.delete(doctype, {"name": name})
        else:
            frappe.delete_doc(doctype, name, force=True, ignore_permissions=True)
        frappe.db.commit()


CHANGES = {
    "JP Account": {"mobile_no": "9000000000"},
    "JP Application": {"note": "Weaver"},
    "JP Brief": {"title": "Mend a loom"},
    "JP Company": {"specialization": "Looms"},
    "JP Company Block": {"company": "JPC-none"},
    "JP Company HR": {"hr_name": "Asha"},
    "JP Company Invite": {"status": "Cancelled"},
    "JP Company Member": {"role": "Recruiter"},
    "JP Company Review": {"reason": "Fake"},
    "JP Consent": {"action": "Withdrawn"},
    "JP Conversation": {"last_seq": 7},
    "JP Conversation Reader": {"read_seq": 7},
    "JP Conversation Report": {"status": "Closed"},
    "JP Engagement": {"price": 5},
    "JP Favourite": {"owner": "Administrator"},
    "JP Freelancer": {"headline": "Weaver"},
    "JP Brief Word": {"word": "loom"},
    "JP Freelancer Word": {"word": "loom"},
    "JP Picture": {"caption": "Loom"},
    "JP Industry": {"owner": "Administrator"},
    "JP Interview": {"wish": "Later"},
    "JP Interview Slot": {"place": "call"},
    "JP Job": {"title": "Weaver"},
    "JP Job Alert": {"how_often": "Weekly"},
    "JP Job Category": {"owner": "Administrator"},
    "JP Invitation": {"decision": "Hidden"},
    "JP Job Word": {"word": "loom"},
    "JP Message": {"body": "Hello"},
    "JP Notification": {"is_read": 1},
    "JP Number Change": {"status": "Granted"},
    "JP OTP Request": {"tries": 0},
    "JP Outbox Message": {"status": "Queued"},
    "JP Phone Look": {"job_title": "Weaver"},
    "JP Purge": {"removed": 0},
    "JP Push Subscription": {"auth": "x"},
    "JP Quota Use": {"quota": "jobs"},
    "JP Quote": {"amount": 5},
    "JP Report": {"status": "Closed"},
    "JP Refused Message": {"client_id": "x"},
    "JP Review": {"work": 1},
    "JP Rejection Reason": {"text": "Please correct it."},
    "JP SMS": {"status": "Masked"},
    "JP Saved Job": {"owner": "Administrator"},
    "JP Sealed Account": {"was_frozen": 1},
    "JP Sealed Record": {"kind": "told"},
    "JP Search Change": {"job": "JPJ-none"},
    "JP Search Word": {"word": "loom"},
    "JP Searcher": {"headline": "Weaver"},
    "JP Searcher Word": {"word": "loom"},
    "JP Trade": {"names_hi": "julaha"},
    "JP Unfound Search": {"text": "loom"},
    "Job Portal Settings": {"support_contact": "080 1234567"},
    "File": {"is_private": 0},
    "User": {"bio": "Weaver"},
}


def new_record(doctype: str) -> dict:
    mark = secrets.token_hex(6)
    return {
        "JP Account": {"mobile_no": "1234567890", "user": "Administrator"},
        "JP Company Review": {"company": mark, "decision": "Approved", "reviewer": "Administrator"},
        "JP Consent": {"account": "Administrator", "purpose": "push", "action": "Given", "version": 1},
        "JP Conversation": {"application": mark},
        "JP Conversation Reader": {"conversation": mark, "account": "Administrator"},
        "JP Conversation Report": {"conversation": mark, "side": mark, "reason": "Not a real job"},
        "JP Brief": {"account": "Administrator", "title": "Loom", "pincode": "560001", "when": "flexible"},
        "JP Quote": {"amount": 500, "unit": "Visit"},
        "JP Engagement": {"scope": "Mend a loom", "price": 500, "unit": "Visit"},
        "JP Review": {"side": "poster", "work": 5, "time_kept": 5, "manner": 5},
        "JP Freelancer": {"full_name": "Asha Rao"},
        "JP Brief Word": {"word": mark, "brief": "JPB-none"},
        "JP Freelancer Word": {"word": mark, "freelancer": "JPF-none"},
        "JP Picture": {"of_doctype": "JP Freelancer", "of_name": mark},
        "JP Industry": {"industry_name": f"Industry {mark}"},
        "JP Interview Slot": {"starts": "2030-01-01 10:00:00", "place": "call"},
        "JP Job Alert": {
            "account": "Administrator",
            "label": "loom",
            "filters": '{"search": "loom"}',
            "search_key": mark,
            "how_often": "Daily",
        },
        "JP Job Category": {"category_name": f"Category {mark}"},
        "JP Job Word": {"word": mark, "job": "JPJ-none"},
        "JP Message": {"conversation": mark, "seq": 1, "side": "company", "kind": "text"},
        "JP Notification": {"account": "Administrator", "kind": "review", "text": "A line"},
        "JP Number Change": {"account": "Administrator", "kind": "Lost Number", "status": "Waiting"},
        "JP OTP Request": {
            "reference": mark,
            "mobile_no": "1234567890",
            "purpose": "Login",
            "expires_at": "2026-01-01 00:00:00",
        },
        "JP Company Block": {},
        "JP Company Invite": {"mobile_no": "1234567890", "role": "Recruiter", "until": "2026-01-01 00:00:00"},
        "JP Company Member": {
            "account": "Administrator",
            "role": "Recruiter",
            "since": "2026-01-01 00:00:00",
        },
        "JP Outbox Message": {"account": "Administrator", "line": mark, "template": "interview_reminder"},
        "JP Phone Look": {"whose": "Searcher", "job": mark},
        "JP Sealed Account": {"account": "Administrator", "person": mark, "erase_on": "2030-01-01 00:00:00"},
        "JP Sealed Record": {"person": mark, "kind": "deleted", "purge_on": "2030-01-01"},
        "JP Purge": {"kind": "looks", "removed": 1},
        "JP Push Subscription": {
            "account": "Administrator",
            "endpoint": "https://push.example",
            "endpoint_hash": mark,
            "p256dh": mark,
            "auth": mark,
        },
        "JP Quota Use": {"person": mark, "quota": "reports"},
        "JP Refused Message": {"client_id": mark},
        "JP Rejection Reason": {"title": mark, "text": "Please upload it again."},
        "JP Search Change": {"job": mark},
        "JP Search Word": {"spelling": mark, "word": mark},
        "JP Searcher": {"full_name": "Asha Rao"},
        "JP Searcher Word": {"word": mark, "searcher": "JPS-none"},
        "JP SMS": {"mobile_no": "1234567890", "message": "A message"},
        "JP Trade": {"title": f"Trade {mark}"},
        "JP Unfound Search": {"text": mark, "day": "2026-01-01", "marks": "1"},
        "Job Portal Settings": {"support_contact": "080 1234567"},
        "User": {"email": f"{mark}@desk.example", "first_name": "Asha", "send_welcome_email": 0},
    }[doctype]

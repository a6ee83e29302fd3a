"""Victims: a company with a contact, documents and a job, and a searcher who has applied for it.

They show whether anything of theirs changed.
"""

import secrets

from job_portal.tests.actor import API, CONTACT, NEEDED_DOCUMENTS, fresh_number, job_values
from lab.visitor import ADD_COMPANY, ADD_HR, DETAILS, EDIT_HR, UPDATE, Administrator, Visitor


class Victim:
    """Nobody else may see or change what it has."""

    def __init__(self, administrator: Administrator):
        self.administrator = administrator
        self.mobile = fresh_number()
        self.visitor = Visitor()
        self.session = self.visitor.sign_up(self.mobile, administrator)
        payload = self.visitor.company_payload()
        self.files = {field: payload[field] for field in NEEDED_DOCUMENTS}
        self.company = self.visitor.message(ADD_COMPANY, **payload)["name"]
        added = self.visitor.message(ADD_HR, company_name=self.company, **CONTACT)
        self.hr_row = added["hr_row_id"]

    def everything(self) -> dict:
        """All that is stored of the victim, as the administrator and the victim see it."""
        user = self.administrator.record("User", self.session["email"])
        # Each login of the victim writes these.
        for name in ("last_active", "last_login", "last_ip", "modified"):
            user.pop(name, None)
        company = self.administrator.record("JP Company", self.company)
        attached = [["attached_to_name", "=", self.company]]
        details = self.visitor.message(DETAILS, company_name=self.company)
        files = self.administrator.listed("File", attached, "name", "file_url", "owner", "is_private")
        holder = who_is(Visitor(), headers={"Authorization": f"token {self.session['token']}"})
        bytes_of = [self.visitor.request("GET", url).content for url in self.files.values()]
        stored = {"user": user, "company": company, "details": details, "files": files}
        return {**stored, "key": holder, "documents": bytes_of}


class MarketVictim(Victim):
    """An approved company with a job, and the application of a searcher. Some of its words are secret."""

    def __init__(self, administrator: Administrator):
        super().__init__(administrator)
        mark = f"mark-{secrets.token_hex(12)}"
        contact = {"hr_email": f"{mark}@hr.example", "hr_mobile": fresh_number()}
        self.visitor.message(EDIT_HR, company_name=self.company, hr_row_id=self.hr_row, **contact)
        administrator.change("JP Company", self.company, status="Approved")
        job = job_values(allow_contact_after_apply=True, selected_hr=self.hr_row)
        self.job = self.visitor.message(f"{API}post_job", **job)["name"]
        # What a job's page shows of its company is everybody's: this is not.
        self.visitor.message(UPDATE, name=self.company, contact_email=f"{mark}@office.example")
        self.searcher_visitor, self.searcher_mobile = Visitor(), fresh_number()
        self.searcher_visitor.sign_up(self.searcher_mobile, administrator)
        self.searcher_visitor.agree()
        self.resume = self.searcher_visitor.upload_document()
        letter = {"cover_letter": f"{mark} letter", "resume": self.resume}
        applied = self.searcher_visitor.message(f"{API}apply_to_job", job=self.job, **letter)
        self.application = applied["name"]
        self.searcher = administrator.record("JP Application", self.application)["searcher"]
        note = {"decision": "note", "note": f"{mark} note"}
        self.visitor.message(f"{API}decide_application", name=self.application, **note)
        self.visitor.message(f"{API}reveal_phone", application=self.application)
        [look] = self.searcher_visitor.message(f"{API}get_phone_looks")["items"]
        self.look = look["name"]
        # What no answer to anybody else may hold.
        self.marks = [
            *(mark, self.mobile, self.searcher_mobile, contact["hr_mobile"]),
            *(self.resume, self.files["company_pan_card"]),
        ]

    def everything(self) -> dict:
        records = {
            "job": ("JP Job", self.job),
            "application": ("JP Application", self.application),
            "searcher": ("JP Searcher", self.searcher),
        }
        kept = {part: self.administrator.record(*which) for part, which in records.items()}
        # Views are counted, whoever looks.
        kept["job"].pop("views", None)
        return {
            **super().everything(),
            **kept,
            "resume": self.searcher_visitor.request("GET", self.resume).content,
            "looks": self.searcher_visitor.message(f"{API}get_phone_looks")["items"],
            "consents": self.searcher_visitor.message(f"{API}get_consents"),
        }


def who_is(visitor: Visitor, **options: object) -> str:
    """The name of who is signed in; '' for nobody."""
    reply = visitor.request("GET", "/api/method/frappe.auth.get_logged_user", **options)
    return reply.json().get("message", "") if reply.status_code == 200 else ""

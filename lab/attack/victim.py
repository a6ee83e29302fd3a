"""Accounts that nobody else may read or change: a company with documents and a job, and its applicant."""

import secrets

from job_portal.tests.actor import API, CONTACT, NEEDED_DOCUMENTS, fresh_number, job_values
from lab.visitor import ADD_COMPANY, ADD_HR, DETAILS, Administrator, Visitor


class Victim:
    """Some of its texts are secret (`marks`): no answer to an attacker may contain one."""

    def __init__(self, administrator: Administrator):
        self._administrator = administrator
        mark, self._mobiles = f"mark-{secrets.token_hex(12)}", [fresh_number() for _ in range(3)]
        self._owner, self._searcher = Visitor(), Visitor()
        self._session = self._owner.sign_up(self._mobiles[0], administrator)
        payload = self._owner.company_payload(contact_email=f"{mark}@office.example")
        self.files = {field: payload[field] for field in NEEDED_DOCUMENTS}
        self.company = self._owner.message(ADD_COMPANY, **payload)["name"]
        contact = {**CONTACT, "hr_email": f"{mark}@hr.example", "hr_mobile": self._mobiles[1]}
        self.hr_row = self._owner.message(ADD_HR, company_name=self.company, **contact)["hr_row_id"]
        administrator.approve(self._owner, self.company)
        job = job_values(allow_contact_after_apply=True, selected_hr=self.hr_row)
        self.job = self._owner.message(f"{API}post_job", **job)["name"]
        self._searcher.sign_up(self._mobiles[2], administrator)
        self._searcher.agree()
        self.resume = self._searcher.upload_document()
        letter = {"cover_letter": f"{mark} letter", "resume": self.resume}
        self.application = self._searcher.message(f"{API}apply_to_job", job=self.job, **letter)["name"]
        self.searcher = administrator.record("JP Application", self.application)["searcher"]
        note = {"decision": "note", "note": f"{mark} note"}
        self._owner.message(f"{API}decide_application", name=self.application, **note)
        self._owner.message(f"{API}reveal_phone", application=self.application)
        [look] = self._searcher.message(f"{API}get_phone_looks")["items"]
        self.look = look["name"]
        self.marks = [mark, *self._mobiles, self.resume, self.files["company_pan_card"]]

    def everything(self) -> dict:
        """All stored data of the victims, as the administrator and they themselves see it."""
        records = {
            "user": ("User", self._session["email"]),
            "company": ("JP Company", self.company),
            "job": ("JP Job", self.job),
            "application": ("JP Application", self.application),
            "searcher": ("JP Searcher", self.searcher),
        }
        kept = {part: self._administrator.record(*which) for part, which in records.items()}
        # Each log-in of the victim changes these.
        for name in ("last_active", "last_login", "last_ip", "modified"):
            kept["user"].pop(name, None)
        # Anybody's view counts.
        kept["job"].pop("views", None)
        attached = [["attached_to_name", "=", self.company]]
        return {
            **kept,
            "details": self._owner.message(DETAILS, company_name=self.company),
            "files": self._administrator.listed("File", attached, "name", "file_url", "owner", "is_private"),
            "key": self._holder_of_the_key(),
            "documents": [self._owner.request("GET", url).content for url in self.files.values()],
            "resume": self._searcher.request("GET", self.resume).content,
            "looks": self._searcher.message(f"{API}get_phone_looks")["items"],
            "consents": self._searcher.message(f"{API}get_consents"),
        }

    def _holder_of_the_key(self) -> str:
        headers = {"Authorization": f"token {self._session['token']}"}
        reply = Visitor().request("GET", "/api/method/frappe.auth.get_logged_user", headers=headers)
        return reply.text

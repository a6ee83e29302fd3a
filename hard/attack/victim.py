"""A victim: an account with a company, a contact and documents, and a way to see whether they changed."""

from hard.visitor import ADD_COMPANY, ADD_HR, DETAILS, Administrator, Visitor
from job_portal.tests.actor import CONTACT, NEEDED_DOCUMENTS, fresh_number


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
        user = self.administrator.request("GET", f"/api/resource/User/{self.session['email']}").json()["data"]
        # Each login of the victim writes these.
        for name in ("last_active", "last_login", "last_ip", "modified"):
            user.pop(name, None)
        company = self.administrator.request("GET", f"/api/resource/JP Company/{self.company}").json()["data"]
        attached = [["attached_to_name", "=", self.company]]
        details = self.visitor.message(DETAILS, company_name=self.company)
        files = self.administrator.listed("File", attached, "name", "file_url", "owner", "is_private")
        holder = who_is(Visitor(), headers={"Authorization": f"token {self.session['token']}"})
        bytes_of = [self.visitor.request("GET", url).content for url in self.files.values()]
        stored = {"user": user, "company": company, "details": details, "files": files}
        return {**stored, "key": holder, "documents": bytes_of}


def who_is(visitor: Visitor, **options: object) -> str:
    """The name of who is signed in; '' for nobody."""
    reply = visitor.request("GET", "/api/method/frappe.auth.get_logged_user", **options)
    return reply.json().get("message", "") if reply.status_code == 200 else ""

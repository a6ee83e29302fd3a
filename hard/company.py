"""A victim: an account with a company, HR contacts and documents, and a way to see whether they changed."""

import secrets

from hard.visitor import Administrator, Visitor, fresh_number

PDF = b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n%"
HR = {"hr_name": "Meera Rao", "hr_mobile": "9812345678", "hr_email": "meera@raotextiles.in"}


def pdf() -> bytes:
    """A small PDF, different each time: identical bytes would share one URL."""
    return PDF + secrets.token_hex(8).encode()


def documents(visitor: Visitor) -> dict[str, str]:
    """Upload a company's two documents; the fields that name them."""
    fields = ("gov_approved_company_reg_doc", "company_pan_card")
    return {
        name: visitor.upload(pdf(), f"{name}.pdf", is_private=1).json()["message"]["file_url"]
        for name in fields
    }


def company_values(**changes: object) -> dict:
    """The fields of a valid company, its documents aside."""
    return {
        "company_name": "Rao Textiles",
        "company_type": "Partnership Firm",
        "pan": "ABCDE1234F",
        "email": "office@raotextiles.in",
        "about_company": "Cotton since 1987.",
        "address_line1": "12 MG Road",
        "area": "Ashoknagar",
        "city": "Bangalore",
        "pincode": "560001",
        "state": "Karnataka",
        "phone": "9876543210",
        **changes,
    }


class Victim:
    """An account with a company, which nobody else may see or change."""

    def __init__(self, administrator: Administrator):
        self.administrator = administrator
        self.mobile = fresh_number()
        self.visitor = Visitor()
        self.session = self.visitor.sign_up(self.mobile, administrator)
        self.files = documents(self.visitor)
        values = company_values(**self.files)
        self.company = self.visitor.message("job_portal.api.add_company", **values)["name"]
        added = self.visitor.message("job_portal.api.add_hr_details", company_name=self.company, **HR)
        self.hr_row = added["hr_row_id"]

    def everything(self) -> dict:
        """All that is stored of the victim, as the administrator and the victim see it."""
        user = self.administrator.request("GET", f"/api/resource/User/{self.session['email']}").json()["data"]
        # Each login of the victim writes these.
        for name in ("last_active", "last_login", "last_ip", "modified"):
            user.pop(name, None)
        company = self.administrator.request("GET", f"/api/resource/JP Company/{self.company}").json()["data"]
        attached = [["attached_to_name", "=", self.company]]
        files = self.administrator.listed("File", attached, "name", "file_url", "owner", "is_private")
        keys = {"Authorization": f"token {self.session['token']}"}
        logged = Visitor().request("GET", "/api/method/frappe.auth.get_logged_user", headers=keys)
        bytes_of = [self.visitor.request("GET", url).content for url in self.files.values()]
        return {"user": user, "company": company, "files": files, "key": logged.text, "documents": bytes_of}

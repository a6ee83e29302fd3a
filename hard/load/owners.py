"""Company owners as programs: a session, their files, their company."""

import secrets
from typing import Any

import requests

from hard.company import company_values
from hard.visitor import Administrator, Visitor, fresh_number

ADD_COMPANY = "job_portal.api.add_company"
UPDATE = "job_portal.api.update_company_details"
DETAILS = "job_portal.api.get_company_details"
ADD_HR = "job_portal.api.add_hr_details"
EDIT_HR = "job_portal.api.edit_hr_details"
LIST_HR = "job_portal.api.get_hr_details"
NEEDED_DOCUMENTS = ("gov_approved_company_reg_doc", "company_pan_card")

PDF = b"%%PDF-1.4\n%%%b\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%%%EOF\n"


def document(padding: int = 0) -> bytes:
    """A PDF that no other upload equals (identical bytes would share one file), larger by `padding` bytes."""
    return PDF % (secrets.token_hex(16).encode() + b"x" * padding)


class Owner(Visitor):
    """Someone with an account. `session` is what sign-up answered, `company` the company's name."""

    session: dict
    company: str

    @classmethod
    def signed_up(cls, administrator: Administrator) -> "Owner":
        owner = cls()
        owner.session = owner.sign_up(fresh_number(), administrator)
        return owner

    def another_device(self) -> "Owner":
        """The same account with a connection of its own, by its API key."""
        other = Owner()
        other.http.headers["Authorization"] = f"token {self.session['token']}"
        other.session = self.session
        other.company = getattr(self, "company", "")
        return other

    def upload_document(self, content: bytes | None = None) -> requests.Response:
        """Upload a private PDF, as the company form does."""
        return self.upload(content or document(), f"{secrets.token_hex(6)}.pdf", is_private="1")

    def file(self) -> str:
        """The URL of a new document; AssertionError where it was refused."""
        reply = self.upload_document()
        if reply.status_code != 200:
            raise AssertionError(f"upload: {reply.status_code} {reply.text[:400]}")
        return reply.json()["message"]["file_url"]

    def company_values(self, **changes: Any) -> dict:
        """A whole company form, its two documents uploaded."""
        files = {field: self.file() for field in NEEDED_DOCUMENTS}
        return company_values(**files, **changes)

    def create_company(self) -> str:
        self.company = self.message(ADD_COMPANY, **self.company_values())["name"]
        return self.company


def sentence_of(reply: requests.Response) -> str:
    """What a person is told by a refusal; '' where nothing can be shown."""
    try:
        return str(reply.json().get("_server_messages") or "")
    except ValueError:
        return ""

"""A person at the site: the product's calls, in the order in which people make them.

This module does not import Frappe, so that `lab/` can use it against any host.
"""

import json
import secrets
import string
from typing import Any, Protocol

from job_portal.rules import NOTICES

SEND = "sign_in_manager.api.send_custom_sms"
VERIFY = "sign_in_manager.api.verify_OTP_token"
SIGN_UP = "sign_in_manager.override_class.user.sign_up"
API = "job_portal.api."

# An empty page.
PDF = b"""%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
"""
NEEDED_DOCUMENTS = ("gov_approved_company_reg_doc", "company_pan_card")
CONTACT = {"hr_name": "Meera Rao", "hr_mobile": "9812345678", "hr_email": "meera@lotus.example"}


class Codes(Protocol):
    """Reads the codes that the site has sent."""

    def code_of(self, mobile: str) -> str: ...


class Actor:
    """One browser. Subclasses define how requests are sent.

    A reply needs `status_code` and `text`. `session` is the answer to a sign-up or log-in. `company` is the
    name of the added company.
    """

    csrf_token: str | None = None
    session: dict
    company: str = ""

    def call(self, method: str, **payload: Any) -> Any:
        """POST to /api/method/<method>. Returns the reply."""
        raise NotImplementedError

    def upload(self, content: bytes, filename: str, **fields: Any) -> Any:
        """POST a file to `upload_file`, with form fields such as `is_private`. Returns the reply."""
        raise NotImplementedError

    def message(self, method: str, **payload: Any) -> Any:
        """The `message` of a call that must succeed."""
        return message_of(self.call(method, **payload), method)

    def send_code(self, mobile: str, purpose: str = "Signup") -> str:
        """Request a code. Returns its reference."""
        return self.message(SEND, mobile_no=mobile, used_for=purpose)["reference_no"]

    def verify(self, mobile: str, reference: str, code: str, used_for: str = "Signup") -> dict:
        """Enter a code. Returns the answer. The product always sends 'Signup' here, for a log-in, too."""
        return self.message(VERIFY, mobile_no=mobile, reference_number=reference, OTP=code, used_for=used_for)

    def verify_number(self, mobile: str, codes: Codes) -> None:
        """Prove that a number is the actor's, so that it can sign up."""
        answer = self.verify(mobile, self.send_code(mobile), codes.code_of(mobile))
        if answer["success_key"] != 1:
            raise AssertionError(f"{mobile}: {answer}")

    def sign_up(self, mobile: str, codes: Codes, **more: Any) -> dict:
        """Sign up a new number. Returns the session."""
        self.verify_number(mobile, codes)
        return self.enter(self.message(SIGN_UP, **{"mobile_no": mobile, "full_name": "Asha Rao", **more}))

    def log_in(self, mobile: str, codes: Codes) -> dict:
        """Log in with a code. Returns the session."""
        self.csrf_token = None
        return self.enter(self.verify(mobile, self.send_code(mobile, "Login"), codes.code_of(mobile)))

    def agree(self, *purposes: str) -> dict:
        """Agree to the notices, all or those for some purposes, as people do first. Returns the answer."""
        notices = {purpose: NOTICES[purpose]["version"] for purpose in purposes or NOTICES}
        return self.message(f"{API}give_consents", notices=notices, language="en", is_adult=True)

    def enter(self, session: dict) -> dict:
        """Store the answer to a sign-up or log-in."""
        self.session = session
        self.csrf_token = session["csrf_token"]
        return session

    def upload_document(self, content: bytes | None = None) -> str:
        """Upload a private PDF. Returns its URL."""
        reply = self.upload(content or pdf(), f"{secrets.token_hex(6)}.pdf", is_private=1)
        return message_of(reply, "upload_file")["file_url"]

    def company_payload(self, **changes: Any) -> dict:
        """A complete company form, with uploaded documents."""
        return company_values(**{field: self.upload_document() for field in NEEDED_DOCUMENTS}, **changes)

    def add_company(self, **changes: Any) -> str:
        """Create the actor's company. Returns its name."""
        self.company = self.message(f"{API}add_company", **self.company_payload(**changes))["name"]
        return self.company


def message_of(reply: Any, what: str) -> Any:
    """The `message` of a reply that must be a success."""
    if reply.status_code != 200:
        raise AssertionError(f"{what}: {reply.status_code} {reply.text[:400]}")
    return json.loads(reply.text).get("message")


def said(reply: Any) -> str:
    """Every sentence of an error reply, as a person reads it: `_server_messages` is JSON within JSON."""
    try:
        body = json.loads(reply.text)
    except ValueError:
        return ""
    messages = json.loads(body.get("_server_messages") or "[]") if isinstance(body, dict) else []
    return " ".join(json.loads(message)["message"] for message in messages)


def fresh_number() -> str:
    """A number that nobody else uses, so that limits per number do not interfere."""
    return f"9{secrets.randbelow(10**9):09d}"


def fresh_word() -> str:
    """A unique word of letters: digits could be read as a pincode, a phone number or an amount.

    It has no `s`: a search would take one at the end for a plural.
    """
    letters = string.ascii_lowercase.replace("s", "")
    return "q" + "".join(secrets.choice(letters) for _ in range(9))


def another_code(code: str) -> str:
    """Six digits that are not `code`."""
    return f"{(int(code) + 1 + secrets.randbelow(10**6 - 1)) % 10**6:06d}"


def pdf(padding: int = 0) -> bytes:
    """A small PDF, plus `padding` bytes. It differs each time, because identical bytes share one URL."""
    comment = b"%" + secrets.token_hex(8).encode() + b"x" * padding
    return PDF.replace(b"\n", b"\n" + comment + b"\n", 1)


def company_values(**changes: Any) -> dict:
    """The fields of a valid company, without its documents."""
    return {
        "company_name": "Lotus Textiles",
        "company_website": "https://lotus.example",
        "company_type": "Private Limited Company (Pvt. Ltd.)",
        "company_founded": "2011",
        "gst_msme_no": "22AAAAA0000A1Z5",
        "pan": "ABCDE1234F",
        "jp_industry_master": "Textiles and Garments",
        "email": "office@lotus.example",
        "about_company": "Weavers and exporters of cotton since 2011.",
        "address_line1": "12 MG Road",
        "address_line2": "2nd floor",
        "area": "Indiranagar",
        "city": "Bengaluru",
        "pincode": "560038",
        "state": "Karnataka",
        "country": "India",
        "contact_name": "Asha Rao",
        "phone": "9876543210",
        "contact_email": "asha@lotus.example",
        "company_size": "11-50",
        "share_contact": False,
        **changes,
    }


# The fields of a walk-in interview.
WALK_IN = {
    "is_walk_in_interview": True,
    "walk_in_days": ["Monday", "Friday"],
    "walk_in_from": "10:00",
    "walk_in_to": "13:30",
    "walk_in_address": "12 MG Road, second floor",
}


def job_values(**changes) -> dict:
    """The fields of a job that can be published."""
    return {
        "title": "Loom Operator",
        "category": "Engineering",
        "openings": "2",
        "pay_type": "Monthly",
        "job_type": "Full Time",
        "work_location_type": "Work from Office",
        "min_salary": "15000",
        "max_salary": "20000",
        "pincode": "560038",
        "min_education": "12th Pass",
        "english_level": "Basic",
        "experience_required": "1-2",
        "job_description": "Runs and mends power looms, in shifts.",
        **changes,
    }

"""Reads the fields of a profile from a resume, for the person to check. Nothing of the file is stored."""

import json

import frappe
from frappe import _
from frappe.utils import getdate

from job_portal.account import quotas
from job_portal.files import programs
from job_portal.files.messages import UPLOAD_TOO_LARGE, UPLOAD_WITHOUT_CONTENT
from job_portal.platform import rates
from job_portal.rules import LIMITS
from job_portal.searchers import messages
from job_portal.words import resume_fields

# Files of one person in a day. Each takes up to seconds of the processor.
MOST_A_DAY = 30


def parse() -> dict:
    """The fields of the request's file, as `api.parse_resume` answers them."""
    if rates.is_above(MOST_A_DAY, f"resumes_parsed:{quotas.person()}", minutes=24 * 60):
        frappe.throw(_(messages.PARSING_EXHAUSTED), frappe.RateLimitExceededError)
    file = frappe.request.files.get("file")
    content = file.stream.read(LIMITS["upload_bytes"] + 1) if file else b""
    if not content:
        frappe.throw(_(UPLOAD_WITHOUT_CONTENT))
    if len(content) > LIMITS["upload_bytes"]:
        frappe.throw(_(UPLOAD_TOO_LARGE).format(LIMITS["upload_bytes"] // 1024**2))
    try:
        found = programs.text_of(content)
    except programs.Refused as refused:
        frappe.throw(_(refused.sentence))
    fields = resume_fields.fields_of(found["lines"], getdate())
    if own := _json_resume(found["resume"]):
        # A JSON Resume has no place for years without their jobs.
        fields = {name: value for name, value in fields.items() if name == "experience_years"}
    return {"fields": fields, "resume": own}


def _json_resume(text: str | None) -> dict | None:
    try:
        found = json.loads(text or "null")
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and isinstance(found.get("basics"), dict) else None

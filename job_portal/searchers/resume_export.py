"""A resume made of the signed-in account's profile. The site keeps none of these files."""

import json
from pathlib import Path

import frappe
from babel import Locale
from frappe import _
from werkzeug.wrappers import Response

from job_portal.account import accounts, quotas
from job_portal.languages import NOT_OFFERED, speaking
from job_portal.platform import rates, typesetting
from job_portal.rules import LANGUAGES
from job_portal.searchers import json_resume, messages, searcher_profile

# Resumes of one person in an hour. A PDF takes half a second of the processor.
MOST_AN_HOUR = 60
KINDS = ("json", "pdf")
_TEMPLATE = Path(__file__).with_suffix(".typ")


def download(kind: str, language: str) -> Response:
    """The resume as a file, as `api.make_resume` answers it.

    :raises frappe.ValidationError: 417, no such kind or language, or no PDF can be made here.
    :raises frappe.RateLimitExceededError: 429.
    """
    if kind not in KINDS:
        frappe.throw(_(messages.KIND_UNKNOWN))
    if language not in LANGUAGES:
        frappe.throw(_(NOT_OFFERED))
    if rates.is_above(MOST_AN_HOUR, f"resumes:{quotas.person()}", minutes=60):
        frappe.throw(_(messages.RESUMES_EXHAUSTED), frappe.RateLimitExceededError)
    found = searcher_profile.read()
    resume = json_resume.of(found, accounts.number_of(frappe.session.user))
    if kind == "pdf":
        with speaking(language):
            content, mimetype = _pdf(found, resume), "application/pdf"
    else:
        content = json.dumps(resume, ensure_ascii=False, indent=2).encode()
        mimetype = "application/json"
    # The file's name contains no person's name, since others may see a downloads folder.
    headers = {"Content-Disposition": f'attachment; filename="resume.{kind}"', "Cache-Control": "no-store"}
    return Response(content, mimetype=mimetype, headers=headers)


def _pdf(found: dict, resume: dict) -> bytes:
    basics = resume["basics"]
    place, number = basics.get("location", {}), basics.get("phone", "")
    where = ", ".join(filter(None, (place.get("city"), place.get("region"))))
    told = {
        "words": {"title": f"{basics['name']} - {_('Resume')}"},
        "name": basics["name"],
        "headline": basics.get("label", ""),
        # `+91 98765 43210`, as people in India write it.
        "contact": [each for each in (f"{number[:-5]} {number[-5:]}".strip(), where) if each],
        "sections": [each for each in _sections(found, resume) if each["texts"]],
        "resume_json": json.dumps(resume, ensure_ascii=False),
    }
    return typesetting.pdf(_TEMPLATE, told, messages.NO_PDF)


def _sections(found: dict, resume: dict) -> list[dict]:
    """The parts below the name: {title, texts, is_list}. Choices are translated, not what people wrote."""
    years = found["experience_years"]
    experience = years and _(messages.ONE_YEAR if years == 1 else messages.YEARS).format(years)
    languages = [
        _language(each["language"]) + (f" ({_(each['fluency'])})" if "fluency" in each else "")
        for each in resume.get("languages", [])
    ]

    def section(title: str, texts: list, is_list: bool = False) -> dict:
        return {"title": title, "texts": [text for text in texts if text], "is_list": is_list}

    return [
        section(_("About"), (found["about"] or "").split("\n")),
        section(_("Experience"), [found["current_company"], experience]),
        section(_("Skills"), found["skills"], is_list=True),
        section(_("Education"), [found["education"] and _(found["education"])]),
        section(_("Languages"), languages, is_list=True),
    ]


def _language(name: str) -> str:
    """The name of a language in the resume's own language. Profiles hold the English one, or a typed text."""
    codes = {english: code for code, english in Locale("en").languages.items()}
    return Locale(frappe.local.lang).languages.get(codes.get(name), name)

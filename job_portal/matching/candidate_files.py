"""A candidate's photo and resume for the job's company.

`applications.look_log` has a line for each opened resume. Every PDF is rewritten before it is sent, also one
that an earlier release stored.
"""

import mimetypes
from pathlib import Path
from urllib.parse import quote

import frappe
from frappe import _
from werkzeug.wrappers import Response

from job_portal.applications import look_log, messages, policy
from job_portal.company.doctype.jp_company.jp_company import PENDING
from job_portal.files import programs
from job_portal.files.content import storable_name
from job_portal.jobs import report_weight
from job_portal.matching import candidates
from job_portal.platform import records
from job_portal.platform.policy import require

KINDS = ("photo", "resume")


def opened(job: str, searcher: str, kind: str) -> Response:
    """The photo of a candidate, or the resume that an applicant sent.

    Photos are not logged, since the lists show them.

    :raises frappe.PermissionError: 403, see `candidates.relation`; for a resume also while reports hold the
        company.
    :raises frappe.DoesNotExistError: 404, there is no such file.
    :raises frappe.ValidationError: 417, no such kind, or a PDF that cannot be rewritten.
    :raises frappe.RateLimitExceededError: 429, too many resumes in a day.
    """
    if kind not in KINDS:
        frappe.throw(_(messages.FILE_KIND_UNKNOWN))
    application, _match = candidates.relation(job, searcher)
    fields = ["full_name", "photo"]
    person = frappe.db.get_value("JP Searcher", searcher, fields, as_dict=True)
    if kind == "photo":
        return _answer(_path(searcher, person.photo), person.full_name, kind)
    path = _path(searcher, application.get("resume"))
    answer = _answer(path, person.full_name, kind)
    reader = records.locked("JP Company", application["company"]) or policy.refuse()
    # A company under review may read on. But a resume has a number, and this company may be a fraud.
    is_held = reader.status == PENDING and report_weight.are_enough("company", reader.name, reader.name)
    require(not is_held, messages.RESUMES_WAIT)
    look_log.note_company(look_log.RESUME, reader, job, searcher)
    # A browser opens it by GET, after which Frappe would roll back the log's line.
    frappe.db.commit()
    return answer


def _path(searcher: str, url: str | None) -> Path:
    place = {"file_url": url, "attached_to_doctype": "JP Searcher", "attached_to_name": searcher}
    name = url and frappe.db.get_value("File", place)
    path = name and Path(frappe.get_doc("File", name).get_full_path())
    return path if path and path.is_file() else _refuse()


def _answer(path: Path, person: str, kind: str) -> Response:
    mimetype = mimetypes.guess_type(path)[0] or "application/octet-stream"
    content = path.read_bytes()
    if mimetype == "application/pdf":
        content = _rewritten(content)
    name = storable_name(f"{person} - {kind}{path.suffix.lower()}".replace("/", " "))
    # The first name is for software that reads only ASCII.
    named = f"inline; filename=\"{kind}{path.suffix.lower()}\"; filename*=UTF-8''{quote(name, safe='')}"
    return Response(content, mimetype=mimetype, headers={"Content-Disposition": named})


def _rewritten(content: bytes) -> bytes:
    try:
        return programs.rewritten_pdf(content)
    except programs.Refused:
        frappe.throw(_(messages.RESUME_NOT_SAFE))


def _refuse():
    frappe.throw(_(messages.FILE_NOT_FOUND), frappe.DoesNotExistError)

"""A searcher as the company of a job may see them: who applied, matches or is invited."""

import mimetypes
from pathlib import Path

import frappe
from frappe import _
from werkzeug.wrappers import Response

from job_portal.applications import messages, people
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE, WITHDRAWN
from job_portal.applications.reach import check_read
from job_portal.company.service import check_not_rejected

KINDS = ("photo", "resume")
_COMPANY_OF_JOB = """select company.account, company.status, job.status from `tabJP Job` job
    join `tabJP Company` company on company.name = job.company where job.name = %s"""


def details(job: str, searcher: str) -> dict:
    """The profile as `api.get_candidate` answers it, with the application or what makes the match.

    :raises frappe.PermissionError: 403, see `_relation`.
    """
    application, match = _relation(job, searcher)
    keys = ("name", "status") if application else ()
    return {
        "searcher": searcher,
        "job": job,
        "application": {key: application[key] for key in keys} or None,
        "candidate": people.profile(job, searcher),
        **match,
    }


def file(job: str, searcher: str, kind: str) -> Response:
    """The photo of a candidate, or the resume of an applicant as it was sent.

    :raises frappe.PermissionError: 403, see `_relation`.
    :raises frappe.DoesNotExistError: 404, there is none.
    :raises frappe.ValidationError: 417, no such kind.
    """
    if kind not in KINDS:
        frappe.throw(_(messages.FILE_KIND_UNKNOWN))
    application, _match = _relation(job, searcher)
    if kind == "photo":
        url = frappe.db.get_value("JP Searcher", searcher, "photo")
    else:
        url = application.get("resume")
    place = {"file_url": url, "attached_to_doctype": "JP Searcher", "attached_to_name": searcher}
    name = url and frappe.db.get_value("File", place)
    path = name and Path(frappe.get_doc("File", name).get_full_path())
    if not path or not path.is_file():
        frappe.throw(_(messages.FILE_NOT_FOUND), frappe.DoesNotExistError)
    mimetype = mimetypes.guess_type(url)[0] or "application/octet-stream"
    return Response(path.read_bytes(), mimetype=mimetype, headers={"Content-Disposition": "inline"})


def _relation(job: str, searcher: str) -> tuple[dict, dict]:
    """What relates the searcher to a job of the account's company: (application, match), one of them empty.

    :raises frappe.PermissionError: 403, another company's job, a searcher without a relation to it, no such
        names; or the company was rejected or the job removed.
    """
    rows = frappe.db.sql(_COMPANY_OF_JOB, (job,))
    account, review, job_status = rows[0] if rows else (None, None, None)
    if account != frappe.session.user:
        _refuse()
    check_not_rejected(review)
    check_read(job_status)
    pair = {"job": job, "searcher": searcher}
    found = frappe.db.get_value(DOCTYPE, pair, ["name", "status", "resume"], as_dict=True) or {}
    if found and found["status"] != WITHDRAWN:
        return found, {}
    for hook in frappe.get_hooks("job_portal_candidate_match"):
        if match := frappe.get_attr(hook)(job, searcher):
            return {}, match
    _refuse()


def _refuse() -> None:
    frappe.throw(_(messages.CANDIDATE_NOT_FOUND), frappe.PermissionError)

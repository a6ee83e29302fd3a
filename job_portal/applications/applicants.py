"""A company's applicants: the list, and one application in full."""

from datetime import datetime

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import (
    applicant_filters,
    deciding,
    history,
    look_log,
    own_applications,
    policy,
    profile_for_company,
    screening,
)
from job_portal.applications.applicant_filters import Filters
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE, INTERVIEW
from job_portal.company.policy import check_may_act, own_company
from job_portal.jobs.doctype.jp_job.jp_job import status_now
from job_portal.platform.paging import Listing, page
from job_portal.platform.states import COMPANY

_OWN = ("name", "status", "applied_on", "job", "searcher", "interview_at")
_APPLICATION = {
    **{column: f"application.{column}" for column in _OWN},
    "place": "application.interview_place",
    "job_title": "job.title",
    "job_status": "job.status",
    "valid_through": "job.valid_through",
    # A withdrawn resume cannot be opened.
    "has_resume": f"application.resume is not null and {policy.IS_SHOWN}",
    "unseen": f"{applicant_filters.is_unseen()} and {policy.IS_SHOWN}",
    "fits_all": applicant_filters.FITS_ALL,
    "answers": f"case when {policy.IS_SHOWN} then application.answers end",
    "questions": "job.questions",
}
_COLUMNS = {**_APPLICATION, **profile_for_company.OF_APPLICANTS}
SOURCE = f"`tab{DOCTYPE}` application join `tabJP Job` job on job.name = application.job"
# A left join, since deleted accounts stay as a line.
PEOPLE = "left join `tabJP Searcher` searcher on searcher.name = application.searcher"


def listed(filters: Filters, by: str | None, cursor: str | None, limit: int | None) -> dict:
    """A page of the applicants of the account's company, as `api.get_applicants` answers it.

    :param by: `person`: one row for each, with `applications`.
    :raises frappe.PermissionError: 403, no company, or a rejected one; not its job, or a removed one.
    :raises frappe.ValidationError: 417, no such status, order, distance or grouping; see `paging.page`.
    """
    order = applicant_filters.order_of(filters)
    company = own_company()
    check_may_act(company.status)
    where, values = applicant_filters.conditions(filters, company.name, by)
    # The count joins the people only if a filter needs them.
    is_filtered = filters.are_of_people or by
    joined = {"source": f"{SOURCE} {PEOPLE}"} if is_filtered else {"source": SOURCE, "joins": PEOPLE}
    answer = page(Listing(columns=_COLUMNS, where=where, values=values, order=order, **joined), cursor, limit)
    for row in answer["items"]:
        _finish(row)
        row["candidate"] = profile_for_company.taken_from(row, row["job"], row["searcher"])
    if by:
        _add_applications(answer["items"], filters, company.name)
    return answer


def _add_applications(rows: list[dict], filters: Filters, company: str) -> None:
    """Add to each row the applications of its person that pass the filters, the newest first."""
    shown = [row["searcher"] for row in rows if not row["candidate"]["absent"]]
    of_person: dict[str, list[dict]] = {}
    if shown:
        where, values = applicant_filters.of_people(filters, company, shown)
        columns = ", ".join(f"{sql} as {name}" for name, sql in _APPLICATION.items())
        query = f"""select {columns} from {SOURCE} {PEOPLE} where {" and ".join(where)}
            order by application.applied_on desc, application.name desc"""  # noqa: S608 (constants)
        for each in frappe.db.sql(query, values, as_dict=True):
            _finish(each)
            of_person.setdefault(each.pop("searcher"), []).append(each)
    for row in rows:
        own_one = {key: row[key] for key in row if key not in ("candidate", "searcher")}
        row["applications"] = [own_one] if row["candidate"]["absent"] else of_person[row["searcher"]]


def _finish(row: dict) -> None:
    """Complete an application of a list, in place."""
    for key in ("has_resume", "unseen", "fits_all"):
        row[key] = bool(row[key])
    row["answers"] = screening.told(row["answers"], row.pop("questions"))
    row["job_status"] = status_now(row["job_status"], get_datetime(row.pop("valid_through")))
    if row["status"] != INTERVIEW:
        row["interview_at"] = row["place"] = None


def details(name: str) -> dict:
    """An application as `api.get_application` answers it, to its company or its searcher.

    :raises frappe.PermissionError: 403, another account's application, or no such one; see `policy.reach` and
        `check_may_read`.
    """
    application, parties, side = policy.reach(name, is_change=False)
    answer = {
        **{key: application.get(key) for key in ("name", "job", "applied_on", "cover_letter")},
        "job_title": parties.title if side == COMPANY else str(parties.said_title),
    }
    if side != COMPANY:
        own_part = own_applications.of_job(frappe.session.user, application.job)
        own_part["answers"] = screening.told(application.answers)
        return {**answer, **own_part, "resume": application.resume}
    policy.check_may_read(parties.job_status)
    if not parties.absent and not application.seen_on:
        application.seen_on = _note_seen(name)
    job_status = status_now(parties.job_status, get_datetime(parties.valid_through))
    return {**answer, "job_status": job_status} | _for_company(application, parties.absent)


def _note_seen(name: str) -> datetime:
    """Note that the company opened an application, which its searcher reads, and return when."""
    now = now_datetime()
    frappe.db.set_value(DOCTYPE, name, "seen_on", now, update_modified=False)
    # The browser reads by GET, and Frappe rolls back after a GET. So commit here.
    frappe.db.commit()
    return now


def _for_company(application: Document, absent: str | None) -> dict:
    is_invited = application.status == INTERVIEW
    job, searcher = application.job, application.searcher
    has_resume = application.resume and not absent
    questions = frappe.db.get_value("JP Job", job, "questions")
    return {
        "status": application.status,
        "searcher": searcher,
        # A withdrawal also withdraws the cover letter.
        "cover_letter": None if absent else application.cover_letter,
        "resume": profile_for_company.file_url(job, searcher, "resume") if has_resume else None,
        "has_resume": bool(has_resume),
        "fits_all": bool(application.fits_all and not absent),
        "answers": [] if absent else screening.told(application.answers, questions),
        "note": application.note,
        "interview_at": application.interview_at if is_invited else None,
        "place": application.interview_place if is_invited else None,
        "seen_on": application.seen_on,
        "may_restore": deciding.may_restore(application),
        # The company learns when the searcher looked at its contact's number.
        "contact_seen_on": None if absent else look_log.contact_seen_on(job, searcher),
        "looks": [] if absent else look_log.of_company(application.company, job, searcher),
        "history": history.for_company(application.history),
        "candidate": profile_for_company.nobody(absent)
        if absent
        else profile_for_company.profile(job, searcher),
    }

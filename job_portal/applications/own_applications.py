"""A searcher's own applications: the list, the part on a job's page, and the marks on job cards."""

from datetime import datetime

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import history, messages
from job_portal.applications.doctype.jp_application.jp_application import (
    DOCTYPE,
    INTERVIEW,
    NOT_SELECTED,
    WITHDRAWN,
    status_for_searcher,
)
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.jobs import addresses, details
from job_portal.jobs.details import days_of
from job_portal.jobs.doctype.jp_job.jp_job import LIVE, REMOVED, WALK_IN, status_now
from job_portal.jobs.finding import listing, of_jobs
from job_portal.jobs.wording.holding import title_for_others
from job_portal.platform.paging import Listing, page
from job_portal.rules import MARKET
from job_portal.searchers import service as searchers

# SQL of `status_for_searcher`.
_SHOWN = f"""case when application.silent_until > %(now)s then application.shown_status
    when application.status = 'Ignored' then '{NOT_SELECTED}' else application.status end"""
# A removed job may be a fraud, so nobody sees its contact.
CONTACT_OF_JOB = f"""{of_jobs.COMPANY_OF_JOB} left join `tabJP Company HR` contact
    on contact.name = job.selected_hr and job.allow_contact_after_apply = 1 and {listing.IS_PUBLIC}"""
# A job without a contact uses its company's, if that is shared.
_OF_COMPANY = f"(coalesce(job.selected_hr, '') = '' and company.share_contact = 1 and {listing.IS_PUBLIC})"
HR_NAME = f"""case when {_OF_COMPANY} then coalesce(nullif(company.contact_name, ''), company.company_name)
    else contact.hr_name end"""
HR_NUMBER = f"case when {_OF_COMPANY} then company.phone else contact.hr_mobile end"
# When the company last edited the contact, or named another one.
_EDITED_ON = f"case when {_OF_COMPANY} then company.contact_changed_on else contact.modified end"
HR_CHANGED_ON = f"""case when job.contact_changed_on > coalesce({_EDITED_ON}, '1900-01-01')
    then job.contact_changed_on else {_EDITED_ON} end"""
_COLUMNS = {
    **listing.CARD_COLUMNS,
    "application": "application.name",
    "status": "application.status",
    "shown_status": "application.shown_status",
    "silent_until": "application.silent_until",
    "applied_on": "application.applied_on",
    "seen_on": "application.seen_on",
    "interview_at": "application.interview_at",
    "place": "application.interview_place",
    "history": "application.history",
    "unanswered_on": "application.unanswered_on",
    "hr_name": HR_NAME,
    "hr_changed_on": HR_CHANGED_ON,
    **{field: f"job.{field}" for field in WALK_IN},
    "job_status": "job.status",
    "hold_reasons": "job.hold_reasons",
    "review": "company.status",
}
# Hook: the jobs that the account has applied for.
APPLIED_FOR = f"""select application.job from `tab{DOCTYPE}` application
    join `tabJP Searcher` searcher on searcher.name = application.searcher
    where searcher.account = %(account)s and application.status != '{WITHDRAWN}'"""  # noqa: S608 (constants)
_OF_SEARCHER = f"`tab{DOCTYPE}` application join `tabJP Job` job on job.name = application.job"


def listed(status: str | None, cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in account's applications, the newest first, as `api.get_applications` answers it.

    :param status: as the searcher reads it, see `searcher_statuses` in `rules`.
    :raises frappe.ValidationError: 417, no such status; see `paging.page` for `cursor` and `limit`.
    """
    values = {"searcher": searchers.searcher_of(frappe.session.user) or "", "now": now_datetime()}
    where = ["application.searcher = %(searcher)s"]
    if status:
        if status not in MARKET["searcher_statuses"]:
            frappe.throw(_(messages.STATUS_UNKNOWN))
        where.append(f"{_SHOWN} = %(status)s")
        values["status"] = status
    order = [("application.applied_on", "desc"), ("application.name", "desc")]
    answer = page(Listing(_OF_SEARCHER, _COLUMNS, where, values, order, CONTACT_OF_JOB), cursor, limit)
    for card in answer["items"]:
        card["is_verified"] = bool(card["is_verified"])
        card["distance_km"] = None
        held = {"status": card["job_status"], "hold_reasons": card.pop("hold_reasons")}
        card["title"] = title_for_others({**card, **held})
        card["url"] = addresses.of_card(card)
        # To others, a rejected company's jobs look removed.
        job_status = REMOVED if card.pop("review") in HIDDEN else card["job_status"]
        card["job_status"] = status_now(job_status, get_datetime(card["valid_through"]))
        _show(card)
        _show_walk_in(card)
    listing.mark(answer["items"])
    return answer


def job_details(name: str) -> dict:
    """The job as `api.get_job` answers it, with the account's own application and distance.

    :raises frappe.DoesNotExistError: 404, as `details.details`.
    """
    job = details.details(name)
    job.application = of_job(frappe.session.user, job.name)
    job.distance_km = searchers.distance_km(frappe.session.user, job.name)
    return job


def of_job(user: str, job: str) -> dict | None:
    """The account's own application for the job in the answer of `get_job`, or None.

    :return: {name, status, applied_on, seen_on, interview_at, place, history, contact}
    """
    keys = (
        "status",
        "shown_status",
        "silent_until",
        "applied_on",
        "seen_on",
        "interview_at",
        "place",
        "history",
        "unanswered_on",
    )
    columns = ", ".join(f"{_COLUMNS[key]} as {key}" for key in (*keys, "hr_name", "hr_changed_on"))
    query = f"""select application.name as name, {columns} from {_OF_SEARCHER} {CONTACT_OF_JOB}
        join `tabJP Searcher` searcher on searcher.name = application.searcher
        where searcher.account = %s and application.job = %s"""  # noqa: S608 (constants)
    rows = frappe.db.sql(query, (user, job), as_dict=True) if user != "Guest" else ()
    return _show(rows[0]) if rows else None


def saved(application: Document, hr_name: str | None = None, hr_changed_on: datetime | None = None) -> dict:
    """The answer of `apply_to_job` and `withdraw_application`.

    :param hr_name: of the job's contact, if applicants may see it.
    :param hr_changed_on: as `HR_CHANGED_ON` selects it.
    """
    status = application.status_for_searcher()
    return {
        "name": application.name,
        "status": status,
        "applied_on": application.applied_on,
        "contact": _contact(hr_name, changed_since(hr_changed_on, application.applied_on), status),
    }


def _show(row: dict) -> dict:
    """Reduce an application, in place, to what its searcher may read."""
    row["status"] = status_for_searcher(row["status"], row.pop("shown_status"), row.pop("silent_until"))
    row["history"] = history.for_searcher(row["history"], row.pop("unanswered_on"))
    if row["status"] != INTERVIEW:
        row["interview_at"] = row["place"] = None
    row["contact"] = _contact(
        row.pop("hr_name"), changed_since(row.pop("hr_changed_on"), row["applied_on"]), row["status"]
    )
    return row


def _show_walk_in(card: dict) -> None:
    """Remove the walk-in interview, in place, for applicants who can no longer come."""
    card["walk_in_days"] = days_of(card["walk_in_days"])
    if card["job_status"] != LIVE or card["status"] in (NOT_SELECTED, WITHDRAWN):
        card.update(dict.fromkeys(WALK_IN))


def changed_since(changed_on: datetime | str | None, applied_on: datetime | str) -> str | None:
    """When the contact changed, if that was after the application."""
    is_changed = changed_on and get_datetime(changed_on) > get_datetime(applied_on)
    return str(changed_on) if is_changed else None


def _contact(hr_name: str | None, changed_on: str | None, status: str) -> dict | None:
    return {"hr_name": hr_name, "changed_on": changed_on} if hr_name and status != WITHDRAWN else None

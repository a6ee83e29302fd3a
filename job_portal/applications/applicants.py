"""A company's applicants: the list, and one application in full."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.applications import deciding, history, ledger, messages, own, people, policy
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE, INTERVIEW, WITHDRAWN
from job_portal.company.policy import check_may_read_people, own_company
from job_portal.jobs import messages as job_messages
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.platform.paging import Listing, page
from job_portal.platform.policy import require
from job_portal.platform.states import COMPANY
from job_portal.rules import MARKET

LIMITS = MARKET["limits"]
_OWN = ("name", "status", "applied_on", "job", "searcher", "interview_at")
_COLUMNS = {
    **{column: f"application.{column}" for column in _OWN},
    "place": "application.interview_place",
    "job_title": "job.title",
    # A withdrawn resume cannot be opened.
    "has_resume": f"application.resume is not null and {policy.IS_SHOWN}",
    **people.OF_APPLICANTS,
}
# A left join, since deleted accounts stay as a line.
_PEOPLE = "left join `tabJP Searcher` searcher on searcher.name = application.searcher"
_NEWEST = [("application.applied_on", "desc"), ("application.name", "desc")]
_ORDERS = {
    "newest": _NEWEST,
    "oldest": [("application.applied_on", "asc"), ("application.name", "asc")],
    "profession": [
        (f"case when {policy.IS_SHOWN} then coalesce(searcher.headline, '') else '' end", "asc"),
        *_NEWEST,
    ],
}


def listed(filters: dict, cursor: str | None, limit: int | None) -> dict:
    """A page of the applicants of the account's company, as `api.get_applicants` answers it.

    :param filters: job, status, search, city, order. Status may list several, with commas; default is all but
        Withdrawn.
    :raises frappe.PermissionError: 403, no company, or a rejected one; not its job, or a removed one.
    :raises frappe.ValidationError: 417, no such status or order; see `paging.page`.
    """
    order = filters["order"] or "newest"
    if order not in _ORDERS:
        frappe.throw(_(job_messages.ORDER_UNKNOWN))
    company = own_company()
    check_may_read_people(company.status)
    where, values = _conditions(filters, company.name)
    source = f"`tab{DOCTYPE}` application join `tabJP Job` job on job.name = application.job"
    # The count joins the people only if a filter needs them.
    is_filtered = filters["search"] or filters["city"] or order == "profession"
    joined = {"source": f"{source} {_PEOPLE}"} if is_filtered else {"source": source, "joins": _PEOPLE}
    parts = {"columns": _COLUMNS, "where": where, "values": values, "order": _ORDERS[order]}
    answer = page(Listing(**parts, **joined), cursor, limit)
    for row in answer["items"]:
        row["has_resume"] = bool(row["has_resume"])
        row["candidate"] = people.taken_from(row, row["job"], row["searcher"])
    return answer


def _conditions(filters: dict, company: str) -> tuple[list[str], dict]:
    where, values = ["application.company = %(company)s"], {"company": company}
    if filters["job"]:
        owner, status = frappe.db.get_value("JP Job", filters["job"], ["company", "status"]) or (None, None)
        require(owner == company, job_messages.NOT_YOUR_JOB)
        policy.check_may_read(status)
        where.append("application.job = %(job)s")
        values["job"] = filters["job"]
    else:
        where.append(f"job.status != '{REMOVED}'")
    where.append(f"application.status in ({_statuses(filters['status'])})")
    if filters["city"]:
        where.append(f"searcher.city = %(city)s and {policy.IS_SHOWN}")
        values["city"] = filters["city"]
    people.add_search(filters["search"] or "", where, values)
    return where, values


def _statuses(text: str | None) -> str:
    known = MARKET["application_statuses"]
    present = [each for each in known if each != WITHDRAWN]
    asked = [each.strip() for each in text.split(",")] if text else present
    if not set(asked) <= set(known):
        frappe.throw(_(messages.STATUS_UNKNOWN))
    return ", ".join(f"'{each}'" for each in asked)


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
        own_part = own.of_job(frappe.session.user, application.job)
        return {**answer, **own_part, "resume": application.resume}
    policy.check_may_read(parties.job_status)
    return answer | _for_company(application, parties.absent)


def _for_company(application: Document, absent: str | None) -> dict:
    is_invited = application.status == INTERVIEW
    job, searcher = application.job, application.searcher
    has_resume = application.resume and not absent
    return {
        "status": application.status,
        "searcher": searcher,
        # A withdrawal also withdraws the cover letter.
        "cover_letter": None if absent else application.cover_letter,
        "resume": people.file_url(job, searcher, "resume") if has_resume else None,
        "has_resume": bool(has_resume),
        "note": application.note,
        "interview_at": application.interview_at if is_invited else None,
        "place": application.interview_place if is_invited else None,
        "may_restore": deciding.may_restore(application),
        # The company learns when the searcher looked at its contact's number.
        "contact_seen_on": None if absent else ledger.contact_seen_on(job, searcher),
        "history": history.for_company(application.history),
        "candidate": people.nobody(absent) if absent else people.profile(job, searcher),
    }

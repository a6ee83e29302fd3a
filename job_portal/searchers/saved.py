"""The jobs that an account saved."""

import frappe
from frappe import _
from frappe.utils import get_datetime

from job_portal.jobs import addresses, messages
from job_portal.jobs.doctype.jp_job.jp_job import status_now
from job_portal.jobs.finding import listing, of_jobs
from job_portal.platform.paging import Listing, page

DOCTYPE = "JP Saved Job"
_JOB = f"`tabJP Job` job {of_jobs.COMPANY_OF_JOB}"
# Hook: the jobs that the account saved.
SAVED = f"select job from `tab{DOCTYPE}` where account = %(account)s"  # noqa: S608 (constants)


def save(job: str) -> str:
    """Save the job for the signed-in account, once. Return the job's name.

    :param job: its name. MariaDB compares without regard to case, so the stored name is used.
    :raises frappe.DoesNotExistError: 404, no such job, or one that is no longer public.
    """
    query = f"select job.name from {_JOB} where job.name = %s and {listing.IS_PUBLIC}"  # noqa: S608 (constants)
    rows = frappe.db.sql(query, (job.strip(),))
    if not rows:
        frappe.throw(_(messages.JOB_NOT_FOUND), frappe.DoesNotExistError)
    name = rows[0][0]
    pair = {"account": frappe.session.user, "job": name}
    if frappe.db.exists(DOCTYPE, pair):
        return name
    try:
        frappe.get_doc({"doctype": DOCTYPE, **pair}).insert(ignore_permissions=True, ignore_links=True)
    except frappe.UniqueValidationError:
        # Another request inserted it meanwhile.
        frappe.clear_last_message()
    return name


def unsave(job: str) -> None:
    """Remove the job from the signed-in account's saved jobs."""
    frappe.db.delete(DOCTYPE, {"account": frappe.session.user, "job": job.strip()})


def listed(cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in account's saved jobs, the latest first, as `api.get_saved_jobs` answers it."""
    source = f"`tab{DOCTYPE}` saved join `tabJP Job` job on job.name = saved.job {of_jobs.COMPANY_OF_JOB}"
    columns = {**listing.CARD_COLUMNS, "job_status": "job.status"}
    where = ["saved.account = %(account)s", listing.IS_PUBLIC]
    order = [("saved.creation", "desc"), ("saved.name", "desc")]
    answer = page(Listing(source, columns, where, {"account": frappe.session.user}, order), cursor, limit)
    for card in answer["items"]:
        card["is_verified"] = bool(card["is_verified"])
        card["distance_km"] = None
        card["url"] = addresses.of_card(card)
        card["job_status"] = status_now(card["job_status"], get_datetime(card["valid_through"]))
    listing.mark(answer["items"])
    return answer

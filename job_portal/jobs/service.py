"""Jobs and their companies: who may post and change one, what an answer holds."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime

from job_portal.company import records as company_records
from job_portal.company import service as companies
from job_portal.jobs import listing, market, messages
from job_portal.jobs.doctype.jp_job.jp_job import LIVE, REMOVED, status_now
from job_portal.rules import JOB

APPROVED, REJECTED = "Approved", "Rejected"
DETAILS = tuple(
    dict.fromkeys((*JOB, "city", "state", "published_on", "valid_through", "removal_reason", "modified"))
)
COMPANY_PART = {
    "company_about": "about_company",
    "company_industry": "jp_industry_master",
    "company_size": "company_size",
    "company_website": "company_website",
    "company_specialization": "specialization",
    "company_city": "city",
}


def post(values: dict, client_key: str | None = None) -> Document:
    """Publish a job of the signed-in account's company.

    :param values: fields of `rules`, by name.
    :param client_key: the browser chooses it for one filled-in form. A repeated request with it gets the
        job that the first one made.
    :raises frappe.PermissionError: 403, no company, or one that is not approved.
    :raises frappe.ValidationError: 417, a field breaks its rule, or the settings keep the samples.
    """
    if market.is_closed():
        frappe.throw(_(messages.MARKET_IS_SAMPLE))
    if client_key and not companies.CLIENT_KEY.fullmatch(client_key):
        frappe.throw(_(messages.CLIENT_KEY_MALFORMED))
    # Locked: of two requests with one key, the second finds the first one's job.
    company = company_records.locked("JP Company", companies.company_of(frappe.session.user) or "")
    _check_may_post(company)
    if client_key and (
        name := frappe.db.get_value("JP Job", {"company": company.name, "client_key": client_key})
    ):
        return frappe.get_doc("JP Job", name)
    job = frappe.get_doc(
        {"doctype": "JP Job", "company": company.name, "client_key": client_key, "status": LIVE}
    )
    job.update(values)
    job.flags.ignore_version = True
    job.insert(ignore_permissions=True, ignore_links=True)
    market.open_up()
    return job


def _check_may_post(company: Document | None) -> None:
    if not company:
        frappe.throw(_(messages.COMPANY_FIRST), frappe.PermissionError)
    if company.status == REJECTED:
        frappe.throw(_(messages.COMPANY_REJECTED), frappe.PermissionError)
    if company.status != APPROVED:
        frappe.throw(_(messages.COMPANY_NOT_APPROVED), frappe.PermissionError)


def saved(job: Document) -> dict:
    """What `post_job` and the calls that change a job answer."""
    return {
        "name": job.name,
        "status": status_now(job.status, job.valid_through),
        "modified": str(job.modified),
        "valid_through": str(job.valid_through),
        "url": url_of(job.name),
        "matches": 0,
        "market": market.mode(),
    }


def url_of(name: str) -> str:
    return f"/frontend/job-details/{name}"


def details(name: str) -> dict:
    """The job as `api.get_job` answers it.

    :raises frappe.DoesNotExistError: 404, no such job, or one that is not public any more.
    """
    columns = {
        **listing.CARD_COLUMNS,
        **{column: f"job.{column}" for column in DETAILS},
        **{key: f"company.{column}" for key, column in COMPANY_PART.items()},
        "status": "job.status",
        "company": "job.company",
        "account": "company.account",
        "review": "company.status",
    }
    selected = ", ".join(f"{sql} as `{key}`" for key, sql in columns.items())
    query = f"select {selected} from `tabJP Job` job {listing.COMPANY_OF_JOB} where job.name = %s"  # noqa: S608
    rows = frappe.db.sql(query, (name.strip(),), as_dict=True)
    job = rows[0] if rows else None
    is_own = bool(job) and job.account == frappe.session.user
    is_public = job and job.status != REMOVED and job.review != REJECTED
    if not job or not (is_public or is_own or frappe.has_permission("JP Job", "read")):
        frappe.throw(_(messages.JOB_NOT_FOUND), frappe.DoesNotExistError)
    job.status = status_now(job.status, get_datetime(job.valid_through))
    job.is_verified = bool(job.is_verified)
    job.is_own = is_own
    job.url = url_of(job.name)
    # An HR contact is for those who applied, and the reason of a removal for the company.
    for private in (
        "account",
        "review",
        *(() if is_own else ("selected_hr", "removal_reason", "address_line1")),
    ):
        del job[private]
    listing.mark([job])
    return job

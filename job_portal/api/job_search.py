"""What everybody reads of the market."""

import frappe

from job_portal.applications import own
from job_portal.jobs import categories, employers
from job_portal.jobs.finding import listing, suggestions
from job_portal.jobs.finding.query import Filters


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["GET", "POST"])
def list_jobs(
    search: str | None = None,
    category: str | None = None,
    pincode: str | None = None,
    radius_km: int | None = None,
    city: str | None = None,
    state: str | None = None,
    job_type: str | None = None,
    work_location_type: str | None = None,
    min_salary: int | None = None,
    experience: int | None = None,
    education: str | None = None,
    company: str | None = None,
    order: str | None = None,
    cursor: str | None = None,
    limit: int | None = None,
) -> dict:
    """The live jobs that match, as job cards.

    :param radius_km: 1 to 100, around the pincode. Work from Home is in no radius.
    :param min_salary: rupees; the job's maximum reaches it.
    :param experience: years held. :param education: the highest held.
    :param order: newest, oldest, nearest, salary, relevant. By default relevant where the search holds words,
        else newest.
    :return: {items, next, total, at_least}, see `platform.paging`. With a search also `understood`, what its
        text says beside words as [{kind, words, label}], and `loosened`: a sentence, or None.
    """
    filters = Filters(
        search, category, pincode, radius_km, city, state, job_type, work_location_type,
        min_salary, experience, education, company, order,
    )  # fmt: skip
    return listing.listed_jobs(filters, cursor, limit)


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["GET", "POST"])
def suggest_jobs(search: str, pincode: str | None = None) -> dict:
    """What the text of a search may become: trades, titles, categories, companies and places of live jobs.

    :param search: two letters or more; of fewer there are none.
    :param pincode: only what is within some 25 km of it, categories aside.
    :return: {items: [{text, kind, jobs}]}, at most 8; kind is title, category, company or place, jobs counts
        up to 1,000.
    """
    return {"items": suggestions.suggestions(search, pincode)}


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["GET", "POST"])
def get_job(name: str) -> dict:
    """The job, its status, and the public part of its company; see `jobs.details`.

    :raises frappe.DoesNotExistError: 404, no such job, or one that is not public any more.
    """
    return own.job_details(name)


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["GET", "POST"])
def get_company(name: str) -> dict:
    """The public part of a company that has live jobs, as in `get_job`; see `jobs.employers`.

    :return: {name, company_name, company_logo, is_verified, company_about, company_industry, company_size,
        company_website, company_specialization, company_city, verified, url}
    :raises frappe.DoesNotExistError: 404, no such company, or one that is not approved or has no live job.
    """
    return employers.employer(name)


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["GET", "POST"])
def get_categories() -> list[dict]:
    """The job categories as [{name, jobs}], `jobs` being how many of it are live."""
    return categories.counted()

"""Live jobs: lists, single jobs, suggestions and categories; and the public part of companies."""

from job_portal.applications import own_applications
from job_portal.jobs import categories, employers
from job_portal.jobs.finding import listing, suggestions
from job_portal.jobs.finding.query import Filters
from job_portal.platform.policy import Audience, reads
from job_portal.platform.signatures import takes_arguments_of


@reads(Audience.EVERYBODY)
@takes_arguments_of(Filters)
def list_jobs(cursor: str | None = None, limit: int | None = None, **filters: object) -> dict:
    """The live jobs that match, as job cards.

    :param radius_km: 1 to 100, around the pincode. Excludes Work from Home.
    :param min_salary: rupees that the job's maximum must reach.
    :param experience: the searcher's years.
    :param education: the searcher's highest level.
    :param facts: the facts that a job must have, with commas between them: 'Night shift,Food'.
    :param order: newest, oldest, nearest, salary, relevant. By default relevant if the search has words, else
        newest.
    :return: {items, next, total, at_least}, see `platform.paging`; items: job cards {name, title, trade (in
        the reader's language, beside a title in other letters), trades (the title's, with broader ones),
        category, company_name, company_logo, is_verified, city, state, distance_km, job_type,
        work_location_type, experience_required, min_salary, max_salary, pay_min, pay_max, pay_unit, pay_type,
        published_on, valid_through, facts, url, saved, applied}. With a search also `understood`, the filters
        found in its text as [{kind, words, label}], and `loosened`: a sentence, or None.
    """
    return listing.listed_jobs(Filters(**filters), cursor, limit)


@reads(Audience.EVERYBODY)
def suggest_jobs(search: str, pincode: str | None = None) -> dict:
    """Completions of a search text: trades, titles, categories, companies and places of live jobs.

    :param search: fewer than two letters give none.
    :param pincode: restricts them, except categories, to about 25 km around it.
    :return: {items: [{text, kind, jobs}]}, at most 8; kind is title, category, company or place, jobs counts
        up to 1,000.
    """
    return {"items": suggestions.suggestions(search, pincode)}


@reads(Audience.EVERYBODY)
def get_job(name: str) -> dict:
    """The job, its status, and the public part of its company; see `jobs.details`.

    :return: the job card with every field of the job, status, is_own, is_reported (by the account),
        goes_to_hr (whether applicants' name and letter go to the company's HR system), application (the
        account's), distance_km (from the account's pincode), url (canonical, as in every card), and as in
        `get_company` the company's company_about, company_industry, company_size, company_website,
        company_specialization, company_city, `verified` and `company_answers`; for its company and reviewers
        also `held_for`, and `is_hidden` as in `get_posted_jobs`. Everybody else gets a 404 for a removed or
        held job, and for a rejected company's.
    :raises frappe.DoesNotExistError: 404, no such job, or one that is no longer public.
    """
    return own_applications.job_details(name)


@reads(Audience.EVERYBODY)
def get_company(name: str) -> dict:
    """The public part of a company that has live jobs, as in `get_job`; see `jobs.employers`.

    :return: {name, company_name, company_logo, is_verified, company_about, company_industry, company_size,
        company_website, company_specialization, company_city, url, is_reported (by the account), verified:
        {on: day, checked: what a reviewer checked, such as GSTIN} or None, company_answers: a sentence, or
        None if too few people applied}
    :raises frappe.DoesNotExistError: 404, no such company, or it is not approved, or has no live job.
    """
    return employers.employer(name)


@reads(Audience.EVERYBODY)
def get_categories() -> list[dict]:
    """The job categories as [{name, jobs}]; `jobs` counts the live ones."""
    return categories.counted()

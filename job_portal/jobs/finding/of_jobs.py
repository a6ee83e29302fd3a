"""Jobs as a kind of records that the search finds."""

from datetime import timedelta

import frappe

from job_portal.jobs import messages
from job_portal.jobs.finding.kinds import Kind
from job_portal.platform import bulk
from job_portal.rules import MARKET
from job_portal.words import facts
from job_portal.words.analysis import index_words

# The columns of a job that `text_of` reads.
COLUMNS = (
    *("title", "category", "job_description", "city", "state", "job_location", "pincode"),
    *("facts", "pay_type", "is_walk_in_interview"),
)

COMPANY_OF_JOB = "join `tabJP Company` company on company.name = job.company"


def text_of(job: dict, company_name: str) -> str:
    """The job's `search_text`: its index words, each as " word:weight"."""
    fields = {column: job.get(column) for column in COLUMNS}
    words = index_words(fields, company_name or "") | facts.index_words(fields)
    return "".join(f" {word}:{weight}" for word, weight in words.items())


def _text_of(job: dict) -> str:
    return text_of(job, job["company_name"])


def _prepare(jobs: list) -> None:
    """Add the companies' names. Older jobs get their facts.

    Companies are not locked, so their names are read after the jobs: renaming a company then waits to write
    the jobs.
    """
    query = "select name, company_name from `tabJP Company` where name in %(names)s"
    names = dict(frappe.db.sql(query, {"names": list({job.company for job in jobs})})) if jobs else {}
    for job in jobs:
        job.company_name = names[job.company]
    untold = [job for job in jobs if job.facts is None]
    for job in untold:
        job.facts = "\n".join(facts.of(job))
    bulk.set_values("tabJP Job", "facts", {job.name: job.facts for job in untold})


JOBS = Kind(
    "job",
    "JP Job",
    "jobs",
    timedelta(days=MARKET["limits"]["job_days"]),
    (*COLUMNS, "company"),
    _text_of,
    _prepare,
    joins=COMPANY_OF_JOB,
    suggested=("job.title", "company.company_name", "job.city", "job.job_location"),
    has_said=True,
    without_words=messages.WITHOUT_WORDS,
)

"""The inverted index: JP Job Word holds the index words of listed jobs.

A row is named by its job and its word, so a search looks up by name whether a job has a word. The table's
indexes give the newest jobs with a word, on the whole site or in a cell of the grid.
"""

import frappe

from job_portal.jobs.finding import vocabulary
from job_portal.jobs.finding.opensearch import filling
from job_portal.jobs.finding.opensearch.listed_jobs import JOBS
from job_portal.platform import bulk
from job_portal.words import facts
from job_portal.words.analysis import index_words

# The columns of a job that `text_of` reads; PLACE_AND_TIME are those that each row copies.
COLUMNS = (
    *("title", "category", "job_description", "city", "state", "job_location", "pincode"),
    *("facts", "pay_type", "is_walk_in_interview"),
)
PLACE_AND_TIME = ("published_on", "cell")
TABLE = "tabJP Job Word"
ROW = ("name", "word", "job", "weight", *PLACE_AND_TIME)


def text_of(job: dict, company_name: str) -> str:
    """The job's `search_text`: its index words, each as " word:weight"."""
    fields = {column: job.get(column) for column in COLUMNS}
    words = index_words(fields, company_name or "") | facts.index_words(fields)
    return "".join(f" {word}:{weight}" for word, weight in words.items())


def rows_of(jobs: list) -> list[tuple]:
    """The rows of listed jobs, in the order of `ROW`.

    :param jobs: each has name, search_text, published_on and cell.
    """
    return [
        (f"{job.name} {word}", word, job.name, int(weight), job.published_on, job.cell or 0)
        for job in jobs
        for word, _colon, weight in (entry.rpartition(":") for entry in job.search_text.split())
    ]


def store(jobs: list) -> None:
    """Add the words of listed jobs that have none stored."""
    rows = rows_of(jobs)
    bulk.insert(TABLE, ROW, rows)
    vocabulary.learn({row[1] for row in rows})
    filling.note(JOBS, (job.name for job in jobs))


def forget(jobs: list[str]) -> None:
    """Delete the words of jobs that are no longer listed."""
    for job in jobs:
        # Delete by name, so that only existing rows are locked.
        query = "select name from `tabJP Job Word` where name like %s"
        bulk.delete(TABLE, frappe.db.sql(query, (f"{job} %",), pluck=True))
    filling.note(JOBS, jobs)

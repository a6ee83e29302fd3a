"""The inverted index: JP Job Word holds the index words of the jobs that are listed.

A row is named by its job and its word. So a search finds by name whether a job has a word. By the indexes of
the table it finds the newest jobs that have a word, on the whole site and in a cell of the grid.
"""

import frappe

from job_portal.jobs.finding import vocabulary
from job_portal.jobs.finding.opensearch import filling
from job_portal.jobs.finding.opensearch.listed_jobs import JOBS
from job_portal.platform import bulk
from job_portal.words.analysis import index_words

# What `text_of` reads of a job, and each row of it has.
COLUMNS = ("title", "category", "job_description", "city", "state", "job_location", "pincode")
PLACE_AND_TIME = ("published_on", "cell")
TABLE = "tabJP Job Word"
ROW = ("name", "word", "job", "weight", *PLACE_AND_TIME)


def text_of(job: dict, company_name: str) -> str:
    """The job's `search_text`: its index words, each with a space before it and its weight behind it."""
    fields = {column: job.get(column) for column in COLUMNS}
    return "".join(f" {word}:{weight}" for word, weight in index_words(fields, company_name or "").items())


def rows_of(jobs: list) -> list[tuple]:
    """The rows of listed jobs, as `ROW` names their values.

    :param jobs: each has name, search_text, published_on and cell.
    """
    return [
        (f"{job.name} {word}", word, job.name, int(weight), job.published_on, job.cell or 0)
        for job in jobs
        for word, _colon, weight in (entry.rpartition(":") for entry in job.search_text.split())
    ]


def store(jobs: list) -> None:
    """Add the words of listed jobs, which have none stored."""
    rows = rows_of(jobs)
    bulk.insert(TABLE, ROW, rows)
    vocabulary.learn({row[1] for row in rows})
    filling.note(JOBS, (job.name for job in jobs))


def forget(jobs: list[str]) -> None:
    """Delete the words of jobs that are not listed any more."""
    for job in jobs:
        # By name, and only what there is.
        query = "select name from `tabJP Job Word` where name like %s"
        bulk.delete(TABLE, frappe.db.sql(query, (f"{job} %",), pluck=True))
    filling.note(JOBS, jobs)

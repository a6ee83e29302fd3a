"""Searchers' profiles, saved jobs and kept searches."""

from werkzeug.wrappers import Response

from job_portal.jobs.finding.query import Filters
from job_portal.platform.policy import Audience, reads, writes
from job_portal.platform.signatures import takes_arguments_of, takes_fields
from job_portal.rules import SEARCHER
from job_portal.searchers import alerts, resume_export, resume_parsing, searcher_profile
from job_portal.searchers import saved as saved_jobs


@reads(Audience.SIGNED_IN)
def get_searcher() -> dict:
    """The signed-in account's searcher profile: name, its fields, city, state, modified.

    Without a profile, `name` is None and `full_name` the account's.
    """
    return searcher_profile.read()


@writes(Audience.SIGNED_IN)
@takes_fields(SEARCHER)
def save_searcher(modified: str | None = None, **values: object) -> dict:
    """Change or create the signed-in account's searcher profile. Missing fields keep their values, '' clears
    one.

    :param modified: the `modified` in the form, as in `update_company_details`.
    :return: as `get_searcher`.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    return searcher_profile.save(
        {field: value for field, value in values.items() if value is not None}, modified
    )


@reads(Audience.SIGNED_IN)
def make_resume(kind: str = "pdf", language: str = "en") -> Response:
    """A resume made of the signed-in account's profile, as a file: a PDF with its JSON Resume inside, or the
    JSON Resume alone. The site keeps neither.

    :param kind: 'pdf' or 'json'.
    :param language: of the PDF's headings and choices: a code of `rules/languages.json`.
    :raises frappe.ValidationError: 417, another kind or language, or this site makes no PDF.
    :raises frappe.RateLimitExceededError: 429, too many in an hour.
    """
    return resume_export.download(kind, language)


@writes(Audience.SIGNED_IN)
def parse_resume() -> dict:
    """Read a resume and return what it says for the fields of a profile, for the person to check. Nothing is
    stored.

    The request is a form with the PDF or DOCX as `file`, at most 5 MB. The first five pages are read.

    :return: {fields: by name, as `save_searcher` takes them; resume: the JSON Resume in the PDF, or None. If
        there is one, all fields but the years come from it}
    :raises frappe.ValidationError: 417, no such file, unreadable, locked, or a picture without text.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    return resume_parsing.parse()


@writes(Audience.SIGNED_IN)
def save_job(job: str) -> dict:
    """Save the job for the signed-in account: {job, saved}.

    :raises frappe.DoesNotExistError: 404, no such job, or one that is no longer public.
    """
    return {"job": saved_jobs.save(job), "saved": True}


@writes(Audience.SIGNED_IN)
def unsave_job(job: str) -> dict:
    """Remove the job from the signed-in account's saved jobs: {job, saved}."""
    saved_jobs.unsave(job)
    return {"job": job, "saved": False}


@reads(Audience.SIGNED_IN)
def get_saved_jobs(cursor: str | None = None, limit: int | None = None) -> dict:
    """The signed-in account's saved jobs, the latest first.

    :return: {items: [job cards with job_status], next, total, at_least}, see `platform.paging`.
    """
    return saved_jobs.listed(cursor, limit)


@writes(Audience.SIGNED_IN)
@takes_arguments_of(Filters)
def save_alert(how_often: str, **filters: object) -> dict:
    """Save a search for the signed-in account, and notify it of new jobs. An equal search is saved only once.

    :param how_often: at most: 'At once' (within minutes), 'Daily' or 'Weekly'.
    :param filters: as for `list_jobs`.
    :return: as an item of `get_alerts`.
    :raises frappe.ValidationError: 417, no search, one that `list_jobs` refuses, or too many.
    """
    return alerts.save(Filters(**filters), how_often)


@reads(Audience.SIGNED_IN)
def get_alerts() -> dict:
    """The signed-in account's kept searches, the latest first.

    :return: {items: [{name, label, how_often, filters, told_on, lapsed}], most}; `filters`: as for
        `list_jobs`; `lapsed`: why it can no longer find jobs, or None; `most`: how many an account may save.
    """
    return alerts.listed()


@writes(Audience.SEARCHER)
def delete_alert(name: str) -> dict:
    """Delete a kept search of the signed-in account.

    :return: {name}
    """
    alerts.delete(name)
    return {"name": name}

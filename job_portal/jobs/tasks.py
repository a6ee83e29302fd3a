"""Hourly jobs. Lists and pages compute without them whether a job has ended."""

from datetime import timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.company import service as companies
from job_portal.jobs import messages
from job_portal.jobs.doctype.jp_job.jp_job import EXPIRED, LIVE
from job_portal.jobs.finding import word_index
from job_portal.jobs.finding.of_jobs import JOBS
from job_portal.platform import logs
from job_portal.platform.sentences import Moment, Sentence
from job_portal.rules import MARKET

# The company's own list of jobs, with *Repost*.
JOBS_OF_COMPANY = "/frontend/my-jobs"
# `oldest` lets the index of published jobs find these: a job posted earlier has ended.
_ENDING = f"""select job.name, job.title, job.valid_through, job.company from `tabJP Job` job
    where job.is_listed = 1 and job.published_on > %(oldest)s
    and job.status in ('{LIVE}', '{EXPIRED}')
    and job.valid_through > %(now)s and job.valid_through <= %(tomorrow)s
    and (job.end_told is null or job.end_told != job.valid_through)
    order by job.published_on limit 1000"""  # noqa: S608 (constants)
_AT_ONCE = 500


def tell_companies() -> None:
    """Hourly job: notify each company once of each job that ends within a day."""
    # Stop after a round without success: it would find the same failed jobs again.
    while sum(_is_told(job) for job in _ending()):
        pass


def _ending() -> list[dict]:
    now = now_datetime()
    oldest, tomorrow = now - timedelta(days=MARKET["limits"]["job_days"]), now + timedelta(days=1)
    return frappe.db.sql(_ENDING, {"now": now, "oldest": oldest, "tomorrow": tomorrow}, as_dict=True)


def _is_told(job: dict) -> bool:
    """Notify about one job, in its own transaction. False if that failed."""
    try:
        # `end_told` stores the end itself: a reposted job has a new end, which is announced again.
        frappe.db.set_value("JP Job", job.name, "end_told", job.valid_through, update_modified=False)
        news = Sentence(messages.JOB_ENDS_NEWS, job.title, Moment(job.valid_through))
        companies.notify_members(job.company, "expiring", news, JOBS_OF_COMPANY)
        frappe.db.commit()
    except Exception:
        frappe.db.rollback()
        logs.failure(f"The end of job {job.name} could not be told")
        return False
    return True


def sweep() -> None:
    """Hourly job: store the status Expired, and remove these jobs' words from the search."""
    over = "status = %(live)s and valid_through <= %(now)s"
    values = {"live": LIVE, "expired": EXPIRED, "now": now_datetime()}
    query = f"select name from `tabJP Job` where {over} limit {_AT_ONCE}"  # noqa: S608 (constants)
    # Checks `over` again: the company may have reposted a job meanwhile.
    put_away = (
        f"update `tabJP Job` set status = %(expired)s, is_listed = 0 where name in %(names)s and {over}"  # noqa: S608
    )
    unlisted = "select name from `tabJP Job` where name in %(names)s and is_listed = 0"
    while names := frappe.db.sql(query, values, pluck=True):
        values["names"] = names
        frappe.db.sql(put_away, values)
        word_index.forget(frappe.db.sql(unlisted, values, pluck=True), JOBS)
        frappe.db.commit()

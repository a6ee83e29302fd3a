"""A job whose reports weigh enough is held at once, until a reviewer has looked at it."""

import frappe
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

from job_portal.company import records as company_records
from job_portal.company import waiting
from job_portal.jobs import company_reports, messages, moves, removals, report_weight, service
from job_portal.jobs.doctype.jp_job.jp_job import LIVE, status_now
from job_portal.jobs.wording import holding as wording
from job_portal.platform.sentences import Sentence

# Nothing about an older report changes by time.
_RIPE_DAYS = report_weight.WEIGHTS["grown_days"] + 1


def look_again() -> None:
    """Hourly job: hold what is reported enough by now. A report weighs more once its account is older."""
    since = add_to_date(now_datetime(), days=-_RIPE_DAYS)
    for subject, hold in (("job", hold_if_reported), ("company", company_reports.hold_if_reported)):
        query = f"""select distinct {subject} from `tabJP Report`
            where {subject} is not null and status = 'Open' and creation > %s"""  # noqa: S608 (constants)
        for (name,) in frappe.db.sql(query, (since,)):
            hold(name)
            frappe.db.commit()


def repost(name: str, modified: str | None = None) -> Document:
    """Make a job live again; see `moves.repost`. Tell of it once nothing holds the job."""
    job = moves.repost(name, modified)
    is_reposted = job.flags.is_reposted
    # A job that was reported while it was closed is no way round its reports.
    job = hold_if_reported(job.name) or job
    if is_reposted:
        service.tell_untold(job, is_reposted=True)
    return job


def hold_if_reported(name: str) -> Document | None:
    """Hold a live job whose open reports weigh enough, and tell its company, but not by whom.

    A company of long standing keeps its job; the reviewers find the company at the front of their queue.

    :return: the job, where it is held by this.
    """
    company = frappe.db.get_value("JP Job", name, "company")
    if not report_weight.are_enough("job", name, company):
        return None
    if report_weight.is_of_long_standing(company):
        waiting.put_first(company)
        return None
    job = company_records.locked("JP Job", name)
    if not job or status_now(job.status, job.valid_through) != LIVE:
        return None
    moves.move(job, "hold", None)
    job.hold_reasons = wording.REPORTS
    removals.store_quietly(job)
    removals.tell(job, "review", Sentence(messages.JOB_HELD_NEWS, job.title))
    return job

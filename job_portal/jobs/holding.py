"""A job whose reports weigh enough is held at once, until a reviewer has looked at it."""

import frappe

from job_portal.company import records as company_records
from job_portal.company import waiting
from job_portal.jobs import messages, moves, removals, report_weight
from job_portal.jobs.doctype.jp_job.jp_job import LIVE, status_now
from job_portal.jobs.wording import holding as wording
from job_portal.platform.sentences import Sentence


def hold_if_reported(name: str) -> None:
    """Hold a live job whose open reports weigh enough, and tell its company, but not by whom.

    A company of long standing keeps its job; the reviewers find the company at the front of their queue.
    """
    company = frappe.db.get_value("JP Job", name, "company")
    if not report_weight.are_enough("job", name, company):
        return
    if report_weight.is_of_long_standing(company):
        waiting.put_first(company)
        return
    job = company_records.locked("JP Job", name)
    if not job or status_now(job.status, job.valid_through) != LIVE:
        return
    moves.move(job, "hold", None)
    job.hold_reasons = wording.REPORTS
    removals.store_quietly(job)
    removals.tell(job, "review", Sentence(messages.JOB_HELD_NEWS, job.title))

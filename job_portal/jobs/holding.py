"""A job that several accounts have reported is held at once, until a reviewer has looked at it."""

from job_portal.company import records as company_records
from job_portal.jobs import messages, moves, removals, reports
from job_portal.jobs.doctype.jp_job.jp_job import LIVE, status_now
from job_portal.jobs.wording import holding as wording
from job_portal.platform.sentences import Sentence


def hold_if_reported(name: str) -> None:
    """Hold a live job with enough open reports, and tell its company, but not by whom."""
    if not reports.are_enough("job", name):
        return
    job = company_records.locked("JP Job", name)
    if not job or status_now(job.status, job.valid_through) != LIVE:
        return
    moves.move(job, "hold", None)
    job.hold_reasons = wording.REPORTS
    removals.store_quietly(job)
    removals.tell(job, "review", Sentence(messages.JOB_HELD_NEWS, job.title))

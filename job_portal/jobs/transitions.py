"""A job's transitions between statuses. `rules` holds the table of moves."""

from datetime import timedelta

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime, getdate, now_datetime

from job_portal.jobs import messages, policy, service
from job_portal.jobs.doctype.jp_job.jp_job import CLOSED, HELD, status_now
from job_portal.platform import records, states
from job_portal.rules import MARKET

CLOSE, REPOST = "close", "repost"
STATES = states.States(MARKET["job_moves"], messages.JOB_MOVE_REFUSED)


def close(name: str, modified: str | None = None) -> Document:
    """Close a job of the account's company. Searchers no longer find it.

    :raises frappe.PermissionError: 403, not a job of the account's company.
    :raises frappe.ValidationError: 417, `modified` is not the latest, or `rules` has no such move.
    """
    job = policy.own_job(name)
    if move(job, CLOSE, states.COMPANY, modified):
        service.save(job)
        service.tell_change(job, ["closed"])
    return job


def repost(name: str, modified: str | None = None) -> Document:
    """Make a job live again. A closed one continues its seven days; if they are over, it gets seven new.

    A past last day for applications is cleared, since it would end the job at once. This notifies nobody:
    `report_holds.repost` does.

    :return: the job; `flags.is_reposted` if it was not live before.
    :raises: as `close`, and frappe.PermissionError for a company that is not approved.
    :raises frappe.RateLimitExceededError: 429, see `service.count_published`.
    """
    job = policy.own_job(name, is_counted=True)
    policy.check_may_post(frappe.db.get_value("JP Company", job.company, "status"))
    was, now = job.status, now_datetime()
    if not move(job, REPOST, states.COMPANY, modified):
        return job
    days_end = get_datetime(job.published_on) + timedelta(days=MARKET["limits"]["job_days"])
    if was != CLOSED or days_end <= now:
        service.count_published(job.company)
        job.published_on = now
    if job.application_end_date and getdate(job.application_end_date) < now.date():
        job.application_end_date = None
    service.save(job)
    if job.status == HELD:
        service.tell_held(job)
    job.flags.is_reposted = True
    return job


def move(job: Document, name: str, by: str, modified: str | None = None) -> bool:
    """Set the status that the move leads to. The caller saves.

    :param name: of `job_moves` in `rules`.
    :param by: the side that makes the move, see `platform.states`.
    :return: False if the job has that status already: the same request came twice.
    :raises frappe.ValidationError: 417, the table has no such move, or the job was changed since `modified`.
    """
    status, target = status_now(job.status, job.valid_through), STATES.target(name)
    # Only a repost may start new days. After any other move, a job past its end is expired.
    if status == (target if name == REPOST else status_now(target, job.valid_through)):
        return False
    target = STATES.after(status, name, by)
    if modified:
        records.refuse_stale(job, modified, messages.JOB_CHANGED_MEANWHILE)
    job.status = target
    return True

"""A reviewer takes a job down, and restores it."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.company import service as companies
from job_portal.jobs import addresses, messages, reports, service, transitions
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.jobs.wording import holding
from job_portal.platform import records, reviewing, states
from job_portal.platform.policy import Audience, writes
from job_portal.platform.sentences import Sentence


def remove(name: str, modified: str, reason: str) -> Document:
    """Take a job down. Only its company still sees it, with `reason`.

    :param modified: the `modified` of the job that the reviewer looked at.
    :raises frappe.DoesNotExistError: 404, no such job.
    :raises frappe.ValidationError: 417, no reason, or the job was changed since `modified`.
    """
    reason = reviewing.reason_of(reason, messages.REMOVAL_NEEDS_REASON)
    job = _job(name)
    if transitions.move(job, "remove", states.REVIEWER, modified):
        job.removal_reason = reason
        store(job)
        reports.close("job", job.name, reports.UPHELD)
        service.tell_change(job, ["removed"])
        tell(job, "removed", Sentence(messages.JOB_REMOVED_NEWS, job.title, reason))
    return job


def restore(name: str, modified: str) -> Document:
    """Restore a removed or held job: live, or expired if its time is over. Otherwise as `remove`."""
    job = _job(name)
    was, is_reported = job.status, holding.is_by_reports(job)
    if transitions.move(job, "restore", states.REVIEWER, modified):
        job.removal_reason = None
        holding.release(job)
        store(job)
        if was == REMOVED:
            service.tell_change(job, ["restored"])
        service.tell_untold(job)
        if is_reported:
            # The decision deals with the reports. If the wording held the job, the reports are still open.
            reports.close("job", job.name, reports.CLOSED)
        tell(job, "review", Sentence(messages.JOB_RESTORED_NEWS, job.title))
    return job


@writes(Audience.REVIEWERS)
def remove_all(jobs: str | list, reason: str) -> dict:
    """Take each of `jobs` down for the same `reason`; see `platform.reviewing.each`."""
    return reviewing.each(jobs, lambda each: {"name": remove(each["name"], each["modified"], reason).name})


def _job(name: str) -> Document:
    return records.locked("JP Job", name.strip()) or frappe.throw(
        _(messages.JOB_NOT_FOUND), frappe.DoesNotExistError
    )


def store(job: Document) -> None:
    """Save a job whose status has changed, perhaps while Desk saves its company."""
    job.flags.is_by_code = True
    job.flags.ignore_links = True
    job.save(ignore_permissions=True)


def store_quietly(record: Document) -> None:
    """Save a change caused by a report, without a version or `modified_by` that would name the reporter."""
    record.flags.is_by_code = True
    records.save(record)
    record.db_set("modified_by", "Administrator", update_modified=False)


def tell(job: Document, kind: str, news: Sentence) -> None:
    """Tell the job's company."""
    companies.notify_members(job.company, kind, news, addresses.url_of(job.name))

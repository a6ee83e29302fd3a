"""Holds a job at once if its reports weigh enough, until a reviewer has decided."""

import frappe
from frappe.model.document import Document

from job_portal.company import review_queue
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.jobs import company_reports, messages, removals, report_weight, service, transitions
from job_portal.jobs.doctype.jp_job.jp_job import HELD, LIVE, status_now
from job_portal.jobs.wording import holding as wording
from job_portal.platform import records, states
from job_portal.platform.sentences import Sentence

_REPORTED_JOBS = f"""select distinct job.name from `tabJP Report` report
    join `tabJP Job` job on job.name = report.job
    where report.status = 'Open' and job.status in ('{LIVE}', '{HELD}')"""  # noqa: S608 (constants)
_REPORTED_COMPANIES = f"""select distinct company.name from `tabJP Report` report
    join `tabJP Company` company on company.name = report.company
    where report.status = 'Open' and company.status not in {HIDDEN}"""  # noqa: S608 (constants)


def look_again() -> None:
    """Hourly job: hold records whose reports weigh enough. A report's weight grows with the age of its
    account and with the account's relation to the company.
    """
    _hold(frappe.db.sql(_REPORTED_JOBS), frappe.db.sql(_REPORTED_COMPANIES))


def look_at_company(name: str) -> None:
    """As `look_again`, for one company that is shown again, and its jobs."""
    _hold(
        frappe.db.sql(f"{_REPORTED_JOBS} and job.company = %s", (name,)),
        frappe.db.sql(f"{_REPORTED_COMPANIES} and company.name = %s", (name,)),
    )


def _hold(jobs: list, companies: list) -> None:
    for found, hold in ((jobs, hold_if_reported), (companies, company_reports.hold_if_reported)):
        for (name,) in found:
            hold(name)
            frappe.db.commit()


def repost(name: str, modified: str | None = None) -> Document:
    """Make a job live again, see `transitions.repost`, and tell applicants once nothing holds it."""
    job = transitions.repost(name, modified)
    is_reposted = job.flags.is_reposted
    # Reports that came while the job was closed still count.
    job = hold_if_reported(job.name) or job
    if is_reposted:
        service.tell_untold(job, is_reposted=True)
    return job


def hold_if_reported(name: str) -> Document | None:
    """Hold a live job if its open reports weigh enough. Its company learns that it is held, but not who
    reported it. A job that its wording holds gets the reports as a further reason, so that an edit alone does
    not release it.

    A company of long standing keeps its job; the company moves to the front of the reviewers' queue.

    :return: the job, if this call held it.
    """
    company = frappe.db.get_value("JP Job", name, "company")
    if not report_weight.are_enough("job", name, company):
        return None
    if report_weight.is_of_long_standing(company):
        review_queue.put_first(company)
        return None
    job = records.locked("JP Job", name)
    status = job and status_now(job.status, job.valid_through)
    if status == LIVE:
        transitions.move(job, "hold", states.RULES)
    elif status != HELD or wording.is_by_reports(job):
        return None
    job.hold_reasons = "\n".join([wording.REPORTS, *wording.reasons(job)])
    removals.store_quietly(job)
    removals.tell(job, "review", Sentence(messages.JOB_HELD_NEWS, job.title))
    return job

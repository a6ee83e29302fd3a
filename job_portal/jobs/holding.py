"""A job that several accounts have reported is held at once, until a reviewer has looked at it."""

import frappe
from frappe import _
from frappe.utils import add_to_date, now_datetime

from job_portal.company import records as company_records
from job_portal.jobs import messages, moves, removals
from job_portal.jobs.doctype.jp_job.jp_job import LIVE, status_now
from job_portal.jobs.wording import holding as wording
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]
# Accounts that were made for a report do not count.
_COUNT = """select count(*) from `tabJP Report` report join `tabUser` account on account.name = report.account
    where report.job = %s and report.status = 'Open' and account.creation < %s"""


def hold_if_reported(name: str) -> None:
    """Hold a live job with enough open reports, and tell its company, but not by whom."""
    old_enough = add_to_date(now_datetime(), hours=-_LIMITS["report_account_hours"])
    if frappe.db.sql(_COUNT, (name, old_enough))[0][0] < _LIMITS["reports_to_hold"]:
        return
    job = company_records.locked("JP Job", name)
    if not job or status_now(job.status, job.valid_through) != LIVE:
        return
    moves.move(job, "hold", None)
    job.hold_reasons = wording.REPORTS
    removals.store_quietly(job)
    removals.tell(job, "review", _(messages.JOB_HELD_NEWS).format(job.title))

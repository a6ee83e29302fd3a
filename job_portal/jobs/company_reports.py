"""Reports of a company. Enough of them hold its live jobs until a reviewer has decided."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.company import membership, review_queue, risk
from job_portal.company import service as companies
from job_portal.company.doctype.jp_company.jp_company import APPROVED, PENDING, PROFILE, REJECTED
from job_portal.jobs import employers, messages, removals, report_weight, reports, service, transitions
from job_portal.jobs.doctype.jp_job.jp_job import HELD, LIVE, status_now
from job_portal.jobs.wording import holding as wording
from job_portal.platform import records, states
from job_portal.platform.sentences import Sentence

_POINTS, _MOST_POINTS = 15, 90
_OPEN = """select reason, count(*) from `tabJP Report` where company = %s and status = 'Open'
    group by reason order by count(*) desc, reason"""


def report(name: str, reason: str, text: str | None) -> Document:
    """Store the account's report of a company, once, and hold its jobs if the reports weigh enough.

    An account with a relation to the company may report it even while others cannot see it.

    :param reason: of `company_report_reasons` in `rules`.
    :raises frappe.DoesNotExistError: 404, others see no jobs of such a company.
    :raises frappe.ValidationError: 417, an unknown reason, a text that breaks its rule, or one's own company.
    """
    company = _related(name) or employers.reported(name)
    if company == membership.company_of(frappe.session.user):
        frappe.throw(_(messages.OWN_COMPANY))
    return file(company, reason, text)


def file(company: str, reason: str, text: str | None, is_counted: bool = False) -> Document:
    """As `report`, for an account that may report the company; see `reports.file`."""
    filed = reports.file({"company": company}, reason, text, is_counted)
    hold_if_reported(company)
    risk.later(company)
    return filed


def _related(name: str) -> str | None:
    """The name of a company that the account has a relation to, unless a reviewer has rejected it."""
    open_to_reports = {"name": name.strip(), "status": ("!=", REJECTED)}
    company = frappe.db.get_value("JP Company", open_to_reports)
    return company if company and report_weight.is_related(company, frappe.session.user) else None


def risk_reasons(company: str) -> list[tuple[int, str]]:
    """Hook: the open reports of a company as a reason for risk, with points by their weight."""
    found = frappe.db.sql(_OPEN, (company,))
    if not found:
        return []
    points = min(_MOST_POINTS, _POINTS * report_weight.weight("company", company, company))
    named = ", ".join(f"{reason} ({count})" for reason, count in found)
    return [(points, f"Accounts reported this company: {named}.")]


def settle(company: Document, event: str) -> None:
    """Hook of JP Company: a decision closes its reports. An approval restores the jobs that they held."""
    if not company.is_decided() or company.is_of_changes_alone():
        return
    is_approved = company.status == APPROVED
    reports.close("company", company.name, reports.CLOSED if is_approved else reports.UPHELD)
    if is_approved:
        held = {"company": company.name, "status": HELD, "is_held_with_company": 1}
        for name in frappe.get_all("JP Job", filters=held, pluck="name"):
            # Read again under lock: a reviewer may have decided on the job meanwhile.
            job = frappe.get_doc("JP Job", name, for_update=True)
            if job.is_held_with_company:
                _release(job)


def _release(job: Document) -> None:
    """Restore a job that was held with its company, unless its wording was held meanwhile."""
    lines = [line for line in wording.reasons(job) if line != wording.REPORTS]
    job.update({"is_held_with_company": 0, "hold_reasons": "\n".join(lines) or None})
    if not lines:
        transitions.move(job, "restore", states.REVIEWER)
    removals.store(job)
    service.tell_untold(job)


def hold_if_reported(name: str) -> None:
    """Hold a company's live jobs if its open reports weigh enough. The company learns that its jobs are held,
    but not who reported them.

    A company of long standing keeps its jobs; it moves to the front of the reviewers' queue.
    """
    if not report_weight.are_enough("company", name, name):
        return
    if report_weight.is_of_long_standing(name):
        review_queue.put_first(name)
        return
    hold(name)


def hold(name: str) -> None:
    """Send a company to the reviewers, with its live jobs held, and tell it."""
    company = records.locked("JP Company", name)
    # A company that waits for another review after an edit also has live jobs.
    if not company or company.status not in (APPROVED, PENDING):
        return
    is_news = company.status == APPROVED
    if company.has_approved_copy():
        # The company waits for a reviewer again. It keeps its approved data, and cannot post meanwhile.
        company.status, company.flags.is_held_by_reports = PENDING, True
        removals.store_quietly(company)
    live = {"company": name, "status": LIVE}
    for each in frappe.get_all("JP Job", filters=live, pluck="name"):
        job = frappe.get_doc("JP Job", each, for_update=True)
        if status_now(job.status, job.valid_through) == LIVE:
            transitions.move(job, "hold", states.RULES)
            job.update({"is_held_with_company": 1, "hold_reasons": wording.REPORTS})
            removals.store_quietly(job)
            is_news = True
    if is_news:
        news = Sentence(messages.COMPANY_HELD_NEWS, company.company_name)
        companies.notify_members(name, "review", news, PROFILE)

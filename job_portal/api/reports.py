"""Telling reviewers what is wrong."""

import frappe

from job_portal.applications import looks
from job_portal.jobs import company_reports, report_holds, reports


@frappe.whitelist(methods=["POST"])
def report_job(job: str, reason: str, details: str | None = None) -> dict:
    """Tell the reviewers what is wrong with a job; see `jobs.reports.report` and `jobs.report_holds`.

    :param job: its name.
    :return: {job, reason}
    """
    report = reports.report(job, reason, details)
    report_holds.hold_if_reported(report.job)
    return {"job": report.job, "reason": report.reason}


@frappe.whitelist(methods=["POST"])
def report_company(company: str, reason: str, details: str | None = None) -> dict:
    """Tell the reviewers what is wrong with a company that has a page; see `jobs.company_reports`.

    :param company: its name.
    :return: {company, reason}
    """
    report = company_reports.report(company, reason, details)
    return {"company": report.company, "reason": report.reason}


@frappe.whitelist(methods=["POST"])
def report_look(look: str, reason: str, details: str | None = None) -> dict:
    """Tell the reviewers what is wrong with the job that a look was for, whether it is public still or not.

    :param reason: as in `report_job`.
    :return: {look, reason}
    :raises frappe.PermissionError: 403, somebody else's, or none of that name.
    """
    looks.report(look, reason, details)
    return {"look": look, "reason": reason}

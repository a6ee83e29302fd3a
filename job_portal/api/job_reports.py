"""Reports to the reviewers."""

from job_portal.applications import looks
from job_portal.briefs import brief_reports, freelancer_reports
from job_portal.jobs import company_reports, report_holds, reports
from job_portal.platform import market
from job_portal.platform.policy import Audience, writes


@writes(Audience.SIGNED_IN)
def report_job(job: str, reason: str, details: str | None = None) -> dict:
    """Report a job to the reviewers; see `jobs.reports.report` and `jobs.report_holds`.

    :param job: its name.
    :return: {job, reason}
    """
    report = reports.report(job, reason, details)
    report_holds.hold_if_reported(report.job)
    return {"job": report.job, "reason": report.reason}


@writes(Audience.SIGNED_IN)
def report_company(company: str, reason: str, details: str | None = None) -> dict:
    """Report a company with a page to the reviewers; see `jobs.company_reports`.

    :param company: its name.
    :return: {company, reason}
    """
    report = company_reports.report(company, reason, details)
    return {"company": report.company, "reason": report.reason}


@writes(Audience.SIGNED_IN)
def report_freelancer(freelancer: str, reason: str, details: str | None = None) -> dict:
    """Report a freelancer with a page to the reviewers; see `briefs.freelancer_reports`.

    :param freelancer: the profile's name.
    :return: {freelancer, reason}
    """
    market.require_freelancers()
    report = freelancer_reports.report(freelancer, reason, details)
    return {"freelancer": report.freelancer, "reason": report.reason}


@writes(Audience.SIGNED_IN)
def report_brief(brief: str, reason: str, details: str | None = None) -> dict:
    """Report a brief to the reviewers; see `briefs.brief_reports`.

    :param brief: its name.
    :return: {brief, reason}
    """
    market.require_freelancers()
    report = brief_reports.report(brief, reason, details)
    return {"brief": report.brief, "reason": report.reason}


@writes(Audience.SEARCHER)
def report_look(look: str, reason: str, details: str | None = None) -> dict:
    """Report the job of a look to the reviewers. The job may have ended.

    :param reason: as in `report_job`.
    :return: {look, reason}
    """
    looks.report(look, reason, details)
    return {"look": look, "reason": reason}

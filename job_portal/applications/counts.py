"""Counts applicants. The counts are not stored, since a crash could make them wrong."""

import frappe
from frappe.utils import now_datetime

from job_portal.applications import applicant_filters, policy
from job_portal.applications.doctype.jp_application.jp_application import (
    DOCTYPE,
    INTERVIEW,
    SHORTLISTED,
    WITHDRAWN,
)
from job_portal.company.policy import own_company
from job_portal.jobs.doctype.jp_job.jp_job import EXPIRED, LIVE, REMOVED
from job_portal.platform import settings
from job_portal.rules import MARKET

_LIVE_JOBS = f"""select count(*) from `tabJP Job`
    where company = %s and status in ('{LIVE}', '{EXPIRED}') and valid_through > %s"""  # noqa: S608 (constants)
_OF_COMPANY = f"""select application.status, count(*), sum(application.applied_on >= %s)
    from `tab{DOCTYPE}` application where application.company = %s
    and application.job not in (select name from `tabJP Job` where company = %s and status = '{REMOVED}')
    group by application.status"""  # noqa: S608 (constants)

_OF_BOARDS = f"""select job, job_board, count(*) from `tab{DOCTYPE}`
    where job in %(jobs)s and job_board in %(boards)s and status != '{WITHDRAWN}'
    group by job, job_board order by count(*) desc, job_board"""  # noqa: S608 (constants)
_UNSEEN = f"""select application.job, count(*) from `tab{DOCTYPE}` application
    join `tabJP Job` job on job.name = application.job
    left join `tabJP Searcher` searcher on searcher.name = application.searcher
    where application.company = %s and {applicant_filters.is_unseen()} and {policy.IS_SHOWN}
    and job.status != '{REMOVED}' group by application.job"""  # noqa: S608 (constants)


def of_jobs(names: tuple[str, ...], company: str) -> dict[str, dict]:
    """{name: {applied, shortlisted, unseen, boards}} for jobs of a company; boards: {job board: applied}.

    Jobs without applications are left out.
    """
    if not names:
        return {}
    places = ", ".join(["%s"] * len(names))
    query = f"""select job, status, count(*) from `tab{DOCTYPE}` where job in ({places})
        group by job, status"""  # noqa: S608 (constants)
    counted: dict[str, dict] = {}
    for job, status, number in frappe.db.sql(query, names):
        of_job = counted.setdefault(job, {"applied": 0, "shortlisted": 0, "unseen": 0, "boards": {}})
        _add(of_job, status, number)
    if settings.stored().job_feeds:
        for job, board, number in frappe.db.sql(_OF_BOARDS, {"jobs": names, "boards": MARKET["job_boards"]}):
            counted[job]["boards"][board] = number
    for job, number in frappe.db.sql(_UNSEEN, (company,)):
        if job in counted:
            counted[job]["unseen"] = number
    return counted


def dashboard() -> dict:
    """The numbers of the account's company, as `api.get_dashboard` answers them.

    Rejected and frozen companies may read them too, since they name nobody.

    :raises frappe.PermissionError: 403, no company.
    """
    company, now = own_company().name, now_datetime()
    answer = {"live_jobs": 0, "applied": 0, "shortlisted": 0, "new_today": 0}
    unseen = [number for _job, number in frappe.db.sql(_UNSEEN, (company,))]
    answer |= {"unseen": sum(unseen), "unseen_jobs": len(unseen)}
    answer["live_jobs"] = frappe.db.sql(_LIVE_JOBS, (company, now))[0][0]
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    for status, number, today in frappe.db.sql(_OF_COMPANY, (midnight, company, company)):
        _add(answer, status, number)
        if status != WITHDRAWN:
            answer["new_today"] += int(today)
    return answer


def _add(counts: dict[str, int], status: str, number: int) -> None:
    if status != WITHDRAWN:
        counts["applied"] += number
    if status in (SHORTLISTED, INTERVIEW):
        counts["shortlisted"] += number

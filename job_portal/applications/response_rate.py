"""How many of its applicants a company answered, and how soon. Counted each night.

It counts applicants who did not withdraw and whose time for an answer is over. *Ignored* counts as an answer
once the applicant may read it.
"""

from datetime import datetime, timedelta
from math import ceil
from statistics import median

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE, WITHDRAWN
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]
_AT_ONCE = 200
# The statuses are listed, because an index begins with company and status.
_STATUSES = ", ".join(f"'{each}'" for each in MARKET["application_statuses"] if each != WITHDRAWN)
_COMPANIES = f"""select name, answers_of, answers_given, answers_days from `tabJP Company`
    where name > %s order by name limit {_AT_ONCE}"""  # noqa: S608 (constants)
Figures = tuple[int, int, int]


def count() -> None:
    """Daily job: count for every company."""
    after, now = "", now_datetime()
    while rows := frappe.db.sql(_COMPANIES, (after,)):
        after = rows[-1][0]
        counted = _counted([name for name, *_ in rows], now)
        for name, *before in rows:
            figures = counted.get(name, (0, 0, 0))
            if figures != tuple(int(each or 0) for each in before):
                _store(name, figures)
        frappe.db.commit()


def _counted(companies: list[str], now: datetime) -> dict[str, Figures]:
    places = ", ".join(["%s"] * len(companies))
    query = f"""select application.company, application.applied_on, application.answered_on
        from `tab{DOCTYPE}` application join `tabJP Job` job on job.name = application.job
        where application.company in ({places}) and application.status in ({_STATUSES})
        and application.applied_on >= %s and application.applied_on < %s
        and job.status != '{REMOVED}'"""  # noqa: S608 (constants)
    since = now - timedelta(days=_LIMITS["answers_since_days"])
    before = now - timedelta(days=_LIMITS["job_days"] + _LIMITS["answer_days"])
    days: dict[str, list[float | None]] = {}
    for company, applied_on, answered_on in frappe.db.sql(query, (*companies, since, before)):
        is_answered = answered_on and get_datetime(answered_on) <= now
        days.setdefault(company, []).append(_days(applied_on, answered_on) if is_answered else None)
    return {company: _figures(each) for company, each in days.items()}


def _days(applied_on: datetime, answered_on: datetime) -> float:
    return max(0, (get_datetime(answered_on) - get_datetime(applied_on)) / timedelta(days=1))


def _figures(days: list[float | None]) -> Figures:
    """(applicants, answered, days within which most were answered)."""
    answered = [each for each in days if each is not None]
    return len(days), len(answered), max(1, ceil(median(answered))) if answered else 0


def _store(company: str, figures: Figures) -> None:
    """Plain SQL, since the count must not change the company's `modified`."""
    query = (
        "update `tabJP Company` set answers_of = %s, answers_given = %s, answers_days = %s where name = %s"
    )
    frappe.db.sql(query, (*figures, company))

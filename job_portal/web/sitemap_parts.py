"""The contents of the sitemap: live jobs, companies with live jobs, freelancers, lists by category and city.

A part is read from its first row on, see `live_jobs`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from operator import itemgetter

import frappe
from frappe.utils import now_datetime

from job_portal import languages
from job_portal.freelancers import freelancer_list as freelancers
from job_portal.freelancers import service
from job_portal.jobs import addresses, employers
from job_portal.jobs.finding import conditions
from job_portal.jobs.finding.query import ParsedQuery
from job_portal.platform import market
from job_portal.web import live_jobs

# The protocol's limit for a file, and a tenth of it with languages, since a file may have 50 MB.
MOST = 50_000
_SHARE = 10
_OF_JOB = {
    **{column: f"job.{column}" for column in ("title", "city", "modified")},
    "company_name": "company.company_name",
}


@dataclass(frozen=True)
class Kind:
    """One kind of entries.

    :param starts: the key of the first row of each part.
    :param lines: '<path> <day of the last change>' for each row of the part that starts with the key.
    """

    starts: Callable[[], list[str]]
    lines: Callable[[str], list[str]]


def most() -> int:
    """The number of addresses in a part."""
    return MOST // _SHARE if languages.is_choice() else MOST


def _starts(rows: Callable[[str, int, int], list], key: Callable[..., str]) -> list[str]:
    """:param rows: reads rows from a key on, with an offset and a limit."""
    found: list[str] = []
    following = rows("", 0, 1)
    while following:
        found.append(key(following[0]))
        following = rows(found[-1], most(), 1)
    return found


def _jobs(start: str, offset: int, limit: int) -> list[dict]:
    return live_jobs.rows(_OF_JOB, start, offset, limit)


def _job_lines(start: str) -> list[str]:
    return [f"{addresses.of_card(job)} {_day(job.modified)}" for job in _jobs(start, 0, most())]


def _companies(start: str, offset: int, limit: int) -> list[tuple]:
    """Companies with a page: (name, modified), by name."""
    condition, values = employers.has_page()
    query = (
        "select company.name, company.modified from `tabJP Company` company"  # noqa: S608 (constants)
        f" where company.name >= %(start)s and {condition}"
        f" order by company.name limit {limit} offset {offset}"
    )
    return frappe.db.sql(query, {**values, "start": start})


def _company_lines(start: str) -> list[str]:
    return [f"{employers.url_of(name)} {_day(modified)}" for name, modified in _companies(start, 0, most())]


def _freelancers(start: str, offset: int, limit: int) -> list[tuple]:
    """Freelancers with a page: (name, headline, city, modified), by name."""
    if not market.has_freelancers():
        return []
    query = (
        "select name, headline, city, modified from `tabJP Freelancer` freelancer"  # noqa: S608 (constants)
        f" where name >= %(start)s and {freelancers.IS_LISTED} order by name limit {limit} offset {offset}"
    )
    return frappe.db.sql(query, {"start": start, "now": now_datetime()})


def _freelancer_lines(start: str) -> list[str]:
    found = _freelancers(start, 0, most())
    return [
        f"{service.url_of({'name': name, 'headline': headline, 'city': city})} {_day(modified)}"
        for name, headline, city, modified in found
    ]


def _list_lines(_start: str) -> list[str]:
    live = conditions.of(ParsedQuery())
    lines = []
    for column in ("category", "city"):
        where = " and ".join([*live.where, f"coalesce(job.{column}, '') <> ''"])
        query = (
            f"select job.{column}, max(job.published_on) from `tabJP Job` job where {where}"  # noqa: S608
            f" group by job.{column} order by job.{column}"
        )
        for value, published in frappe.db.sql(query, live.values):
            lines.append(f"{addresses.list_url({column: value})} {_day(published)}")
    if not lines:
        return []
    latest = max(line.rpartition(" ")[2] for line in lines)
    return [f"{addresses.list_url({})} {latest}", *lines[: most() - 1]]


def _day(moment: datetime | str) -> str:
    return str(moment)[:10]


KINDS = {
    "jobs": Kind(lambda: _starts(_jobs, live_jobs.key), _job_lines),
    "companies": Kind(lambda: _starts(_companies, itemgetter(0)), _company_lines),
    "freelancers": Kind(lambda: _starts(_freelancers, itemgetter(0)), _freelancer_lines),
    # One part, if there is any job.
    "lists": Kind(lambda: [live_jobs.key(row) for row in _jobs("", 0, 1)], _list_lines),
}

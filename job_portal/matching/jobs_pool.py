"""Selects candidates for a searcher's matches: a limited number of live jobs nearby."""

from datetime import datetime, timedelta

from job_portal.applications.policy import is_blocked_by
from job_portal.company import service as companies
from job_portal.jobs.finding.opensearch import connection
from job_portal.jobs.finding.opensearch.listed_jobs import JOBS
from job_portal.matching import near_by_database, near_by_opensearch, traits
from job_portal.matching.fitting import USUAL_KM, may_reach
from job_portal.matching.near_by_database import Source
from job_portal.places import geo
from job_portal.places.geo import Point
from job_portal.platform import rows
from job_portal.rules import MARKET

_LIVE = Source(
    JOBS,
    "is_listed",
    "and valid_through > %(now)s and published_on > %(since)s",
    "published_on",
    "JP Job Word",
    "job",
    "published_on",
)
# Cell of jobs that can be done from anywhere.
_NO_CELL = 0
_COLUMNS = {
    column: f"job.{column}"
    for column in (
        *("name", "title", "search_text", "job_description", "work_location_type", "latitude", "longitude"),
        *("cell", "min_education", "english_level", "experience_required", "min_salary", "max_salary"),
        *("pay_unit", "job_type", "published_on"),
    )
}


def near(searcher: dict, now: datetime) -> list[dict]:
    """Live jobs that may fit the searcher, a few hundred at most."""
    place = Point(searcher["latitude"], searcher["longitude"])
    radius = searcher["radius_km"] or USUAL_KM
    cells = geo.cells_by_distance(place, radius)
    cells = [*cells[:3], _NO_CELL, *cells[3:]]
    asked = traits.read(searcher["match_text"] or "")
    names, values = connection.or_else(near_by_opensearch.near, near_by_database.near, _LIVE, asked, cells)
    source = f"""from ({names}) pool join `tabJP Job` job on job.name = pool.name
        left join `tabJP Application` application
        on application.searcher = %(searcher)s and application.job = job.name
        where job.is_listed = 1 and job.valid_through > %(now)s
        and (job.cell = {_NO_CELL} or {may_reach(place, "job", radius)})
        and job.company != coalesce(({companies.COMPANY}), '') and application.name is null
        and not {is_blocked_by("%(searcher)s", "job.company")}"""
    values |= {"now": now, "since": now - timedelta(days=MARKET["limits"]["job_days"])}
    values |= {"searcher": searcher["name"], "account": searcher["account"]}
    return rows.read(_COLUMNS, source, values, times=["published_on"])

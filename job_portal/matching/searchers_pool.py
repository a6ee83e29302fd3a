"""Selects candidates for a job's matches: a limited number of open searchers nearby."""

from job_portal.applications.policy import is_blocked_by
from job_portal.company.membership import accounts_of
from job_portal.jobs.doctype.jp_job.jp_job import FROM_HOME
from job_portal.jobs.finding.opensearch import connection
from job_portal.matching import fitting, near_by_database, near_by_opensearch, traits
from job_portal.matching.near_by_database import Source
from job_portal.matching.near_by_opensearch import SEARCHERS
from job_portal.places import geo
from job_portal.places.geo import Point
from job_portal.platform import rows
from job_portal.rules import MARKET

_OPEN = Source(SEARCHERS, "is_open", "", "modified", "JP Searcher Word", "searcher", "changed_on")
_OF_SEARCHER = (
    *("name", "account", "headline", "current_company", "city", "latitude", "longitude", "cell", "radius_km"),
    *(
        "education",
        "english_level",
        "experience_years",
        "expected_salary",
        "pay_unit",
        "skills",
        "match_text",
    ),
    *("around_km", "is_open", "may_call", "modified"),
)
_COLUMNS = {
    **{column: f"searcher.{column}" for column in _OF_SEARCHER},
    "invited": "invitation.decision = 'Invited'",
}
_GOES = f"case when searcher.radius_km > 0 then searcher.radius_km else {fitting.USUAL_KM} end"
_RADIUS = f"({_GOES} + searcher.around_km)"
# Excludes members and applicants, hidden and frozen profiles, and searchers who have blocked the company.
_STILL_ASKED = f"""searcher.account not in %(members)s and searcher.is_frozen = 0 and application.name is null
    and coalesce(invitation.decision, '') != 'Hidden'
    and not {is_blocked_by("searcher.name", "%(company)s")}"""
_JOINS = """left join `tabJP Application` application
    on application.searcher = searcher.name and application.job = %(job)s
    left join `tabJP Invitation` invitation
    on invitation.searcher = searcher.name and invitation.job = %(job)s"""


def near(job: dict) -> list[dict]:
    """Open searchers who may fit the job, each with `invited`, a few hundred at most."""
    cells, where = None, ["searcher.is_open = 1"]
    if job["work_location_type"] != FROM_HOME:
        place = Point(job["latitude"], job["longitude"])
        cells = geo.cells_by_distance(place, MARKET["limits"]["radius_most_km"])
        where.append(fitting.may_reach(place, "searcher", _RADIUS))
    asked = traits.read(job["search_text"] or "")
    names, values = connection.or_else(near_by_opensearch.near, near_by_database.near, _OPEN, asked, cells)
    return _read(job, names, " and ".join(where), **values)


def one(job: dict, searcher: str) -> dict | None:
    """The searcher as in `near`, open or not; None if they applied, are hidden or do not exist."""
    found = _read(job, "select %(searcher)s as name", searcher=searcher)
    return found[0] if found else None


def _read(job: dict, names: str, where: str = "1 = 1", **values: str) -> list[dict]:
    """:param names: a query for the names of searchers, from an index alone: with their columns in each
    part, planning takes twice as long.
    """
    source = f"""from ({names}) pool
        join `tabJP Searcher` searcher on searcher.name = pool.name {_JOINS}
        where {where} and {_STILL_ASKED}"""
    values |= {"job": job["name"], "company": job["company"]}
    values["members"] = accounts_of(job["company"]) or [""]
    return rows.read(_COLUMNS, source, values, times=["modified"])

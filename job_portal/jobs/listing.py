"""The list of jobs that anybody may search."""

from datetime import datetime

import frappe
from frappe import _

from job_portal.company.doctype.jp_company.jp_company import REJECTED
from job_portal.jobs import addresses, messages
from job_portal.jobs.doctype.jp_job.jp_job import HELD, REMOVED
from job_portal.jobs.filters import LIMITS, PAY, Conditions, Filters, add_groups, conditions, place_of
from job_portal.jobs.search import matching, query, relevance
from job_portal.jobs.search.query import Group
from job_portal.places import geo
from job_portal.places.geo import Point
from job_portal.platform.paging import Listing, page
from job_portal.rules import MARKET

_CARD = [
    "name",
    "title",
    "category",
    "city",
    "state",
    "job_type",
    "work_location_type",
    "experience_required",
    "min_salary",
    "max_salary",
    "pay_type",
    "published_on",
    "valid_through",
]
CARD_COLUMNS = {
    **{column: f"job.{column}" for column in _CARD},
    "company_name": "company.company_name",
    "company_logo": "company.company_logo",
    "is_verified": "company.status = 'Approved'",
}
COMPANY_OF_JOB = "join `tabJP Company` company on company.name = job.company"
# What others than its company may see. What a rejected company posted is to others as removed.
IS_PUBLIC = f"job.status not in ('{HELD}', '{REMOVED}') and company.status != '{REJECTED}'"


def listed_jobs(filters: Filters, cursor: str | None, limit: int | None) -> dict:
    """A page of the jobs that match, as `api.list_jobs` answers it.

    :raises frappe.ValidationError: 417, a value that is not of its list or out of its bounds, or a place
        that is missing or unknown; see `paging.page` for `cursor` and `limit`.
    """
    if filters.order and filters.order not in MARKET["job_orders"]:
        frappe.throw(_(messages.ORDER_UNKNOWN))
    asked = query.read(filters.search or "")
    place = place_of(filters)
    found = conditions(filters, place)
    if asked is None:
        found.others.append("1 = 0")
    columns = dict(CARD_COLUMNS)
    if place:
        columns["squared_km"] = geo.squared_km(place, "job.latitude", "job.longitude")
        columns["cell"] = "job.cell"
    if asked and filters.order in (None, "relevant"):
        answer = _by_relevance(asked, found, columns, cursor, limit)
    else:
        answer = _in_order(filters, place, asked or [], found, columns, cursor, limit)
    for card in answer["items"]:
        card["is_verified"] = bool(card["is_verified"])
        card["distance_km"] = _distance(card)
        card["url"] = addresses.of_card(card)
    mark(answer["items"])
    return answer


def _by_relevance(
    groups: list[Group], found: Conditions, columns: dict, cursor: str | None, limit: int | None
) -> dict:
    ranking = relevance.Ranking(
        groups, found.where, found.values, squared_km=columns.get("squared_km"), cells=found.cells
    )
    return relevance.page(ranking, columns, COMPANY_OF_JOB, cursor, limit)


def _in_order(
    filters: Filters,
    place: Point | None,
    groups: list[Group],
    found: Conditions,
    columns: dict,
    cursor: str | None,
    limit: int | None,
) -> dict:
    order = filters.order if filters.order not in (None, "relevant") else "newest"
    if groups:
        add_groups(groups, found)
    ordering = _ordering(order, place, found)
    is_by_time = order in ("newest", "oldest")
    is_partial = not found.is_narrow and bool(found.others or not is_by_time) and _narrow(found)
    listing = Listing(
        "`tabJP Job` job", columns, found.where, found.values, ordering, COMPANY_OF_JOB, is_partial
    )
    return page(listing, cursor, limit)


def newest(filters: Filters, since: datetime, most: int, but_of: str | None = None) -> list[str]:
    """The names of the jobs that match and were published after `since`, the newest first.

    :param most: how many at most.
    :param but_of: a company whose jobs are left out.
    :raises frappe.ValidationError: 417, as `listed_jobs`.
    """
    asked = query.read(filters.search or "")
    if asked is None:
        return []
    found = conditions(filters, place_of(filters))
    since = found.values["since"] = max(found.values["since"], since)
    if asked:
        words, values = matching.published_since(asked, since, found.values["now"], found.cells)
        found.others += words
        found.values |= values
        found.is_narrow = True
    if but_of:
        found.others.append("job.company != %(but_of)s")
        found.values["but_of"] = but_of
    if found.others and not found.is_narrow:
        _narrow(found)
    chosen = (
        f"select job.name from `tabJP Job` job where {' and '.join(found.where)}"  # noqa: S608 (constants)
        f" order by job.published_on desc, job.name desc limit {int(most)}"
    )
    return [name for (name,) in frappe.db.sql(chosen, found.values)]


def mark(cards: list[dict]) -> None:
    """Say in each card what the account did with the job: `saved`, `applied`. Domains above tell by hook."""
    names = tuple(card["name"] for card in cards)
    for hook in frappe.get_hooks("job_portal_job_marks"):
        for key, marked in frappe.get_attr(hook)(frappe.session.user, names).items():
            for card in cards:
                card[key] = card["name"] in marked


def _narrow(found: Conditions) -> bool:
    """Look at the newest jobs only, `search_depth` of them. So a list takes no longer on a larger market.

    :return: whether there are more.
    """
    query = (
        f"select job.published_on from `tabJP Job` job where {' and '.join(found.indexed)}"  # noqa: S608
        f" order by job.published_on desc, job.name desc limit 1 offset {LIMITS['search_depth']}"
    )
    rows = frappe.db.sql(query, found.values)
    if rows:
        found.values["since"] = rows[0][0]
    return bool(rows)


def _ordering(order: str, place: Point | None, found: Conditions) -> list[tuple[str, str]]:
    if order == "nearest":
        distance = geo.squared_km(place, "job.latitude", "job.longitude")
        return [(distance, "asc"), ("job.name", "desc")]
    if order == "salary":
        return [(PAY, "desc"), ("job.name", "desc")]
    # Where cells or words lead to the jobs, the database must not walk all jobs in the order of time.
    time = "coalesce(job.published_on, null)" if found.is_narrow else "job.published_on"
    way = "asc" if order == "oldest" else "desc"
    return [(time, way), ("job.name", way)]


def _distance(card: dict) -> float | None:
    squared = card.pop("squared_km", None)
    return round(squared**0.5, 1) if card.pop("cell", 0) else None

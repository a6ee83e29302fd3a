"""The list of jobs that anybody may search."""

from datetime import datetime

import frappe
from frappe import _

from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.jobs import addresses, messages
from job_portal.jobs.doctype.jp_job.jp_job import HELD, LISTED_BY_PLACE, REMOVED
from job_portal.jobs.finding import loosening, relevance, word_conditions
from job_portal.jobs.finding.conditions import (
    LIMITS,
    PAY,
    Conditions,
    Filters,
    add_area,
    add_groups,
    by_education,
    conditions,
    place_of,
)
from job_portal.jobs.finding.loosening import Asked
from job_portal.jobs.finding.ranking import Ranking
from job_portal.places import geo
from job_portal.places.geo import Point
from job_portal.platform.paging import CURSOR_OF_ANOTHER_LIST, Listing, page
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
    "pay_min",
    "pay_max",
    "pay_unit",
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
# What a rejected or frozen company posted is to others as removed.
IS_HIDDEN = f"company.status in {HIDDEN}"
# What others than its company may see.
IS_PUBLIC = f"job.status not in ('{HELD}', '{REMOVED}') and not {IS_HIDDEN}"


def listed_jobs(filters: Filters, cursor: str | None, limit: int | None) -> dict:
    """A page of the jobs that match, as `api.list_jobs` answers it.

    :raises frappe.ValidationError: 417, a value that is not of its list or out of its bounds, or a place
        that is missing or unknown; see `paging.page` for `cursor` and `limit`.
    """
    if filters.order and filters.order not in MARKET["job_orders"]:
        frappe.throw(_(messages.ORDER_UNKNOWN))
    asked = loosening.read(filters)
    # Where nothing was found more loosely either, nothing was found.
    answer, meant = _first_with_jobs(asked, *_level(cursor), limit)
    for card in answer["items"]:
        card["is_verified"] = bool(card["is_verified"])
        card["distance_km"] = _distance(card)
        card["url"] = addresses.of_card(card)
    mark(answer["items"])
    if filters.search:
        answer["understood"] = asked.chips
        answer["loosened"] = loosening.sentence(meant, answer["total"], answer["at_least"])
    return answer


def _first_with_jobs(asked: Asked, level: int, cursor: str | None, limit: int | None) -> tuple[dict, Asked]:
    """The page of what was asked for; on a first page, loosened until there are jobs.

    :param level: how often it was loosened on the page before.
    """
    first = None
    for at, meant in enumerate(loosening.loosened(asked) if asked.filters.search else [asked]):
        if at < level:
            continue
        answer = _page(meant, cursor, limit)
        if answer["next"] and at:
            answer["next"] = f"{at}.{answer['next']}"
        if answer["items"] or cursor:
            return answer, meant
        first = first or (answer, meant)
    return first or frappe.throw(_(CURSOR_OF_ANOTHER_LIST))


def _level(cursor: str | None) -> tuple[int, str | None]:
    """How often the search of a cursor was loosened, and the rest of the cursor."""
    level, point, rest = (cursor or "").partition(".")
    return (int(level), rest) if point and level.isdecimal() and len(level) == 1 else (0, cursor)


def _page(asked: Asked, cursor: str | None, limit: int | None) -> dict:
    found, place = _found(asked)
    columns = dict(CARD_COLUMNS)
    if place:
        columns["squared_km"] = geo.squared_km(place, "job.latitude", "job.longitude")
        columns["cell"] = "job.cell"
    if asked.groups and asked.filters.order in (None, "relevant"):
        return relevance.page(Ranking(asked, found, place), columns, COMPANY_OF_JOB, cursor, limit)
    return _in_order(asked, place, found, columns, cursor, limit)


def _found(asked: Asked) -> tuple[Conditions, Point | None]:
    """The conditions of what was asked for beside words, and the place to measure from."""
    area = asked.area
    place = place_of(asked.filters, has_area=area is not None) or (area and area.point)
    found = conditions(asked.filters, place)
    if asked.is_empty:
        found.others.append("1 = 0")
    if area and area.reach_km:
        add_area(area.point, area.reach_km, found, is_alone=not asked.groups)
    return found, place


def _in_order(
    asked: Asked, place: Point | None, found: Conditions, columns: dict, cursor: str | None, limit: int | None
) -> dict:
    order, area = asked.filters.order, asked.area
    if order in (None, "relevant"):
        # Of a locality alone the nearest jobs are the most relevant ones, of a city the newest.
        order = "nearest" if area and not area.inner_km else "newest"
    if asked.groups:
        add_groups(asked.groups, asked.needs_all, found)
    ordering, parts = _ordering(order, place, found), []
    if asked.said_education and not asked.filters.order:
        ordering = [(by_education(asked.said_education), "asc"), *ordering]
    is_by_time = order in ("newest", "oldest")
    if area and not asked.filters.order:
        # What is in the city goes before what is around it, and that before Work from Home.
        squared = geo.squared_km(area.point, "job.latitude", "job.longitude")
        ring = f"case when job.cell = 0 then 2 when {squared} <= {area.inner_km**2} then 0 else 1 end"
        ordering = [(ring, "asc"), *ordering]
    elif is_by_time and found.index == LISTED_BY_PLACE:
        parts = [f"job.cell = {cell}" for cell in found.cells]
    is_partial = not found.is_narrow and bool(found.others or not is_by_time) and _narrow(found)
    listing = Listing(
        "`tabJP Job` job",
        columns,
        found.where,
        found.values,
        ordering,
        COMPANY_OF_JOB,
        found.index,
        parts,
        is_partial,
    )
    return page(listing, cursor, limit)


def newest(filters: Filters, since: datetime, most: int) -> list[tuple[str, str]]:
    """The jobs that match and were published after `since`, the newest first: (name, company).

    :param most: how many at most.
    :raises frappe.ValidationError: 417, as `listed_jobs`.
    """
    asked = loosening.read(filters)
    if asked.is_empty:
        return []
    found, _place = _found(asked)
    since = found.values["since"] = max(found.values["since"], since)
    if asked.groups:
        words, values = word_conditions.published_since(asked.groups, since, found.values["now"], found.cells)
        found.others += words
        found.values |= values
        found.is_narrow = True
    if found.others and not found.is_narrow:
        _narrow(found)
    chosen = (
        f"select job.name, job.company from `tabJP Job` job where {' and '.join(found.where)}"  # noqa: S608 (constants)
        f" order by job.published_on desc, job.name desc limit {int(most)}"
    )
    return frappe.db.sql(chosen, found.values)


def mark(cards: list[dict]) -> None:
    """Say in each card what the account did with the job: `saved`, `applied`. Domains above tell by hook."""
    hooks = frappe.get_hooks("job_portal_job_marks")
    queries = {key: frappe.get_attr(path) for key, (path,) in hooks.items()}
    marked = _marked(queries, [card["name"] for card in cards]) if cards else set()
    for card in cards:
        card |= {key: (key, card["name"]) in marked for key in queries}


def _marked(queries: dict[str, str], jobs: list[str]) -> set[tuple[str, str]]:
    """The pairs of a key and a job that its query finds, all by one query."""
    account = frappe.session.user
    if account == "Guest" or not queries:
        return set()
    names = {f"job_{index}": job for index, job in enumerate(jobs)}
    places = ", ".join(f"%({name})s" for name in names)
    parts = (
        f"select '{key}', job from ({query}) {key} where job in ({places})"  # noqa: S608 (constants)
        for key, query in queries.items()
    )
    return set(frappe.db.sql(" union all ".join(parts), {"account": account, **names}))


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
    # Where words lead to the jobs, the database must not walk all jobs in the order of time.
    time = "job.published_on" if found.index or not found.is_narrow else "coalesce(job.published_on, null)"
    way = "asc" if order == "oldest" else "desc"
    return [(time, way), ("job.name", way)]


def _distance(card: dict) -> float | None:
    squared = card.pop("squared_km", None)
    return round(squared**0.5, 1) if card.pop("cell", 0) else None

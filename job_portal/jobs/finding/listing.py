"""The public list of jobs."""

from dataclasses import replace
from datetime import datetime

import frappe
from frappe import _

from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.jobs import addresses, messages, trades
from job_portal.jobs.finding import conditions, unfound
from job_portal.jobs.finding.conditions import LISTED_BY_PLACE, PAY, Conditions
from job_portal.jobs.finding.database import ranked as by_database
from job_portal.jobs.finding.kinds import Kind
from job_portal.jobs.finding.opensearch import connection
from job_portal.jobs.finding.opensearch import ranked as by_opensearch
from job_portal.jobs.finding.query import Filters, ParsedQuery, lacking, loosened, parse, sentence
from job_portal.jobs.finding.word_groups import Group
from job_portal.places import geo
from job_portal.platform import paging
from job_portal.platform.paging import CURSOR_OF_ANOTHER_LIST, Listing
from job_portal.rules import MARKET
from job_portal.words.locating import Area

_LIVE, _CLOSED, _EXPIRED, HELD, REMOVED = MARKET["job_statuses"]
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
# To others, the jobs of a rejected or frozen company look removed.
IS_HIDDEN = f"company.status in {HIDDEN}"
# Conditions for readers outside the job's company.
IS_PUBLIC = f"job.status not in ('{HELD}', '{REMOVED}') and not {IS_HIDDEN}"


def parsed(filters: Filters) -> ParsedQuery:
    """The filters and their text, parsed.

    :raises frappe.ValidationError: 417, as `listed_jobs`, without a page.
    """
    if filters.order and filters.order not in MARKET["job_orders"]:
        frappe.throw(_(messages.ORDER_UNKNOWN))
    return parse(filters)


def listed_jobs(filters: Filters, cursor: str | None, limit: int | None) -> dict:
    """A page of the jobs that match, as `api.list_jobs` answers it.

    :raises frappe.ValidationError: 417, as `listed`.
    """
    query = parsed(filters)
    answer = listed(query, CARD_COLUMNS | {"facts": "job.facts"}, cursor, limit)
    for card in answer["items"]:
        card["is_verified"] = bool(card["is_verified"])
        card["facts"] = card["facts"].split("\n") if card["facts"] else []
        card["url"] = addresses.of_card(card)
    mark(answer["items"])
    # Only the first page shows whether the search found any job.
    if filters.search and not cursor:
        unfound.note(query, bool(answer["items"]))
    return answer


def listed(query: ParsedQuery, columns: dict[str, str], cursor: str | None, limit: int | None) -> dict:
    """A page of the records that match, as `paging.page` answers it; for a text also what was understood.

    :param columns: SQL by the key of a card. A card gets `distance_km`, too.
    :raises frappe.ValidationError: 417, a value outside its list or bounds, or a missing or unknown place;
        see `paging.page` for `cursor` and `limit`.
    """
    # If no level finds a record, this is the answer of the first level.
    answer, meant = _first_with_records(query, columns, *_level(cursor), limit)
    for card in answer["items"]:
        card["distance_km"] = _distance(card)
    if query.filters.search:
        answer["understood"] = query.chips()
        is_from_home = False
        if not cursor:
            is_from_home = _is_all_from_home(meant, answer["items"])
            asked = meant.only_preferred() if answer["items"] else {}
            meant = lacking(meant, [label for label, words in asked.items() if not _has_any(meant, words)])
        answer["loosened"] = sentence(meant, answer["total"], answer["at_least"], is_from_home)
    return answer


def _has_any(query: ParsedQuery, words: list[tuple[str, ...]]) -> bool:
    """Whether any record that matches has one of each tuple of index words."""
    groups = (Group((), dict.fromkeys(some, 100)) for some in words)
    needed = replace(query, groups=(*query.groups, *groups))
    return bool(_page(needed, {"name": f"{query.kind.name}.name"}, None, 1)["items"])


def _is_all_from_home(query: ParsedQuery, cards: list[dict]) -> bool:
    """Whether a text names a place and not Work from Home, and only such jobs were found."""
    is_asked = query.filters.work_location_type
    is_near = query.area and query.area.reach_km
    return bool(is_near and cards and not is_asked and all(card["distance_km"] is None for card in cards))


def _first_with_records(
    query: ParsedQuery, columns: dict[str, str], level: int, cursor: str | None, limit: int | None
) -> tuple[dict, ParsedQuery]:
    """The page of the query; for a first page, loosened until there are records.

    :param level: how often the previous page was loosened.
    """
    first = None
    for at, meant in enumerate(loosened(query) if query.filters.search else [query]):
        if at < level:
            continue
        answer = _page(meant, columns, cursor, limit)
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


def _page(query: ParsedQuery, columns: dict[str, str], cursor: str | None, limit: int | None) -> dict:
    found = conditions.of(query)
    if query.place:
        squared = geo.squared_km(query.place, *query.kind.point)
        columns = {**columns, "squared_km": squared, "cell": f"{query.kind.name}.cell"}
    if query.groups and query.filters.order in (None, "relevant"):
        return _by_relevance(query, found, columns, cursor, limit)
    return _in_order(query, found, columns, cursor, limit)


def _by_relevance(
    query: ParsedQuery, found: Conditions, columns: dict[str, str], cursor: str | None, limit: int | None
) -> dict:
    """A page by relevance, as `paging.page` answers it.

    A cursor holds the moment of its first page: later pages exclude newer jobs and keep the freshness points.
    Both engines use the same cursors.
    """
    size = paging.size_of(limit)
    if not all(group.words for group in query.groups):
        return {"items": [], "next": None, "total": 0, "at_least": False}
    groups = [[group.typed, group.words, group.rarity, group.is_needed] for group in query.groups]
    values = {name: value for name, value in found.values.items() if name not in paging.MOVING}
    digest = paging.digest_of([groups, found.where, values, query.place])
    last = paging.decode_cursor(cursor, digest, 4) if cursor else None
    moment = _moment(last.pop(), found.values) if last else query.moment
    some = by_database.Slice(size, moment, last)
    ranked = connection.or_else(
        by_opensearch.ranked, by_database.ranked, query, found, some, columns, query.kind.joins
    )
    exact = MARKET["limits"]["total_exact"]
    return {
        "items": ranked.rows,
        "next": paging.encode_cursor(digest, [*ranked.last, moment]) if ranked.last else None,
        "total": min(ranked.total, exact),
        "at_least": ranked.total > exact or ranked.at_least,
    }


def _moment(text: str, values: dict) -> datetime:
    """The moment that a cursor holds. Clients may forge a cursor, so it is checked."""
    try:
        moment = datetime.fromisoformat(text)
        if values["since"] < moment <= values["now"]:
            return moment
    except (TypeError, ValueError):
        pass
    return frappe.throw(_(CURSOR_OF_ANOTHER_LIST))


def _in_order(
    query: ParsedQuery, found: Conditions, columns: dict[str, str], cursor: str | None, limit: int | None
) -> dict:
    filters, area = query.filters, query.area
    order = filters.order
    if order in (None, "relevant"):
        # For a locality alone the nearest jobs are the most relevant, for a city the newest.
        order = "nearest" if area and not area.inner_km else "newest"
    if query.groups:
        found = conditions.with_words(query, found)
    is_partial = False
    if filters.facts and not query.groups:
        found, is_partial = conditions.with_facts(query, found)
    ordering, parts = _ordering(order, query, found), []
    if query.said_pay and not filters.order:
        ordering = [*((part, "asc") for part in conditions.by_pay(query.said_pay)), *ordering]
    if query.said_education and not filters.order:
        ordering = [(conditions.by_education(query.said_education), "asc"), *ordering]
    if query.preferred and not filters.order:
        most, values = conditions.preferred(query)
        found, ordering = found.also(values=values), [(most, "desc"), *ordering]
    is_by_time = order in ("newest", "oldest")
    if area and not filters.order:
        ordering = [(_ring(area, query.kind), "asc"), *ordering]
    elif is_by_time and found.index == LISTED_BY_PLACE:
        parts = [f"{query.kind.name}.cell = {cell}" for cell in found.cells]
    if not found.is_narrow and (found.others or not is_by_time):
        found, is_partial = conditions.newest_only(found)
    listing = Listing(
        query.kind.table,
        columns,
        list(found.where),
        found.values,
        ordering,
        query.kind.joins,
        found.index,
        parts,
        is_partial,
    )
    return paging.page(listing, cursor, limit)


def _ring(area: Area, kind: Kind) -> str:
    """SQL that sorts records in the city first, then those of cities beside it, around it, and from home."""
    squared = geo.squared_km(area.point, *kind.point)
    # Mumbai's circle has Thane in it. A job belongs to the city whose centre is nearer for the city's size.
    beside = " ".join(
        f"when {geo.squared_km(point, *kind.point)} * {area.inner_km**2} < {squared} * {radius**2} then 1"
        for point, radius in area.beside
    )
    inside = f"when {squared} > {area.inner_km**2} then 2 {beside}"
    return f"case when {kind.name}.cell = 0 then 3 {inside} else 0 end"


def newest(filters: Filters, since: datetime, most: int) -> list[tuple[str, str]]:
    """(name, company) of the jobs that match and were published after `since`, the newest first.

    :param most: how many at most.
    :raises frappe.ValidationError: 417, as `listed_jobs`.
    """
    query = parse(filters)
    if query.is_empty:
        return []
    found = conditions.of(query)
    found = found.also(values={"since": max(found.values["since"], since)})
    if query.groups:
        found = conditions.with_newest_words(query, found)
    elif filters.facts:
        found, _is_partial = conditions.with_facts(query, found)
    elif found.others and not found.is_narrow:
        found, _is_partial = conditions.newest_only(found)
    chosen = (
        f"select job.name, job.company from `tabJP Job` job where {' and '.join(found.where)}"  # noqa: S608 (constants)
        f" order by job.published_on desc, job.name desc limit {int(most)}"
    )
    return frappe.db.sql(chosen, found.values)


def mark(cards: list[dict]) -> None:
    """Add the trade in the reader's language to each card, and the account's marks: `saved`, `applied`.

    Domains above answer by hook.
    """
    trades.add_names(cards)
    hooks = frappe.get_hooks("job_portal_job_marks")
    queries = {key: frappe.get_attr(path) for key, (path,) in hooks.items()}
    marked = _marked(queries, [card["name"] for card in cards]) if cards else set()
    for card in cards:
        card |= {key: (key, card["name"]) in marked for key in queries}


def _marked(queries: dict[str, str], jobs: list[str]) -> set[tuple[str, str]]:
    """The (key, job) pairs that the queries of the keys find, in one query."""
    account = frappe.session.user
    if account == "Guest" or not queries:
        return set()
    parts = (
        f"select '{key}', job from ({query}) {key} where job in %(jobs)s"  # noqa: S608 (constants)
        for key, query in queries.items()
    )
    return set(frappe.db.sql(" union all ".join(parts), {"account": account, "jobs": jobs}))


def _ordering(order: str, query: ParsedQuery, found: Conditions) -> list[tuple[str, str]]:
    of = query.kind.name
    if order == "nearest":
        return [(geo.squared_km(query.place, *query.kind.point), "asc"), (f"{of}.name", "desc")]
    if order == "salary":
        return [(PAY, "desc"), ("job.name", "desc")]
    # If words select the jobs, the database must not scan all jobs by time.
    time = f"{of}.published_on"
    if found.is_narrow and not found.index:
        time = f"coalesce({time}, null)"
    way = "asc" if order == "oldest" else "desc"
    return [(time, way), (f"{of}.name", way)]


def _distance(card: dict) -> float | None:
    squared = card.pop("squared_km", None)
    return round(squared**0.5, 1) if card.pop("cell", 0) else None

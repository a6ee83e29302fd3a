"""Ranks the jobs of a search by relevance in OpenSearch, with the database's formula.

All queries are structured: a word of a search is always a term, never query syntax.
"""

from datetime import datetime, timedelta

import frappe
from frappe import _

from job_portal.jobs.finding import conditions
from job_portal.jobs.finding.conditions import Conditions
from job_portal.jobs.finding.database.ranked import DISTANCE, FRESHNESS, FROM_HOME, PREFERRED, Ranked, Slice
from job_portal.jobs.finding.kinds import Kind
from job_portal.jobs.finding.opensearch import connection, documents
from job_portal.jobs.finding.opensearch.listed_jobs import NONE
from job_portal.jobs.finding.opensearch.scoring import best, best_entry
from job_portal.jobs.finding.query import ParsedQuery
from job_portal.jobs.finding.word_groups import Group
from job_portal.platform.paging import CURSOR_OF_ANOTHER_LIST
from job_portal.rules import MARKET
from job_portal.words import facts

_EXACT = MARKET["limits"]["total_exact"]
_AT_HOME = {"term": {"cell": 0}}


def ranked(
    query: ParsedQuery, wanted: Conditions, some: Slice, columns: dict[str, str], joins: str
) -> Ranked:
    """As `database.ranked.ranked`.

    :raises connection.Unavailable: OpenSearch does not answer.
    """
    index, body = connection.index_of(query.kind.doctype), _body(query, wanted, some)
    hits, total = connection.ask(lambda client: _found(client, index, body))
    shown = hits[: some.size]
    last = None
    if len(hits) > some.size:
        score, time, name = shown[-1]
        last = [score, documents.moment_of(time), name]
    rows = _cards(query.kind, [name for *_sort, name in shown], columns, joins, wanted.values["now"])
    return Ranked(rows, last, total - (len(shown) - len(rows)), False)


def _found(client, index: str, body: dict) -> tuple[list[tuple[int, int, str]], int]:
    """(score, time, name) of each job, and the total."""
    # A failed shard would silently leave out jobs.
    answer = client.search(index=index, body=body, params={"allow_partial_search_results": "false"})
    sorts = (hit["sort"] for hit in answer["hits"]["hits"])
    hits = [(int(score), int(time), name) for score, time, name in sorts]
    return hits, int(answer["hits"]["total"]["value"])


def _cards(kind: Kind, names: list[str], columns: dict[str, str], joins: str, now: datetime) -> list[dict]:
    """The rows, in the order of the names, without jobs that were closed a moment ago."""
    if not names:
        return []
    shown = ", ".join(f"{sql} as `{name}`" for name, sql in columns.items())
    query = (
        f"select {shown} from {kind.table} {joins} where {kind.name}.name in %(names)s"  # noqa: S608 (constants)
        f" and {kind.name}.is_listed = 1 and {kind.name}.valid_through > %(now)s"
    )
    found = frappe.db.sql(query, {"names": names, "now": now}, as_dict=True)
    rows = {row["name"]: row for row in found}
    return [rows[name] for name in names if name in rows]


def _body(query: ParsedQuery, wanted: Conditions, some: Slice) -> dict:
    words = [(group, _points(group)) for group in query.groups]
    text = [points for group, points in words if group.is_needed]
    others = [points for group, points in words if not group.is_needed]
    if query.needs_any:
        text, others = [_any(others)], []
    points = [*others, _fresh(some.moment), *([_near(query)] if query.place else [])]
    points += [best([(_with_any(words), PREFERRED)]) for words in query.preferred]
    body = {
        "query": {
            "bool": {"must": text, "should": points, "filter": _filters(query, wanted.values, some.moment)}
        },
        "sort": [{"_score": "desc"}, {"published": "desc"}, {"name": "desc"}],
        "size": some.size + 1,
        "_source": False,
        "track_total_hits": _EXACT + 1,
    }
    return {**body, "search_after": _after(some.last)} if some.last else body


def _after(last: list) -> list:
    """The sort values of a cursor. Clients may forge a cursor."""
    score, time, name = last
    try:
        return [float(score), documents.time_of(datetime.fromisoformat(time)), str(name)]
    except (TypeError, ValueError):
        return frappe.throw(_(CURSOR_OF_ANOTHER_LIST))


def _points(group: Group) -> dict:
    """Scores the best of the group's words that a job has."""
    return best_entry(
        (entry, weight * percent * group.rarity)
        for word, percent in group.words.items()
        for weight, entry in documents.entries(word).items()
    )


def _fresh(moment: datetime) -> dict:
    def since(hours: int) -> dict:
        return {"range": {"published": {"gt": documents.time_of(moment - timedelta(hours=hours))}}}

    return best((since(hours), points) for hours, points in FRESHNESS)


def _near(query: ParsedQuery) -> dict:
    steps = ((_within(query.place, query.inner_km + km), points) for km, points in DISTANCE)
    return best([*steps, (_AT_HOME, FROM_HOME)])


def _any(queries: list[dict]) -> dict:
    return {"bool": {"should": queries, "minimum_should_match": 1}}


def _with_fact(fact: str) -> dict:
    return {"term": {"entries": f"{facts.index_word(fact)}:{facts.WEIGHT}"}}


def _with_any(words: tuple[str, ...]) -> dict:
    return {"terms": {"entries": [entry for word in words for entry in documents.entries(word).values()]}}


def _within(place, km: float) -> dict:
    return {"geo_distance": {"distance": f"{km}km", "place": {"lat": place.latitude, "lon": place.longitude}}}


def _filters(query: ParsedQuery, values: dict, moment: datetime) -> list[dict]:
    filters, area = query.filters, query.area
    since, until = documents.time_of(values["since"]), documents.time_of(moment)
    found = [
        {"range": {"published": {"gt": since, "lte": until}}},
        {"range": {"until": {"gt": documents.time_of(values["now"])}}},
    ]
    for name in ("category", "city", "state", "work_location_type"):
        if value := getattr(filters, name):
            found.append({"term": {name: documents.text(value)}})
    if filters.company:
        found.append({"term": {"company": filters.company}})
    if filters.job_type:
        found.append({"terms": {"job_type": [documents.text(each) for each in (filters.job_type, "Both")]}})
    if filters.min_salary:
        found.append({"range": {"pay": {"gte": filters.min_salary}}})
    if filters.experience is not None:
        reached = conditions.within_reach(filters.experience)
        fits = {"terms": {"experience_required": [NONE, *reached]}}
        found.append(fits if filters.experience else _any([fits, _with_fact(facts.FRESHERS)]))
    if filters.education:
        found.append({"terms": {"min_education": [NONE, *conditions.up_to(filters.education)]}})
    for fact in facts.in_filter(filters.facts):
        found.append(_with_fact(fact))
    if filters.radius_km:
        found.append(_within(query.place, filters.radius_km))
    if area and area.reach_km:
        around = _within(area.point, area.reach_km)
        found.append(_any([_AT_HOME, around]))
    return found

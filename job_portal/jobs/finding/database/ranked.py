"""Ranks the jobs of a search by relevance on the site's own database. docs/market.md has the formula.

It ranks the newest jobs with the rarest of the words.
"""

from datetime import datetime, timedelta
from typing import NamedTuple

import frappe

from job_portal.jobs.finding import conditions
from job_portal.jobs.finding.conditions import Conditions
from job_portal.jobs.finding.query import ParsedQuery
from job_portal.places import geo
from job_portal.rules import MARKET

LIMITS = MARKET["limits"]
# How many more of the best are read than shown, since some may have expired.
_SPARE = 50
# (hours since publishing, points): the first match counts.
FRESHNESS = ((12, 1500), (24, 1200), (48, 900), (96, 600))
# (km, points).
DISTANCE = ((2, 14000), (5, 11000), (7, 8500), (10, 6000), (15, 4000), (25, 1500), (50, 500))
FROM_HOME = 5000
# For each preferred fact.
PREFERRED = 2000


class Slice(NamedTuple):
    """The requested rows: `size` of them, after the row with the values `last`: score, time and name.

    `moment` is when the first page was read.
    """

    size: int
    moment: datetime
    last: list | None


class Ranked(NamedTuple):
    """Rows with the requested columns. `last` holds the values of the last row, if more follow."""

    rows: list[dict]
    last: list | None
    total: int
    at_least: bool


def ranked(
    query: ParsedQuery, wanted: Conditions, some: Slice, columns: dict[str, str], joins: str
) -> Ranked:
    """The jobs that match, by relevance.

    :param wanted: conditions of everything except the words.
    :param columns: SQL by the key of a row, of the kind's table and those that `joins` adds.
    """
    most = _depth(query, wanted)
    rows = []
    if _is_common(query, wanted):
        rows = _rows(query, wanted, some, columns, joins, most, best=some.size + 1 + _SPARE)
    # Some of the best may have expired before the sweep. If that would show, read all.
    if len(rows) <= some.size or rows[0]["looked"] <= most:
        rows = _rows(query, wanted, some, columns, joins, most)
    if not rows:
        return Ranked([], None, 0, False)
    total, is_partial = rows[0]["total"], rows[0]["looked"] > most
    rows, more = rows[: some.size], rows[some.size :]
    last = [rows[-1][name] for name in ("score", "sort_time", "name")] if more else None
    return Ranked([{name: row[name] for name in columns} for row in rows], last, total, is_partial)


def _depth(query: ParsedQuery, wanted: Conditions) -> int:
    """How many jobs to rank. Fewer are enough if there are surely more than are counted exactly."""
    if wanted.cells:
        return LIMITS["search_depth_near"]
    if query.needs_any:
        jobs = max(group.commonest_jobs for group in query.groups)
    else:
        jobs = min(group.commonest_jobs for group in query.groups if group.is_needed)
    return LIMITS["ranked_of_more" if jobs > LIMITS["ranked_depth"] else "ranked_depth"]


def _is_common(query: ParsedQuery, wanted: Conditions) -> bool:
    """Whether the query is a single very common word."""
    is_alone = len(query.groups) == 1 and wanted.is_all and not query.place and not query.preferred
    return is_alone and query.groups[0].commonest_jobs > LIMITS["ranked_depth"]


def _rows(
    query: ParsedQuery,
    wanted: Conditions,
    some: Slice,
    columns: dict[str, str],
    joins: str,
    most: int,
    best: int | None = None,
) -> list[dict]:
    """The rows, and one more if there is one.

    :param most: how many jobs are ranked.
    :param best: how many of these are chosen by their words alone, before the jobs are read. Without it the
        jobs are read first.
    """
    found, tests, values = (_of_any if query.needs_any else _of_all)(query, wanted, some.moment, most)
    text = " + ".join(f"found.points_{number}" for number in range(len(query.groups)))
    steps, times = _freshness(some.moment)
    values = {**wanted.values, **values, **times}
    parts = [text, steps, *([_distance(query)] if query.place else [])]
    if query.preferred:
        preferred, more = conditions.preferred(query)
        parts, values = [*parts, f"{PREFERRED} * ({preferred})"], values | more
    kind = query.kind
    join, where = f" cross join {kind.table}", [f"{kind.name}.name = found.name", *tests, *wanted.where]
    if best:
        join, where = "", ["1 = 1"]
    scored = (
        f"select found.name, found.published_on, {' + '.join(parts)} as score, found.looked,"  # noqa: S608
        f" count(*) over () as total from ({found}) found{join} where {' and '.join(where)}"
    )
    order = "order by {0}.score desc, {0}.published_on desc, {0}.name desc"
    after = ""
    if some.last:
        after = f" where {_AFTER}"
        values |= dict(zip(("score", "published", "last"), some.last, strict=True))
    chosen = f"select * from ({scored}) scored{after} {order.format('scored')} limit {best or some.size + 1}"  # noqa: S608
    shown = ", ".join(f"{sql} as `{name}`" for name, sql in columns.items())
    still = f" and {' and '.join(wanted.where)}" if best else ""
    statement = (
        f"select {shown}, chosen.score, chosen.published_on as sort_time, chosen.total, chosen.looked"  # noqa: S608
        f" from ({chosen}) chosen cross join {kind.table} {joins} where {kind.name}.name = chosen.name{still}"
        f" {order.format('chosen')} limit {some.size + 1}"
    )
    return frappe.db.sql(statement, values, as_dict=True)


def _of_all(
    query: ParsedQuery, wanted: Conditions, moment: datetime, most: int
) -> tuple[str, list[str], dict]:
    """SQL for the newest jobs of the rarest group, with their points for every group; and its conditions.

    Of too many, those with more points for this group are chosen: its words in titles before descriptions.
    """
    groups = query.groups
    first = conditions.rarest_of(groups)
    newest, values = conditions.newest(groups[first], first, wanted, moment, most)
    # The other groups are looked up for these jobs only.
    chosen = (
        "select newest.name, newest.published_on, max(newest.points) as points, count(*) over () as looked"  # noqa: S608
        f" from ({newest}) newest group by newest.name, newest.published_on"
        f" order by points desc, newest.published_on desc, newest.name desc limit {most}"
    )
    points, tests = [f"newest.points * {groups[first].rarity} as points_{first}"], []
    for number, group in enumerate(groups):
        if number != first:
            names = {f"word_{number}_{index}": word for index, word in enumerate(group.words)}
            values |= names
            choices = [
                f"({conditions.lookup(name, 'newest', 'weight', query.kind)}) * {percent}"
                for name, percent in zip(names, group.words.values(), strict=True)
            ]
            points.append(f"coalesce({', '.join(choices)}, 0) * {group.rarity} as points_{number}")
            if group.is_needed:
                tests.append(f"found.points_{number} > 0")
    # The limit makes the database materialize the subquery. Otherwise it looks up each word twice.
    found = (
        f"select newest.name, newest.published_on, newest.looked, {', '.join(points)}"  # noqa: S608 (constants)
        f" from ({chosen}) newest limit {most}"
    )
    return found, tests, values


def _of_any(
    query: ParsedQuery, wanted: Conditions, moment: datetime, most: int
) -> tuple[str, list[str], dict]:
    """SQL for the newest jobs of each group, with their points."""
    parts, points, values = [], [], {}
    for number, group in enumerate(query.groups):
        newest, more = conditions.newest(group, number, wanted, moment, most)
        parts.append(newest)
        values |= more
        best = f"max(case when newest.number = {number} then newest.points else 0 end)"
        points.append(f"{best} * {group.rarity} as points_{number}")
    found = (
        "select newest.name, newest.published_on, count(*) over () as looked,"  # noqa: S608 (constants)
        f" {', '.join(points)} from ({' union all '.join(parts)}) newest"
        " group by newest.name, newest.published_on"
    )
    return found, [], values


_AFTER = (
    "(scored.score < %(score)s or (scored.score = %(score)s and (scored.published_on < %(published)s"
    " or (scored.published_on = %(published)s and scored.name < %(last)s))))"
)


def _freshness(moment: datetime) -> tuple[str, dict]:
    times = {f"fresh_{hours}": moment - timedelta(hours=hours) for hours, _points in FRESHNESS}
    cases = " ".join(
        f"when found.published_on > %(fresh_{hours})s then {points}" for hours, points in FRESHNESS
    )
    return f"(case {cases} else 0 end)", times


def _distance(query: ParsedQuery) -> str:
    squared = geo.squared_km(query.place, *query.kind.point)
    steps = " ".join(
        f"when {squared} <= {(query.inner_km + km) ** 2} then {points}" for km, points in DISTANCE
    )
    return f"(case when {query.kind.name}.cell = 0 then {FROM_HOME} {steps} else 0 end)"

"""The order of relevance: one number a job, of text, distance and freshness. docs/market.md has the formula.

The database reckons it, for the newest jobs that have the rarest of the words. A cursor holds the moment of
its first page: what was published later is not in the pages that follow, and freshness stays as it was.
"""

import math
from dataclasses import dataclass
from datetime import datetime, timedelta

import frappe
from frappe import _

from job_portal.jobs.search import matching
from job_portal.jobs.search.query import Group
from job_portal.platform import paging
from job_portal.rules import MARKET

# A group's points are weight (3 to 10) x percent of the match x rarity. Rarity is in tenths.
_COMMONEST, _RAREST, _PER_DOUBLING = 10, 30, 1.5
# (hours since publishing, points): the first that holds counts.
_FRESHNESS = ((12, 1500), (24, 1200), (48, 900), (96, 600))
# (km, points).
_DISTANCE = ((2, 14000), (5, 11000), (7, 8500), (10, 6000), (15, 4000), (25, 1500), (50, 500))
_FROM_HOME = 5000


@dataclass
class Ranking:
    """What is ranked: the groups, and the conditions that filters make."""

    groups: list[Group]
    where: list[str]
    values: dict
    # Whether a job must have a word of each group, or of any.
    needs_all: bool = True
    # The square of the distance in km, as SQL of the job, where a place is known.
    squared_km: str | None = None
    # So far from the place all is equally near.
    inner_km: int = 0
    # The cells that hold all jobs which `where` lets through.
    cells: list[int] | None = None


def page(
    ranking: Ranking, columns: dict[str, str], joins: str, cursor: str | None, limit: int | None
) -> dict:
    """A page in the order of relevance, as `paging.page` answers it."""
    size = paging.size_of(limit)
    groups = ranking.groups
    if not all(group.words for group in groups):
        return {"items": [], "next": None, "total": 0, "at_least": False}
    digest = paging.digest_of(
        [[group.typed, group.words, _rarity(group)] for group in groups] + _filters(ranking)
    )
    last = paging.opened(cursor, digest, 4) if cursor else None
    moment = _moment(last[3], ranking.values) if last else ranking.values["now"]
    query, values, most = _query(ranking, columns, joins, size, moment, is_first=not last)
    if last:
        values |= {"score": last[0], "published": last[1], "last": last[2]}
    rows = frappe.db.sql(query, values, as_dict=True)
    following = None
    if len(rows) > size:
        row = rows[size - 1]
        following = paging.sealed(digest, [row["score"], row["sort_time"], row["name"], moment])
    total = rows[0]["total"] if rows else 0
    return {
        "items": [{name: row[name] for name in columns} for row in rows[:size]],
        "next": following,
        "total": min(total, MARKET["limits"]["total_exact"]),
        "at_least": total > MARKET["limits"]["total_exact"] or bool(rows and rows[0]["looked"] >= most),
    }


def _query(ranking: Ranking, columns: dict, joins: str, size: int, moment: datetime, is_first: bool):
    found, tests, values, most = (_of_all if ranking.needs_all else _of_any)(ranking, moment)
    text = " + ".join(f"found.points_{number}" for number in range(len(ranking.groups)))
    steps, times = _freshness(moment)
    parts = [text, steps, *([_distance(ranking)] if ranking.squared_km else [])]
    ranked = (
        f"select job.name, job.published_on, {' + '.join(parts)} as score, found.looked,"  # noqa: S608
        f" count(*) over () as total from ({found}) found cross join `tabJP Job` job"
        f" where job.name = found.name and {' and '.join(tests + ranking.where)}"
    )
    order = "order by {0}.score desc, {0}.published_on desc, {0}.name desc"
    after = "" if is_first else f" where {_AFTER}"
    chosen = f"select * from ({ranked}) ranked{after} {order.format('ranked')} limit {size + 1}"  # noqa: S608
    shown = ", ".join(f"{sql} as `{name}`" for name, sql in columns.items())
    query = (
        f"select {shown}, chosen.score, chosen.published_on as sort_time, chosen.total, chosen.looked"  # noqa: S608
        f" from ({chosen}) chosen cross join `tabJP Job` job {joins} where job.name = chosen.name"
        f" {order.format('chosen')}"
    )
    return query, {**ranking.values, **values, **times}, most


def _of_all(ranking: Ranking, moment: datetime) -> tuple[str, list[str], dict, int]:
    """SQL for the newest jobs of the rarest group, with their points for every group; and its conditions."""
    groups = ranking.groups
    first = matching.rarest_of(groups)
    newest, values, most = matching.newest(
        groups[first], first, ranking.values["since"], moment, ranking.cells
    )
    points, tests = [f"max(newest.points) * {_rarity(groups[first])} as points_{first}"], []
    for number, group in enumerate(groups):
        if number != first:
            names = {f"word_{number}_{index}": word for index, word in enumerate(group.words)}
            values |= names
            choices = [
                f"({matching.lookup(name, 'newest', 'weight')}) * {percent}"
                for name, percent in zip(names, group.words.values(), strict=True)
            ]
            points.append(f"coalesce({', '.join(choices)}, 0) * {_rarity(group)} as points_{number}")
            tests.append(f"found.points_{number} > 0")
    return _grouped(newest, points), tests, values, most


def _of_any(ranking: Ranking, moment: datetime) -> tuple[str, list[str], dict, int]:
    """SQL for the newest jobs of each group, with their points."""
    parts, points, values, most = [], [], {}, 0
    for number, group in enumerate(ranking.groups):
        newest, more, most = matching.newest(group, number, ranking.values["since"], moment, ranking.cells)
        parts.append(newest)
        values |= more
        best = f"max(case when newest.number = {number} then newest.points else 0 end)"
        points.append(f"{best} * {_rarity(group)} as points_{number}")
    return _grouped(" union all ".join(parts), points), [], values, most


def _grouped(newest: str, points: list[str]) -> str:
    return (
        "select newest.name, newest.published_on, count(*) over () as looked,"  # noqa: S608 (constants)
        f" {', '.join(points)} from ({newest}) newest group by newest.name, newest.published_on"
    )


_AFTER = (
    "(ranked.score < %(score)s or (ranked.score = %(score)s and (ranked.published_on < %(published)s"
    " or (ranked.published_on = %(published)s and ranked.name < %(last)s))))"
)


def _moment(text: str, values: dict) -> datetime:
    """The moment that a cursor holds. Anybody may have made the cursor."""
    try:
        moment = datetime.fromisoformat(text)
        if values["since"] < moment <= values["now"]:
            return moment
    except (TypeError, ValueError):
        pass
    return frappe.throw(_(paging.CURSOR_OF_ANOTHER_LIST))


def _rarity(group: Group) -> int:
    """The fewer jobs have the words of a group, the more it says. In tenths; less with each doubling."""
    return max(_COMMONEST, round(_RAREST - _PER_DOUBLING * math.log2(max(1, group.jobs))))


def _freshness(moment: datetime) -> tuple[str, dict]:
    times = {f"fresh_{hours}": moment - timedelta(hours=hours) for hours, _points in _FRESHNESS}
    cases = " ".join(
        f"when job.published_on > %(fresh_{hours})s then {points}" for hours, points in _FRESHNESS
    )
    return f"(case {cases} else 0 end)", times


def _distance(ranking: Ranking) -> str:
    steps = " ".join(
        f"when {ranking.squared_km} <= {(ranking.inner_km + km) ** 2} then {points}"
        for km, points in _DISTANCE
    )
    return f"(case when job.cell = 0 then {_FROM_HOME} {steps} else 0 end)"


def _filters(ranking: Ranking) -> list:
    values = {name: value for name, value in ranking.values.items() if name not in paging.MOVING}
    return [ranking.where, values, ranking.squared_km, ranking.needs_all]

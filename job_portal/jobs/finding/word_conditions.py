"""SQL for the jobs that have a word of each group."""

from datetime import datetime, timedelta

import frappe

from job_portal.jobs.finding.query import Group
from job_portal.rules import MARKET

LIMITS = MARKET["limits"]


def condition(groups: list[Group], needs_all: bool, cells: list[int] | None) -> tuple[list[str], dict, bool]:
    """SQL for the jobs that match, of the table `job`.

    :param needs_all: whether a job must have a word of each group, or of any.
    :param cells: of the grid, where only jobs in these are wanted.
    :return: (conditions, values, whether many jobs may match)
    """
    if not needs_all:
        groups = [Group([], {word: 100 for group in groups for word in group.words})]
    if not all(group.words for group in groups):
        return ["1 = 0"], {}, False
    rarest = rarest_of(groups)
    is_common = not cells and _exceeds(groups[rarest], LIMITS["search_depth"])
    where, values = [], {}
    for number, group in enumerate(groups):
        has, names = _has(number, group)
        values |= names
        if number == rarest and not is_common:
            words = ", ".join(f"%({name})s" for name in names)
            found = f"select word.job from `tabJP Job Word` word where word.word in ({words})"  # noqa: S608
            where.append(f"job.name in ({found}{within(cells)})")
        else:
            where.append(has)
    return where, values, is_common


def published_since(
    groups: list[Group], since: datetime, until: datetime, cells: list[int] | None
) -> tuple[list[str], dict]:
    """SQL for the jobs of a time that match, of the table `job`: the newest ones that have the rarest word.

    :return: (conditions, values)
    """
    if not all(group.words for group in groups):
        return ["1 = 0"], {}
    rarest = rarest_of(groups)
    most = LIMITS["search_depth_near" if cells else "search_depth"]
    found, values = newest(groups[rarest], rarest, since, until, cells, most)
    where = [f"job.name in (select newest.name from ({found}) newest)"]  # noqa: S608 (constants)
    for number, group in enumerate(groups):
        if number != rarest:
            has, names = _has(number, group)
            where.append(has)
            values |= names
    return where, values


def _has(number: int, group: Group) -> tuple[str, dict[str, str]]:
    """SQL that is true for a job with a word of the group, and its values."""
    names = {f"word_{number}_{index}": word for index, word in enumerate(group.words)}
    # For `exists` MariaDB would make a table of all jobs that have the word.
    looked_up = ", ".join(f"({lookup(name, 'job', '1')})" for name in names)
    return f"coalesce({looked_up}, 0) > 0", names


def newest_first(cells: list[int] | None) -> str:
    """SQL that sorts the rows of `word`. Where cells lead to jobs, the database must not walk all by time."""
    return "coalesce(word.published_on, null) desc" if cells else "word.published_on desc"


def within(cells: list[int] | None) -> str:
    """SQL that narrows the rows of `word` to cells of the grid, if there are any."""
    return f" and word.cell in ({', '.join(map(str, cells))})" if cells else ""


def rarest_of(groups: list[Group]) -> int:
    """The position of the group that fewest jobs match."""
    return min(range(len(groups)), key=lambda number: groups[number].jobs)


def lookup(name: str, of: str, column: str) -> str:
    """SQL for the row of the word `name` that belongs to the job in table `of`, by an index.

    :param of: has published_on, and the job's name as `name`.
    """
    return (
        f"select {column} from `tabJP Job Word` word where word.word = %({name})s"  # noqa: S608 (constants)
        f" and word.published_on = {of}.published_on and word.job = {of}.name"
    )


def _exceeds(group: Group, most: int) -> bool:
    """Whether more jobs than that have one of the group's words, by counting: `jobs` may be a day old."""
    places = ", ".join(["%s"] * len(group.words))
    rows = f"select 1 from `tabJP Job Word` where word in ({places}) limit {most + 1}"  # noqa: S608
    counted = frappe.db.sql(f"select count(*) from ({rows}) counted", list(group.words))  # noqa: S608
    return counted[0][0] > most


def newest(
    group: Group, number: int, since: datetime, until: datetime, cells: list[int] | None, most: int
) -> tuple[str, dict]:
    """SQL for the newest jobs that have a word of the group: name, published_on, points, and `number`.

    :param cells: of the grid, where only jobs in these are wanted.
    :param most: how many of each word are meant: there is one more, where there are more.
    :return: (SQL, values)
    """
    since = _since(group, since, until, most) if not cells and group.commonest_jobs > most else since
    values = {f"newest_{number}_{index}": word for index, word in enumerate(group.words)}
    values[f"since_{number}"] = since
    parts = [
        "select * from (select word.job as name, word.published_on,"  # noqa: S608 (constants)
        f" word.weight * {percent} as points, {number} as number from `tabJP Job Word` word"
        f" where word.word = %(newest_{number}_{index})s{within(cells)}"
        f" and word.published_on > %(since_{number})s and word.published_on <= %(until)s"
        f" order by {newest_first(cells)} limit {most + 1}) newest_{number}_{index}"
        for index, percent in enumerate(group.words.values())
    ]
    return " union all ".join(parts), {**values, "until": until}


def _since(group: Group, since: datetime, until: datetime, most: int) -> datetime:
    """When the newest jobs of a group begin: its commonest word alone has as many since then."""
    query = (
        "select word.published_on from `tabJP Job Word` word where word.word = %s and word.published_on > %s"  # noqa: S608
        f" and word.published_on <= %s order by word.published_on desc limit 1 offset {most}"
    )
    rows = frappe.db.sql(query, (group.commonest, since, until), pluck=True)
    # There may be several of that moment.
    return max(since, rows[0] - timedelta(microseconds=1)) if rows else since

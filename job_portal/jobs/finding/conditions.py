"""SQL conditions of a query: its filters, its area and its words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

import frappe
from frappe import _

from job_portal.jobs import messages
from job_portal.jobs.finding import vocabulary
from job_portal.jobs.finding.kinds import Kind
from job_portal.jobs.finding.of_jobs import JOBS
from job_portal.jobs.finding.query import Filters, ParsedQuery
from job_portal.jobs.finding.word_groups import Group
from job_portal.places import geo
from job_portal.platform.messages import FIELD_NOT_AN_OPTION
from job_portal.rules import MARKET, OPTIONS
from job_portal.words import facts
from job_portal.words.understanding import Said

LIMITS = MARKET["limits"]
PAY = "case when job.max_salary > 0 then job.max_salary else job.min_salary end"
LISTED_BY_PLACE = "listed_by_place"
_USUAL_UNITS = ("Month", "Year")


@dataclass(frozen=True)
class Conditions:
    """SQL for the records that match. An index, in order of time, covers the `indexed` conditions."""

    kind: Kind
    indexed: tuple[str, ...]
    others: tuple[str, ...]
    values: dict
    # A few cells or words select so few jobs that the query may read all of them.
    is_narrow: bool = False
    # The cells that a circle touches, the nearest first.
    cells: tuple[int, ...] = ()
    # The index to force.
    index: str | None = None

    @property
    def is_all(self) -> bool:
        """Whether all listed records match."""
        return self.where == self.kind.listed

    @property
    def where(self) -> tuple[str, ...]:
        return (*self.indexed, *self.others)

    def also(self, *others: str, values: dict | None = None, **changes) -> "Conditions":
        """A copy with further conditions and values."""
        return replace(self, others=(*self.others, *others), values=self.values | (values or {}), **changes)

    def led_by_place(self) -> str | None:
        """The index by place. If most jobs of the site are near, MariaDB would otherwise read all by time."""
        return LISTED_BY_PLACE if self.indexed == self.kind.listed and not self.is_narrow else self.index


def of(query: ParsedQuery) -> Conditions:
    """The conditions of everything except the words.

    :raises frappe.ValidationError: 417, a value outside its list or bounds.
    """
    found = _of_options(query.filters, _of_values(query))
    more, values = query.kind.more(query)
    found = found.also(*more, values=values)
    if query.is_empty:
        found = found.also("1 = 0")
    return _in_area(query, _in_radius(query, found))


def _of_values(query: ParsedQuery) -> Conditions:
    """The conditions of the filters by value. The first city, category or state is read by its index."""
    filters = query.filters
    values = {"now": query.moment, "since": query.moment - query.kind.longest}
    given = {
        name: value for name in ("city", "category", "state", "company") if (value := getattr(filters, name))
    }
    parts = [f"{query.kind.name}.{name} = %({name})s" for name in given]
    led_by = 1 if filters.city or filters.category or filters.state else 0
    return Conditions(
        query.kind,
        (*query.kind.listed, *parts[:led_by]),
        tuple(parts[led_by:]),
        values | given,
        # A company has few jobs.
        is_narrow=bool(filters.company),
    )


def _of_options(filters: Filters, found: Conditions) -> Conditions:
    others, values = [], {}
    if filters.job_type:
        others.append("job.job_type in (%(job_type)s, 'Both')")
        values["job_type"] = _option("job_type", "job_types", filters.job_type)
    if filters.work_location_type:
        others.append("job.work_location_type = %(work_location_type)s")
        values["work_location_type"] = _option(
            "work_location_type", "work_location_types", filters.work_location_type
        )
    if filters.min_salary:
        others.append(f"{PAY} >= %(min_salary)s")
        values["min_salary"] = _number(filters.min_salary)
    if filters.experience is not None:
        reached = within_reach(_number(filters.experience))
        fits = f"coalesce(job.experience_required, '') in {_texts(reached)}"
        if not filters.experience:
            fits = f"({fits} or {_has_fact('freshers')})"
            values["freshers"] = facts.index_word(facts.FRESHERS)
        others.append(fits)
    if filters.education:
        reached = up_to(_option("min_education", "min_education", filters.education))
        others.append(f"coalesce(job.min_education, '') in {_texts(reached)}")
    for number, fact in enumerate(facts.in_filter(filters.facts)):
        others.append(_has_fact(f"fact_{number}"))
        values[f"fact_{number}"] = facts.index_word(_option("facts", "searched_facts", fact))
    return found.also(*others, values=values)


def _in_radius(query: ParsedQuery, found: Conditions) -> Conditions:
    """Restrict to the circle. *Nearest* searches up to the largest radius."""
    most = LIMITS["radius_most_km"]
    radius = query.filters.radius_km
    if radius is not None and not 1 <= radius <= most:
        frappe.throw(_(messages.RADIUS_OUT_OF_BOUNDS).format(most))
    if radius is None and query.filters.order != "nearest":
        return found
    radius = radius or most
    cells = geo.cells_by_distance(query.place, radius)
    return found.also(
        f"{found.kind.name}.cell in ({', '.join(map(str, cells))})",
        geo.within(query.place, radius, *found.kind.point),
        is_narrow=True,
        cells=tuple(cells),
        index=found.led_by_place(),
    )


def _in_area(query: ParsedQuery, found: Conditions) -> Conditions:
    """Restrict to the area that the text names, plus Work from Home.

    Work from Home comes from the whole site: of very many such jobs, only the newest. Words restrict further.
    """
    area = query.area
    if not area or not area.reach_km:
        return found
    near = geo.cells_by_distance(area.point, area.reach_km)
    within, of = geo.within(area.point, area.reach_km, *found.kind.point), found.kind.name
    return found.also(
        f"({of}.cell = 0 and {of}.published_on > %(home_since)s"
        f" or {of}.cell in ({', '.join(map(str, near))}) and {within})",
        values={"home_since": found.values["since"] if query.groups else _home_since(found)},
        is_narrow=True,
        # Work from Home is in cell 0.
        cells=(*near, 0),
        index=found.index if query.groups else found.led_by_place(),
    )


def _home_since(found: Conditions) -> datetime:
    kind = found.kind
    query = (
        f"select {kind.name}.published_on from {kind.table} where {' and '.join(kind.listed)}"  # noqa: S608 (constants)
        f" and {kind.name}.cell = 0 order by {kind.name}.published_on desc"
        f" limit 1 offset {LIMITS['search_depth']}"
    )
    rows = frappe.db.sql(query, found.values, pluck=True)
    return rows[0] if rows else found.values["since"]


def newest_only(found: Conditions) -> tuple[Conditions, bool]:
    """Restrict to the newest `search_depth` jobs, so that a list takes no longer on a larger market.

    :return: (conditions, whether there are more)
    """
    of = found.kind.name
    query = (
        f"select {of}.published_on from {found.kind.table} where {' and '.join(found.indexed)}"  # noqa: S608
        f" order by {of}.published_on desc, {of}.name desc limit 1 offset {LIMITS['search_depth']}"
    )
    rows = frappe.db.sql(query, found.values)
    return found.also(values={"since": rows[0][0]} if rows else None), bool(rows)


def with_facts(query: ParsedQuery, found: Conditions) -> tuple[Conditions, bool]:
    """Restrict to the newest jobs with the rarest of the facts, for a query without words.

    :return: (conditions, whether there are more)
    """
    words = list(map(facts.index_word, facts.in_filter(query.filters.facts)))
    counts = vocabulary.counts(words, query.kind)
    rarest = min(words, key=lambda word: counts.get(word, 0))
    jobs, most = counts.get(rarest, 0), LIMITS["search_depth_near" if found.cells else "search_depth"]
    group = Group((), {rarest: 100}, jobs, commonest=rarest, commonest_jobs=jobs)
    rows, values = newest(group, 0, found, found.values["now"], most)
    where = f"{found.kind.name}.name in (select newest.name from ({rows}) newest)"  # noqa: S608 (constants)
    return found.also(where, values=values, is_narrow=True, index=None), jobs > most


def with_words(query: ParsedQuery, found: Conditions) -> Conditions:
    """Restrict to jobs with a word of each group, or of any group."""
    groups = tuple(group for group in query.groups if group.is_needed)
    if query.needs_any:
        groups = (Group((), {word: 100 for group in query.groups for word in group.words}),)
    if not all(group.words for group in groups):
        return found.also("1 = 0", is_narrow=True, index=None)
    rarest = rarest_of(groups)
    is_common = not found.cells and _exceeds(groups[rarest], found.kind, LIMITS["search_depth"])
    where, values = [], {}
    for number, group in enumerate(groups):
        has, names = _has(number, group, found.kind)
        values |= names
        if number == rarest and not is_common:
            words = ", ".join(f"%({name})s" for name in names)
            of = found.kind.name
            rows = f"select word.{of} from {found.kind.words} word where word.word in ({words})"  # noqa: S608
            has = f"{of}.name in ({rows}{within(found.cells)})"
        where.append(has)
    return found.also(*where, values=values, is_narrow=found.is_narrow or not is_common, index=None)


def with_newest_words(query: ParsedQuery, found: Conditions) -> Conditions:
    """Restrict to jobs with a word of each group, among the newest with the rarest group."""
    groups = query.groups
    if not all(group.words for group in groups):
        return found.also("1 = 0", is_narrow=True)
    rarest = rarest_of(groups)
    most = LIMITS["search_depth_near" if found.cells else "search_depth"]
    rows, values = newest(groups[rarest], rarest, found, found.values["now"], most)
    where = [f"{found.kind.name}.name in (select newest.name from ({rows}) newest)"]  # noqa: S608 (constants)
    for number, group in enumerate(groups):
        if number != rarest:
            has, names = _has(number, group, found.kind)
            where.append(has)
            values |= names
    return found.also(*where, values=values, is_narrow=True)


def _has(number: int, group: Group, kind: Kind) -> tuple[str, dict[str, str]]:
    """SQL that is true for a record with a word of the group, and its values."""
    names = {f"word_{number}_{index}": word for index, word in enumerate(group.words)}
    # For `exists` MariaDB would materialize all jobs with the word.
    looked_up = ", ".join(f"({lookup(name, kind.name, '1', kind)})" for name in names)
    return f"coalesce({looked_up}, 0) > 0", names


def _has_fact(name: str, kind: Kind = JOBS) -> str:
    """SQL that is true for a record with the index word `name`."""
    return f"coalesce(({lookup(name, kind.name, '1', kind)}), 0) > 0"


def preferred(query: ParsedQuery) -> tuple[str, dict[str, str]]:
    """SQL for how many of the preferred words a job has, and its values."""
    values, parts = {}, []
    for at, words in enumerate(query.preferred):
        names = {f"preferred_{at}_{index}": word for index, word in enumerate(words)}
        parts.append(f"({' or '.join(_has_fact(name, query.kind) for name in names)})")
        values |= names
    return " + ".join(parts), values


def newest_first(cells: Sequence[int]) -> str:
    """SQL that sorts the rows of `word`. With cells, it keeps the database from scanning all by time."""
    return "coalesce(word.published_on, null) desc" if cells else "word.published_on desc"


def within(cells: Sequence[int]) -> str:
    """SQL that restricts the rows of `word` to cells of the grid, if any."""
    return f" and word.cell in ({', '.join(map(str, cells))})" if cells else ""


def rarest_of(groups: Sequence[Group]) -> int:
    """The position of the needed group with the fewest jobs."""
    needed = [number for number, group in enumerate(groups) if group.is_needed]
    return min(needed, key=lambda number: groups[number].jobs)


def lookup(name: str, of: str, column: str, kind: Kind) -> str:
    """SQL for the row of the word `name` of the record in table `of`, by an index.

    :param of: has published_on, and the record's name as `name`.
    """
    return (
        f"select {column} from {kind.words} word where word.word = %({name})s"  # noqa: S608 (constants)
        f" and word.published_on = {of}.published_on and word.{kind.name} = {of}.name"
    )


def _exceeds(group: Group, kind: Kind, most: int) -> bool:
    """Whether more records have one of the group's words. Counts them, as `jobs` may be a day old."""
    rows = f"select 1 from {kind.words} where word in %(words)s limit {most + 1}"  # noqa: S608
    counted = frappe.db.sql(f"select count(*) from ({rows}) counted", {"words": list(group.words)})  # noqa: S608
    return counted[0][0] > most


def newest(group: Group, number: int, found: Conditions, until: datetime, most: int) -> tuple[str, dict]:
    """SQL for the newest jobs with a word of the group: name, published_on, points, and `number`.

    :param found: gives `since` and the cells.
    :param most: how many jobs of each word; the query reads one more to show that there are more.
    :return: (SQL, values)
    """
    since, cells, kind = found.values["since"], found.cells, found.kind
    if not cells and group.commonest_jobs > most:
        since = _since(group, kind, since, until, most)
    values = {f"newest_{number}_{index}": word for index, word in enumerate(group.words)}
    values[f"since_{number}"] = since
    parts = [
        f"select * from (select word.{kind.name} as name, word.published_on,"  # noqa: S608 (constants)
        f" word.weight * {percent} as points, {number} as number from {kind.words} word"
        f" where word.word = %(newest_{number}_{index})s{within(cells)}"
        f" and word.published_on > %(since_{number})s and word.published_on <= %(until)s"
        f" order by {newest_first(cells)} limit {most + 1}) newest_{number}_{index}"
        for index, percent in enumerate(group.words.values())
    ]
    return " union all ".join(parts), {**values, "until": until}


def _since(group: Group, kind: Kind, since: datetime, until: datetime, most: int) -> datetime:
    """A time since which the group's commonest word alone has `most` records."""
    query = (
        f"select word.published_on from {kind.words} word where word.word = %s and word.published_on > %s"  # noqa: S608
        f" and word.published_on <= %s order by word.published_on desc limit 1 offset {most}"
    )
    rows = frappe.db.sql(query, (group.commonest, since, until), pluck=True)
    # Several jobs may share that moment.
    return max(since, rows[0] - timedelta(microseconds=1)) if rows else since


def within_reach(years: int) -> list[str]:
    """The options of experience that require at most these years: '3-5' and '5+' require 3 and 5."""
    return [option for option in OPTIONS["experience"] if int(option.rstrip("+").split("-")[0]) <= years]


def up_to(education: str) -> list[str]:
    """The options of education that require at most this one."""
    return OPTIONS["min_education"][: OPTIONS["min_education"].index(education) + 1]


def by_education(held: str) -> str:
    """SQL that sorts the jobs of `up_to`: the highest required education first, none last."""
    reached = up_to(held)
    cases = " ".join(f"when '{option}' then {-number}" for number, option in enumerate(reached, 1))
    return f"case job.min_education {cases} else 0 end"


def by_pay(said: Said) -> list[str]:
    """SQL that sorts jobs by the pay that a text tells. A range that holds the amount is nearest.

    Pay for an hour, a day or a week asks for such jobs, so these go first. The amount of a month or a year
    is that of any job; the unit of time only breaks ties.
    """
    unit = said.pay[1]
    is_usual = unit in _USUAL_UNITS
    units = ", ".join(f"'{each}'" for each in (_USUAL_UNITS if is_usual else (unit,)))
    more = f"job.min_salary - {int(said.value)}"
    parts = [
        f"case when {more} > 0 then {more} else 0 end",
        f"case when job.pay_unit in ({units}) then 0 else 1 end",
    ]
    return parts if is_usual else parts[::-1]


def _texts(options: list[str]) -> str:
    """Options of `rules`, and the empty text of a job without a requirement, as an SQL list."""
    return "('', " + ", ".join(f"'{option}'" for option in options) + ")" if options else "('')"


def _option(fieldname: str, options: str, value: str) -> str:
    """The value of a filter if it is an option; a refusal names the field of jobs."""
    if value in OPTIONS[options]:
        return value
    label = _(frappe.get_meta("JP Job").get_label(fieldname))
    return frappe.throw(_(FIELD_NOT_AN_OPTION).format(label))


def _number(value: int) -> int:
    return value if 0 <= value <= LIMITS["amount_most"] else frappe.throw(_(messages.NUMBER_OUT_OF_BOUNDS))

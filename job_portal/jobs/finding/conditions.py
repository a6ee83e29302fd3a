"""What `list_jobs` may be narrowed by, as SQL."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.jobs import messages
from job_portal.jobs.doctype.jp_job.jp_job import LISTED_BY_PLACE
from job_portal.jobs.finding import word_conditions
from job_portal.jobs.finding.query import Group
from job_portal.places import geo, middles
from job_portal.places.geo import Point
from job_portal.places.messages import PINCODE_UNKNOWN
from job_portal.rules import MARKET, OPTIONS

LIMITS = MARKET["limits"]
PAY = "case when job.max_salary > 0 then job.max_salary else job.min_salary end"


# No job is older than its days. So what is past is left out although nothing has swept it.
_LISTED = ("job.is_listed = 1", "job.valid_through > %(now)s", "job.published_on > %(since)s")


@dataclass
class Filters:
    """What `api.list_jobs` takes, by the same names."""

    search: str | None = None
    category: str | None = None
    pincode: str | None = None
    radius_km: int | None = None
    city: str | None = None
    state: str | None = None
    job_type: str | None = None
    work_location_type: str | None = None
    min_salary: int | None = None
    experience: int | None = None
    education: str | None = None
    company: str | None = None
    order: str | None = None


@dataclass
class Conditions:
    """SQL for the jobs that match. `indexed` conditions are read from an index, in the order of time."""

    indexed: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    values: dict = field(default_factory=dict)
    # A few cells or words lead to the jobs: then all of them are looked at.
    is_narrow: bool = False
    # The cells that a circle touches, the nearest first.
    cells: list[int] | None = None
    # The index that leads to the jobs.
    index: str | None = None

    @property
    def is_all(self) -> bool:
        """Whether all listed jobs are meant."""
        return tuple(self.where) == _LISTED

    @property
    def where(self) -> list[str]:
        return [*self.indexed, *self.others]


def conditions(filters: Filters, place: Point | None) -> Conditions:
    """The conditions of the filters; `place` as `place_of` finds it.

    :raises frappe.ValidationError: 417, a value that is not of its list or out of its bounds.
    """
    now = now_datetime()
    found = Conditions(
        list(_LISTED),
        values={"now": now, "since": now - timedelta(days=LIMITS["job_days"])},
    )
    _add_values(filters, found)
    _add_options(filters, found)
    _add_radius(filters, place, found)
    return found


def add_groups(groups: list[Group], needs_all: bool, found: Conditions) -> None:
    """Narrow to the jobs that have a word of each group, or of any."""
    words, values, is_common = word_conditions.condition(groups, needs_all, found.cells)
    found.others += words
    found.values |= values
    found.is_narrow |= not is_common
    found.index = None


def add_area(point: Point, reach_km: int, found: Conditions, is_alone: bool) -> None:
    """Narrow to an area. Work from Home can be done there, too.

    :param is_alone: whether there are no words, which lead to fewer jobs. Such jobs are of the whole site:
        of very many, the newest ones.
    """
    near = geo.cells_by_distance(point, reach_km)
    # Such jobs are in cell 0.
    found.cells = [*near, 0]
    within = geo.within(point, reach_km, "job.latitude", "job.longitude")
    found.others.append(
        "(job.cell = 0 and job.published_on > %(home_since)s"
        f" or job.cell in ({', '.join(map(str, near))}) and {within})"
    )
    found.values["home_since"] = _home_since(found) if is_alone else found.values["since"]
    if is_alone:
        _lead_by_place(found)
    found.is_narrow = True


def _home_since(found: Conditions) -> datetime:
    query = (
        f"select job.published_on from `tabJP Job` job where {' and '.join(_LISTED)} and job.cell = 0"  # noqa: S608
        f" order by job.published_on desc limit 1 offset {LIMITS['search_depth']}"
    )
    rows = frappe.db.sql(query, found.values, pluck=True)
    return rows[0] if rows else found.values["since"]


def place_of(filters: Filters, has_area: bool = False) -> Point | None:
    """The middle of the pincode.

    :param has_area: whether another place is known: no pincode is needed then.

    :raises frappe.ValidationError: 417, a pincode that is unknown, or missing where a distance is asked for.
    """
    needs_place = filters.radius_km is not None or filters.order == "nearest"
    if not filters.pincode:
        return frappe.throw(_(messages.PLACE_NEEDED)) if needs_place and not has_area else None
    return middles.middle(filters.pincode) or frappe.throw(_(PINCODE_UNKNOWN))


def _add_values(filters: Filters, found: Conditions) -> None:
    """Of those that have an index the first one is read by it."""
    for name in ("company", "city", "category", "state"):
        if value := getattr(filters, name):
            has_index = len(found.indexed) == 3 and name != "company"
            (found.indexed if has_index else found.others).append(f"job.{name} = %({name})s")
            found.values[name] = value
    # A company's jobs are few.
    found.is_narrow = bool(filters.company)


def _add_options(filters: Filters, found: Conditions) -> None:
    if filters.job_type:
        found.others.append("job.job_type in (%(job_type)s, 'Both')")
        found.values["job_type"] = _option("job_types", filters.job_type)
    if filters.work_location_type:
        found.others.append("job.work_location_type = %(work_location_type)s")
        found.values["work_location_type"] = _option("work_location_types", filters.work_location_type)
    if filters.min_salary:
        found.others.append(f"{PAY} >= %(min_salary)s")
        found.values["min_salary"] = _number(filters.min_salary)
    if filters.experience is not None:
        reached = within_reach(_number(filters.experience))
        found.others.append(f"coalesce(job.experience_required, '') in {_texts(reached)}")
    if filters.education:
        reached = up_to(_option("min_education", filters.education))
        found.others.append(f"coalesce(job.min_education, '') in {_texts(reached)}")


def _add_radius(filters: Filters, place: Point | None, found: Conditions) -> None:
    """Narrow to the circle. The nearest are looked for as far as a circle may reach."""
    most = LIMITS["radius_most_km"]
    radius = filters.radius_km
    if radius is not None and not 1 <= radius <= most:
        frappe.throw(_(messages.RADIUS_OUT_OF_BOUNDS).format(most))
    if radius is None and filters.order != "nearest":
        return
    radius = radius or most
    found.cells = geo.cells_by_distance(place, radius)
    _lead_by_place(found)
    found.others.append(f"job.cell in ({', '.join(map(str, found.cells))})")
    found.others.append(geo.within(place, radius, "job.latitude", "job.longitude"))
    found.is_narrow = True


def _lead_by_place(found: Conditions) -> None:
    """Where most jobs of the site are near, MariaDB would read all of them by time, row by row."""
    if len(found.indexed) == len(_LISTED) and not found.is_narrow:
        found.index = LISTED_BY_PLACE


def within_reach(years: int) -> list[str]:
    """The options of experience that ask for no more than these years: '3-5' and '5+' ask for 3 and 5."""
    return [option for option in OPTIONS["experience"] if int(option.rstrip("+").split("-")[0]) <= years]


def up_to(education: str) -> list[str]:
    """The options of education that ask for no more than this one."""
    return OPTIONS["min_education"][: OPTIONS["min_education"].index(education) + 1]


def by_education(held: str) -> str:
    """SQL by which those of `up_to` are sorted: what asks for more goes first, what asks for nothing last."""
    reached = up_to(held)
    cases = " ".join(f"when '{option}' then {-number}" for number, option in enumerate(reached, 1))
    return f"case job.min_education {cases} else 0 end"


def _texts(options: list[str]) -> str:
    """Options of `rules`, and the empty text of a job that asks for nothing, as an SQL list."""
    return "('', " + ", ".join(f"'{option}'" for option in options) + ")" if options else "('')"


def _option(options: str, value: str) -> str:
    return value if value in OPTIONS[options] else frappe.throw(_(messages.OPTION_UNKNOWN))


def _number(value: int) -> int:
    return value if 0 <= value <= LIMITS["amount_most"] else frappe.throw(_(messages.NUMBER_OUT_OF_BOUNDS))

"""The list of jobs that anybody may search."""

from dataclasses import dataclass

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.jobs import messages
from job_portal.places import geo, pincodes
from job_portal.places.geo import Point
from job_portal.places.messages import PINCODE_UNKNOWN
from job_portal.platform.paging import Listing, page
from job_portal.rules import MARKET, OPTIONS

LIMITS = MARKET["limits"]
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
_PAY = "case when job.max_salary > 0 then job.max_salary else job.min_salary end"


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


def listed_jobs(filters: Filters, cursor: str | None, limit: int | None) -> dict:
    """A page of the jobs that match, as `api.list_jobs` answers it.

    :raises frappe.ValidationError: 417, a value that is not of its list or out of its bounds, or a place
        that is missing or unknown; see `paging.page` for `cursor` and `limit`.
    """
    place = _place(filters)
    order = filters.order or "newest"
    if order not in MARKET["job_orders"]:
        frappe.throw(_(messages.ORDER_UNKNOWN))
    listing = Listing(
        "`tabJP Job` job", dict(CARD_COLUMNS), *_conditions(filters, place), joins=COMPANY_OF_JOB
    )
    if place:
        listing.columns["squared_km"] = geo.squared_km(place, "job.latitude", "job.longitude")
        listing.columns["cell"] = "job.cell"
    listing.order = _ordering(order, place)
    answer = page(listing, cursor, limit)
    for card in answer["items"]:
        card["is_verified"] = bool(card["is_verified"])
        card["distance_km"] = _distance(card)
    mark(answer["items"])
    return answer


def mark(cards: list[dict]) -> None:
    """Say in each card what the account did with the job: `saved`, `applied`. Domains above tell by hook."""
    names = tuple(card["name"] for card in cards)
    for hook in frappe.get_hooks("job_portal_job_marks"):
        for key, marked in frappe.get_attr(hook)(frappe.session.user, names).items():
            for card in cards:
                card[key] = card["name"] in marked


def _place(filters: Filters) -> Point | None:
    needs_place = filters.radius_km is not None or filters.order == "nearest"
    if not filters.pincode:
        return frappe.throw(_(messages.PLACE_NEEDED)) if needs_place else None
    # An unknown pincode has no middle.
    is_known = pincodes.find(filters.pincode)
    return (is_known and geo.middle(filters.pincode)) or frappe.throw(_(PINCODE_UNKNOWN))


def _conditions(filters: Filters, place: Point | None) -> tuple[list[str], dict]:
    where = ["job.is_listed = 1", "job.valid_through > %(now)s"]
    values: dict = {"now": now_datetime()}
    for name in ("category", "city", "state", "company"):
        if value := getattr(filters, name):
            where.append(f"job.{name} = %({name})s")
            values[name] = value
    if filters.job_type:
        where.append("job.job_type in (%(job_type)s, 'Both')")
        values["job_type"] = _option("job_types", filters.job_type)
    if filters.work_location_type:
        where.append("job.work_location_type = %(work_location_type)s")
        values["work_location_type"] = _option("work_location_types", filters.work_location_type)
    if filters.min_salary:
        where.append(f"{_PAY} >= %(min_salary)s")
        values["min_salary"] = filters.min_salary
    if filters.experience is not None:
        where.append(f"coalesce(job.experience_required, '') in {_texts(_within_reach(filters.experience))}")
    if filters.education:
        held = OPTIONS["min_education"].index(_option("min_education", filters.education))
        where.append(f"coalesce(job.min_education, '') in {_texts(OPTIONS['min_education'][: held + 1])}")
    _add_radius(filters, place, where)
    _add_search(filters.search or "", where, values)
    return where, values


def _within_reach(years: int) -> list[str]:
    """The options of experience that ask for no more than these years: '3-5' and '5+' ask for 3 and 5."""
    return [option for option in OPTIONS["experience"] if int(option.rstrip("+").split("-")[0]) <= years]


def _texts(options: list[str]) -> str:
    """Options of `rules`, and the empty text of a job that asks for nothing, as an SQL list."""
    return "('', " + ", ".join(f"'{option}'" for option in options) + ")" if options else "('')"


def _add_radius(filters: Filters, place: Point | None, where: list[str]) -> None:
    """Narrow to the circle. The nearest are looked for as far as a circle may reach."""
    most = LIMITS["radius_most_km"]
    radius = filters.radius_km
    if radius is not None and not 1 <= radius <= most:
        frappe.throw(_(messages.RADIUS_OUT_OF_BOUNDS).format(most))
    if radius is None and filters.order != "nearest":
        return
    radius = radius or most
    cells = ", ".join(map(str, geo.cells_within(place, radius)))
    where.append(f"job.cell in ({cells})")
    where.append(f"{geo.squared_km(place, 'job.latitude', 'job.longitude')} <= {radius**2}")


def _add_search(search: str, where: list[str], values: dict) -> None:
    """Each word must be in the job's title, category, company or place."""
    if len(search) > LIMITS["search_length"]:
        frappe.throw(_(messages.SEARCH_TOO_LONG).format(LIMITS["search_length"]))
    for index, word in enumerate(search.lower().split()):
        # `!` stands before what LIKE would read as a wildcard.
        escaped = word.replace("!", "!!").replace("%", "!%").replace("_", "!_")
        where.append(f"job.search_text like %(word_{index})s escape '!'")
        values[f"word_{index}"] = f"%{escaped}%"


def _option(options: str, value: str) -> str:
    return value if value in OPTIONS[options] else frappe.throw(_(messages.OPTION_UNKNOWN))


def _ordering(order: str, place: Point | None) -> list[tuple[str, str]]:
    if order == "nearest":
        distance = geo.squared_km(place, "job.latitude", "job.longitude")
        return [(distance, "asc"), ("job.name", "desc")]
    if order == "salary":
        return [(_PAY, "desc"), ("job.name", "desc")]
    way = "asc" if order == "oldest" else "desc"
    return [("job.published_on", way), ("job.name", way)]


def _distance(card: dict) -> float | None:
    squared = card.pop("squared_km", None)
    return round(squared**0.5, 1) if card.pop("cell", 0) else None

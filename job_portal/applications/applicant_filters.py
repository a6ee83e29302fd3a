"""SQL of the filters of a company's applicants, and of one row for each person."""

from dataclasses import dataclass

import frappe
from frappe import _

from job_portal.applications import messages, policy, profile_for_company, screening
from job_portal.applications.doctype.jp_application.jp_application import APPLIED, DOCTYPE, WITHDRAWN
from job_portal.jobs import messages as job_messages
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.places import geo
from job_portal.platform.policy import require
from job_portal.rules import MARKET

PERSON = "person"
# SQL: whether the answers fit the job.
FITS_ALL = f"case when {policy.IS_SHOWN} then application.fits_all else 0 end"
_NEWEST = [("application.applied_on", "desc"), ("application.name", "desc")]
ORDERS = {
    "newest": _NEWEST,
    "oldest": [("application.applied_on", "asc"), ("application.name", "asc")],
    "fit": [(FITS_ALL, "desc"), *_NEWEST],
    "profession": [
        (f"case when {policy.IS_SHOWN} then coalesce(searcher.headline, '') else '' end", "asc"),
        *_NEWEST,
    ],
}


@dataclass(frozen=True)
class Filters:
    """The filters of `api.get_applicants`, by the same names."""

    job: str | None = None
    status: str | None = None
    search: str | None = None
    city: str | None = None
    experience: int | None = None
    radius_km: int | None = None
    unseen: bool | None = None
    fits_all: bool | None = None
    answer: dict | str | None = None
    order: str | None = None

    @property
    def are_of_people(self) -> bool:
        """Whether filters or order need the joined searcher."""
        told = (self.search, self.city, self.experience, self.radius_km, self.answer)
        is_any = self.unseen or self.fits_all or any(each is not None for each in told)
        return self.order in ("profession", "fit") or bool(is_any)


def order_of(filters: Filters) -> list[tuple[str, str]]:
    """The order of `platform.paging` that the filters ask for.

    :raises frappe.ValidationError: 417, no such order.
    """
    name = filters.order or "newest"
    if name not in ORDERS:
        frappe.throw(_(job_messages.ORDER_UNKNOWN))
    return ORDERS[name]


def conditions(filters: Filters, company: str, by: str | None = None) -> tuple[list[str], dict]:
    """SQL for the applications that pass the filters, with the tables `application`, `job` and `searcher`.

    :param by: see `applicants.listed`.
    :raises frappe.PermissionError: 403, not the company's job, or a removed one.
    :raises frappe.ValidationError: 417, no such status, distance, or way to group.
    """
    values: dict = {"company": company}
    where = _of_applications(filters, values)
    if filters.city:
        where.append(f"searcher.city = %(city)s and {policy.IS_SHOWN}")
        values["city"] = filters.city
    if filters.experience:
        where.append(f"searcher.experience_years >= %(experience)s and {policy.IS_SHOWN}")
        values["experience"] = filters.experience
    if filters.radius_km is not None or filters.unseen or filters.fits_all or filters.answer:
        where.append(policy.IS_SHOWN)
    profile_for_company.add_search(filters.search or "", where, values)
    if by:
        if by != PERSON:
            frappe.throw(_(messages.GROUPING_UNKNOWN))
        where.append(_is_first(filters, values))
    return where, values


def of_people(filters: Filters, company: str, searchers: list[str]) -> tuple[list[str], dict]:
    """As `conditions`, for every shown application of some people that passes the filters of applications."""
    values: dict = {"company": company, "searchers": tuple(searchers)}
    where = _of_applications(filters, values)
    return [*where, "application.searcher in %(searchers)s", policy.IS_SHOWN], values


def _of_applications(
    filters: Filters, values: dict, application: str = "application", of_job: str = "job"
) -> list[str]:
    """:param application: the alias of the table, and `of_job`."""
    where = [f"{application}.company = %(company)s"]
    if filters.job:
        owner, status = frappe.db.get_value("JP Job", filters.job, ["company", "status"]) or (None, None)
        require(owner == values["company"], job_messages.NOT_YOUR_JOB)
        policy.check_may_read(status)
        where.append(f"{application}.job = %(job)s")
        values["job"] = filters.job
    else:
        where.append(f"{of_job}.status != '{REMOVED}'")
    where.append(f"{application}.status in ({_statuses(filters.status)})")
    if filters.unseen:
        where.append(is_unseen(application))
    if filters.fits_all:
        where.append(f"{application}.fits_all = 1")
    if filters.answer:
        where.append(screening.condition(filters.answer, values, application))
    if filters.radius_km is not None:
        where.append(_is_near(filters.radius_km, of_job))
    return where


def is_unseen(application: str = "application") -> str:
    """SQL: whether the company has neither opened the application nor decided about it. Applications of
    absent people (`policy.ABSENT`) cannot be opened, so counts and lists leave them out.
    """
    return f"{application}.status = '{APPLIED}' and {application}.seen_on is null"


def _statuses(text: str | None) -> str:
    known = MARKET["application_statuses"]
    present = [each for each in known if each != WITHDRAWN]
    asked = [each.strip() for each in text.split(",")] if text else present
    if not set(asked) <= set(known):
        frappe.throw(_(messages.STATUS_UNKNOWN))
    return ", ".join(f"'{each}'" for each in asked)


def _is_near(radius_km: int, of_job: str) -> str:
    """Companies learn only a person's area (`places.areas`), so somebody at its edge is near, too."""
    most = MARKET["limits"]["radius_most_km"]
    if not 1 <= radius_km <= most:
        frappe.throw(_(job_messages.RADIUS_OUT_OF_BOUNDS).format(most))
    reach = f"({radius_km} + searcher.around_km)"
    squared = geo.squared_km_between(of_job, "searcher")
    return f"{of_job}.cell > 0 and searcher.cell > 0 and {squared} <= {reach} * {reach}"


def _is_first(filters: Filters, values: dict) -> str:
    """Whether no other application of the person comes before this one. Withdrawn applications, and those of
    deleted people, are rows of their own: a shared row would reveal that one person sent them.
    """
    if filters.job:
        # A person applies for a job once.
        return "1 = 1"
    alike = " and ".join(_of_applications(filters, values, "other", "other_job"))
    later = "<" if filters.order == "oldest" else ">"
    return f"""not ({policy.IS_SHOWN} and exists (select 1 from `tab{DOCTYPE}` other
        join `tabJP Job` other_job on other_job.name = other.job
        where other.searcher = application.searcher and other.status != '{WITHDRAWN}' and {alike}
        and (other.applied_on {later} application.applied_on
            or (other.applied_on = application.applied_on and other.name {later} application.name))))"""  # noqa: S608

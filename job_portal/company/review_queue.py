"""The review queue: reported companies of long standing first, then by risk, then by waiting time."""

import frappe
from frappe.utils import now_datetime

from job_portal.company import risk, waiting_changes
from job_portal.platform.paging import Listing, page

_COLUMNS = ("name", "company_name", "city", "email", "risk", "risk_reasons", "waiting_since", "modified")
_ORDER = [
    ("(company.reported_on is not null)", "desc"),
    ("company.risk", "desc"),
    ("coalesce(company.waiting_since, company.creation)", "asc"),
    ("company.name", "asc"),
]


def put_first(company: str) -> None:
    """Move an approved company to the front of the queue until a reviewer decides on it again."""
    query = """update `tabJP Company` set reported_on = %(now)s,
        waiting_since = coalesce(waiting_since, %(now)s) where name = %(company)s and status = 'Approved'"""
    frappe.db.sql(query, {"now": now_datetime(), "company": company})
    risk.later(company)


def listed(cursor: str | None, limit: int | None) -> dict:
    """A page of the queue, as `api.get_review_queue` answers it."""
    read = dict.fromkeys((*_COLUMNS, *waiting_changes.FIELDS, "status", "waiting_changes"))
    columns = {column: f"company.{column}" for column in read}
    waiting = Listing("`tabJP Company` company", columns, [waiting_changes.WAITS], {}, _ORDER)
    answer = page(waiting, cursor, limit)
    for company in answer["items"]:
        company["changes"] = waiting_changes.told(company)
        for column in read.keys() - {*_COLUMNS, "status"}:
            del company[column]
        company["risk_reasons"] = list(filter(None, (company["risk_reasons"] or "").split("\n")))
        for time in ("waiting_since", "modified"):
            company[time] = str(company[time])
    return answer

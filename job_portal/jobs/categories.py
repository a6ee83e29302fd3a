"""Job categories. A site starts with four, and adds its own in Desk."""

import json
from datetime import timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.platform import cache
from job_portal.rules import MARKET

DOCTYPE = "JP Job Category"
TO_START_FROM = ("Accounting", "Engineering", "Marketing", "Sales")
_KEPT, _KEPT_SECONDS = "categories", 60


def seed() -> None:
    """Add the initial categories if there are none."""
    if frappe.db.count(DOCTYPE):
        return
    for name in TO_START_FROM:
        frappe.get_doc({"doctype": DOCTYPE, "category_name": name}).insert(ignore_permissions=True)


def stored_name(category: str) -> str | None:
    """The category as stored, or None. MariaDB compares without regard to case, and so does this."""
    rows = frappe.db.sql("select name from `tabJP Job Category` where name = %s", (category,))
    return rows[0][0] if rows else None


def counted() -> list[dict]:
    """Every category as {name, jobs}, by name; `jobs` counts the listed jobs.

    The larger the market, the longer counting takes. So the counts are cached for a minute, see `forget`.
    """
    if kept := cache.read(_KEPT):
        return json.loads(kept)
    rows = _count()
    cache.keep(_KEPT, json.dumps(rows), _KEPT_SECONDS)
    return rows


def forget() -> None:
    """Drop the cached counts, after a job was listed or unlisted.

    A large market's counts stay cached, since one job more makes no difference there.
    """
    kept = cache.read(_KEPT)
    if kept and sum(row["jobs"] for row in json.loads(kept)) <= MARKET["limits"]["total_exact"]:
        cache.forget(_KEPT)


def _count() -> list[dict]:
    now = now_datetime()
    query = (
        "select category.name as name, count(job.name) as jobs from `tabJP Job Category` category"
        " left join `tabJP Job` job on job.category = category.name and job.is_listed = 1"
        " and job.valid_through > %(now)s and job.published_on > %(since)s"
        " group by category.name order by category.name"
    )
    since = now - timedelta(days=MARKET["limits"]["job_days"])
    return frappe.db.sql(query, {"now": now, "since": since}, as_dict=True)

"""How often a job was looked at: once a visitor and day.

The counts stand in the cache, so that a look writes nothing to the database. A scheduled job brings them to
the job's column. What was counted since its last run is lost with the cache, or with a process that dies
while it carries at most `_AT_ONCE` jobs over.
"""

import re

import frappe
from frappe.utils import now_datetime

from job_portal.platform import cache
from job_portal.platform.hashing import keyed_hash

_DAY = 24 * 60 * 60
_AT_ONCE = 100
# Programs that fetch a page for a preview or an index say so.
_PROGRAMS = re.compile(r"bot\b|crawl|spider|preview|facebookexternalhit|whatsapp", re.IGNORECASE)


def count(job: str) -> None:
    """Count the visitor's first look at the job today. Nothing is counted while the cache is away."""
    if _PROGRAMS.search(_agent()):
        return
    look = f"look:{now_datetime().date()}:{job}:{_visitor()}"

    def add() -> None:
        if frappe.cache.set(cache.key(look), 1, ex=_DAY, nx=True):
            frappe.cache.zincrby(_counts(), 1, job)

    cache.attempt("views", add)


def of_jobs(stored: dict[str, int]) -> dict[str, int]:
    """The views of each job: `stored` in its column, and what is not there yet."""

    def waiting() -> dict[str, int]:
        return {job: int(frappe.cache.zscore(_counts(), job) or 0) for job in stored}

    more = cache.attempt("views", waiting, {})
    return {job: views + more.get(job, 0) for job, views in stored.items()}


def store() -> None:
    """Scheduled job: bring what was counted to the jobs' column."""
    while counted := frappe.cache.zpopmin(_counts(), _AT_ONCE):
        # In the order of names, as others lock several jobs.
        for job, more in sorted(counted):
            # Not a save: a look is no change of the job.
            query = "update `tabJP Job` set views = views + %s where name = %s"
            frappe.db.sql(query, (int(more), job.decode()))
        frappe.db.commit()


def _counts() -> str:
    return cache.key("views")


def _visitor() -> str:
    """Tells visitors apart: by account, or by address and browser. Only a keyed hash is kept."""
    user = frappe.session.user
    if user == "Guest":
        user = f"{frappe.local.request_ip} {_agent()}"
    return keyed_hash("look", user)[:16]


def _agent() -> str:
    return frappe.local.request.headers.get("User-Agent", "") if frappe.local.request else ""

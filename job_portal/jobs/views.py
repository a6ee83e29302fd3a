"""Counts a job's views: one for each visitor and day.

The cache holds the counts, so that a view writes nothing to the database. A scheduled job adds them to the
job's column. A loss of the cache loses the counts since the last run, and a crash during the run loses those
of at most `_AT_ONCE` jobs.
"""

import re

import frappe
from frappe.utils import now_datetime

from job_portal.platform import cache
from job_portal.platform.hashing import keyed_hash

_DAY = 24 * 60 * 60
_AT_ONCE = 100
# Programs that fetch a page for a preview or an index identify themselves.
_PROGRAMS = re.compile(r"bot\b|crawl|spider|preview|facebookexternalhit|whatsapp", re.IGNORECASE)


def count(job: str) -> None:
    """Count the visitor's first view of the job today. While the cache is down, nothing is counted."""
    if is_program():
        return
    look = f"look:{now_datetime().date()}:{job}:{visitor()}"

    def add() -> None:
        if frappe.cache.set(cache.key(look), 1, ex=_DAY, nx=True):
            frappe.cache.zincrby(_counts(), 1, job)

    cache.attempt("views", add)


def of_jobs(stored: dict[str, int]) -> dict[str, int]:
    """The views of each job: `stored` plus those still in the cache."""

    def waiting() -> dict[str, int]:
        return {job: int(frappe.cache.zscore(_counts(), job) or 0) for job in stored}

    more = cache.attempt("views", waiting, {})
    return {job: views + more.get(job, 0) for job, views in stored.items()}


def store() -> None:
    """Scheduled job: add the cached counts to the jobs' column."""
    while counted := frappe.cache.zpopmin(_counts(), _AT_ONCE):
        # Ordered by name, like all code that locks several jobs, to avoid deadlocks.
        for job, more in sorted(counted):
            # Plain SQL, since a view must not change `modified`.
            query = "update `tabJP Job` set views = views + %s where name = %s"
            frappe.db.sql(query, (int(more), job.decode()))
        frappe.db.commit()


def _counts() -> str:
    return cache.key("views")


def is_program() -> bool:
    """Whether the request comes from a program that says so."""
    return bool(_PROGRAMS.search(_agent()))


def visitor() -> str:
    """An id of the visitor, hex: by account, or by address and browser. It is a keyed hash."""
    user = frappe.session.user
    if user == "Guest":
        user = f"{frappe.local.request_ip} {_agent()}"
    return keyed_hash("look", user)[:16]


def _agent() -> str:
    return frappe.request.headers.get("User-Agent", "") if frappe.request else ""

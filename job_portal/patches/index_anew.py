"""Rebuild the indexes of the search and of matches: earlier releases stored other words and places."""

import frappe

from job_portal.jobs.finding import rebuilding
from job_portal.matching import searcher_index
from job_portal.platform import queue

# As many take about half a minute.
_MOST_AT_ONCE = 20_000


def execute() -> None:
    jobs, searchers = frappe.db.count("JP Job", {"is_listed": 1}), frappe.db.count("JP Searcher")
    for index, records in ((rebuilding, jobs), (searcher_index, searchers)):
        if records > _MOST_AT_ONCE:
            queue.later(f"{index.__name__}.rebuild", queue="long", timeout=7200)
        else:
            index.rebuild()

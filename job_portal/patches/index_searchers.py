"""For sites whose searchers have no index words yet."""

import frappe

from job_portal.matching import searcher_index
from job_portal.platform import queue

# As many take about half a minute.
_MOST_AT_ONCE = 20_000


def execute() -> None:
    if frappe.db.count("JP Searcher") > _MOST_AT_ONCE:
        queue.later("job_portal.matching.searcher_index.rebuild", queue="long", timeout=7200)
    else:
        searcher_index.rebuild()

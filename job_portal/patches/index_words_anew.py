"""For sites whose search knew plain words only: the index has weights, times, places and concepts by now."""

import frappe

from job_portal.jobs.finding import rebuilding
from job_portal.platform import queue

# As many take about half a minute.
_MOST_AT_ONCE = 20_000


def execute() -> None:
    if frappe.db.count("JP Job", {"is_listed": 1}) > _MOST_AT_ONCE:
        queue.later("job_portal.jobs.finding.rebuilding.rebuild", queue="long", timeout=7200)
    else:
        rebuilding.rebuild()

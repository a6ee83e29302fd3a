"""Of a company that was approved once others read what stands, until a reviewer approves another copy.

Only what waits for a reviewer keeps the time since when it does.
"""

import frappe

# Only an approved company could post a job.
_APPROVED = """update `tabJP Company` set approved_on = coalesce(
    (select min(line.creation) from `tabJP Company Review` line
        where line.company = `tabJP Company`.name and line.decision = 'Approved'),
    reviewed_on, creation)
    where approved_on is null and (status = 'Approved' or exists (select 1 from `tabJP Company Review` line
    where line.company = `tabJP Company`.name and line.decision = 'Approved')
    or exists (select 1 from `tabJP Job` job where job.company = `tabJP Company`.name))"""
_WAITING = """update `tabJP Company` set waiting_since = null
    where status != 'Pending Review' and waiting_changes is null and waiting_since is not null"""


def execute() -> None:
    frappe.db.sql(_APPROVED)
    frappe.db.sql(_WAITING)

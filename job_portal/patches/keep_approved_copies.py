"""Keep the approved copy of a company for its readers until a reviewer approves another one.

A name that no reviewer has approved waits for a review. Only waiting companies keep `waiting_since`.
"""

import json

import frappe

from job_portal.jobs import company_hooks

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
# Companies whose name differs from the last approved one, which the log has: it waits, or was rejected.
_RENAMED = """select company.name, company.company_name, line.company_name from `tabJP Company` company
    join `tabJP Company Review` line on line.company = company.name and line.decision = 'Approved'
    where company.status != 'Approved' and company.waiting_changes is null
    and coalesce(line.company_name, '') not in ('', company.company_name)
    and not exists (select 1 from `tabJP Company Review` later where later.company = company.name
        and later.decision = 'Approved' and later.creation > line.creation)"""


def execute() -> None:
    frappe.db.sql(_APPROVED)
    frappe.db.sql(_WAITING)
    for name, wanted, approved in frappe.db.sql(_RENAMED):
        waits = json.dumps({"company_name": wanted}, ensure_ascii=False)
        values = {"company_name": approved, "waiting_changes": waits}
        frappe.db.set_value("JP Company", name, values, update_modified=False)
        company_hooks.rename(frappe._dict(name=name, company_name=approved))
        frappe.db.commit()

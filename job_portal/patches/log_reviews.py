"""Begin the log of each company with its latest decision, see `company.decisions`."""

import frappe

from job_portal.company import decisions
from job_portal.platform import bulk

_LINE = ("company", "company_name", "account", "decision", "reason", "reviewer", "signals", "creation")
_DECIDED = (
    "select company.name, company_name, member.account, status, review_reason, reviewed_by, signals,"
    " reviewed_on"
    " from `tabJP Company` company left join `tabJP Company Member` member"
    " on member.company = company.name where reviewed_on is not null and not exists"
    " (select 1 from `tabJP Company Review` line where line.company = company.name)"
)


def execute() -> None:
    rows = [(frappe.generate_hash(length=10), *line) for line in frappe.db.sql(_DECIDED)]
    bulk.insert(f"tab{decisions.DOCTYPE}", ("name", *_LINE), rows)

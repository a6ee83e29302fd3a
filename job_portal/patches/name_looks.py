"""The ledger holds looks at resumes too. Every line of before is a look at a number."""

import frappe

from job_portal.applications.ledger import NUMBER


def execute() -> None:
    frappe.db.sql("update `tabJP Phone Look` set what = %s where coalesce(what, '') = ''", (NUMBER,))

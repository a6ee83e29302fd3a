"""Mark the stored lines of the ledger as looks at numbers: it had no looks at resumes."""

import frappe

from job_portal.applications.ledger import NUMBER


def execute() -> None:
    frappe.db.sql("update `tabJP Phone Look` set what = %s where coalesce(what, '') = ''", (NUMBER,))

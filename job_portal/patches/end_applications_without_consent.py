"""Withdraw the applications of people who took back their consent."""

import frappe

from job_portal.applications import applying
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE, WITHDRAWN
from job_portal.consents import ledger
from job_portal.platform import records

_PURPOSES = f"('{ledger.PROFILE}', '{ledger.APPLICATION}')"
# The last line of a purpose counts.
_STANDING = f"""select distinct application.name from `tab{DOCTYPE}` application
    join `tabJP Searcher` searcher on searcher.name = application.searcher
    join `tabJP Consent` line on line.account = searcher.account
    where application.status != '{WITHDRAWN}' and line.purpose in {_PURPOSES} and line.action = 'Withdrawn'
    and not exists (select 1 from `tabJP Consent` later where later.account = line.account
        and later.purpose = line.purpose and later.creation > line.creation)"""  # noqa: S608 (constants)


def execute() -> None:
    for name in frappe.db.sql(_STANDING, pluck=True):
        # Commit each, so that a repeated run continues where a stopped one ended.
        application = records.locked(DOCTYPE, name)
        if application and application.status != WITHDRAWN:
            applying.end(application)
            frappe.db.commit()

"""Companies that wait for a review get their signals, see `company.signals`."""

import frappe

from job_portal.company import signals
from job_portal.company.doctype.jp_company.jp_company import PENDING


def execute() -> None:
    for company in frappe.get_all("JP Company", {"status": PENDING}, ["name", *signals.FIELDS]):
        found = signals.signals(company)
        values = {"signals": "\n".join(found), "signal_count": len(found)}
        frappe.db.set_value("JP Company", company.name, values, update_modified=False)

"""Store the signals of companies that wait for a review, see `company.signals`."""

import frappe

from job_portal.company import signals
from job_portal.company.doctype.jp_company.jp_company import PENDING


def execute() -> None:
    for company in frappe.get_all("JP Company", {"status": PENDING}, ["name", *signals.FIELDS]):
        frappe.db.set_value("JP Company", company.name, signals.noted(company), update_modified=False)

"""An account's report of a job or a company. `jobs.reports` writes it, a reviewer closes it."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.jobs import messages
from job_portal.platform import fields
from job_portal.rules import MARKET

DOCTYPE = "JP Report"
UPHELD = "Upheld"
_RULES = {"details": {"max_length": MARKET["limits"]["reason_length"]}}


class JPReport(Document):
    """One for each pair of job and account, or company and account."""

    def before_insert(self) -> None:
        """Store the title of the job, or the company's name, at the time of the report."""
        of_company = ("JP Company", self.company, "company_name")
        self.job_title = frappe.db.get_value(*(("JP Job", self.job, "title") if self.job else of_company))

    def validate(self) -> None:
        """Check reason and text against their rules."""
        if self.reason not in MARKET["report_reasons" if self.job else "company_report_reasons"]:
            frappe.throw(_(messages.REPORT_REASON_UNKNOWN))
        fields.clean(self, _RULES)
        fields.check(self, _RULES)


def is_reported(subject: str, column: str) -> str:
    """SQL: whether %(account)s has a report of it that `reports.file` would return again.

    :param subject: `job` or `company`.
    :param column: SQL for its name.
    """
    return f"""exists (select 1 from `tab{DOCTYPE}` report where report.{subject} = {column}
        and report.account = %(account)s and report.status != '{UPHELD}')"""  # noqa: S608 (ours)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique."""
    frappe.db.add_unique(DOCTYPE, ["job", "account"])
    frappe.db.add_unique(DOCTYPE, ["company", "account"])

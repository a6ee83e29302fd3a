"""An account's report of what others posted. `jobs.reports` writes it, a reviewer closes it."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.jobs import messages
from job_portal.platform import fields
from job_portal.rules import MARKET

DOCTYPE = "JP Report"
UPHELD = "Upheld"
_TITLES = {
    "job": ("JP Job", "title"),
    "company": ("JP Company", "company_name"),
    "freelancer": ("JP Freelancer", "headline"),
    "brief": ("JP Brief", "title"),
}
_RULES = {"details": {"max_length": MARKET["limits"]["reason_length"]}}


class JPReport(Document):
    """One for each pair of an account and what it reports."""

    def before_insert(self) -> None:
        """Store the subject's title, name or headline at the time of the report."""
        subject = self._subject()
        doctype, column = _TITLES[subject]
        self.job_title = frappe.db.get_value(doctype, self.get(subject), column)

    def validate(self) -> None:
        """Check reason and text against their rules."""
        subject = self._subject()
        reasons = "report_reasons" if subject == "job" else f"{subject}_report_reasons"
        if self.reason not in MARKET[reasons]:
            frappe.throw(_(messages.REPORT_REASON_UNKNOWN))
        fields.check(self, _RULES)

    def _subject(self) -> str:
        """The field that names the reported record. If none is set, the job's; `privacy.owners` then refuses
        the report.
        """
        return next((each for each in _TITLES if self.get(each)), "job")


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
    frappe.db.add_unique(DOCTYPE, ["freelancer", "account"])
    frappe.db.add_unique(DOCTYPE, ["brief", "account"])

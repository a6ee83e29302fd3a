"""Which Job Applicant an application is in the company's HR system, and what both sides last knew of it.

Only `hr_systems` writes it. It holds nothing that the applicant wrote.
"""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP HR Applicant"


class JPHRApplicant(Document):
    """`status_here` and `status_there` are the two states that were last agreed on.

    A state that differs from its own is news of that side. `due_on` keeps a try from being repeated before.
    """

    def autoname(self) -> None:
        """The application's name: a second worker cannot make a second one."""
        self.name = self.application


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index that finds a company's rows."""
    frappe.db.add_index(DOCTYPE, ["company"])

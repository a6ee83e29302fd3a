"""A job that came in, until its company publishes or deletes it. Only `jobs.drafts` writes it."""

import secrets

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Job Draft"
FILE, FEED, HR = "File", "Feed", "HR System"
# These sources list the same jobs at each reading.
LISTING = (FEED, HR)


class JPJobDraft(Document):
    """Its name is made of company, source and the job's id there, so the same job gets the same draft."""

    def autoname(self) -> None:
        """The name that `job_drafts` made, or any."""
        self.name = self.flags.name_of_draft or secrets.token_hex(10)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of list and purge."""
    for columns in (["company", "creation"], ["creation"]):
        frappe.db.add_index(DOCTYPE, columns)

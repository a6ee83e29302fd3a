"""A company's Frappe HR: on another site, which an owner connects, or on this one, which staff connect."""

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.jobs.doctype.jp_job_draft.jp_job_draft import DOCTYPE as DRAFTS
from job_portal.jobs.doctype.jp_job_draft.jp_job_draft import HR

DOCTYPE = "JP HR System"
LINKS = "JP HR Applicant"


class JPHRSystem(Document):
    """A company has one. `due_on` says when it is looked at next; null while nobody's key is in it."""

    def autoname(self) -> None:
        """The company's name."""
        self.name = self.company

    def validate(self) -> None:
        """Begin at once."""
        if self.is_new():
            self.due_on = now_datetime()

    def on_trash(self) -> None:
        """Forget its drafts and which records belong together. Nothing goes there any more."""
        frappe.db.delete(LINKS, {"company": self.company})
        frappe.db.delete(DRAFTS, {"company": self.company, "source": HR})
        linked = {"company": self.company, "hr_opening": ("is", "set")}
        frappe.db.set_value("JP Job", linked, "hr_opening", None, update_modified=False)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index by which the due ones are found."""
    frappe.db.add_index(DOCTYPE, ["due_on"])

"""A company's Frappe HR: on another site, which an owner connects, or on this one, which staff connect."""

from collections.abc import Iterator
from contextlib import contextmanager

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.company import membership
from job_portal.jobs.doctype.jp_job_draft.jp_job_draft import DOCTYPE as DRAFTS
from job_portal.jobs.doctype.jp_job_draft.jp_job_draft import HR
from job_portal.platform import bulk

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
        own = {"company": self.company}
        bulk.delete_where(LINKS, own)
        bulk.delete_where(DRAFTS, {**own, "source": HR})
        # By name, as above: MariaDB would lock the gaps of a range, and others' inserts would wait.
        jobs = frappe.get_all("JP Job", {**own, "hr_opening": ("is", "set")}, pluck="name")
        if jobs:
            frappe.db.set_value("JP Job", {"name": ("in", jobs)}, "hr_opening", None, update_modified=False)

    @contextmanager
    def as_member(self) -> Iterator[None]:
        """Act as the owner who connected it, or as another member. A refused act changes nothing."""
        user = frappe.session.user
        try:
            frappe.set_user(self.account or membership.accounts_of(self.company)[0])
            yield
        except (frappe.ValidationError, frappe.PermissionError):
            frappe.db.rollback()
        finally:
            frappe.set_user(user)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index by which the due ones are found."""
    frappe.db.add_index(DOCTYPE, ["due_on"])

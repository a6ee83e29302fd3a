"""A picture that a freelancer's profile, or another record of ours, shows to everybody."""

import frappe
from frappe.model.document import Document

from job_portal.files import uploads
from job_portal.freelancers import profile_twins
from job_portal.platform import fields
from job_portal.rules import PICTURE

DOCTYPE = "JP Picture"


class JPPicture(Document):
    """Written by `freelancers.record_pictures`."""

    def validate(self) -> None:
        """Check file and caption.

        :raises frappe.ValidationError: another account's file, no picture, or a caption that breaks its rule.
        """
        fields.check(self, PICTURE)
        uploads.check_files(self)
        if self.has_value_changed("file") and self.file:
            stored = frappe.get_doc("File", {"file_url": self.file})
            self.likeness = profile_twins.likeness(stored.get_full_path())

    def on_update(self) -> None:
        """Attach the file before Frappe does."""
        uploads.attach_files(self)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index of a record's pictures."""
    frappe.db.add_index(DOCTYPE, ["of_doctype", "of_name", "position"], index_name="pictures_in_order")

"""A company and its review. The rules of its fields are in `rules.json`."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr

from job_portal import fields, uploads
from job_portal.rules import COMPANY, HR

# What a reviewer approved: changing one of these asks for another review (decisions.md).
REVIEWED_FIELDS = (
    "company_name",
    "gst_msme_no",
    "pan",
    *(fieldname for fieldname, rule in COMPANY.items() if rule.get("file") == "document"),
)


class JPCompany(Document):
    """Saved by its own account through `job_portal.api`, or by a reviewer in Desk."""

    def validate(self) -> None:
        """Hold every rule of the form.

        :raises frappe.ValidationError: with the sentence of the first field that breaks its rule.
        """
        fields.clean(self, COMPANY)
        if not self.selected_document:
            self.selected_document = _("Certificate of {0}").format(self.company_name)
        fields.check(self, COMPANY)
        for contact in self.hr_list:
            fields.clean(contact, HR)
            fields.check(contact, HR)
        uploads.check_files(self)
        self.set_status()

    def on_update(self) -> None:
        """Attach the files: before Frappe does, which would take anybody's unattached row of the same URL."""
        uploads.attach_files(self)

    def set_status(self) -> None:
        """Saving by the company hands it in for review; an approved one only when what was reviewed changed.

        A reviewer who sets the status decides; a reviewer who corrects another field leaves it.
        """
        before = self.get_doc_before_save()
        if before and before.status != self.status:
            return
        if before and before.status == "Approved":
            needs_review = any(cstr(before.get(name)) != cstr(self.get(name)) for name in REVIEWED_FIELDS)
        else:
            needs_review = self.account == frappe.session.user
        if needs_review:
            self.status = "Pending Review"
            self.review_reason = None

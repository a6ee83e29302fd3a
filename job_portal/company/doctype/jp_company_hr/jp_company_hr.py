"""An HR or owner contact of a company. The API calls its name `hr_row_id`."""

from frappe.model.document import Document

from job_portal.platform import fields
from job_portal.rules import HR


class JPCompanyHR(Document):
    """Saved by the company's account through `job_portal.api`, or in Desk."""

    def validate(self) -> None:
        """Check every rule of the form.

        :raises frappe.ValidationError: with the sentence of the first field that breaks its rule.
        """
        fields.check(self, HR)

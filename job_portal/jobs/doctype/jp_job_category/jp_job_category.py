"""A kind of job, such as Accounting."""

from frappe.model.document import Document


class JPJobCategory(Document):
    """Kept by reviewers in Desk."""

"""A reason that reviewers often give. A site edits the list in Desk."""

from frappe.model.document import Document


class JPRejectionReason(Document):
    """The form fills in its text, which the reviewer may change before the company reads it."""

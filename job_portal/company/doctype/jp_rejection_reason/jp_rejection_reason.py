"""A reason that reviewers often give. A site adds its own, and changes those it began with."""

from frappe.model.document import Document


class JPRejectionReason(Document):
    """Its text is put before the reviewer, who may change it. The company reads what is sent."""

"""Keyed hashes of sent codes."""

from frappe.model.document import Document


class JPOTPRequest(Document):
    """A sent code. Only `job_portal.account.codes` writes it; administrators read it."""

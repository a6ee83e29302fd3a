"""Codes that were sent, as keyed hashes."""

from frappe.model.document import Document


class JPOTPRequest(Document):
    """One sent code. Written by job_portal.account.codes alone; administrators read it."""

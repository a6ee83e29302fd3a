"""Codes that were sent, as keyed hashes."""

from frappe.model.document import Document


class JPOTPRequest(Document):
    """One sent code. Written by job_portal.sign_in.codes alone; administrators read it."""

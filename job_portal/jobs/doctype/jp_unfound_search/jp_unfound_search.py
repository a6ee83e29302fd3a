"""A text that people searched on a day without finding a job."""

from frappe.model.document import Document


class JPUnfoundSearch(Document):
    """Written by `jobs.finding.unfound` alone. No role reads it: the report shows what many have searched."""

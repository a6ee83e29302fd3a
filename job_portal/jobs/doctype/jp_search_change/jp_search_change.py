"""A job or a searcher that waits for OpenSearch. Written by `jobs.finding.opensearch.filling` alone."""

from frappe.model.document import Document


class JPSearchChange(Document):
    """Named at random."""

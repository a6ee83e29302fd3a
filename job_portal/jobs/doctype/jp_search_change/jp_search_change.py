"""A job or searcher whose change OpenSearch lacks. Only `jobs.finding.opensearch.filling` writes it."""

from frappe.model.document import Document


class JPSearchChange(Document):
    """Named at random."""

"""A record of a deleted account that the law requires. `privacy.sealing` writes it."""

from frappe.model.document import Document


class JPSealedRecord(Document):
    """No role may list or read it."""

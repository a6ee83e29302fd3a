"""JP Sealed Record: what the law wants kept of a deleted account. `privacy.sealing` writes it."""

from frappe.model.document import Document


class JPSealedRecord(Document):
    """No role may list or read it."""

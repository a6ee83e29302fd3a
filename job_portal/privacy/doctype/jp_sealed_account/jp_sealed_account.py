"""An account without a number, hidden until its person shows that it is theirs, or it is erased."""

from frappe.model.document import Document

DOCTYPE = "JP Sealed Account"


class JPSealedAccount(Document):
    """Only `privacy.sealed_accounts` writes it."""

"""A line of the ledger of consents. Only `consents.ledger` writes it."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.consents import messages
from job_portal.platform.policy import require

DOCTYPE = "JP Consent"
GIVEN, WITHDRAWN = "Given", "Withdrawn"


class JPConsent(Document):
    """Never changed after its insert, not even by an administrator."""

    def validate(self) -> None:
        """Refuse any change."""
        require(self.is_new(), messages.LEDGER_IS_FINAL)

    def on_trash(self) -> None:
        """Refuse a deletion. `consents.consent_retention.purge` deletes old lines."""
        frappe.throw(_(messages.LEDGER_IS_FINAL), frappe.PermissionError)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index for looking up an account's consents."""
    frappe.db.add_index(DOCTYPE, ["account", "creation"])

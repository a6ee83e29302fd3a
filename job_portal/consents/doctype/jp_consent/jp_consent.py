"""A line of the ledger of consents. Written by `consents.ledger` alone."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.consents import messages

DOCTYPE = "JP Consent"
GIVEN, WITHDRAWN = "Given", "Withdrawn"


class JPConsent(Document):
    """Added, and never changed: not by an administrator either."""

    def validate(self) -> None:
        """Refuse a change."""
        if not self.is_new():
            frappe.throw(_(messages.LEDGER_IS_FINAL), frappe.PermissionError)

    def on_trash(self) -> None:
        """Refuse a deletion. Old lines go by `consents.consent_retention.purge`."""
        frappe.throw(_(messages.LEDGER_IS_FINAL), frappe.PermissionError)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: the index by which each act looks up its consents."""
    frappe.db.add_index(DOCTYPE, ["account", "creation"])

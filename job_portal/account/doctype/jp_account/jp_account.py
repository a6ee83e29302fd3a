"""Which User a mobile number signs in to. Written by `account.accounts` alone."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.account import messages

DOCTYPE = "JP Account"


class JPAccount(Document):
    """Whoever could write one would sign in to another's account."""

    def validate(self) -> None:
        """Refuse what is not written by the app itself, an administrator's change too."""
        if not self.flags.is_of_verified_number:
            frappe.throw(_(messages.NUMBERS_ARE_VERIFIED), frappe.PermissionError)

    def on_trash(self) -> None:
        """Refuse a deletion: the row goes with its User."""
        frappe.throw(_(messages.NUMBERS_ARE_VERIFIED), frappe.PermissionError)

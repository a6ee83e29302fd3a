"""The User of a mobile number. Only `account.accounts` writes it."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.account import messages
from job_portal.platform.policy import require

DOCTYPE = "JP Account"


class JPAccount(Document):
    """A user who could write a row could sign in to another account."""

    def validate(self) -> None:
        """Refuse changes from outside this app's code, even an administrator's."""
        require(self.flags.is_of_verified_number, messages.NUMBERS_ARE_VERIFIED)

    def on_trash(self) -> None:
        """Refuse a deletion: the row is deleted with its User."""
        frappe.throw(_(messages.NUMBERS_ARE_VERIFIED), frappe.PermissionError)

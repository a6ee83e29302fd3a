"""From a verified number to an account, once, also when many ask at once."""

import frappe
from frappe import _

from job_portal.sign_in import accounts, codes, messages

# Frappe locks one row of defaults for all users in each insert of a User: many at once may deadlock.
DEADLOCK_ATTEMPTS = 3


def register(mobile_no: str, full_name: str, ticket: str) -> str:
    """Create the account that `ticket` allows, spend the ticket, commit, and return the account's name.

    Raises PermissionError (403) where the ticket is not one of this number, or spent; DuplicateEntryError
    (409) when the account exists. Whatever is raised, the ticket is not spent.
    """
    for attempt in range(1, DEADLOCK_ATTEMPTS + 1):
        # Begins a transaction with the lock on the verification: a double tap's second request waits
        # here until the first is done, and then finds the ticket spent.
        frappe.db.commit()
        verification = codes.lock_verification(mobile_no, ticket)
        if not verification:
            frappe.throw(_(messages.SIGN_UP_SESSION_INVALID), frappe.PermissionError)
        try:
            user = accounts.create(mobile_no, full_name)
        except frappe.QueryDeadlockError:
            # The database has undone the whole transaction.
            frappe.db.rollback()
            if attempt == DEADLOCK_ATTEMPTS:
                raise
            continue
        codes.consume(verification)
        # Not left to the login's commit: all sign-ups of the site wait for the locks that this one holds.
        frappe.db.commit()
        return user

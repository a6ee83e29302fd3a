"""From a verified number to an account, once, also when many ask at once."""

from contextlib import suppress

import frappe
from frappe import _

from job_portal.account import accounts, codes, messages, sessions

# Frappe locks one row of defaults for all users in each insert of a User: many at once may deadlock.
DEADLOCK_ATTEMPTS = 3


def register_and_log_in(mobile_no: str, full_name: str, ticket: str) -> dict:
    """Create the account that `ticket` allows and log it in; the session, as sessions.open_session has it.

    Whatever is raised, the same browser may ask again: with the same ticket it gets the account that an
    earlier request made and could not log in.

    :raises frappe.PermissionError: as `register`, and frappe.DuplicateEntryError.
    """
    user = register(mobile_no, full_name, ticket)
    try:
        return sessions.open_session(user)
    except Exception:
        # What stood in the way of the login may stand in the way of this: the first error says more.
        with suppress(Exception):
            frappe.db.rollback()
            codes.give_back(ticket)
            frappe.db.commit()
        raise


def register(mobile_no: str, full_name: str, ticket: str) -> str:
    """Create the account that `ticket` allows, spend the ticket, commit, and return the account's name.

    Whatever is raised, the ticket is not spent.

    :raises frappe.PermissionError: 403, the ticket is not one of this number, or spent.
    :raises frappe.DuplicateEntryError: 409, the account exists.
    """
    for attempt in range(1, DEADLOCK_ATTEMPTS + 1):
        # Begins a transaction with the lock on the verification: a double tap's second request waits
        # here until the first is done, and then finds the ticket spent.
        frappe.db.commit()
        verification = codes.lock_verification(mobile_no, ticket)
        if not verification:
            frappe.throw(_(messages.SIGN_UP_SESSION_INVALID), frappe.PermissionError)
        try:
            user = verification.account or accounts.create(mobile_no, full_name)
        except frappe.QueryDeadlockError:
            # The database has undone the whole transaction.
            frappe.db.rollback()
            if attempt == DEADLOCK_ATTEMPTS:
                raise
            continue
        codes.consume(verification.name, user)
        # Not left to the login's commit: all sign-ups of the site wait for the locks that this one holds.
        frappe.db.commit()
        return user

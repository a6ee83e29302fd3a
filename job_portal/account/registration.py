"""Creates the account of a verified number, once, even for concurrent requests."""

from contextlib import suppress

import frappe

from job_portal.account import accounts, codes, messages, sessions
from job_portal.platform.policy import require

# For each new User Frappe locks one shared row of defaults, so concurrent inserts may deadlock.
DEADLOCK_ATTEMPTS = 3


def register_and_log_in(mobile_no: str, full_name: str, ticket: str) -> dict:
    """Create the account that `ticket` allows, log it in, and return `sessions.open_session`'s answer.

    After any error the same browser may try again. With the same ticket it gets the account that an earlier
    request created but could not log in.

    :raises frappe.PermissionError: as `register`, and frappe.DuplicateEntryError.
    """
    user = register(mobile_no, full_name, ticket)
    try:
        return sessions.open_session(user)
    except Exception:
        # If this fails too, the first error is more useful.
        with suppress(Exception):
            frappe.db.rollback()
            codes.give_back(ticket)
            frappe.db.commit()
        raise


def register(mobile_no: str, full_name: str, ticket: str) -> str:
    """Create the account that `ticket` allows, spend the ticket, commit, and return the account's name.

    An error leaves the ticket unspent.

    :raises frappe.PermissionError: 403, the ticket is spent or belongs to another number.
    :raises frappe.DuplicateEntryError: 409, the account exists.
    """
    for attempt in range(1, DEADLOCK_ATTEMPTS + 1):
        # A new transaction begins with the lock on the verification. The second request of a double tap waits
        # here, and then finds the ticket spent.
        frappe.db.commit()
        verification = codes.lock_verification(mobile_no, ticket)
        require(verification, messages.SIGN_UP_SESSION_INVALID)
        try:
            user = verification.account or accounts.create(mobile_no, full_name)
        except frappe.QueryDeadlockError:
            # The database has rolled back the whole transaction.
            frappe.db.rollback()
            if attempt == DEADLOCK_ATTEMPTS:
                raise
            continue
        codes.consume(verification.name, user)
        # Commit before the login, because these locks block all other sign-ups of the site.
        frappe.db.commit()
        return user

"""One-time codes: checked once, then spent (docs/behaviour.md#otp). code_sending.py creates and sends
them.
"""

import secrets
from typing import NamedTuple

import frappe
from frappe.model.document import Document
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.account import code_limits, messages
from job_portal.account.doctype.jp_sms import jp_sms
from job_portal.platform import retention, settings
from job_portal.platform.hashing import equal, keyed_hash
from job_portal.rules import LIMITS, PATTERNS

DOCTYPE = "JP OTP Request"
LOGIN, SIGNUP, DELETE = "Login", "Signup", "Delete"
OLD_NUMBER, NEW_NUMBER = "Old Number", "New Number"
CHECKED_FIELDS = [
    *("name", "reference", "mobile_no", "purpose", "device", "salt", "code_hash", "tries"),
    *("expires_at", "replaced", "verified_at", "sms"),
]

# Only these failures count as guesses. The others reveal nothing of the code.
_COST_A_TRY = (messages.CODE_WRONG, messages.CODE_EXHAUSTED, messages.GUESSES_EXHAUSTED)


class Outcome(NamedTuple):
    """The result of a check: `failure` is a sentence, or '' if the code was right."""

    failure: str = ""
    purpose: str = ""
    ticket: str = ""


def check(
    mobile_no: str,
    reference: str,
    secret: str,
    used_for: str,
    purposes: tuple[str, ...] = (LOGIN, SIGNUP),
) -> Outcome:
    """Check a code once. A wrong code raises nothing, because a rollback would undo the counted attempt.

    Our client always sends 'Signup' as `used_for`, so the stored purpose decides
    (docs/behaviour.md#otp-purpose). Only 'Login' for a sign-up's code is refused.

    :param purposes: accepted purposes of the code. A code for deleting an account must not sign in.
    """
    if not PATTERNS["otp"].fullmatch(secret):
        return Outcome(failure=messages.CODE_INCOMPLETE)
    # A database may equate other scripts' digits with these, and ignores a trailing space.
    if not PATTERNS["mobile"].fullmatch(mobile_no):
        return Outcome(failure=messages.INVALID_SESSION)
    # The UPDATE begins a new transaction and locks the row. So each of many concurrent guesses reads its own
    # count, and no more than the allowed number is compared with the code.
    frappe.db.commit()
    frappe.db.sql(
        f"update `tab{DOCTYPE}` set tries = tries + 1"  # noqa: S608 (a constant)
        " where reference = %s and mobile_no = %s and tries <= %s",
        (reference, mobile_no, LIMITS["otp_tries"]),
    )
    row = frappe.db.get_value(
        DOCTYPE, {"reference": reference, "mobile_no": mobile_no}, CHECKED_FIELDS, as_dict=True
    )
    failure = _failure(row, secret, used_for, purposes)
    ticket = ""
    if row and not failure:
        ticket = secrets.token_urlsafe(24)
        frappe.db.set_value(
            DOCTYPE, row.name, {"verified_at": now_datetime(), "ticket_hash": keyed_hash("ticket", ticket)}
        )
    if row and failure and failure not in _COST_A_TRY:
        frappe.db.set_value(DOCTYPE, row.name, "tries", row.tries - 1)
    if row and (not failure or failure == messages.CODE_EXHAUSTED):
        jp_sms.mask(row.sms)
    if row and not failure:
        for used in frappe.get_hooks("job_portal_number_used"):
            frappe.get_attr(used)(mobile_no, row.purpose)
    frappe.db.commit()
    return Outcome(failure) if failure else Outcome("", row.purpose, ticket)


def _failure(row, secret: str, used_for: str, purposes: tuple[str, ...]) -> str:
    if not row or row.purpose not in purposes or (used_for == LOGIN and row.purpose != LOGIN):
        return messages.INVALID_SESSION
    if row.replaced:
        return messages.CODE_REPLACED
    if row.verified_at:
        return messages.CODE_USED
    if get_datetime(row.expires_at) < now_datetime():
        return messages.CODE_EXPIRED
    if row.tries > LIMITS["otp_tries"]:
        return messages.CODE_EXHAUSTED
    if code_limits.guesses_today(row.mobile_no, row.device) > settings.number("guesses_per_number"):
        return messages.GUESSES_EXHAUSTED
    if _is_code_of(row, secret):
        return ""
    if any(_is_code_of(earlier, secret) for earlier in _replaced_codes(row)):
        return messages.CODE_REPLACED
    return messages.CODE_EXHAUSTED if row.tries == LIMITS["otp_tries"] else messages.CODE_WRONG


def _is_code_of(request, secret: str) -> bool:
    return bool(request.code_hash) and equal(request.code_hash, code_hash(request, request.salt, secret))


def unused_like(request) -> dict:
    """Filters for requests without an entered code, of the same browser, number and purpose."""
    return {
        "mobile_no": request.mobile_no,
        "purpose": request.purpose,
        "device": request.device,
        "verified_at": ("is", "not set"),
    }


def _replaced_codes(row) -> list:
    """The earlier codes of the same browser, number and purpose, since a message may arrive late."""
    return frappe.get_all(
        DOCTYPE,
        filters={**unused_like(row), "replaced": 1, "expires_at": (">", now_datetime())},
        fields=["reference", "mobile_no", "purpose", "salt", "code_hash"],
        order_by="creation desc",
    )


def lock_verification(mobile_no: str, ticket: str, purpose: str = SIGNUP) -> dict | None:
    """Find the verification of `mobile_no` with this `ticket`, and lock it. Call it first in a transaction.

    :return: {name, account}, or None if there is none or it is spent. `account` is set if the verification
        has already created an account and was given back.
    """
    if not ticket:
        return None
    ticket_hash = keyed_hash("ticket", ticket)
    # Changes nothing, but takes the lock before the first read.
    frappe.db.sql(f"update `tab{DOCTYPE}` set tries = tries where ticket_hash = %s", (ticket_hash,))  # noqa: S608
    since = add_to_date(now_datetime(), seconds=-LIMITS["signup_ticket_seconds"])
    filters = {
        "ticket_hash": ticket_hash,
        "mobile_no": mobile_no,
        "purpose": purpose,
        "verified_at": (">", since),
        "consumed_at": ("is", "not set"),
    }
    return frappe.db.get_value(DOCTYPE, filters, ["name", "account"], as_dict=True)


def consume(name: str, account: str) -> None:
    """Spend a verification on the account that it created, in the caller's transaction."""
    frappe.db.set_value(DOCTYPE, name, {"consumed_at": now_datetime(), "account": account})


def give_back(ticket: str) -> None:
    """Make the verification of `ticket` unspent again, in the caller's transaction."""
    frappe.db.set_value(DOCTYPE, {"ticket_hash": keyed_hash("ticket", ticket)}, "consumed_at", None)


def purge() -> None:
    """Daily job: delete old requests and old messages, and mask codes that have expired."""
    retention.purge("codes", DOCTYPE)
    retention.purge("messages", "JP SMS")
    jp_sms.mask_expired(settings.number("otp_life_seconds"))


def forget(user: Document, event: str) -> None:
    """Hook of User: delete a deleted account's messages.

    The requests stay for `codes_days` days, because the number's limits depend on them.
    """
    if number := user.flags.mobile_no:
        forget_number(number)


def forget_number(number: str) -> None:
    """Delete the number's records that its next account could read."""
    frappe.db.delete("JP SMS", {"mobile_no": number})
    # `owner` and `modified_by` contain the account's name, too.
    frappe.db.set_value(
        DOCTYPE,
        {"mobile_no": number},
        {"account": None, "requested_from": None, "owner": "Guest", "modified_by": "Guest"},
        update_modified=False,
    )


def code_hash(request, salt: str, secret: str) -> str:
    """The stored hash of a code. It is valid only for this request's reference, number and purpose."""
    return keyed_hash("code", salt, request.reference, request.mobile_no, request.purpose, secret)

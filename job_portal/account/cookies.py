"""The two cookies of sign-in. Neither signs anybody in.

- ticket: this browser has just verified a number, and may sign it up once, within ten minutes.
- device: this browser has signed in with a number before, so it has its own limits of codes and guesses for
  the number. The cookie contains the browser's random id, which stays the same for its next numbers, and a
  signature that depends on the number. JP Account keeps a keyed hash of the id of the last sign-in, to tell
  reviewers of accounts that review each other on one device.
"""

import re
import secrets

import frappe

from job_portal.platform.hashing import equal, keyed_hash
from job_portal.rules import LIMITS

TICKET = "jp_ticket"
DEVICE = "jp_device"
DEVICE_SECONDS = 180 * 24 * 60 * 60
# Any browser that has never signed in with the number.
STRANGER = "stranger"
_ID = re.compile(r"[\w-]{16}", re.ASCII)


def give_ticket(ticket: str) -> None:
    """Give this browser the ticket of a verified number, for one sign-up."""
    _set(TICKET, ticket, LIMITS["signup_ticket_seconds"])


def ticket() -> str:
    """The ticket that this browser holds, or ''."""
    return frappe.request.cookies.get(TICKET, "")


def take_ticket() -> None:
    """Delete the spent ticket from this browser."""
    frappe.local.cookie_manager.delete_cookie(TICKET)


def remember_device(mobile_no: str) -> None:
    """Mark this browser as one that signed in with `mobile_no`, and note it with the number's account."""
    known = frappe.request.cookies.get(DEVICE, "").partition(".")[0]
    identity = known if _ID.fullmatch(known) else secrets.token_urlsafe(12)
    _set(DEVICE, f"{identity}.{keyed_hash('device', mobile_no, identity)}", DEVICE_SECONDS)
    noted = {"device": keyed_hash("browser", identity)}
    frappe.db.set_value("JP Account", {"mobile_no": mobile_no}, noted, update_modified=False)


def forget_device() -> None:
    """Delete the device cookie, because the account is deleted."""
    frappe.local.cookie_manager.delete_cookie(DEVICE)


def device(mobile_no: str) -> str:
    """This browser's id if it has signed in with `mobile_no`, else STRANGER."""
    identity, _dot, signature = frappe.request.cookies.get(DEVICE, "").partition(".")
    known = identity and equal(signature, keyed_hash("device", mobile_no, identity))
    return identity if known else STRANGER


def _set(key: str, value: str, seconds: int) -> None:
    frappe.local.cookie_manager.set_cookie(key, value, httponly=True, samesite="Strict", max_age=seconds)

"""One-time codes: made, sent, checked once, forgotten (design.md, Sign-in)."""

import secrets
from typing import NamedTuple

import frappe
from frappe import _
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.job_portal.doctype.jp_sms import jp_sms
from job_portal.rules import LIMITS, PATTERNS
from job_portal.sign_in import gateways, limits, messages, settings
from job_portal.sign_in.hashing import equal, keyed_hash

DOCTYPE = "JP OTP Request"
LOGIN, SIGNUP = "Login", "Signup"
CHECKED_FIELDS = [
    *("name", "reference", "mobile_no", "purpose", "device", "salt", "code_hash", "tries"),
    *("expires_at", "replaced", "verified_at", "sms"),
]
# Longer than the 24 hours over which guesses are counted.
KEEP_DAYS = 2
KEEP_MESSAGES_DAYS = 30


class Outcome(NamedTuple):
    """What came of a check: `failure` is a sentence, or '' when the code was right."""

    failure: str = ""
    purpose: str = ""
    ticket: str = ""


def send(mobile_no: str, purpose: str, device: str) -> str:
    """Send a new code to `mobile_no` and return its reference. An earlier code stops working.

    `device` is cookies.device(mobile_no): codes and limits are kept apart by it.
    Raises RateLimitExceededError (429), and GatewayError (503) when the message did not go out.
    """
    if limits.guesses_today(mobile_no, device) >= settings.number("guesses_per_number"):
        frappe.throw(_(messages.GUESSES_EXHAUSTED), frappe.RateLimitExceededError)
    request = frappe.new_doc(DOCTYPE)
    request.update(
        {
            "reference": secrets.token_urlsafe(24),
            "mobile_no": mobile_no,
            "purpose": purpose,
            "device": device,
            "requested_from": frappe.local.request_ip,
            "expires_at": add_to_date(now_datetime(), seconds=settings.number("otp_life_seconds")),
        }
    )
    request.insert(ignore_permissions=True)
    # Committed before it is counted: of many sends at once each then sees all earlier ones. And no
    # transaction stays open while the gateway answers.
    frappe.db.commit()
    if limits.sends_exhausted(mobile_no, device):
        _discard(request)
        frappe.throw(
            _(messages.SENDS_EXHAUSTED).format(settings.SEND_WINDOW_MINUTES), frappe.RateLimitExceededError
        )
    failure = _deliver(request)
    if failure:
        _discard(request)
        # Thrown from here, not from within _deliver: Frappe logs the variables of every frame it is
        # thrown through, and none of these holds the code.
        frappe.throw(_(failure), gateways.GatewayError)
    _replace_earlier(request)
    return request.reference


def _deliver(request) -> str:
    """Give the request its code and send it. Returns '' or the sentence that says why it failed."""
    digits = LIMITS["otp_digits"]
    secret = f"{secrets.randbelow(10**digits):0{digits}d}"
    salt = secrets.token_hex(16)
    request.db_set({"salt": salt, "code_hash": _hash(request, salt, secret)})
    frappe.db.commit()
    try:
        kept = gateways.chosen().send(request.mobile_no, gateways.message_text(secret))
    except gateways.GatewayError as error:
        reason, sentence = str(error), error.sentence
    except Exception as error:
        # A gateway is somebody else's code: whatever it raises, the person gets a sentence, and the
        # log gets no text that may hold the code.
        reason, sentence = type(error).__name__, messages.SEND_FAILED
    else:
        request.db_set("sms", kept)
        return ""
    frappe.db.rollback()
    frappe.log_error(title="OTP message not sent", message=reason)
    return sentence


def _discard(request) -> None:
    frappe.db.delete(DOCTYPE, {"name": request.name})
    frappe.db.commit()


def _replace_earlier(request) -> None:
    earlier = frappe.get_all(
        DOCTYPE,
        filters={
            "mobile_no": request.mobile_no,
            "purpose": request.purpose,
            "device": request.device,
            "replaced": 0,
            "verified_at": ("is", "not set"),
            "creation": ("<", request.creation),
        },
        fields=["name", "sms"],
    )
    for row in earlier:
        frappe.db.set_value(DOCTYPE, row.name, "replaced", 1)
        jp_sms.mask(row.sms)


def check(mobile_no: str, reference: str, secret: str, used_for: str) -> Outcome:
    """Check a code once. Answers, never throws, so that no rollback takes the counted try back.

    `used_for` is always 'Signup' in the product's calls (spec section 7): the stored purpose decides.
    Only 'Login' for a code that was sent for a sign-up is a contradiction, and refused.
    """
    if not PATTERNS["otp"].fullmatch(secret):
        return Outcome(failure=messages.CODE_INCOMPLETE)
    # One transaction that begins with the UPDATE: it takes the row's lock, so of many guesses at
    # once each reads its own count, and only the allowed number is ever compared with the code.
    frappe.db.commit()
    frappe.db.sql(
        f"update `tab{DOCTYPE}` set tries = tries + 1"  # noqa: S608 (a constant)
        " where reference = %s and mobile_no = %s and tries <= %s",
        (reference, mobile_no, LIMITS["otp_tries"]),
    )
    row = frappe.db.get_value(
        DOCTYPE, {"reference": reference, "mobile_no": mobile_no}, CHECKED_FIELDS, as_dict=True
    )
    failure = _failure(row, secret, used_for)
    ticket = ""
    if row and not failure:
        ticket = secrets.token_urlsafe(24)
        frappe.db.set_value(
            DOCTYPE, row.name, {"verified_at": now_datetime(), "ticket_hash": keyed_hash("ticket", ticket)}
        )
    if row and (not failure or failure == messages.CODE_EXHAUSTED):
        jp_sms.mask(row.sms)
    frappe.db.commit()
    return Outcome(failure) if failure else Outcome("", row.purpose, ticket)


def _failure(row, secret: str, used_for: str) -> str:
    if not row or (used_for == LOGIN and row.purpose != LOGIN):
        return messages.INVALID_SESSION
    if row.replaced:
        return messages.CODE_REPLACED
    if row.verified_at:
        return messages.CODE_USED
    if get_datetime(row.expires_at) < now_datetime():
        return messages.CODE_EXPIRED
    if row.tries > LIMITS["otp_tries"]:
        return messages.CODE_EXHAUSTED
    if limits.guesses_today(row.mobile_no, row.device) > settings.number("guesses_per_number"):
        return messages.GUESSES_EXHAUSTED
    if not (row.code_hash and equal(row.code_hash, _hash(row, row.salt, secret))):
        return messages.CODE_EXHAUSTED if row.tries == LIMITS["otp_tries"] else messages.CODE_WRONG
    return ""


def lock_verification(mobile_no: str, ticket: str) -> str | None:
    """Name of the unspent sign-up verification of `mobile_no` that `ticket` was given for, if any.

    Holds its row until the transaction ends; call it first in one.
    """
    if not ticket:
        return None
    ticket_hash = keyed_hash("ticket", ticket)
    # Changes nothing; takes the lock, before anything is read.
    frappe.db.sql(f"update `tab{DOCTYPE}` set tries = tries where ticket_hash = %s", (ticket_hash,))  # noqa: S608
    since = add_to_date(now_datetime(), seconds=-LIMITS["signup_ticket_seconds"])
    filters = {
        "ticket_hash": ticket_hash,
        "mobile_no": mobile_no,
        "purpose": SIGNUP,
        "verified_at": (">", since),
        "consumed_at": ("is", "not set"),
    }
    return frappe.db.get_value(DOCTYPE, filters, "name")


def consume(name: str) -> None:
    """Spend a verification, in the caller's transaction."""
    frappe.db.set_value(DOCTYPE, name, "consumed_at", now_datetime())


def life_seconds() -> int:
    return settings.number("otp_life_seconds")


def purge() -> None:
    """Daily job: forget old requests and old messages, and mask the codes that died of age."""
    frappe.db.delete(DOCTYPE, {"creation": ("<", add_to_date(now_datetime(), days=-KEEP_DAYS))})
    frappe.db.delete("JP SMS", {"creation": ("<", add_to_date(now_datetime(), days=-KEEP_MESSAGES_DAYS))})
    jp_sms.mask_expired(settings.number("otp_life_seconds"))


def _hash(request, salt: str, secret: str) -> str:
    return keyed_hash("code", salt, request.reference, request.mobile_no, request.purpose, secret)

"""Creates a one-time code, sends it, and invalidates the earlier one."""

import secrets

import frappe
from frappe import _
from frappe.utils import add_to_date, now_datetime

from job_portal.account import code_limits, codes, gateways, messages
from job_portal.account.doctype.jp_sms import jp_sms
from job_portal.platform import logs, settings
from job_portal.rules import LIMITS

# Title in the Error Log of an unsent message. The health check counts them by it.
NOT_SENT = "OTP message not sent"


def send(mobile_no: str, purpose: str, device: str) -> str:
    """Send a new code to `mobile_no` and return its reference. The earlier code becomes invalid.

    :param device: `cookies.device(mobile_no)`. Each device has its own codes and limits.
    :raises frappe.RateLimitExceededError: 429.
    :raises GatewayError: 503, the message was not sent.
    """
    if code_limits.guesses_today(mobile_no, device) >= settings.number("guesses_per_number"):
        frappe.throw(_(messages.GUESSES_EXHAUSTED), frappe.RateLimitExceededError)
    request = frappe.new_doc(codes.DOCTYPE)
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
    # Commit before counting, so that concurrent sends count each other, and so that no transaction is open
    # while the gateway answers.
    frappe.db.commit()
    if code_limits.sends_exhausted(mobile_no, device):
        _discard(request)
        frappe.throw(
            _(messages.SENDS_EXHAUSTED).format(settings.SEND_WINDOW_MINUTES), frappe.RateLimitExceededError
        )
    failure = _deliver(request)
    if failure:
        _discard(request)
        # Not raised in _deliver: Frappe logs the local variables of a traceback's frames, such as the code.
        frappe.throw(_(failure), gateways.GatewayError)
    _replace_earlier(request)
    return request.reference


def _deliver(request) -> str:
    """Give the request its code and send it. Return '' or the sentence for the failure."""
    digits = LIMITS["otp_digits"]
    secret = f"{secrets.randbelow(10**digits):0{digits}d}"
    salt = secrets.token_hex(16)
    request.db_set({"salt": salt, "code_hash": codes.code_hash(request, salt, secret)})
    frappe.db.commit()
    try:
        kept = gateways.chosen().send(request.mobile_no, gateways.message_text(secret))
    except gateways.GatewayError as error:
        reason, sentence = str(error), error.sentence
    except Exception as error:
        # A gateway may be another app's code, and its error's text may contain the code. Do not log it.
        reason, sentence = type(error).__name__, messages.SEND_FAILED
    else:
        request.db_set("sms", kept)
        return ""
    frappe.db.rollback()
    logs.failure(NOT_SENT, reason)
    return sentence


def _discard(request) -> None:
    frappe.db.delete(codes.DOCTYPE, {"name": request.name})
    frappe.db.commit()


def _replace_earlier(request) -> None:
    earlier = frappe.get_all(
        codes.DOCTYPE,
        filters={**codes.unused_like(request), "replaced": 0, "creation": ("<", request.creation)},
        fields=["name", "sms"],
        # Newest first, so that each of many concurrent sends holds its own row and waits only for older rows.
        # Oldest first would deadlock.
        order_by="creation desc",
    )
    for row in earlier:
        frappe.db.set_value(codes.DOCTYPE, row.name, "replaced", 1)
        jp_sms.mask(row.sms)

"""Sends a test message for the administrator who sets up the SMS gateway."""

import frappe
from frappe import _

from job_portal.account import gateways, messages
from job_portal.platform import logs, settings
from job_portal.platform.policy import Audience, writes
from job_portal.rules import PATTERNS


@writes(Audience.MANAGERS)
def send_test_sms(mobile_no: str) -> dict:
    """Send a plain text without a code through the site's gateway.

    :param mobile_no: ten digits.
    :return: {sent: bool, outcome: a sentence for the administrator}. A failure is an answer too.
    :raises frappe.ValidationError: 417, not ten digits.
    """
    if not PATTERNS["mobile"].fullmatch(mobile_no):
        frappe.throw(_(messages.MOBILE_INVALID))
    try:
        kept = gateways.chosen().send(mobile_no, _(messages.TEST_TEXT))
    except gateways.GatewayError as error:
        return {"sent": False, "outcome": str(error)}
    except Exception as error:
        logs.failure("Test SMS not sent")
        return {"sent": False, "outcome": _(messages.TEST_FAILED).format(type(error).__name__)}
    if kept:
        return {"sent": True, "outcome": _(messages.TEST_KEPT)}
    return {"sent": True, "outcome": _(messages.TEST_TAKEN).format(settings.text("sms_gateway"))}

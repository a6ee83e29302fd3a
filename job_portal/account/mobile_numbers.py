"""Which numbers an account may have."""

import frappe
from frappe import _

from job_portal.account import messages
from job_portal.platform import market, settings
from job_portal.rules import PATTERNS


def check(mobile_no: str) -> None:
    """Refuse what is no number.

    :raises frappe.ValidationError: 417, not ten digits.
    """
    if not mobile_no:
        frappe.throw(_(messages.MOBILE_MISSING))
    if not PATTERNS["mobile"].fullmatch(mobile_no):
        frappe.throw(_(messages.MOBILE_INVALID))


def may_be_new(mobile_no: str) -> bool:
    """Whether an account may take the number: on a live site an Indian one, except for demonstrations."""
    return bool(
        PATTERNS["indian_mobile"].fullmatch(mobile_no)
        or not market.is_live()
        or settings.number("is_demonstration")
    )

"""Limits on requesting and guessing codes.

JP OTP Request counts for a number, because it survives a cleared cache. The cache counts for an address and
the whole site (platform/rates.py). A browser that has signed in with a number (`device`, see cookies.py) has
its own limits for it. So strangers can exhaust only the strangers' limits, and cannot lock the owner out.
"""

import frappe
from frappe import _
from frappe.utils import add_to_date, now_datetime

from job_portal.account import cookies, messages
from job_portal.platform import rates, settings
from job_portal.rules import LIMITS


def count_request(mobile_no: str, device: str) -> None:
    """Count a request for a code for its address and for the site; raise a 429 above either limit.

    Requests that end with 'User Not Found' count too, because the answer reveals who has an account. Above
    the limits, browsers that have signed in with the number (`device`) may go on, all together as often as
    strangers for one number.
    """
    minutes = settings.SEND_WINDOW_MINUTES
    shared = (
        (f"sends:address:{rates.network(frappe.local.request_ip)}", settings.number("sends_per_address")),
        ("sends:site", settings.number("sends_per_site")),
    )
    if not any(rates.is_above(limit, scope, minutes) for scope, limit in shared):
        return
    own = settings.number("sends_per_number")
    if device == cookies.STRANGER or rates.is_above(own, f"sends:owner:{mobile_no}", minutes):
        frappe.throw(_(messages.BUSY).format(minutes), frappe.RateLimitExceededError)


def sends_exhausted(mobile_no: str, device: str) -> bool:
    """Whether more codes than allowed were sent to this number in the window, including the newest.

    All browsers that have signed in with the number share one limit, since its owner can create any number of
    them.
    """
    since = add_to_date(now_datetime(), minutes=-settings.SEND_WINDOW_MINUTES)
    asking = cookies.STRANGER if device == cookies.STRANGER else ("!=", cookies.STRANGER)
    sent = frappe.db.count(
        "JP OTP Request", {"mobile_no": mobile_no, "device": asking, "creation": (">", since)}
    )
    return sent > settings.number("sends_per_number")


def guesses_today(mobile_no: str, device: str) -> int:
    """Guesses of the last 24 hours at this number's codes, except those for verified codes.

    With 50 guesses a day at six digits, a stranger's chance for a number is 1 in 20,000 a day.
    """
    tries = frappe.get_all(
        "JP OTP Request",
        filters={
            "mobile_no": mobile_no,
            "device": device,
            "verified_at": ("is", "not set"),
            "creation": (">", add_to_date(now_datetime(), hours=-24)),
        },
        pluck="tries",
        order_by="creation asc",
    )
    return sum(min(count, LIMITS["otp_tries"]) for count in tries)

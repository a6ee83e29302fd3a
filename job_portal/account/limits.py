"""How often codes may be asked for and guessed.

For a number we count in JP OTP Request, which outlives a cleared cache. For an address and for the whole site
we count in the cache (platform/rates.py).

A browser that signed in with a number before (`device`, see cookies.py) has its own allowances for it. So a
stranger can use up the strangers' allowance, but cannot lock the owner out.
"""

import ipaddress

import frappe
from frappe import _
from frappe.utils import add_to_date, now_datetime

from job_portal.account import cookies, messages
from job_portal.platform import rates, settings
from job_portal.rules import LIMITS


def count_request(mobile_no: str, device: str) -> None:
    """Count one request for a code against its address and the site; refuse with 429 above either limit.

    Requests that end with 'User Not Found' count too, because these words tell who has an account. Where
    strangers have used these limits up, the browsers that signed in with the number (`device`) may go on.
    All of them together may ask as often as strangers may for one number.
    """
    minutes = settings.SEND_WINDOW_MINUTES
    shared = (
        (f"sends:address:{network(frappe.local.request_ip)}", settings.number("sends_per_address")),
        ("sends:site", settings.number("sends_per_site")),
    )
    if not any(rates.is_above(limit, scope, minutes) for scope, limit in shared):
        return
    own = settings.number("sends_per_number")
    if device == cookies.STRANGER or rates.is_above(own, f"sends:owner:{mobile_no}", minutes):
        frappe.throw(_(messages.BUSY).format(minutes), frappe.RateLimitExceededError)


def network(address: str) -> str:
    """The IPv4 address, or the /64 network of an IPv6 address: one household has all of it (RFC 6177)."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4 or parsed.ipv4_mapped:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def sends_exhausted(mobile_no: str, device: str) -> bool:
    """Whether more codes than allowed were sent to this number in the window, the newest included.

    The browsers that signed in with the number share one allowance: its owner can make as many as they like.
    """
    since = add_to_date(now_datetime(), minutes=-settings.SEND_WINDOW_MINUTES)
    asking = cookies.STRANGER if device == cookies.STRANGER else ("!=", cookies.STRANGER)
    sent = frappe.db.count(
        "JP OTP Request", {"mobile_no": mobile_no, "device": asking, "creation": (">", since)}
    )
    return sent > settings.number("sends_per_number")


def guesses_today(mobile_no: str, device: str) -> int:
    """Guesses of the last 24 hours at this number's codes, without those for a code that was verified.

    With 50 guesses a day at six digits, a stranger's chance at a number is 1 in 20,000 a day.
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

"""Rate limits, counted in the cache.

A loss of the cache resets the counts, and nothing is limited while it is down. Frappe's `rate_limit` counts
for each path, so a method with several names gets a limit for each. Ours counts by `scope`.
"""

import ipaddress
import time

import frappe

from job_portal.platform import cache


def is_above(limit: int, scope: str, minutes: int) -> bool:
    """Count one more in `scope`. Return whether the count exceeds `limit` in this window of `minutes`."""
    return counted(scope, minutes) > limit


def counted(scope: str, minutes: int, more: int = 1) -> int:
    """Add `more` to the count of `scope` in this window of `minutes`. Return it; 0 without the cache."""
    seconds = minutes * 60
    key = cache.key(f"{scope}:{int(time.time() // seconds)}")

    def count() -> int:
        counted = frappe.cache.incrby(key, more)
        frappe.cache.expire(key, seconds)
        return counted

    return cache.attempt("counter", count, 0)


def network(address: str) -> str:
    """The IPv4 address, or the /64 network of an IPv6 address, which one household owns (RFC 6177)."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4 or parsed.ipv4_mapped:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False))

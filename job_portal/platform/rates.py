"""Rate limits, counted in the cache.

The counts are lost with the cache, and nothing is limited while it is away. Frappe's `rate_limit` counts for
the path that is called, so a method has a fresh allowance under each of its names. Ours counts what is done.
"""

import time

import frappe

from job_portal.platform import cache


def is_above(limit: int, scope: str, minutes: int) -> bool:
    """Count one more of `scope`, and tell whether there are more than `limit` in this window of `minutes`."""
    return counted(scope, minutes) > limit


def counted(scope: str, minutes: int, more: int = 1) -> int:
    """Count `more` of `scope`: how many there are by now in this window of `minutes`; 0 without the cache."""
    seconds = minutes * 60
    key = cache.key(f"{scope}:{int(time.time() // seconds)}")

    def count() -> int:
        counted = frappe.cache.incrby(key, more)
        frappe.cache.expire(key, seconds)
        return counted

    return cache.attempt("counter", count, 0)

"""How often something is done, counted in the cache: enough to blunt a flood.

Lost with the cache, and not limited while it is away. Frappe's `rate_limit` keys on the path as called, so
that the same method under another name has a fresh allowance; ours count what is done.
"""

import time

import frappe


def is_above(limit: int, scope: str, minutes: int) -> bool:
    """Count one more of `scope`; whether it is more than `limit` in this window of `minutes`."""
    seconds = minutes * 60
    key = frappe.cache.make_key(f"job_portal:{scope}:{int(time.time() // seconds)}")
    try:
        count = frappe.cache.incrby(key, 1)
        frappe.cache.expire(key, seconds)
    except Exception as error:
        frappe.logger("job_portal").warning(f"counter unavailable: {type(error).__name__}")
        return False
    return count > limit

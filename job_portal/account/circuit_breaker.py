"""A circuit breaker for the SMS gateway.

A request that waits for a gateway which hangs holds a web worker for ten seconds. A few dozen of them stop
the site. After three timeouts the breaker is open: one request in ten seconds tries the gateway, and the
others are refused at once. The first answer closes it.
"""

from collections.abc import Callable

import frappe

from job_portal.platform import cache

TIMEOUTS_TO_OPEN = 3
SECONDS_BETWEEN_TRIES = 10
# A timeout that is older says nothing about the gateway any more.
MEMORY_SECONDS = 600


def allows() -> bool:
    """Whether this request may try the gateway."""

    def ask() -> bool:
        if frappe.cache.incrby(_timeouts(), 0) < TIMEOUTS_TO_OPEN:
            return True
        # Sets the key only where there is none: of many requests at once, one may try.
        return bool(frappe.cache.set(_tried(), 1, ex=SECONDS_BETWEEN_TRIES, nx=True))

    return _with_cache(ask, otherwise=True)


def count_timeout() -> None:
    """The gateway did not answer in time."""

    def count() -> None:
        frappe.cache.incrby(_timeouts(), 1)
        frappe.cache.expire(_timeouts(), MEMORY_SECONDS)

    _with_cache(count)


def close() -> None:
    """The gateway answered, whatever it said: every request may try it again."""
    _with_cache(lambda: frappe.cache.delete_value([_timeouts(), _tried()], make_keys=False))


def _timeouts() -> str:
    return cache.key("sms_timeouts")


def _tried() -> str:
    return cache.key("sms_tried")


def _with_cache(action: Callable, otherwise=None):
    """Without the cache the breaker stays closed."""
    return cache.attempt("circuit breaker", action, otherwise)

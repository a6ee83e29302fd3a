"""A circuit breaker for an external service, such as an SMS gateway.

A request that waits for a hanging service holds a web worker for seconds. A few dozen of them stop the site.
After three failures the breaker opens: one request in ten seconds tries the service, and all others skip it.
The first answer closes the breaker.
"""

from collections.abc import Callable

import frappe

from job_portal.platform import cache

FAILURES_TO_OPEN = 3
SECONDS_BETWEEN_TRIES = 10
# Older failures say nothing about the service's present state.
MEMORY_SECONDS = 600


class CircuitBreaker:
    """One for each service. All processes of a site share its state through the cache."""

    def __init__(self, service: str):
        self._service = service

    def allows(self) -> bool:
        """Whether this request may try the service."""

        def ask() -> bool:
            if not self.is_open():
                return True
            # `nx` sets the key only if it is missing, so one of many concurrent requests may try.
            return bool(frappe.cache.set(self._tried(), 1, ex=SECONDS_BETWEEN_TRIES, nx=True))

        return self._with_cache(ask, otherwise=True)

    def is_open(self) -> bool:
        """Whether most requests skip the service now."""
        return self._with_cache(
            lambda: frappe.cache.incrby(self._failures(), 0) >= FAILURES_TO_OPEN, otherwise=False
        )

    def count_failure(self) -> None:
        """Note that the service did not answer in time, or answered with an error."""

        def count() -> None:
            frappe.cache.incrby(self._failures(), 1)
            frappe.cache.expire(self._failures(), MEMORY_SECONDS)

        self._with_cache(count)

    def close(self) -> None:
        """Note that the service answered: every request may try it again."""
        self._with_cache(
            lambda: frappe.cache.delete_value([self._failures(), self._tried()], make_keys=False)
        )

    def _failures(self) -> str:
        return cache.key(f"{self._service}_failures")

    def _tried(self) -> str:
        return cache.key(f"{self._service}_tried")

    @staticmethod
    def _with_cache(action: Callable, otherwise=None):
        """If the cache is down, the breaker stays closed."""
        return cache.attempt("circuit breaker", action, otherwise)

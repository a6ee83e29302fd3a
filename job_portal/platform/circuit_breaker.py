"""A circuit breaker for a service that the site asks, such as an SMS gateway.

A request that waits for a service which hangs holds a web worker for seconds. A few dozen of them stop the
site. After three failures the breaker is open: one request in ten seconds tries the service, and the others
do without it at once. The first answer closes it.
"""

from collections.abc import Callable

import frappe

from job_portal.platform import cache

FAILURES_TO_OPEN = 3
SECONDS_BETWEEN_TRIES = 10
# A failure that is older says nothing about the service any more.
MEMORY_SECONDS = 600


class CircuitBreaker:
    """One for each service. All processes of a site share it, in the cache."""

    def __init__(self, service: str):
        self._service = service

    def allows(self) -> bool:
        """Whether this request may try the service."""

        def ask() -> bool:
            if not self.is_open():
                return True
            # Sets the key only where there is none: of many requests at once, one may try.
            return bool(frappe.cache.set(self._tried(), 1, ex=SECONDS_BETWEEN_TRIES, nx=True))

        return self._with_cache(ask, otherwise=True)

    def is_open(self) -> bool:
        """Whether most requests do without the service now."""
        return self._with_cache(
            lambda: frappe.cache.incrby(self._failures(), 0) >= FAILURES_TO_OPEN, otherwise=False
        )

    def count_failure(self) -> None:
        """The service did not answer in time, or not as it should."""

        def count() -> None:
            frappe.cache.incrby(self._failures(), 1)
            frappe.cache.expire(self._failures(), MEMORY_SECONDS)

        self._with_cache(count)

    def close(self) -> None:
        """The service answered: every request may try it again."""
        self._with_cache(
            lambda: frappe.cache.delete_value([self._failures(), self._tried()], make_keys=False)
        )

    def _failures(self) -> str:
        return cache.key(f"{self._service}_failures")

    def _tried(self) -> str:
        return cache.key(f"{self._service}_tried")

    @staticmethod
    def _with_cache(action: Callable, otherwise=None):
        """Without the cache the breaker stays closed."""
        return cache.attempt("circuit breaker", action, otherwise)

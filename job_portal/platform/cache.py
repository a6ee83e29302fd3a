"""Reads and writes the cache. When the cache is down, callers go on without it."""

from collections.abc import Callable

import frappe

from job_portal.platform import logs


def read(name: str) -> bytes | None:
    """Return the cached value of a name such as `picture:7`; None if there is none."""
    return attempt(_use(name), lambda: frappe.cache.get(key(name)))


def keep(name: str, value: str | bytes, seconds: int) -> None:
    """Cache the value under the name."""
    attempt(_use(name), lambda: frappe.cache.set(key(name), value, ex=seconds))


def forget(name: str) -> None:
    """Delete the cached value of the name."""
    attempt(_use(name), lambda: frappe.cache.delete_value([key(name)], make_keys=False))


def key(name: str) -> str:
    """The name's key in Redis, for direct calls of Redis."""
    return frappe.cache.make_key(f"job_portal:{name}")


def _use(name: str) -> str:
    return name.partition(":")[0]


def attempt(what: str, action: Callable, otherwise=None):
    """Return the result of `action`, which only calls the cache; `otherwise` if the cache is down.

    :param what: names the use, for the log.
    """
    try:
        return action()
    except Exception as error:
        logs.logger().warning(f"{what} unavailable: {type(error).__name__}")
        return otherwise

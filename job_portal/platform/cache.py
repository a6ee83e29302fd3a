"""The cache may be away: then what it would have kept or counted is done without."""

from collections.abc import Callable

import frappe

from job_portal.platform import logs


def read(name: str) -> bytes | None:
    """What the cache keeps under the name, such as `picture:7`; None where it keeps nothing."""
    return attempt(_use(name), lambda: frappe.cache.get(key(name)))


def keep(name: str, value: str | bytes, seconds: int) -> None:
    """Have the cache keep the value under the name, in the place of the one before."""
    attempt(_use(name), lambda: frappe.cache.set(key(name), value, ex=seconds))


def forget(name: str) -> None:
    """Have the cache keep nothing under the name."""
    attempt(_use(name), lambda: frappe.cache.delete_value([key(name)], make_keys=False))


def key(name: str) -> str:
    """Under which Redis has it, for its own calls."""
    return frappe.cache.make_key(f"job_portal:{name}")


def _use(name: str) -> str:
    return name.partition(":")[0]


def attempt(what: str, action: Callable, otherwise=None):
    """The result of `action`, which asks the cache and nothing else; `otherwise` where the cache is away.

    :param what: names the use, for the log.
    """
    try:
        return action()
    except Exception as error:
        logs.logger().warning(f"{what} unavailable: {type(error).__name__}")
        return otherwise

"""The cache may be away: then what it would have kept or counted is done without."""

from collections.abc import Callable

import frappe


def attempt(what: str, action: Callable, otherwise=None):
    """The result of `action`, which asks the cache and nothing else; `otherwise` where the cache is away.

    :param what: names the use, for the log.
    """
    try:
        return action()
    except Exception as error:
        frappe.logger("job_portal").warning(f"{what} unavailable: {type(error).__name__}")
        return otherwise

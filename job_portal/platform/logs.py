"""Writes failures to the Error Log and warnings to a file. Only the last four digits of a mobile number
appear.
"""

import logging
import re

import frappe

MOBILE = re.compile(r"\d{6,}(?=\d{4}(?!\d))")


def masked(text: str) -> str:
    """Return `text` with long numbers, such as mobile numbers, masked except their last four digits."""
    return MOBILE.sub(lambda found: "*" * len(found[0]), text)


def failure(title: str, reason: str | None = None) -> None:
    """Write a failure to the Error Log: `reason`, or the traceback without local variables."""
    frappe.log_error(title=masked(title), message=masked(reason or frappe.get_traceback()))


def logger() -> logging.Logger:
    """Return the logger of `job_portal.log`, for warnings about services that are down."""
    found = frappe.logger("job_portal")
    # Frappe makes a logger for each site and process. It logs errors only.
    if not found.isEnabledFor(logging.WARNING):
        found.setLevel(logging.WARNING)
    return found

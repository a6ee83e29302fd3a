"""Failures go to the Error Log, warnings to a file. A mobile number shows its last four digits only."""

import logging
import re

import frappe

MOBILE = re.compile(r"\d{6,}(?=\d{4}(?!\d))")


def masked(text: str) -> str:
    """`text` with the digits of mobile numbers, and of anything as long, replaced up to the last four."""
    return MOBILE.sub(lambda found: "*" * len(found[0]), text)


def failure(title: str, reason: str | None = None) -> None:
    """Keep a failure in the Error Log: `reason`, or the traceback without the variables in it."""
    frappe.log_error(title=masked(title), message=masked(reason or frappe.get_traceback()))


def logger() -> logging.Logger:
    """The logger of `job_portal.log`, which keeps warnings: of what is away, and done without."""
    found = frappe.logger("job_portal")
    # Frappe makes one for each site and process, which keeps errors only.
    if not found.isEnabledFor(logging.WARNING):
        found.setLevel(logging.WARNING)
    return found

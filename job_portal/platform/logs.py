"""Writes failures to the Error Log. A mobile number shows its last four digits only."""

import re

import frappe

MOBILE = re.compile(r"\d{6,}(?=\d{4}(?!\d))")


def masked(text: str) -> str:
    """`text` with the digits of mobile numbers, and of anything as long, replaced up to the last four."""
    return MOBILE.sub(lambda found: "*" * len(found[0]), text)


def failure(title: str, reason: str | None = None) -> None:
    """Keep a failure in the Error Log: `reason`, or the traceback without the variables in it."""
    frappe.log_error(title=masked(title), message=masked(reason or frappe.get_traceback()))

"""Prints each message of the app's outbox on the terminal. Developers read the codes there."""

import frappe
from frappe.site import Site


def print_messages(site: Site) -> None:
    """Print every JP SMS of `site` once it is committed."""
    site.listeners[("JP SMS", "after_insert")] = [_print_after_commit]


def _print_after_commit(message) -> None:
    text = f"SMS to {message.mobile_no}: {message.message}"
    frappe.db.after_commit.add(lambda: print(text, flush=True))

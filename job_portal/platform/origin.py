"""Where the site is, by its own configuration: a request can claim any Host."""

import frappe


def configured() -> str | None:
    """`host_name` as 'https://jobs.example', by https where it names no scheme; None where it is not set."""
    name = frappe.conf.get("host_name")
    if not name:
        return None
    return (name if "://" in name else f"https://{name}").rstrip("/")

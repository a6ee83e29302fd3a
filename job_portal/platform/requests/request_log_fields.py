"""Identifies the caller in the request log by keyed hashes, from which nobody can read a number.

With the site's key an operator finds the lines of a known account, session or address: docs/operate.md,
*After a breach*.
"""

import frappe

from job_portal.platform.hashing import keyed_hash

_LENGTH = 16
# Replaces the session in a request with the account's API key.
BY_KEY = "key"


def of_request() -> dict[str, str]:
    """{by, via, from}. A guest's line has only `from`."""
    session = getattr(frappe.local, "session", None) or {}
    marks = {"from": mark("address", getattr(frappe.local, "request_ip", None) or "")}
    user, sid = session.get("user") or "Guest", session.get("sid")
    if user == "Guest":
        return marks
    # Frappe uses the user's name as the session of a key.
    via = BY_KEY if not sid or sid == user else mark("session", sid)
    return {"by": mark("user", user), "via": via, **marks}


def mark(kind: str, value: str) -> str:
    """Return the log's hash of a `user`, a `session` or an `address`."""
    return keyed_hash(f"log {kind}", value)[:_LENGTH]

"""Who made a request, as the log of requests keeps it: keyed hashes, which nobody reads a number from.

With the site's key the lines of a known account, session or address can be found: docs/operate.md,
*After a breach*.
"""

import frappe

from job_portal.platform.hashing import keyed_hash

_LENGTH = 16
# In the place of a session: a request with the account's API key.
BY_KEY = "key"


def of_request() -> dict[str, str]:
    """{by, via, from}. A guest's line has `from` alone."""
    session = getattr(frappe.local, "session", None) or {}
    marks = {"from": mark("address", getattr(frappe.local, "request_ip", None) or "")}
    user, sid = session.get("user") or "Guest", session.get("sid")
    if user == "Guest":
        return marks
    # Frappe names the session of a key after its user.
    via = BY_KEY if not sid or sid == user else mark("session", sid)
    return {"by": mark("user", user), "via": via, **marks}


def mark(kind: str, value: str) -> str:
    """What stands for a `user`, a `session` or an `address` in the log."""
    return keyed_hash(f"log {kind}", value)[:_LENGTH]

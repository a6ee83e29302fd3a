"""Keyed hashes with the site's own secret: a copy of the database alone tells nothing."""

import hashlib
import hmac

from frappe.utils.password import get_encryption_key


def keyed_hash(purpose: str, *parts: str) -> str:
    """HMAC-SHA256, hex, of `parts` for one `purpose`; the key is the site's encryption key.

    Six digits can be found by brute force under any hash without a key.
    """
    # No part holds a NUL (platform/requests/arguments.py refuses it), so two lists of parts never give one
    # text.
    text = "\0".join((purpose, *parts))
    return hmac.new(get_encryption_key().encode(), text.encode(), hashlib.sha256).hexdigest()


def equal(one: str, other: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())

"""Keyed hashes with the site's own secret: a copy of the database alone reveals nothing."""

import hashlib
import hmac

from frappe.utils.password import get_encryption_key


def keyed_hash(purpose: str, *parts: str) -> str:
    """HMAC-SHA256, hex, of `parts` for one `purpose`. The key is the site's encryption key.

    Without a key anybody could find a six-digit code from its hash by brute force.
    """
    # Arguments hold no NUL (platform/requests/arguments.py), so different parts give different texts.
    text = "\0".join((purpose, *parts))
    return hmac.new(get_encryption_key().encode(), text.encode(), hashlib.sha256).hexdigest()


def equal(one: str, other: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())

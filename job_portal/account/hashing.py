"""Keyed hashes with the site's own secret, so that a copy of the database alone gives nothing away."""

import hashlib
import hmac

from frappe.utils.password import get_encryption_key


def keyed_hash(purpose: str, *parts: str) -> str:
    """HMAC-SHA256, hex, of `parts` for one `purpose`; the key is the site's encryption key.

    Six digits fall to brute force under any plain hash, however slow: the key is what holds.
    """
    # NUL cannot occur in a part (requests/arguments.py), so no two lists of parts read alike.
    text = "\0".join((purpose, *parts))
    return hmac.new(get_encryption_key().encode(), text.encode(), hashlib.sha256).hexdigest()


def equal(one: str, other: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())

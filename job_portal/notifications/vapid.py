"""The site's own key for web push (VAPID, RFC 8292), by which push services recognize its messages."""

import base64
import time
from urllib.parse import urlsplit

import frappe
import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from frappe.utils.password import get_decrypted_password, set_encrypted_password

from job_portal.platform import site

# Frappe's encrypted store of secrets. The settings have no such field, so nobody can read or type it.
_PLACE = ("Job Portal Settings", "Job Portal Settings")
_FIELD = "push_private_key"
_CURVE = ec.SECP256R1()
# Push services accept at most 24 hours.
_TOKEN_SECONDS = 12 * 3600


def make_key() -> None:
    """Create the key, once in the life of a site, because every subscription depends on it."""
    if not get_decrypted_password(*_PLACE, _FIELD, raise_exception=False):
        number = ec.generate_private_key(_CURVE).private_numbers().private_value
        set_encrypted_password(*_PLACE, encode(number.to_bytes(32, "big")), _FIELD)


def public_key() -> str:
    """The key with which browsers subscribe."""
    point = _key().public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return encode(point)


def authorization(endpoint: str) -> str:
    """The header that identifies the sender to the endpoint's push service."""
    service = urlsplit(endpoint)
    claims = {
        "aud": f"{service.scheme}://{service.netloc}",
        "exp": int(time.time()) + _TOKEN_SECONDS,
        "sub": _contact(),
    }
    return f"vapid t={jwt.encode(claims, _key(), algorithm='ES256')}, k={public_key()}"


def encode(content: bytes) -> str:
    """Encode bytes as web push does: URL-safe base64 without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode such text. Raises ValueError for invalid text."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars="-_", validate=True)


def _key() -> ec.EllipticCurvePrivateKey:
    stored = get_decrypted_password(*_PLACE, _FIELD)
    return ec.derive_private_key(int.from_bytes(decode(stored), "big"), _CURVE)


def _contact() -> str:
    """The contact for push services: the site. Derived without a request, since a worker sends."""
    return f"https://{urlsplit(site.origin() or f'//{frappe.local.site}').hostname}"

"""The site's own key for web push (VAPID, RFC 8292): by it push services tell its messages from others'."""

import base64
import time
from urllib.parse import urlsplit

import frappe
import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from frappe.utils.password import get_decrypted_password, set_encrypted_password

from job_portal.platform import site

# Where Frappe keeps secrets, encrypted. It is no field of the settings: nobody is to read or to type it.
_PLACE = ("Job Portal Settings", "Job Portal Settings")
_FIELD = "push_private_key"
_CURVE = ec.SECP256R1()
# Push services take 24 hours at most.
_TOKEN_SECONDS = 12 * 3600


def make_key() -> None:
    """Make the key, once in the life of a site: every subscription names it."""
    if not get_decrypted_password(*_PLACE, _FIELD, raise_exception=False):
        number = ec.generate_private_key(_CURVE).private_numbers().private_value
        set_encrypted_password(*_PLACE, encode(number.to_bytes(32, "big")), _FIELD)


def public_key() -> str:
    """What a browser subscribes with."""
    point = _key().public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return encode(point)


def authorization(endpoint: str) -> str:
    """The header that says to the push service of the endpoint who sends."""
    service = urlsplit(endpoint)
    claims = {
        "aud": f"{service.scheme}://{service.netloc}",
        "exp": int(time.time()) + _TOKEN_SECONDS,
        "sub": _contact(),
    }
    return f"vapid t={jwt.encode(claims, _key(), algorithm='ES256')}, k={public_key()}"


def encode(content: bytes) -> str:
    """As web push writes bytes: base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """ValueError for what is not written so."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars="-_", validate=True)


def _key() -> ec.EllipticCurvePrivateKey:
    stored = get_decrypted_password(*_PLACE, _FIELD)
    return ec.derive_private_key(int.from_bytes(decode(stored), "big"), _CURVE)


def _contact() -> str:
    """Whom a push service may write to: the site. No request says where that is, since a worker sends."""
    return f"https://{urlsplit(site.origin() or f'//{frappe.local.site}').hostname}"

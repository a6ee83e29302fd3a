"""A push service on this machine, and a browser's side of it."""

import json

import frappe
import http_ece
import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from job_portal.notifications import vapid
from job_portal.tests.loopback import LoopbackServer
from job_portal.tests.utils import TestCase


class PushBrowser:
    """A browser's keys, its endpoint at a service, and how it reads a message."""

    def __init__(self, origin: str, name: str):
        self.endpoint = f"{origin}/send/{name}?v=1"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    def subscription(self) -> dict:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "p256dh": vapid.encode(point),
            "auth": vapid.encode(self._auth),
        }

    def read(self, body: bytes) -> dict:
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(text)


class PushCase(TestCase):
    """The push service is on the site's list."""

    def setUp(self) -> None:
        super().setUp()
        self.service = LoopbackServer()
        self.addCleanup(self.service.stop)
        self.service.status = 201
        self.configure(push_hosts=f"fcm.googleapis.com\n*.push.apple.com\n{self.service.host}")
        self.person = self.account()

    def push_browser(self, name: str = "phone") -> PushBrowser:
        return PushBrowser(f"http://{self.service.host}", name)

    def subscribed(self, name: str = "phone") -> PushBrowser:
        browser = self.push_browser(name)
        answer = self.person.browser.message(SAVE, **browser.subscription())
        self.assertEqual(answer, {"subscribed": True})
        frappe.db.rollback()
        return browser

    def claims(self, headers: dict) -> dict:
        """The claims of the message's token, whose signature is checked with the key beside it."""
        token, key = headers["authorization"].removeprefix("vapid t=").split(", k=")
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), vapid.decode(key))
        return jwt.decode(token, public, algorithms=["ES256"], audience=f"http://{self.service.host}")


SAVE, DELETE = "job_portal.api.save_push_subscription", "job_portal.api.delete_push_subscription"

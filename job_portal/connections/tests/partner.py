"""A company's own system on this machine: it records what it receives, and answers as a test sets it."""

import base64
import hashlib
import hmac
import time

from job_portal.connections import messages
from job_portal.tests.loopback import LoopbackServer

# The stored reason for each way of giving no answer.
UNANSWERED = {
    "hang": messages.TIMED_OUT,
    "trickle": messages.TIMED_OUT,
    "close": messages.NO_CONNECTION,
}


class Partner(LoopbackServer):
    """Takes calls at `address`."""

    def __init__(self):
        super().__init__()
        self.address += "/hook"

    def verified(self, secret: str) -> list[str]:
        """The ids of the calls with a valid signature of the secret."""
        return [
            call.headers["webhook-id"] for call in self.received if is_signed(call.headers, call.body, secret)
        ]


def is_signed(headers: dict, body: bytes, secret: str) -> bool:
    """Whether a receiver with the secret accepts the call. The description in openapi.json has a copy."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    right = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    is_new = abs(time.time() - int(headers["webhook-timestamp"])) < 300
    return is_new and any(hmac.compare_digest(right, each) for each in headers["webhook-signature"].split())

"""A company's own system on this machine: it records what it receives, and answers as a test sets it."""

import base64
import hashlib
import hmac
import threading
import time
from contextlib import suppress

from job_portal.connections import messages
from job_portal.tests.loopback import LoopbackServer, QuietHandler

# The stored reason for each way of giving no answer.
UNANSWERED = {
    "hang": messages.TIMED_OUT,
    "trickle": messages.TIMED_OUT,
    "close": messages.NO_CONNECTION,
}


class Partner(LoopbackServer):
    """Remembers each call as (headers, body), with names of headers in small letters."""

    def __init__(self, handler=None):
        super().__init__(handler or _Handler)
        self.host = f"127.0.0.1:{self.server_port}"
        self.address = f"http://{self.host}/hook"
        self.status, self.location, self.received = 200, None, []
        # Its answer to a GET.
        self.content, self.headers = b"", {}
        # Its behaviour: '', 'hang', 'trickle', 'close', 'flood'.
        self.manner, self.may_end = "", threading.Event()

    def stop(self) -> None:
        self.may_end.set()
        super().stop()

    def verified(self, secret: str) -> list[str]:
        """The ids of the calls with a valid signature of the secret."""
        return [headers["webhook-id"] for headers, body in self.received if is_signed(headers, body, secret)]


def is_signed(headers: dict, body: bytes, secret: str) -> bool:
    """Whether a receiver with the secret accepts the call. docs/operate.md has a copy of this function."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    right = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    is_new = abs(time.time() - int(headers["webhook-timestamp"])) < 300
    return is_new and any(hmac.compare_digest(right, each) for each in headers["webhook-signature"].split())


class Sends:
    """The part of a handler that answers as the test sets it."""

    def note(self, body):
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.received.append((headers, body))

    def send(self, content):
        server = self.server
        if server.manner == "close":
            self.connection.close()
        elif server.manner == "hang":
            server.may_end.wait(30)
        elif server.manner == "trickle":
            while not server.may_end.wait(0.05):
                self.wfile.write(b"H")
        else:
            self._answer(content)

    def _answer(self, content):
        self.send_response(self.server.status)
        if self.server.location:
            self.send_header("Location", self.server.location)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        size = 100_000_000 if self.server.manner == "flood" else len(content)
        self.send_header("Content-Length", str(size))
        self.end_headers()
        if self.server.manner != "flood":
            self.wfile.write(content)
            return
        for _ in range(size // 1_000_000):
            self.wfile.write(b"x" * 1_000_000)


class _Handler(QuietHandler, Sends):
    def do_POST(self):
        self._serve(b"")

    def do_GET(self):
        self._serve(self.server.content)

    def _serve(self, content):
        self.note(self.rfile.read(int(self.headers.get("Content-Length", 0))))
        with suppress(OSError):
            self.send(content)

"""Servers on this machine that replace other people's during a test."""

import threading
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple


class Call(NamedTuple):
    """A received call. Names of headers are in lower case."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class LoopbackServer(ThreadingHTTPServer):
    """Records each call in `received`, and answers as the test sets it, until `stop`.

    `manner` is its behaviour: '', 'hang', 'trickle' (before the answer), 'drip' (in its body), 'close' or
    'flood'.
    """

    daemon_threads = True
    # Do not wait for threads that still run.
    block_on_close = False

    def __init__(self):
        super().__init__(("127.0.0.1", 0), _Handler)
        self.host = f"127.0.0.1:{self.server_port}"
        self.address = f"http://{self.host}"
        self.status, self.location, self.content, self.headers = 200, None, b"", {}
        self.received: list[Call] = []
        self.manner, self.may_end = "", threading.Event()
        # `shutdown` waits for the next poll, which by default takes up to half a second of each test.
        threading.Thread(target=self.serve_forever, args=[0.01], daemon=True).start()

    def stop(self) -> None:
        self.may_end.set()
        self.shutdown()
        self.server_close()

    def answer(self, call: Call) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        return self.status, self.content


class _Handler(BaseHTTPRequestHandler):
    def log_message(self, *_arguments) -> None:
        """Log no requests."""

    def _serve(self) -> None:
        server, headers = self.server, {name.lower(): value for name, value in self.headers.items()}
        body = self.rfile.read(int(headers.get("content-length", 0)))
        call = Call(self.command, self.path, headers, body)
        server.received.append(call)
        # The app may have disconnected.
        with suppress(OSError):
            if server.manner == "close":
                self.connection.close()
            elif server.manner == "hang":
                server.may_end.wait(30)
            elif server.manner == "trickle":
                self._trickle()
            else:
                self._answer(*server.answer(call))

    def _answer(self, status: int, content: bytes) -> None:
        server = self.server
        self.send_response(status)
        if server.location:
            self.send_header("Location", server.location)
        for name, value in server.headers.items():
            self.send_header(name, value)
        size = 100_000_000 if server.manner in ("flood", "drip") else len(content)
        self.send_header("Content-Length", str(size))
        self.end_headers()
        if server.manner == "drip":
            self._trickle()
        parts = [b"x" * 1_000_000] * 100 if server.manner == "flood" else [content]
        self.wfile.writelines(parts)

    def _trickle(self) -> None:
        while not self.server.may_end.wait(0.05):
            self.wfile.write(b"H")

    do_GET = do_HEAD = do_POST = do_PUT = _serve

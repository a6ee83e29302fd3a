"""Servers on this machine that take the place of somebody else's while a test runs."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class LoopbackServer(ThreadingHTTPServer):
    """Answers on a free port of 127.0.0.1, from when it is made until `stop`."""

    daemon_threads = True
    # Threads that still wait are left to themselves.
    block_on_close = False

    def __init__(self, handler: type[BaseHTTPRequestHandler]):
        super().__init__(("127.0.0.1", 0), handler)
        # `shutdown` waits for the next poll: half a second of each test, if it were left as it is.
        threading.Thread(target=self.serve_forever, args=[0.01], daemon=True).start()

    def stop(self) -> None:
        self.shutdown()
        self.server_close()


class QuietHandler(BaseHTTPRequestHandler):
    """Writes no line for a request: nobody would read it."""

    def log_message(self, *_arguments) -> None:
        pass

"""Servers on this machine that replace other people's during a test."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class LoopbackServer(ThreadingHTTPServer):
    """Answers on a free port of 127.0.0.1, until `stop`."""

    daemon_threads = True
    # Do not wait for threads that still run.
    block_on_close = False

    def __init__(self, handler: type[BaseHTTPRequestHandler]):
        super().__init__(("127.0.0.1", 0), handler)
        # `shutdown` waits for the next poll, which by default takes up to half a second of each test.
        threading.Thread(target=self.serve_forever, args=[0.01], daemon=True).start()

    def stop(self) -> None:
        self.shutdown()
        self.server_close()


class QuietHandler(BaseHTTPRequestHandler):
    """Logs no requests."""

    def log_message(self, *_arguments) -> None:
        pass

"""`python -m embedded serve`: job_portal over HTTP on this machine."""

import logging
import shutil
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from socketio import WSGIApp
from werkzeug.serving import make_server
from werkzeug.utils import redirect


def serve(host: str, port: int, data: Path, reset: bool, demo: bool, admin_password: str) -> int:
    """Serve until SIGINT or SIGTERM. Returns the exit code: 1 if the port or the folder is taken."""
    try:
        listener = _listen(host, port)
    except OSError as error:
        print(
            f"Cannot listen on {host}:{port}: {error.strerror}. Choose another one with --port.",
            file=sys.stderr,
        )
        return 1
    with listener:
        if reset and (data / "site.db").exists():
            shutil.rmtree(data)
        try:
            site = _open(data, demo, admin_password)
        except FileExistsError as error:
            print(f"{error}. Choose another folder with --data.", file=sys.stderr)
            return 1
        _run(host, port, listener, site)
    return 0


def execute(method: str, data: Path, arguments: dict) -> int:
    """Call a function of the app on the site in `data`, even while a host serves it."""
    from frappe import runtime
    from frappe.hooks import get_attr
    from frappe.installer import open_site

    runtime.init(open_site(data, ["job_portal"]))
    runtime.connect()
    get_attr(method)(**arguments)
    runtime.db.commit()
    runtime.destroy()
    return 0


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(128)
    return listener


def _open(data: Path, demo: bool, admin_password: str):
    from frappe import runtime
    from frappe.installer import open_site
    from frappe.utils.password import update_password

    from embedded.console import print_news

    site = open_site(data, ["job_portal"])
    print_news(site)
    runtime.init(site)
    runtime.connect()
    update_password("Administrator", admin_password)
    if demo:
        _demonstrate(data)
    runtime.db.commit()
    runtime.destroy()
    return site


def _demonstrate(data: Path) -> None:
    """Fill an empty site with the demo town. Raises FileExistsError if it has companies of its own."""
    from frappe.runtime import db

    from job_portal.demo import fill

    settings = "Job Portal Settings"
    if not db.count("JP Company"):
        db.set_single_value(settings, "is_demonstration", 1)
    elif not db.get_single_value(settings, "is_demonstration"):
        raise FileExistsError(f"{data} holds a site that is not for demonstration")
    fill()


def leading_in(application: Callable) -> Callable:
    """Wrap the application so that `/`, the address that people type, redirects to the app."""

    def answer(environ: dict, start_response: Callable) -> Iterable[bytes]:
        is_guessed = environ["PATH_INFO"] == "/" and environ["REQUEST_METHOD"] in ("GET", "HEAD")
        query = environ.get("QUERY_STRING")
        chosen = redirect(f"/frontend?{query}" if query else "/frontend") if is_guessed else application
        return chosen(environ, start_response)

    return answer


class _WithSockets(WSGIApp):
    """The app behind the socket server. If a browser closes its socket during a write, nothing is logged."""

    def __call__(self, environ: dict, start_response: Callable) -> Iterable[bytes]:
        try:
            return super().__call__(environ, start_response)
        # engineio raises a bare OSError, but Werkzeug ignores only a ConnectionError.
        except OSError as left:
            raise ConnectionAbortedError from left


def _run(host: str, port: int, listener: socket.socket, site) -> None:
    from frappe.app import application

    logging.getLogger("werkzeug").setLevel(logging.WARNING)
    # The socket uses the server's own port. On a bench it has its own process and port.
    site.conf["socketio_port"] = port
    both = _WithSockets(site.realtime, leading_in(application))
    server = make_server(host, port, both, threaded=True, fd=listener.fileno())
    for number in (signal.SIGINT, signal.SIGTERM):
        # shutdown() waits for this thread's loop to end, so another thread must call it.
        signal.signal(number, lambda *_: threading.Thread(target=server.shutdown).start())
    print(
        f"Listening on http://{host}:{port}/frontend (embedded host: for trial and development, not for "
        "production)",
        flush=True,
    )
    server.serve_forever(poll_interval=0.1)
    server.server_close()

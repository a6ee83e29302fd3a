"""Security headers of our page and of the API. Desk and other apps' pages are left as they are."""

import re
from urllib.parse import urlsplit

import frappe

from job_portal.page import built
from job_portal.page.boot import DEFAULT_SOCKETIO_PORT

HOST_NAME = re.compile(r"[A-Za-z0-9.-]+")
PAGE = re.compile(r"/frontend(/|$)")


def is_page(path: str) -> bool:
    """Whether it is /frontend or below."""
    return bool(PAGE.match(path))


def add(response, request) -> None:
    """Add the headers to `response`, in place."""
    page = is_page(request.path)
    # A method that `cmd` calls answers in JSON on any path.
    if not (page or request.path.startswith("/api/") or response.is_json):
        return
    headers = response.headers
    headers.setdefault("X-Content-Type-Options", "nosniff")
    headers.setdefault("Referrer-Policy", "same-origin")
    headers.setdefault("X-Frame-Options", "DENY" if page else "SAMEORIGIN")
    # Answers of the API hold keys and personal data.
    headers.setdefault("Cache-Control", "no-store")
    if page:
        headers["Content-Security-Policy"] = content_security_policy(request)
        headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=(), payment=(), usb=()"


def content_security_policy(request) -> str:
    """The page's policy. Styles may be inline, since Emotion writes them so; of scripts the build's one."""
    inline_script = built.inline_script_hash()
    policy = {
        "default-src": "'self'",
        "script-src": f"'self' 'sha256-{inline_script}'" if inline_script else "'self'",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "'self' data:",
        "connect-src": " ".join(["'self'", *_socket_sources(request)]),
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in policy.items())


def _socket_sources(request) -> list[str]:
    """Where socket.io may be reached: this host itself, and its socket port (docs/behaviour.md#realtime)."""
    try:
        address = urlsplit(f"//{request.host}")
        host, own_port = address.hostname or "", address.port
    except ValueError:
        return []
    # The Host header goes into ours: only what a host name is made of.
    if not HOST_NAME.fullmatch(host):
        return []
    secure = "s" if request.scheme == "https" else ""
    socket_port = frappe.conf.get("socketio_port") or DEFAULT_SOCKETIO_PORT
    own = f"{host}:{own_port}" if own_port else host
    return [
        f"ws{secure}://{own}",
        f"http{secure}://{host}:{socket_port}",
        f"ws{secure}://{host}:{socket_port}",
    ]

"""Refuses what another site's page makes its visitor's browser send.

A guest has no CSRF token. Without these checks a page elsewhere could sign its visitor in to an account of
its own making, and receive the documents that the visitor then uploads.
"""

from collections.abc import Iterator
from urllib.parse import urlsplit

import frappe
from frappe import _
from frappe.sessions import get_csrf_token

from job_portal.platform import site
from job_portal.platform.messages import FOREIGN, SESSION_IN_ARGUMENT

# The socket server has no cookie to send: it repeats the browser's session as the argument `sid`.
OF_SOCKET_SERVER = "frappe.realtime."
DEFAULT_PORTS = {"http": 80, "https": 443}


def check(request) -> None:
    """Refuse a browser's call from another site. Programs send no Origin.

    :raises frappe.PermissionError: 403, an origin that is neither this site nor allowed, by Frappe's own
        `allow_cors` in site_config.
    """
    origin = request.headers.get("Origin")
    if not origin or _is_own(origin, request):
        return
    allowed = frappe.conf.get("allow_cors") or []
    if allowed == "*" or origin in ([allowed] if isinstance(allowed, str) else allowed):
        return
    frappe.throw(_(FOREIGN), frappe.PermissionError)


def check_session(method: str) -> None:
    """Refuse a session in the argument `sid`: a link or a form elsewhere would choose its visitor's account.

    Frappe prefers this argument to the cookie, and has read it before any hook runs.

    :param method: dotted name of what the request calls, or ''.
    :raises frappe.PermissionError: 403, on every page and method but those of the socket server.
    """
    if _has_session_argument() and not method.startswith(OF_SOCKET_SERVER):
        # The refusal may be a page, and a page shows who is signed in.
        frappe.set_user("Guest")
        frappe.throw(_(SESSION_IN_ARGUMENT), frappe.PermissionError)


def ensure_csrf_token() -> None:
    """Hook before each request. Make the CSRF token of a signed-in session that has none.

    Frappe lets a POST pass in a session where no token was made. For the login request itself this runs after
    Frappe's own check. A hook `on_session_creation` would run before it, and a password login would then miss
    its own new token.
    """
    # Frappe answers OPTIONS by itself, and makes no session for it.
    if frappe.request.method == "OPTIONS":
        return
    if frappe.session.user != "Guest" and not frappe.session.data.csrf_token:
        get_csrf_token()


def keep_cookies(response) -> None:
    """Leave the browser's cookies as they are where the session came from the argument `sid`.

    So too where a proxy may keep the answer: it would hand the cookies of one visitor to all others.
    Called after each request: a missing CSRF token ends one before `check_session`.
    """
    cookie_manager = getattr(frappe.local, "cookie_manager", None)
    if cookie_manager and (response.cache_control.public or _has_session_argument()):
        cookie_manager.cookies.clear()
        cookie_manager.to_delete.clear()


def _has_session_argument() -> bool:
    """Not asked of `form_dict`: Frappe 16 takes it out there, and a login by a link puts one in."""
    request = frappe.request
    if request.args.get("sid") or request.form.get("sid"):
        return True
    body = request.get_json(silent=True) if request.is_json else None
    return isinstance(body, dict) and bool(body.get("sid"))


def _is_own(origin: str, request) -> bool:
    """Whether `origin` is this site's. A browser that says so itself knows better than the proxies' headers.

    Browsers send `Sec-Fetch-Site` over https and to localhost only.
    """
    fetched_from = request.headers.get("Sec-Fetch-Site")
    if fetched_from:
        return fetched_from == "same-origin"
    sent = _parts(origin)
    return sent is not None and sent in _own_origins(request)


def _own_origins(request) -> Iterator[tuple[str, str, int] | None]:
    """The site's own origins. Without the proxy's word for it the scheme may be either."""
    told = request.headers.get("X-Forwarded-Proto")
    for scheme in [told] if told else DEFAULT_PORTS:
        own = _parts(f"{scheme}://{request.host}")
        yield own
        # The bench's nginx takes the port off the Host header. The site's configuration holds it.
        if own and frappe.conf.get("nginx_port"):
            yield (scheme, own[1], int(frappe.conf.nginx_port))
    if configured := site.origin():
        yield _parts(configured)


def _parts(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host name and port of an origin; None for 'null' and nonsense."""
    try:
        address = urlsplit(origin)
        port = address.port or DEFAULT_PORTS[address.scheme]
    except (ValueError, KeyError):
        return None
    return (address.scheme, address.hostname, port) if address.hostname else None

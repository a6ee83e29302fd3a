"""Refuses requests that another site's page makes a visitor's browser send.

A guest has no CSRF token. Without these checks a hostile page could sign its visitor in to the attacker's
account, and the attacker would receive the documents that the visitor uploads.
"""

from collections.abc import Iterator
from urllib.parse import urlsplit

import frappe
from frappe import _
from frappe.sessions import get_csrf_token

from job_portal.platform import site
from job_portal.platform.messages import FOREIGN, SESSION_IN_ARGUMENT

# The socket server has no cookie. It passes the browser's session as the argument `sid`.
OF_SOCKET_SERVER = "frappe.realtime."
DEFAULT_PORTS = {"http": 80, "https": 443}


def check(request) -> None:
    """Refuse a browser's call from another site. Other programs send no Origin.

    :raises frappe.PermissionError: 403, the origin is neither this site nor in `allow_cors` of site_config.
    """
    origin = request.headers.get("Origin")
    if not origin or _is_own(origin, request):
        return
    allowed = frappe.conf.get("allow_cors") or []
    if allowed == "*" or origin in ([allowed] if isinstance(allowed, str) else allowed):
        return
    frappe.throw(_(FOREIGN), frappe.PermissionError)


def check_session(method: str) -> None:
    """Refuse a session in the argument `sid`: another site's link or form could choose its visitor's account.

    Frappe prefers this argument to the cookie, and reads it before any hook runs.

    :param method: dotted name of the method that the request calls, or ''.
    :raises frappe.PermissionError: 403, on every page and method except those of the socket server.
    """
    if _has_session_argument() and not method.startswith(OF_SOCKET_SERVER):
        # The refusal may be a page, and a page shows who is signed in.
        frappe.set_user("Guest")
        frappe.throw(_(SESSION_IN_ARGUMENT), frappe.PermissionError)


def ensure_csrf_token() -> None:
    """Hook before each request. Create the CSRF token of a signed-in session without one.

    Frappe accepts any POST in a session without a token. During a login request this runs after Frappe's own
    check. A hook `on_session_creation` would run before it, and a password login would lack its own new
    token.
    """
    # Frappe answers OPTIONS itself, and starts no session for it.
    if frappe.request.method == "OPTIONS":
        return
    if frappe.session.user != "Guest" and not frappe.session.data.csrf_token:
        get_csrf_token()


def keep_cookies(response) -> None:
    """Set no cookies if the session came from the argument `sid`, if a proxy may cache the answer, or if
    Frappe refused a key beside a good session.

    A proxy would hand one visitor's cookies to all others. Frappe would end the session of a browser that
    stores an old key. Called after each request, because a missing CSRF token ends a request before
    `check_session`.
    """
    cookie_manager = getattr(frappe.local, "cookie_manager", None)
    if cookie_manager and (
        response.cache_control.public or _has_session_argument() or _is_key_refused_in_session()
    ):
        cookie_manager.cookies.clear()
        cookie_manager.to_delete.clear()


def _has_session_argument() -> bool:
    """Reads the request and not `form_dict`: Frappe 16 removes `sid` there, and a login by link adds one."""
    request = frappe.request
    if request.args.get("sid") or request.form.get("sid"):
        return True
    body = request.get_json(silent=True) if request.is_json else None
    return isinstance(body, dict) and bool(body.get("sid"))


def _is_key_refused_in_session() -> bool:
    """Frappe checks the key after the hooks `before_request` and before the `auth_hooks`."""
    flags, user = frappe.flags, frappe.session.user or "Guest"
    is_refused = bool(flags.get("job_portal_request_read")) and flags.get("job_portal_home") is None
    return is_refused and user != "Guest" and "sid" in frappe.local.cookie_manager.to_delete


def _is_own(origin: str, request) -> bool:
    """Whether `origin` is this site's. `Sec-Fetch-Site` is more reliable than the proxies' headers.

    Browsers send it over https and to localhost only.
    """
    fetched_from = request.headers.get("Sec-Fetch-Site")
    if fetched_from:
        return fetched_from == "same-origin"
    sent = _parts(origin)
    return sent is not None and sent in _own_origins(request)


def _own_origins(request) -> Iterator[tuple[str, str, int] | None]:
    """Yield the site's own origins: both schemes, unless the proxy says which."""
    told = request.headers.get("X-Forwarded-Proto")
    for scheme in [told] if told else DEFAULT_PORTS:
        own = _parts(f"{scheme}://{request.host}")
        yield own
        # The bench's nginx removes the port from the Host header. The site's configuration has it.
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

"""The hooks `website_path_resolver` and `page_renderer`, which answer /frontend and below.

A page of `www` would give the same result, but would spend most of its time on the website's routes, settings
and menus, which this page does not need (frontend/README.md).
"""

import json
import re
from functools import partial
from urllib.parse import urlsplit

import frappe
from frappe import _
from frappe.website.path_resolver import resolve_path
from werkzeug.routing import RequestRedirect
from werkzeug.utils import redirect, send_file
from werkzeug.wrappers import Response

from job_portal.platform.requests.answers import content_security_policy
from job_portal.web import (
    boot,
    branding,
    build_output,
    front_door,
    guest_page,
    job_feeds,
    manifest,
    pictures,
    sitemap,
)
from job_portal.web.head import to_json
from job_portal.web.subjects import Parts

PATH_RESOLVER = "website_path_resolver"
# By the first part of a path below ours, the function that answers instead of the page. It may return None.
ADDRESSES = {
    "face": branding.respond,
    "feeds": job_feeds.respond,
    "picture": pictures.respond,
    "sitemap.xml": sitemap.respond,
}
ROOT = "frontend"
SHELL = "shell"
SERVICE_WORKER = "service-worker.js"
MANIFEST = "manifest.webmanifest"
_HOST_NAME = re.compile(r"[A-Za-z0-9.-]+")
NOT_BUILT = "The frontend is not built. Run: bench build --app job_portal"


def resolve(path: str) -> str:
    """Hook. Our paths resolve to themselves, which saves compiling every route of the site.

    Frappe uses only the last hook's answer, so other paths go to the resolver that Frappe would have used.
    """
    if frappe.session.data is None:
        # Frappe refuses an unreadable request before it has a session, which its error page needs.
        frappe.session.data = frappe._dict()
    if _is_ours(path):
        return path
    found = _resolved(path)
    # If the site has no home page, Frappe shows a guest its login at `/`.
    return ROOT if not path and found == "login" and not _home_page() else found


def _home_page() -> str | None:
    return frappe.db.get_single_value("Website Settings", "home_page")


def _resolved(path: str) -> str:
    """The path that Frappe would resolve without this hook."""
    own = f"{__name__}.{resolve.__name__}"
    others = [name for name in frappe.get_hooks(PATH_RESOLVER) if name != own]
    if others:
        return frappe.get_attr(others[-1])(path)
    try:
        return resolve_path(path)
    except RequestRedirect as moved:
        # A route redirects. Frappe handles that only on sites without a hook of this kind.
        frappe.flags.redirect_location = moved.new_url
        raise frappe.Redirect(moved.code) from moved


class FrontendPage:
    """One request for `path`, without outer slashes. Frappe asks `can_render`, then `render`."""

    def __init__(self, path: str, http_status_code: int | None = None):
        self.path = path
        self.route = path.partition("/")[2]

    def can_render(self) -> bool:
        return _is_ours(self.path)

    def render(self) -> Response:
        """Answer with the manifest, the service worker, a route's shell or the page; 404 before a build."""
        response = self._response()
        response.headers["Content-Security-Policy"] = _security_policy()
        return response

    def _response(self) -> Response:
        if not self.route and (address := front_door.address()):
            return redirect(address)
        if not _is_ours(frappe.request.path.strip("/")):
            # Frappe shows our home pages at '/', where the app would not find its route.
            return redirect(_with_query(f"/{self.path}"))
        if self.route == MANIFEST:
            return Response(json.dumps(manifest.of_site()), mimetype="application/manifest+json")
        try:
            if self.route == SERVICE_WORKER:
                return _service_worker()
            first, _slash, rest = self.route.partition("/")
            if first == SHELL:
                return _page(rest, boot.of_shell())
            respond = ADDRESSES.get(first)
            return (respond and respond(rest)) or self._own_page()
        except FileNotFoundError:
            # Frappe would cache its own 404 for this address, even after a build.
            return Response(NOT_BUILT, status=404, mimetype="text/plain")

    def _own_page(self) -> Response:
        parts = _parts_for_guest(self.route)
        if parts.moved_to:
            return redirect(_with_query(parts.moved_to), 301)
        return _page(self.route, boot.of_session(), parts)


def _with_query(address: str) -> str:
    """The address with the query of the request."""
    query = frappe.request.query_string.decode("latin1")
    return f"{address}?{query}" if query else address


def _parts_for_guest(route: str) -> Parts:
    """The parts of the page for a guest. Signed-in users get the same page on all routes."""
    if frappe.session.user != "Guest" or frappe.request.method not in ("GET", "HEAD"):
        return Parts()
    return guest_page.parts(route) or Parts()


def _is_ours(path: str) -> bool:
    return path == ROOT or path.startswith(f"{ROOT}/")


def _page(route: str, values: dict, parts: Parts | None = None) -> Response:
    parts = parts or Parts()
    dictionary = values.get("messages_file")
    screen = build_output.screen(parts.screen or route, values["lang"] if values.get("languages") else None)
    # If the site has its own translations, the app would have to replace words at its start.
    as_built = "" if values["messages"] else screen["body"]
    preload = f'<link rel="modulepreload" href="{dictionary}">\n' if dictionary else ""
    html = build_output.template().render(
        _=partial(_, lang=values["lang"]),
        lang=values["lang"],
        boot=to_json(values),
        title=parts.title,
        app_name=values.get("app_name"),
        main_colour=branding.main(),
        icon=branding.icon_url("icon-192.png") if branding.version() else "",
        description=parts.description,
        meta=parts.meta,
        given=parts.given,
        styles=(parts.styles or screen["styles"]) + branding.styles(),
        head=preload + screen["head"],
        body=parts.body or as_built,
        is_rendered=bool(parts.body),
    )
    return Response(html, status=parts.status, mimetype="text/html")


def _security_policy() -> str:
    inline_script = build_output.inline_script_hash()
    hashed = f"'sha256-{inline_script}'" if inline_script else ""
    return content_security_policy(hashed, " ".join(_socket_sources()))


def _socket_sources() -> list[str]:
    """The addresses of socket.io: this host, and its socket port (docs/behaviour.md#realtime)."""
    try:
        address = urlsplit(f"//{frappe.request.host}")
        host, own_port = address.hostname or "", address.port
    except ValueError:
        return []
    # The Host header becomes part of our header, so accept only letters of a host name.
    if not _HOST_NAME.fullmatch(host):
        return []
    secure = "s" if frappe.request.scheme == "https" else ""
    socket_port = frappe.conf.get("socketio_port") or boot.DEFAULT_SOCKETIO_PORT
    own = f"{host}:{own_port}" if own_port else host
    return [
        f"ws{secure}://{own}",
        f"http{secure}://{host}:{socket_port}",
        f"ws{secure}://{host}:{socket_port}",
    ]


def _service_worker() -> Response:
    response = send_file(build_output.SERVICE_WORKER, frappe.request.environ, mimetype="text/javascript")
    # By default its scope would be only paths below /frontend/, without /frontend.
    response.headers["Service-Worker-Allowed"] = f"/{ROOT}"
    return response

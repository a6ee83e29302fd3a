"""Serving what an app's `page_renderer` takes on, else `www/<page>.html` with its `get_context`."""

import importlib
import os
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from frappe.answers import build_response
from frappe.exceptions import PageDoesNotExistError, Redirect
from frappe.frappedict import _dict
from frappe.hooks import get_app_path, get_attr, get_hooks
from frappe.messages import _
from frappe.runtime import current_site, local
from frappe.website.path_resolver import resolve_path
from jinja2 import Environment, FileSystemLoader, select_autoescape
from werkzeug.utils import safe_join
from werkzeug.wrappers import Request, Response

ERROR_TITLES = {
    401: ("Session Expired", "Your session has expired, please login again to continue."),
    403: ("Not Permitted", "You do not have enough permissions to complete the action"),
    404: ("Not Found", "The resource you are looking for is not available"),
}


def serve_page(request: Request) -> Response:
    """A path's page, the home page for '/', or a redirect from '/x/' to '/x'; PageDoesNotExistError."""
    path = request.path.strip("/")
    if path and request.path.endswith("/"):
        return _redirect("/" + path, request)
    page = _resolve(path)
    for name in get_hooks("page_renderer"):
        renderer = get_attr(name)(page, 200)
        if renderer.can_render():
            return renderer.render()
    return _render(_app_with(page), page)


def _redirect(location: str, request: Request) -> Response:
    query = request.query_string.decode()
    location = quote(location)
    return Response(status=301, headers={"Location": f"{location}?{query}" if query else location})


def _resolve(path: str) -> str:
    """The page that stands for `path`. As on a bench, the last `website_path_resolver` decides alone."""
    page = None
    for name in get_hooks("website_path_resolver"):
        page = get_attr(name)(path)
    return page or resolve_path(path)


def _app_with(page: str) -> str:
    for app in reversed(current_site().apps):
        path = safe_join(get_app_path(app, "www"), f"{page}.html")
        # Not pathlib's: that raises for a name longer than a file system takes.
        if path and os.path.isfile(path):
            return app
    raise PageDoesNotExistError


def _render(app: str, page: str) -> Response:
    context = _dict(path=page, site_name=local.site, user=local.session.user, _=_)
    folder = Path(get_app_path(app, "www"))
    if (folder / f"{page}.py").is_file():
        module = importlib.import_module(f"{app}.www.{page.replace('/', '.').replace('-', '_')}")
        try:
            context.update(module.get_context(context) or {})
        except Redirect as redirect:
            return Response(
                status=redirect.http_status_code, headers={"Location": local.flags.redirect_location}
            )
    if local.response.get("type") in ("redirect", "download"):
        return build_response()
    html = _templates(str(folder)).get_template(f"{page}.html").render(context)
    status = local.response.get("http_status_code") or context.http_status_code or 200
    return Response(html, status=status, mimetype="text/html")


@lru_cache
def _templates(folder: str) -> Environment:
    # auto_reload: a page that was built anew is served at once.
    return Environment(loader=FileSystemLoader(folder), autoescape=select_autoescape(), auto_reload=True)


def error_page(status: int) -> Response:
    """A short page for people; Frappe's own has its website's frame around it."""
    title, message = ERROR_TITLES.get(status, ("Server Error", "Something went wrong. Please try again."))
    if local.message_log:
        message = local.message_log[-1].message
    template = "<!doctype html><title>{{ title }}</title><h1>{{ title }}</h1><p>{{ message }}</p>"
    html = Environment(autoescape=True).from_string(template).render(title=title, message=message)
    return Response(html, status=status, mimetype="text/html")

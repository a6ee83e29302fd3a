"""Pages of the apps' `page_renderer`, and error pages."""

from html import escape
from urllib.parse import quote

from frappe.runtime import local
from frappe.website.path_resolver import PathResolver
from werkzeug.wrappers import Request, Response

ERROR_TITLES = {
    401: ("Session Expired", "Your session has expired, please login again to continue."),
    403: ("Not Permitted", "You do not have enough permissions to complete the action"),
    404: ("Not Found", "The resource you are looking for is not available"),
}


def serve_page(request: Request) -> Response:
    """The page for a path, or a redirect from '/x/' to '/x'. Raises PageDoesNotExistError without one."""
    path = request.path.strip("/")
    if path and request.path.endswith("/"):
        return _redirect("/" + path, request)
    _page, renderer = PathResolver(path, 200).resolve()
    return renderer.render()


def _redirect(location: str, request: Request) -> Response:
    query = request.query_string.decode()
    location = quote(location)
    return Response(status=301, headers={"Location": f"{location}?{query}" if query else location})


def error_page(status: int) -> Response:
    """A short error page."""
    title, message = ERROR_TITLES.get(status, ("Server Error", "Something went wrong. Please try again."))
    if local.message_log:
        message = local.message_log[-1].message
    title, message = escape(title), escape(message)
    html = f"<!doctype html><title>{title}</title><h1>{title}</h1><p>{message}</p>"
    return Response(html, status=status, mimetype="text/html")

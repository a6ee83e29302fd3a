"""Finding the page for a path."""

from frappe.exceptions import PageDoesNotExistError
from frappe.hooks import get_attr, get_hooks
from frappe.website.home import get_home_page


class PathResolver:
    """Resolves a request's `path` to a renderer."""

    def __init__(self, path: str, http_status_code: int | None = None):
        self.path = path.strip("/ ")
        self.http_status_code = http_status_code

    def resolve(self) -> tuple[str, object]:
        """The page's path, and the first app's renderer that can render it. This host has none of its own."""
        page = self._page()
        for name in get_hooks("page_renderer"):
            renderer = get_attr(name)(page, self.http_status_code)
            if renderer.can_render():
                return page, renderer
        return page, NotFoundPage(page)

    def _page(self) -> str:
        """As on a bench, only the last `website_path_resolver` decides."""
        page = None
        for name in get_hooks("website_path_resolver"):
            page = get_attr(name)(self.path)
        return page or resolve_path(self.path)


class NotFoundPage:
    def __init__(self, path: str):
        self.path = path

    def render(self):
        raise PageDoesNotExistError


def resolve_path(path: str) -> str:
    """The home page for '', else the path unchanged. This host has no `website_route_rules`."""
    return path or get_home_page()

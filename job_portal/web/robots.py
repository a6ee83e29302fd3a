"""robots.txt of a live site without one of its own. It names the sitemap."""

import frappe
from werkzeug.wrappers import Response

from job_portal.platform import market
from job_portal.platform.site import absolute
from job_portal.web import sitemap

_PATH = "robots.txt"


class RobotsPage:
    """One request for `path`, without outer slashes. Frappe asks `can_render`, then `render`."""

    def __init__(self, path: str, http_status_code: int | None = None):
        self.path = path

    def can_render(self) -> bool:
        return self.path == _PATH and market.is_live() and not _is_written()

    def render(self) -> Response:
        """Forbid nothing, like Frappe's empty file."""
        text = f"User-agent: *\nDisallow:\n\nSitemap: {absolute(sitemap.ROOT)}\n"
        return Response(text, mimetype="text/plain")


def _is_written() -> bool:
    """Whether the owner has set a text for Frappe, in either place."""
    written = frappe.db.get_single_value("Website Settings", "robots_txt")
    return bool(written or frappe.conf.get("robots_txt"))

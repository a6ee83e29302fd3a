"""Finding the page for a path."""

from frappe.website.home import get_home_page


def resolve_path(path: str) -> str:
    """The home page for '', else the path itself. This host has no `website_route_rules`."""
    return path or get_home_page()

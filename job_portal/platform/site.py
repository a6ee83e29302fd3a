"""What the site is called, and where it is."""

from urllib.parse import urlsplit

import frappe
from frappe import _

NAME = "Job Portal"
# So a site of Frappe is called that nobody has named.
_UNNAMED = "Frappe"


def name() -> str:
    """App Name of Website Settings, else ours in the caller's language."""
    given = frappe.db.get_single_value("Website Settings", "app_name")
    return _(NAME) if given in (None, "", _UNNAMED) else given


def origin() -> str | None:
    """`host_name` as 'https://jobs.example', by https where it names no scheme; None where it is not set.

    A request can claim any Host, so what leaves the site names this one.
    """
    configured = frappe.conf.get("host_name")
    if not configured:
        return None
    return (configured if "://" in configured else f"https://{configured}").rstrip("/")


def absolute(path: str) -> str:
    """The address of a path. `host_name` of the site's configuration says where the site is."""
    if configured := origin():
        return configured + path
    request = frappe.request
    # Behind a proxy the request itself comes by http.
    scheme = "https" if request.headers.get("X-Forwarded-Proto") == "https" else request.scheme
    return f"{scheme}://{urlsplit(f'//{request.host}').netloc}{path}"

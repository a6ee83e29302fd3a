"""Refuses calls of our methods that another site's page made a browser send.

A guest has no CSRF token, so without this a page elsewhere could sign its visitor in to an account of
its own making, and receive the documents that the visitor then uploads.
"""

from urllib.parse import urlsplit

import frappe
from frappe import _

FOREIGN = "This request came from another site."


def check(request) -> None:
    """Refuse a browser's call from another site. Programs send no Origin.

    :raises frappe.PermissionError: 403, an origin that is neither this site nor allowed, by Frappe's own
        `allow_cors` in site_config.
    """
    origin = request.headers.get("Origin")
    if not origin or _host(origin) == _host(f"//{request.host}"):
        return
    allowed = frappe.conf.get("allow_cors") or []
    if allowed == "*" or origin in ([allowed] if isinstance(allowed, str) else allowed):
        return
    frappe.throw(_(FOREIGN), frappe.PermissionError)


def _host(address: str) -> str:
    """Host name alone: a proxy may take the port off the Host header. 'null' and nonsense give ''."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""

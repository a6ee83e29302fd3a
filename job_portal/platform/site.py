"""The site's name and address."""

from urllib.parse import urlsplit

import frappe
from frappe import _

from job_portal.platform import settings

NAME = "Job Portal"
# Frappe's default name of a site.
_UNNAMED = "Frappe"


def own_name() -> str:
    """The name in Job Portal Settings, else App Name of Website Settings; '' if neither is set."""
    given = settings.text("site_name") or _app_name()
    return "" if given in (None, _UNNAMED) else given


def _app_name() -> str | None:
    # Plain SQL: `get_single_value` would load the DocType from the cache for each page.
    rows = frappe.db.sql(
        "select value from `tabSingles` where doctype = 'Website Settings' and field = 'app_name'"
    )
    return rows[0][0] if rows else None


def name() -> str:
    """The site's own name, else ours in the caller's language."""
    return own_name() or _(NAME)


def origin() -> str | None:
    """Return `host_name` as 'https://jobs.example', with https if it names no scheme; None if it is not set.

    A request can claim any Host, so links that leave the site use this one.
    """
    configured = frappe.conf.get("host_name")
    if not configured:
        return None
    return (configured if "://" in configured else f"https://{configured}").rstrip("/")


def absolute(path: str) -> str:
    """Return the absolute address of a path, from the site's `host_name` or else from the request."""
    if configured := origin():
        return configured + path
    request = frappe.request
    # A proxy forwards requests by http.
    scheme = "https" if request.headers.get("X-Forwarded-Proto") == "https" else request.scheme
    return f"{scheme}://{urlsplit(f'//{request.host}').netloc}{path}"

"""Frappe's small helpers: casts, dates, text, validation."""

from frappe.utils.casts import cint, cstr, flt, sbool
from frappe.utils.dates import (
    add_days,
    add_to_date,
    format_datetime,
    get_datetime,
    get_system_timezone,
    getdate,
    now,
    now_datetime,
    nowdate,
    time_diff_in_seconds,
    today,
)
from frappe.utils.sanitize import escape_html, is_html, sanitize_html, strip_html
from frappe.utils.validate import validate_email_address, validate_phone_number, validate_url

__all__ = [
    "add_days",
    "add_to_date",
    "cint",
    "cstr",
    "escape_html",
    "flt",
    "format_datetime",
    "get_datetime",
    "get_files_path",
    "get_site_path",
    "get_system_timezone",
    "get_url",
    "getdate",
    "is_html",
    "now",
    "now_datetime",
    "nowdate",
    "sanitize_html",
    "sbool",
    "strip_html",
    "time_diff_in_seconds",
    "today",
    "validate_email_address",
    "validate_phone_number",
    "validate_url",
]


def get_site_path(*parts: str) -> str:
    from frappe.runtime import get_site_path as path

    return path(*parts)


def get_files_path(*parts: str, is_private: bool | int = 0) -> str:
    """Absolute path of the site's private or public files folder."""
    return get_site_path("private" if is_private else "public", "files", *parts)


def get_url(uri: str | None = None, full_address: bool = False) -> str:
    """The site's address as the request had it, `host_name` of the configuration without a request."""
    from frappe.runtime import local

    request = getattr(local, "request", None)
    base = request.host_url.rstrip("/") if request else local.conf.host_name or f"http://{local.site}"
    return f"{base}/{uri.lstrip('/')}" if uri else base


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    from frappe.exceptions import refuse

    refuse(f"frappe.utils.{name}")

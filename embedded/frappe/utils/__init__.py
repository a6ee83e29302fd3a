# ruff: noqa: F401  (apps find these imports in `frappe.utils`)
"""Frappe's small helpers."""

from frappe.utils.casts import cint, cstr
from frappe.utils.dates import (
    add_days,
    add_to_date,
    get_datetime,
    get_system_timezone,
    getdate,
    now,
    now_datetime,
    nowdate,
)
from frappe.utils.sanitize import strip_html


def get_bench_path() -> str:
    """The bench's folder. Here it is the repository's, without a bench's files."""
    import os
    from pathlib import Path

    return os.environ.get("FRAPPE_BENCH_ROOT") or str(Path(__file__).parents[3])


def get_files_path(*parts: str, is_private: bool | int = 0) -> str:
    """Absolute path of the site's private or public files folder."""
    from frappe.runtime import get_site_path

    return get_site_path("private" if is_private else "public", "files", *parts)


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    from frappe.exceptions import refuse

    refuse(f"frappe.utils.{name}")

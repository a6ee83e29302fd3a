"""Translations, from the files `translations/<language>.csv` that the apps' builds write."""

import csv
from functools import lru_cache
from pathlib import Path

from frappe.hooks import get_app_path, get_installed_apps


def get_all_translations(lang: str) -> dict[str, str]:
    """{English: translated} of all apps."""
    paths = [Path(get_app_path(app, "translations", f"{lang}.csv")) for app in get_installed_apps()[1:]]
    return _read(*((path, path.stat().st_mtime_ns) for path in paths if path.exists()))


def get_user_translations(lang: str) -> dict[str, str]:
    """Return {}: this host has no Translation records."""
    return {}


@lru_cache(maxsize=8)
def _read(*files: tuple[Path, int]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path, _changed in files:
        with path.open(encoding="utf-8", newline="") as stream:
            found |= {row[0]: row[1].strip() for row in csv.reader(stream) if len(row) > 1}
    return found

"""Hooks of the installed apps, and imports by dotted name."""

import importlib
from collections.abc import Iterable

from frappe.runtime import current_site


def collect_hooks(apps: Iterable[str]) -> dict:
    """Merge `<app>.hooks` of all apps. Lists are joined; each dictionary value becomes a list."""
    merged: dict = {}
    for app in apps:
        if app == "frappe":
            continue
        for key, value in vars(importlib.import_module(f"{app}.hooks")).items():
            if not key.startswith("_"):
                _append(merged, key, value)
    return merged


def _append(target: dict, key: str, value) -> None:
    if isinstance(value, dict):
        for inner_key, inner in value.items():
            _append(target.setdefault(key, {}), inner_key, inner)
    else:
        target.setdefault(key, []).extend(value if isinstance(value, list) else [value])


def get_hooks(hook: str | None = None, default=None, app_name: str | None = None):
    """All hooks, or one as a list or a dictionary of lists; `default` or [] if no app sets it."""
    hooks = collect_hooks([app_name]) if app_name else current_site().hooks
    if hook is None:
        return hooks
    return hooks.get(hook, [] if default is None else default)


def get_installed_apps() -> list[str]:
    return list(current_site().apps)


def get_module(name: str):
    return importlib.import_module(name)


def get_attr(dotted: str):
    """The object 'package.module.name' of an installed app. Raises ValidationError for other apps."""
    import frappe

    module_name, _, attribute = dotted.rpartition(".")
    app = dotted.split(".")[0]
    if app not in frappe.get_installed_apps():
        frappe.throw(f"App {app} is not installed")
    return getattr(get_module(module_name), attribute)


def get_app_path(app: str, *parts: str) -> str:
    from pathlib import Path

    return str(Path(importlib.import_module(app).__file__).parent.joinpath(*parts))

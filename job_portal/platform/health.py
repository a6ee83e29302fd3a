"""Whether the site can do its work: for a monitor that asks every minute, and for its administrator."""

from collections.abc import Callable

import frappe
from frappe.utils.scheduler import is_scheduler_inactive


class NotReady(Exception):
    """Raised by a probe: its text says to an administrator what is missing."""


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["GET"])
def check() -> dict:
    """Ask the database and the cache, and look whether an SMS gateway is set up; nothing is sent.

    :return: {ok: bool}; for a System Manager also {checks: {database, cache, ...: 'ok' or why not},
        scheduler: 'On' or 'Off', and what other domains count}. 503, with the same answer, where a check
        failed. The scheduler is no check: without it the site serves people, but purges nothing.
    """
    checks = {name: _outcome(probe) for name, probe in _probes().items()}
    ok = all(outcome == "ok" for outcome in checks.values())
    if not ok:
        frappe.local.response["http_status_code"] = 503
    if checks["database"] != "ok" or "System Manager" not in frappe.get_roles():
        return {"ok": ok}
    counts = {name: count() for name, count in _hooked("counts").items()}
    return {"ok": ok, "checks": checks, "scheduler": _scheduler(), **counts}


@frappe.whitelist(methods=["GET", "POST"])
def scheduler() -> str:
    """'On' or 'Off', for the card of the workspace.

    :raises frappe.PermissionError: 403, no System Manager.
    """
    if "System Manager" not in frappe.get_roles():
        raise frappe.PermissionError
    return _scheduler()


def _scheduler() -> str:
    return "Off" if is_scheduler_inactive(verbose=False) else "On"


def _outcome(probe: Callable[[], object]) -> str:
    try:
        probe()
    except NotReady as error:
        return str(error)
    except Exception as error:
        # Its text may name hosts and users.
        return type(error).__name__
    return "ok"


def _probes() -> dict[str, Callable[[], object]]:
    return {**PROBES, **_hooked("probes")}


def _hooked(kind: str) -> dict[str, Callable[[], object]]:
    """The functions that the domains name in hooks.py, by the name of what they look at."""
    named = frappe.get_hooks(f"job_portal_health_{kind}", {})
    return {name: frappe.get_attr(functions[-1]) for name, functions in named.items()}


PROBES = {
    "database": lambda: frappe.db.sql("select 1"),
    "cache": lambda: frappe.cache.ping(),
}

"""Whether the site can do its work: for a monitor that asks every minute, and for its administrator."""

from collections.abc import Callable

import frappe
from frappe.utils import add_days, nowdate

from job_portal.sign_in import codes, gateways, sending


@frappe.whitelist(allow_guest=True, methods=["GET"])
def check() -> dict:
    """Ask the database and the cache, and look whether an SMS gateway is set up; nothing is sent.

    :return: {ok: bool}; for a System Manager also {checks: {database, cache, sms_gateway: 'ok' or why not},
        codes: [{date, sent, failed, verified}]}, today's counts of one-time codes and yesterday's.
        503, with the same answer, where a check failed.
    """
    checks = {name: _outcome(probe) for name, probe in PROBES.items()}
    ok = all(outcome == "ok" for outcome in checks.values())
    if not ok:
        frappe.local.response["http_status_code"] = 503
    if checks["database"] != "ok" or "System Manager" not in frappe.get_roles():
        return {"ok": ok}
    return {"ok": ok, "checks": checks, "codes": [_codes(nowdate()), _codes(add_days(nowdate(), -1))]}


def _outcome(probe: Callable[[], object]) -> str:
    try:
        probe()
    except gateways.GatewayError as error:
        return str(error)
    except Exception as error:
        # Its text may name hosts and users.
        return type(error).__name__
    return "ok"


def _codes(date: str) -> dict:
    """Counts of one day. Requests are kept for two days (codes.purge), the Error Log as the site says."""
    day = ["between", [f"{date} 00:00:00", f"{date} 23:59:59.999999"]]
    return {
        "date": date,
        "sent": frappe.db.count(codes.DOCTYPE, {"creation": day}),
        "failed": frappe.db.count("Error Log", {"creation": day, "method": sending.NOT_SENT}),
        "verified": frappe.db.count(codes.DOCTYPE, {"verified_at": day}),
    }


PROBES = {
    "database": lambda: frappe.db.sql("select 1"),
    "cache": lambda: frappe.cache.ping(),
    "sms_gateway": lambda: gateways.chosen().check(),
}

"""The health check of the site, for a monitor that calls it every minute and for the administrator."""

from collections.abc import Callable

import frappe
from frappe.utils import add_days, nowdate
from frappe.utils.scheduler import is_scheduler_inactive

from job_portal.account import code_sending, codes, gateways
from job_portal.connections import delivering
from job_portal.jobs.finding.opensearch import filling
from job_portal.notifications import phone_queue
from job_portal.platform import typesetting
from job_portal.platform.policy import Audience, is_manager, reads
from job_portal.web.rendering import renderer


@reads(Audience.EVERYBODY, methods=("GET",))
def check() -> dict:
    """Check the database, the cache and the setup of an SMS gateway; nothing is sent.

    :return: {ok: bool}; for a System Manager also {checks: {database, cache, ...: 'ok' or the failure},
        scheduler: 'On' or 'Off', and the counts of COUNTS}. 503, with the same answer, if a check failed. The
        scheduler is no check: without it the site serves people, but purges nothing.
    """
    checks = {name: _outcome(probe) for name, probe in PROBES.items()}
    ok = all(outcome == "ok" for outcome in checks.values())
    if not ok:
        frappe.local.response["http_status_code"] = 503
    if checks["database"] != "ok" or not is_manager():
        return {"ok": ok}
    counts = {name: count() for name, count in COUNTS.items()}
    return {"ok": ok, "checks": checks, "scheduler": _scheduler(), **counts}


@reads(Audience.MANAGERS)
def scheduler() -> str:
    """'On' or 'Off', for the card of the workspace."""
    return _scheduler()


def _scheduler() -> str:
    return "Off" if is_scheduler_inactive(verbose=False) else "On"


def _outcome(probe: Callable[[], object]) -> str:
    try:
        probe()
    except gateways.GatewayError as error:
        return str(error)
    except Exception as error:
        # The error's text may contain hosts and users.
        return type(error).__name__
    return "ok"


def _count_codes() -> list[dict]:
    """[{date, sent, failed, verified}], the counts of one-time codes for today and yesterday."""
    return [_codes(nowdate()), _codes(add_days(nowdate(), -1))]


def _codes(date: str) -> dict:
    """Counts of one day. Requests are kept for two days (codes.purge), the Error Log as configured."""
    day = ["between", [f"{date} 00:00:00", f"{date} 23:59:59.999999"]]
    return {
        "date": date,
        "sent": frappe.db.count(codes.DOCTYPE, {"creation": day}),
        "failed": frappe.db.count("Error Log", {"creation": day, "method": code_sending.NOT_SENT}),
        "verified": frappe.db.count(codes.DOCTYPE, {"verified_at": day}),
    }


PROBES = {
    "database": lambda: frappe.db.sql("select 1"),
    "cache": lambda: frappe.cache.ping(),
    "sms_gateway": lambda: gateways.chosen().check(),
}
COUNTS = {
    "codes": _count_codes,
    "documents": typesetting.state,
    "messages": phone_queue.state,
    "rendering": renderer.state,
    "search": filling.state,
    "webhooks": delivering.state,
}

"""What a monitor is told about sign-in: whether messages can go out, and how many codes did."""

import frappe
from frappe.utils import add_days, nowdate

from job_portal.account import codes, gateways, sending
from job_portal.platform.health import NotReady


def probe_gateway() -> None:
    """Hook of health.

    :raises NotReady: the site's SMS gateway is not set up.
    """
    try:
        gateways.chosen().check()
    except gateways.GatewayError as error:
        raise NotReady(str(error)) from None


def count_codes() -> list[dict]:
    """Hook of health: [{date, sent, failed, verified}], today's counts of one-time codes and yesterday's."""
    return [_codes(nowdate()), _codes(add_days(nowdate(), -1))]


def _codes(date: str) -> dict:
    """Counts of one day. Requests are kept for two days (codes.purge), the Error Log as the site says."""
    day = ["between", [f"{date} 00:00:00", f"{date} 23:59:59.999999"]]
    return {
        "date": date,
        "sent": frappe.db.count(codes.DOCTYPE, {"creation": day}),
        "failed": frappe.db.count("Error Log", {"creation": day, "method": sending.NOT_SENT}),
        "verified": frappe.db.count(codes.DOCTYPE, {"verified_at": day}),
    }

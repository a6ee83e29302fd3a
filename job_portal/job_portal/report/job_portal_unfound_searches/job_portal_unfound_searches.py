"""The report *Unfound Searches* in Desk, for administrators who add names to trades."""

from frappe import _

from job_portal.jobs.finding import unfound
from job_portal.platform import messages, policy


def execute(filters: dict | None = None) -> tuple[list[dict], list[dict]]:
    """Called by Frappe: the report's columns and rows.

    :raises frappe.PermissionError: 403, the caller is no System Manager.
    """
    policy.require(policy.is_manager(), messages.DESK_ONLY)
    columns = [
        {"fieldname": "text", "label": _("Searched"), "fieldtype": "Data", "width": 320},
        {"fieldname": "visitors", "label": _("Visitors, at Least"), "fieldtype": "Int", "width": 140},
        {"fieldname": "days", "label": _("Days"), "fieldtype": "Int", "width": 90},
        {"fieldname": "trade", "label": _("Trade"), "fieldtype": "Link", "options": "JP Trade", "width": 200},
    ]
    return columns, unfound.shown()

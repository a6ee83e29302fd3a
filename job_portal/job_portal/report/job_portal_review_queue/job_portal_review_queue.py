"""The review queue in Desk: the companies to review first, with their reasons for risk."""

from frappe import _

from job_portal.company import review_queue
from job_portal.platform import messages, policy
from job_portal.rules import MARKET


def execute(filters: dict | None = None) -> tuple[list[dict], list[dict]]:
    """Called by Frappe: the report's columns and rows, which are the first page of the queue.

    :raises frappe.PermissionError: 403, the caller is no reviewer.
    """
    policy.require(policy.is_reviewer(), messages.REVIEWERS_ONLY)
    rows = review_queue.listed(None, MARKET["limits"]["page_most"])["items"]
    for row in rows:
        row["risk_reasons"] = " ".join(row["risk_reasons"])
        row["changes"] = " ".join(row["changes"])
    return _columns(), rows


def _columns() -> list[dict]:
    columns = [
        ("risk", _("Risk"), "Int", 70),
        ("name", _("Company"), "Link", 110),
        ("company_name", _("Company Name"), "Data", 200),
        ("risk_reasons", _("Risk Reasons"), "Data", 600),
        ("changes", _("Changes"), "Data", 300),
        ("waiting_since", _("Waiting Since"), "Datetime", 160),
        ("city", _("City"), "Data", 120),
    ]
    return [
        {"fieldname": name, "label": label, "fieldtype": kind, "options": "JP Company", "width": width}
        for name, label, kind, width in columns
    ]

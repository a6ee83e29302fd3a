"""The funnel chart of the workspace: views, applications, and their outcomes."""

import frappe
from frappe import _

from job_portal.applications.doctype.jp_application.jp_application import (
    APPLIED,
    IGNORED,
    INTERVIEW,
    SELECTED,
    SHORTLISTED,
)
from job_portal.platform.policy import Audience, reads


@reads(Audience.MANAGERS)
def chart() -> dict:
    """From views to selected, over all jobs. Each step includes the later ones.

    :return: as Frappe's charts take it.
    """
    views = frappe.db.sql("select sum(views) from `tabJP Job`")[0][0]
    query = "select status, count(*) from `tabJP Application` group by status"
    counts = dict(frappe.db.sql(query))
    steps = {
        _("Views"): int(views or 0),
        _("Applied"): _sum(counts, APPLIED, IGNORED, SHORTLISTED, INTERVIEW, SELECTED),
        _("Shortlisted"): _sum(counts, SHORTLISTED, INTERVIEW, SELECTED),
        _("Interview"): _sum(counts, INTERVIEW, SELECTED),
        _("Selected"): _sum(counts, SELECTED),
    }
    return {"labels": list(steps), "datasets": [{"name": _("Count"), "values": list(steps.values())}]}


def _sum(counts: dict, *statuses: str) -> int:
    return sum(counts.get(status, 0) for status in statuses)

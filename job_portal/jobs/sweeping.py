"""Puts jobs away whose time is past. Nothing hangs on it: lists and pages reckon the status themselves."""

import frappe
from frappe.utils import now_datetime

from job_portal.jobs.doctype.jp_job.jp_job import EXPIRED, LIVE
from job_portal.jobs.finding import word_index

_AT_ONCE = 500


def sweep() -> None:
    """Hourly job: store the status Expired, and take the words of these jobs out of the search."""
    over = "status = %(live)s and valid_through <= %(now)s"
    values = {"live": LIVE, "expired": EXPIRED, "now": now_datetime()}
    query = f"select name from `tabJP Job` where {over} limit {_AT_ONCE}"  # noqa: S608 (constants)
    # Asked again: its company may have reposted one meanwhile.
    put_away = (
        f"update `tabJP Job` set status = %(expired)s, is_listed = 0 where name in %(names)s and {over}"  # noqa: S608
    )
    unlisted = "select name from `tabJP Job` where name in %(names)s and is_listed = 0"
    while names := frappe.db.sql(query, values, pluck=True):
        values["names"] = names
        frappe.db.sql(put_away, values)
        word_index.forget(frappe.db.sql(unlisted, values, pluck=True))
        frappe.db.commit()

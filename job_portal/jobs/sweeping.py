"""Puts jobs away whose time is past. Nothing hangs on it: lists and pages reckon the status themselves."""

import frappe
from frappe.utils import now_datetime

from job_portal.jobs.doctype.jp_job.jp_job import EXPIRED, LIVE
from job_portal.jobs.finding import word_index

_AT_ONCE = 500


def sweep() -> None:
    """Hourly job: store the status Expired, and take the words of these jobs out of the search."""
    now = now_datetime()
    query = "select name from `tabJP Job` where status = %s and valid_through <= %s limit %s"
    while names := [name for (name,) in frappe.db.sql(query, (LIVE, now, _AT_ONCE))]:
        places = ", ".join(["%s"] * len(names))
        # Asked again: its company may have reposted one meanwhile.
        put_away = (
            f"update `tabJP Job` set status = %s, is_listed = 0 where name in ({places})"  # noqa: S608 (constants)
            " and status = %s and valid_through <= %s"
        )
        frappe.db.sql(put_away, (EXPIRED, *names, LIVE, now))
        unlisted = f"select name from `tabJP Job` where name in ({places}) and is_listed = 0"  # noqa: S608
        word_index.forget([name for (name,) in frappe.db.sql(unlisted, names)])
        frappe.db.commit()

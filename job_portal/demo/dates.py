"""Moves the town's dates at each start, so that its jobs are at most a week old."""

import json
from datetime import datetime, timedelta

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.jobs.finding import rebuilding
from job_portal.platform.settings import DOCTYPE as SETTINGS

# DocTypes with dates.
DOCTYPES = (
    "JP Brief",
    "JP Engagement",
    "JP Job",
    "JP Job Alert",
    "JP Application",
    "JP Interview",
    "JP Interview Slot",
    "JP Invitation",
    "JP Notification",
    "JP Phone Look",
    "JP Quote",
    "JP Review",
    "JP Saved Job",
)
_TIMES = ("Date", "Datetime")


def renew() -> None:
    """Shift every time of the town by the time since the last update."""
    last = frappe.db.get_single_value(SETTINGS, "demonstration_date")
    passed = now_datetime() - get_datetime(last)
    for doctype in DOCTYPES:
        fields = [field.fieldname for field in frappe.get_meta(doctype).fields if field.fieldtype in _TIMES]
        fields.append("creation")
        if doctype == "JP Application":
            fields.append("history")
        for row in frappe.get_all(doctype, fields=["name", *fields], order_by="name asc"):
            moved = {field: _moved(row[field], passed) for field in fields if row[field]}
            frappe.db.set_value(doctype, row.name, moved, update_modified=False)
    # The search index contains these times, too.
    rebuilding.rebuild()
    note()


def note() -> None:
    """Store the time of the update."""
    frappe.db.set_single_value(SETTINGS, "demonstration_date", now_datetime())
    frappe.clear_document_cache(SETTINGS, SETTINGS)


def _moved(value, passed: timedelta):
    if isinstance(value, str):
        return json.dumps([_moved_entry(entry, passed) for entry in json.loads(value)])
    return value + (passed if isinstance(value, datetime) else timedelta(days=passed.days))


def _moved_entry(entry: dict, passed: timedelta) -> dict:
    """An entry of an application's history, with its times moved."""
    times = {key: entry[key] for key in ("on", "interview_at") if entry.get(key)}
    return {**entry, **{key: str(get_datetime(time) + passed) for key, time in times.items()}}

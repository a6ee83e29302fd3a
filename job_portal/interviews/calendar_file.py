"""An interview's time for a calendar (RFC 5545)."""

from datetime import timedelta, timezone
from zoneinfo import ZoneInfo

import frappe
from frappe import _
from frappe.utils import get_datetime, get_system_timezone, now_datetime
from werkzeug.wrappers import Response

from job_portal.interviews import interview_list, messages


def response(name: str) -> Response:
    """The calendar file of an interview of the signed-in account.

    :raises frappe.PermissionError: 403, another account's, or no such one.
    :raises frappe.ValidationError: 417, it has no time.
    """
    found = interview_list.item(name)
    if not found["starts"]:
        frappe.throw(_(messages.NO_TIME))
    named = 'attachment; filename="interview.ics"'
    headers = {"Content-Disposition": named, "Cache-Control": "private, no-store"}
    return Response(_calendar(found), content_type="text/calendar; charset=utf-8", headers=headers)


def _calendar(found: dict) -> bytes:
    # The library takes long to load, and only this method needs it.
    from icalendar import Calendar, Event

    starts = _utc(get_datetime(found["starts"]))
    event = Event()
    event.add("uid", f"{found['interview']}@{frappe.local.site}")
    event.add("dtstamp", _utc(now_datetime()))
    event.add("dtstart", starts)
    event.add("dtend", starts + timedelta(minutes=found["minutes"]))
    event.add("summary", _(messages.CALENDAR_TITLE).format(found["job_title"]))
    event.add("location", found["place"])
    event.add("description", found["name"])
    calendar = Calendar()
    calendar.add("prodid", "-//job_portal//EN")
    calendar.add("version", "2.0")
    calendar.add_component(event)
    return calendar.to_ical()


def _utc(at) -> object:
    """A site's time in UTC."""
    return at.replace(tzinfo=ZoneInfo(get_system_timezone())).astimezone(timezone.utc)

"""Writes an interview and its application together, when a time is taken or freed."""

from datetime import datetime, timedelta

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.applications.applying import store
from job_portal.interviews.doctype.jp_interview.jp_interview import (
    BOOKED,
    CAME,
    DOCTYPE,
    MISSED,
)
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]
_OUTCOME = dict.fromkeys(
    ("late_by", "late_on", "company_mark", "company_marked_on", "searcher_mark", "searcher_marked_on")
)


def of_application(application: str) -> Document | None:
    """The application's interview, locked; None without one. The caller has locked the application."""
    name = frappe.db.get_value(DOCTYPE, {"application": application})
    return frappe.get_doc(DOCTYPE, name, for_update=True) if name else None


def begin(application: Document) -> Document:
    """A new interview of a locked application, not yet stored."""
    parties = {key: application.get(key) for key in ("job", "company", "searcher")}
    interview = frappe.get_doc({"doctype": DOCTYPE, "application": application.name, **parties})
    # The lock of the application makes a deletion of its searcher or job wait.
    interview.flags.is_owner_locked = True
    return interview


def seat(interview: Document, slot: dict) -> None:
    """Put the interview into a slot that has a seat for it, and store it."""
    starts = get_datetime(slot["starts"])
    values = {"status": BOOKED, "slot": slot["name"], "offer": slot["offer"], "at": starts, "wish": None}
    interview.update({**_OUTCOME, **values, "remind_on": next_reminder(starts)})
    save(interview)


def free(interview: Document, status: str, **values: object) -> None:
    """Take the interview out of its slot, and store it.

    :param values: further ones; without `at` it stays.
    """
    assert status not in (BOOKED, CAME, MISSED)
    interview.update({**_OUTCOME, "status": status, "slot": None, "remind_on": None, **values})
    save(interview)


def save(interview: Document) -> None:
    """Store without Frappe's look-up of links, and without telling open lists."""
    interview.flags.ignore_links = interview.flags.ignore_version = True
    interview.flags.notify_update = False
    interview.save(ignore_permissions=True)


def tell_application(application: Document, interview: Document, slot: dict | None, by: str) -> None:
    """Set or clear the application's time, and store it.

    :param slot: the one that is booked; None where a seat is freed.
    :param by: the side that did it.
    """
    starts, place = (get_datetime(slot["starts"]), slot["place"]) if slot else (None, None)
    application.set_interview(starts, place, by, interview.status)
    store(application)


def next_reminder(starts: datetime) -> datetime | None:
    """When to remind next of an interview: in the evening before, or two hours before; None after both."""
    before = starts - timedelta(days=1)
    evening = before.replace(hour=_LIMITS["reminder_hour"], minute=0, second=0, microsecond=0)
    moments = (evening, starts - timedelta(hours=_LIMITS["reminder_hours_before"]))
    return next((moment for moment in moments if moment > now_datetime()), None)

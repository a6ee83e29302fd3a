"""Dates and times in the site's time zone, without tzinfo, as in Frappe."""

import datetime
import time
from zoneinfo import ZoneInfo

from frappe.frappedict import _dict


def get_system_timezone() -> str:
    """The configuration's `time_zone`, by default Asia/Kolkata."""
    from frappe.runtime import current_site

    return current_site().conf.get("time_zone") or "Asia/Kolkata"


def now_datetime() -> datetime.datetime:
    # Uses `time.time`, because `lab.clock` moves that.
    return datetime.datetime.fromtimestamp(time.time(), ZoneInfo(get_system_timezone())).replace(tzinfo=None)


def now() -> str:
    return now_datetime().strftime("%Y-%m-%d %H:%M:%S.%f")


def nowdate() -> str:
    return now_datetime().date().isoformat()


def get_datetime(value=None) -> datetime.datetime | None:
    """Parse a datetime from text, a date or a datetime; None gives the current time."""
    if value is None:
        return now_datetime()
    if isinstance(value, datetime.datetime):
        return value
    if isinstance(value, datetime.date):
        return datetime.datetime.combine(value, datetime.time())
    parsed = datetime.datetime.fromisoformat(str(value))
    if parsed.tzinfo:
        return parsed.astimezone(ZoneInfo(get_system_timezone())).replace(tzinfo=None)
    return parsed


def getdate(value=None) -> datetime.date:
    return get_datetime(value).date()


def add_to_date(date: datetime.datetime, *, days=0, hours=0, minutes=0, seconds=0) -> datetime.datetime:
    return date + datetime.timedelta(days=days, hours=hours, minutes=minutes, seconds=seconds)


def add_days(date: str, days: int) -> str:
    """Add `days` to a date as text."""
    return (getdate(date) + datetime.timedelta(days=days)).isoformat()


def time_diff_in_seconds(later, earlier) -> float:
    return (get_datetime(later) - get_datetime(earlier)).total_seconds()


def jsonable(value):
    """The `default` of json.dumps: dates become text, documents dictionaries."""
    if isinstance(value, datetime.datetime):
        return value.isoformat(" ", "microseconds")
    if isinstance(value, datetime.date):
        return value.isoformat()
    if hasattr(value, "as_dict"):
        return _dict(value.as_dict(no_nulls=True))
    raise TypeError(f"{type(value).__name__} cannot be sent as JSON")

"""Dates and times in the site's time zone, without zone marks, as Frappe keeps them."""

import calendar
import datetime
from zoneinfo import ZoneInfo

from frappe.frappedict import _dict


def get_system_timezone() -> str:
    """The configuration's `time_zone`; Asia/Kolkata until one is set."""
    from frappe.runtime import current_site

    return current_site().conf.get("time_zone") or "Asia/Kolkata"


def now_datetime() -> datetime.datetime:
    return datetime.datetime.now(ZoneInfo(get_system_timezone())).replace(tzinfo=None)


def now() -> str:
    return now_datetime().strftime("%Y-%m-%d %H:%M:%S.%f")


def today() -> str:
    return now_datetime().date().isoformat()


nowdate = today


def get_datetime(value=None) -> datetime.datetime | None:
    """A datetime from text, a date or a datetime; the present one from None."""
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


def format_datetime(value, format_string: str | None = None) -> str:
    if format_string:
        from frappe.exceptions import refuse

        refuse("frappe.utils.format_datetime with a format")
    return get_datetime(value).strftime("%d-%m-%Y %H:%M:%S")


def add_to_date(
    date=None,
    years=0,
    months=0,
    weeks=0,
    days=0,
    hours=0,
    minutes=0,
    seconds=0,
    as_string=False,
    as_datetime=False,
):
    """`date` (now without one) moved; gives what came in (text for text), or as asked."""
    is_text = isinstance(date, str)
    start = now_datetime() if date is None else get_datetime(date)
    month_index = start.year * 12 + start.month - 1 + years * 12 + months
    year, month = divmod(month_index, 12)
    day = min(start.day, calendar.monthrange(year, month + 1)[1])
    moved = start.replace(year=year, month=month + 1, day=day) + datetime.timedelta(
        weeks=weeks, days=days, hours=hours, minutes=minutes, seconds=seconds
    )
    only_date = isinstance(date, datetime.date) and not isinstance(date, datetime.datetime)
    only_date = (only_date or (is_text and len(date) <= 10)) and not (
        as_datetime or hours or minutes or seconds
    )
    if as_string or is_text:
        return moved.strftime("%Y-%m-%d" if only_date else "%Y-%m-%d %H:%M:%S.%f")
    return moved.date() if only_date else moved


def add_days(date, days: int):
    return add_to_date(date, days=days)


def time_diff_in_seconds(later, earlier) -> float:
    return (get_datetime(later) - get_datetime(earlier)).total_seconds()


def jsonable(value):
    """`default` of json.dumps for answers: dates as text, documents as dictionaries."""
    if isinstance(value, datetime.datetime):
        return value.strftime("%Y-%m-%d %H:%M:%S.%f")
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, datetime.timedelta):
        return str(value)
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    if hasattr(value, "as_dict"):
        return _dict(value.as_dict(no_nulls=True))
    if isinstance(value, set | tuple):
        return list(value)
    raise TypeError(f"{type(value).__name__} cannot be sent as JSON")

"""Days and times in sentences, in the current language. Digits are always Latin."""

from datetime import date, datetime

import frappe
from frappe.utils import get_datetime, getdate

from job_portal import languages
from job_portal.rules import LANGUAGES


def day(value: str | date) -> str:
    """'05 Nov 2026'"""
    return _written(getdate(value), "%d %b %Y", "d MMM y")


def moment(value: str | datetime) -> str:
    """'05 Nov 2026, 17:30'"""
    return _written(get_datetime(value), "%d %b %Y, %H:%M", "d MMM y, HH:mm")


def _written(value: date, in_english: str, pattern: str) -> str:
    language = frappe.local.lang
    if language == languages.ENGLISH or language not in LANGUAGES:
        return value.strftime(in_english)
    # Babel takes a second to load its data, and English does not need it.
    from babel.dates import format_datetime

    return format_datetime(value, pattern, locale=language)

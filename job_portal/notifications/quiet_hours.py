"""Quiet hours, in the site's time: WhatsApp and SMS wait unless they are urgent, and chat is not pushed."""

from datetime import datetime, timedelta

from job_portal.rules import MARKET

_FROM, _UNTIL = MARKET["limits"]["quiet_from_hour"], MARKET["limits"]["quiet_until_hour"]


def is_quiet(at: datetime) -> bool:
    """Whether the time is in the quiet hours."""
    return at.hour >= _FROM or at.hour < _UNTIL


def end(at: datetime) -> datetime:
    """The end of the quiet hours that the time is in."""
    day = at + timedelta(days=at.hour >= _FROM)
    return day.replace(hour=_UNTIL, minute=0, second=0, microsecond=0)

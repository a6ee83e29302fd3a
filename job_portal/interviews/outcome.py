"""The marks of both sides about an interview's outcome."""

from frappe.utils import get_datetime

from job_portal.applications.deciding import is_recent
from job_portal.interviews.doctype.jp_interview.jp_interview import BOOKED
from job_portal.platform.states import COMPANY, SEARCHER


def said_last(interview: dict) -> str | None:
    """The side that last marked the outcome; None without a mark."""
    said = [side for side in (COMPANY, SEARCHER) if interview.get(f"{side}_mark")]
    return max(said, key=lambda side: get_datetime(interview.get(f"{side}_marked_on")), default=None)


def may_undo(interview: dict, side: str) -> bool:
    """Whether the side may take back a mark: its own of the last day, the outcome before *late*."""
    if interview.get(f"{side}_mark"):
        return is_recent(interview.get(f"{side}_marked_on"))
    is_late = interview.get("status") == BOOKED and interview.get("late_by") == side
    return is_late and is_recent(interview.get("late_on"))

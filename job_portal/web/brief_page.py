"""Pages of briefs on a live site, for guests and chats."""

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal.briefs import brief_reads, messages, notifying
from job_portal.briefs.brief_finding import Filters
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE, HIDDEN, LIVE
from job_portal.web.freelancer_page import KEPT_SECONDS, list_of
from job_portal.web.subjects import Content, Subject, call

_PATH = "/frontend/briefs"
_FILTERS = ("search", "category", "pincode", "radius_km", "order")


def page(rest: str) -> Subject | None:
    """The list of briefs, or the brief at briefs/`rest`."""
    if "/" in rest:
        return None
    if not rest:
        return list_of(
            _PATH,
            _(messages.LIST_TITLE),
            _FILTERS,
            lambda asked: brief_reads.listed(Filters(**asked), None, None),
            lambda brief: brief["title"],
        )
    columns = ["name", "status", "modified", "valid_through"]
    found = frappe.db.get_value(DOCTYPE, rest, columns, as_dict=True)
    if not found or found.name != rest or found.status in HIDDEN:
        return Subject(status=404)
    left = (get_datetime(found.valid_through) - now_datetime()).total_seconds()
    if found.status != LIVE or left <= 0:
        # Only its sides read it now, and the app asks for their data.
        return Subject(status=410)
    return Subject(
        describe=lambda: _described(found.name),
        screen="briefs/:name",
        kept_as=f"brief {found.name}",
        stamp=f"{found.status} {found.modified}",
        seconds=min(KEPT_SECONDS, max(1, int(left))),
    )


def _described(name: str) -> Content:
    brief = brief_reads.brief(name)
    return Content(
        title=", ".join(filter(None, (brief["title"], brief["city"]))),
        description=brief["description"] or "",
        path=notifying.url_of(name),
        # A person's own wish, which ends within days.
        is_indexed=False,
        given=[call("job_portal.api.get_brief", {"name": name}, brief)],
    )

"""A reviewer takes a brief down, and restores it."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.briefs import brief_wording, messages, notifying, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import ENDED, HELD, REMOVED
from job_portal.jobs import reports
from job_portal.platform import records, reviewing
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import REVIEWER


def remove(name: str, modified: str, reason: str) -> Document:
    """Take a brief down. Only its poster still sees it, with `reason`; its open quotes are not chosen.

    :param modified: the `modified` of the brief that the reviewer looked at.
    :raises frappe.DoesNotExistError: 404, no such brief.
    :raises frappe.ValidationError: 417, no reason, the table has no such move, or it was changed since
        `modified`.
    """
    reason = reviewing.reason_of(reason, messages.REMOVAL_NEEDS_REASON)
    brief = _latest(name, modified, REMOVED)
    if brief.status != REMOVED:
        if brief.status != HELD:
            brief.ended_as = brief.status if brief.status in ENDED else None
        brief.status = transitions.BRIEFS.after(brief.status, "remove", REVIEWER)
        brief.removal_reason = reason
        _store(brief)
        transitions.end_quotes(brief)
        reports.close("brief", brief.name, reports.UPHELD)
        notifying.notify_poster(brief, "brief", Sentence(messages.TELL_REMOVED, brief.title, reason))
    return brief


def restore(name: str, modified: str) -> Document:
    """Restore a removed or held brief. A brief that had ended gets its last status back. Another one is live,
    or hired if it has all its people, or expired if its time is over. Otherwise as `remove`.
    """
    brief = _latest(name, modified, None)
    if status := transitions.BRIEFS.after(brief.status, "restore", REVIEWER):
        is_reported = brief_wording.is_by_reports(brief)
        brief.status, brief.removal_reason = brief.ended_as or status, None
        brief.ended_as = None
        brief_wording.release(brief)
        _store(brief)
        if is_reported:
            # As for jobs: if only the wording held the brief, its reports stay open.
            reports.close("brief", brief.name, reports.CLOSED)
        notifying.notify_poster(brief, "brief", Sentence(messages.TELL_RESTORED, brief.title))
        transitions.hire(brief)
        transitions.catch_up(brief)
    return brief


def _latest(name: str, modified: str, done: str | None) -> Document:
    brief = transitions.locked(name.strip())
    if not brief:
        frappe.throw(_(messages.BRIEF_NOT_FOUND), frappe.DoesNotExistError)
    if brief.status != done:
        records.refuse_stale(brief, modified, messages.CHANGED_MEANWHILE)
    return brief


def _store(brief: Document) -> None:
    brief.flags.ignore_links = True
    brief.save(ignore_permissions=True)

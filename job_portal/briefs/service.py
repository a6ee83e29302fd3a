"""Posting and changing briefs."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.account import quotas, roles
from job_portal.briefs import brief_reports, brief_wording, messages, notifying, policy, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import (
    CLOSED,
    DOCTYPE,
    HELD,
    HIRED,
    LIVE,
    REMOVED,
    status_now,
)
from job_portal.freelancers import record_pictures
from job_portal.places import position
from job_portal.platform import fields, market, records
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import POSTER
from job_portal.rules import BRIEF, MARKET

_LIMITS = MARKET["limits"]
_QUOTA = "briefs"
_WORDS = {"title", "description"}


def post(values: dict, given: list | str | None, client_key: str | None) -> Document:
    """Publish a brief of the signed-in account, or hold it for its wording.

    :param values: fields of `rules`, by name.
    :param given: pictures: the `file_url` of each upload.
    :param client_key: the browser's key for one filled-in form. A repeated request with the same key returns
        the first one's brief.
    :raises frappe.ValidationError: 417, a field breaks its rule, too many are live, or the settings force
        samples.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    if market.is_closed():
        frappe.throw(_(messages.CLOSED_MARKET))
    records.check_client_key(client_key)
    policy.check_may_act()
    user = frappe.session.user
    # With the lock, the second of two requests with one key finds the first one's brief.
    quotas.begin()
    earlier = {"account": user, "client_key": client_key}
    if client_key and (name := frappe.db.get_value(DOCTYPE, earlier)):
        return frappe.get_doc(DOCTYPE, name)
    check_room(user)
    brief = frappe.get_doc({"doctype": DOCTYPE, **earlier, "status": LIVE})
    brief.update(values)
    _hold(brief)
    brief.insert(ignore_permissions=True, ignore_links=True)
    _save_pictures(brief, given)
    roles.note(user, "find_freelancer")
    if brief.status == HELD:
        tell_held(brief)
    return brief


def update(name: str, changes: dict, given: list | str | None, modified: str | None) -> Document:
    """Change a brief of the signed-in account. Its end stays.

    :param changes: fields of `rules`; an empty text clears an optional one.
    :param given: see `post`; None keeps them.
    :param modified: see `platform.records.change`.
    :raises frappe.PermissionError: 403, another account's.
    :raises frappe.ValidationError: 417, a field breaks its rule, it is Hired or Removed, or it would be
        live again and is one too many.
    :raises frappe.TimestampMismatchError: 417, it was changed since `modified`.
    """
    brief = policy.own_brief(name, is_counted=True)
    if brief.status in (HIRED, REMOVED):
        transitions.BRIEFS.refuse(brief.status)
    was = brief.status
    changes = position.with_city(brief, changes)
    if records.change(brief, BRIEF, changes, modified, messages.CHANGED_MEANWHILE):
        if was == HELD or (was == LIVE and not _WORDS.isdisjoint(changes)):
            _hold(brief)
        if brief.status == LIVE != was:
            policy.check_may_act()
            refuse_fourth(brief.account)
        save(brief)
        if brief.status == HELD != was:
            tell_held(brief)
    _save_pictures(brief, given)
    return brief


def close(name: str, modified: str | None) -> Document:
    """Close a brief of the signed-in account; its open quotes are not chosen. A second request does nothing.

    :raises frappe.PermissionError: 403, another account's.
    :raises frappe.ValidationError: 417, the table has no such move, or it was changed since `modified`.
    """
    brief = policy.own_brief(name)
    if brief.status == CLOSED:
        return brief
    _check_fresh(brief, modified)
    transitions.move(brief, "close", POSTER)
    transitions.end_quotes(brief)
    return brief


def repost(name: str, modified: str | None) -> Document:
    """Make a closed or expired brief live for seven new days. A second request does nothing.

    :raises: as `close`, and as `post` for one too many; and frappe.ValidationError, 417: its day has passed.
    """
    brief = policy.own_brief(name, is_counted=True)
    if brief.status == LIVE:
        return brief
    _check_fresh(brief, modified)
    policy.check_may_act()
    status = transitions.BRIEFS.after(brief.status, "repost", POSTER)
    if fields.has_passed(brief.on):
        frappe.throw(_(messages.REPOST_DAY_PASSED))
    check_room(brief.account)
    brief.update({"status": status, "published_on": now_datetime()})
    _hold(brief)
    save(brief)
    if brief.status == HELD:
        tell_held(brief)
    return brief


def check_room(account: str) -> None:
    """Refuse one more live brief, and count it. The caller has locked the account's number.

    :raises frappe.ValidationError: 417, as many as may be live are.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    refuse_fourth(account)
    most = _LIMITS["briefs_a_day"]
    if not quotas.take(_QUOTA, most):
        frappe.throw(_(messages.BRIEFS_EXHAUSTED).format(most), frappe.RateLimitExceededError)


def refuse_fourth(account: str) -> None:
    """Refuse one more live brief. The caller has locked the account's number before its first plain read.

    :raises frappe.ValidationError: 417, as many as may be live are.
    """
    most = _LIMITS["live_briefs"]
    live = {"account": account, "status": LIVE, "valid_through": (">", now_datetime())}
    if frappe.db.count(DOCTYPE, live) >= most:
        frappe.throw(_(messages.TOO_MANY_LIVE).format(most))


def save(brief: Document) -> None:
    """Save a brief that its poster changed."""
    records.save(brief)
    # It may ask for fewer people than before.
    transitions.hire(brief)


def _hold(brief: Document) -> None:
    """Hold or release a brief that would show something new. It must not evade the reports of another."""
    brief_wording.hold(brief, brief_reports.is_another_reported(brief))


def tell_held(brief: Document) -> None:
    """Tell the poster that the wording holds a brief."""
    why = brief_wording.said(brief)
    notifying.notify_poster(brief, "brief", Sentence(messages.TELL_HELD, brief.title, why))


def saved(brief: Document) -> dict:
    """A brief as `api.post_brief` and the changing calls answer it."""
    return {
        "name": brief.name,
        "status": status_now(brief.status, brief.valid_through),
        "modified": str(brief.modified),
        "valid_through": str(get_datetime(brief.valid_through)),
        "url": notifying.url_of(brief.name),
        "held_for": brief_wording.told(brief) if brief.status == HELD else [],
        "market": market.mode(),
    }


def _save_pictures(brief: Document, given: list | str | None) -> None:
    if given is not None:
        try:
            files = [{"file": each} for each in frappe.parse_json(given) or []]
        except (ValueError, TypeError):
            files = given
        record_pictures.save(brief, files, _LIMITS["brief_pictures"])


def _check_fresh(brief: Document, modified: str | None) -> None:
    if modified:
        records.refuse_stale(brief, modified, messages.CHANGED_MEANWHILE)

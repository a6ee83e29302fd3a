"""Reads the address at which a company's own system lists its jobs, each few hours and on a tap."""

from datetime import timedelta

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.connections import calling, policy, webhooks
from job_portal.connections import messages as connection_messages
from job_portal.jobs import messages
from job_portal.jobs.doctype.jp_job_draft.jp_job_draft import FEED
from job_portal.jobs.doctype.jp_job_feed.jp_job_feed import DOCTYPE
from job_portal.jobs.drafts import Unreadable, feed_content, job_columns, job_drafts
from job_portal.jobs.drafts.job_tables import MOST_ROWS
from job_portal.platform import guarded_client, market, rates
from job_portal.platform.due_rows import DueRows
from job_portal.platform.policy import require
from job_portal.rules import CONNECTION_LIMITS

_EVERY = timedelta(hours=CONNECTION_LIMITS["job_feed_hours"])
_MOST_BYTES = CONNECTION_LIMITS["import_bytes"]
_UNCHANGED, _GONE = 304, 410
_SHOWN = ("address", "read_on", "due_on", "answer", "reason", "jobs")


def drain() -> None:
    """Hourly job: read the feeds that are due."""
    if market.has_connections():
        _ROWS.drain()


def shown() -> dict | None:
    """The feed of the signed-in owner's company, as `api.get_job_feed` answers it; None without one.

    :raises frappe.PermissionError: 403, no owner.
    :raises frappe.ValidationError: 417, the site has no connections.
    """
    feed = frappe.db.get_value(DOCTYPE, policy.own_company_to_read(), _SHOWN, as_dict=True)
    if feed:
        feed.update({key: feed[key] and str(feed[key]) for key in ("read_on", "due_on")})
        feed.reason = feed.reason and _(feed.reason).format(MOST_ROWS)
    return feed


def set_address(address: str) -> None:
    """Give the signed-in owner's company another feed, or none by ''. Its drafts stay.

    :raises frappe.PermissionError: 403, no owner, or a company that is frozen or rejected.
    :raises frappe.ValidationError: 417, an address that the server does not call.
    """
    address, company = address.strip(), policy.own_company_to_change()
    if address:
        try:
            webhooks.check(address)
        except guarded_client.Refused:
            frappe.throw(_(connection_messages.ADDRESS_REFUSED))
    frappe.db.delete(DOCTYPE, {"name": company})
    if address:
        feed = frappe.get_doc({"doctype": DOCTYPE, "company": company, "address": address})
        feed.due_on = now_datetime()
        feed.flags.is_owner_locked = True
        feed.insert(ignore_permissions=True)


def read_now() -> None:
    """Read the feed of the signed-in owner's company.

    :raises frappe.PermissionError: 403, no owner, no feed, or a company that is frozen or rejected.
    :raises frappe.RateLimitExceededError: 429, too often in an hour.
    """
    company = policy.own_company_to_change()
    require(frappe.db.exists(DOCTYPE, company), messages.FEED_NOT_FOUND)
    if rates.is_above(CONNECTION_LIMITS["imports_an_hour"], f"job feed:{company}", minutes=60):
        frappe.throw(_(messages.IMPORTS_EXHAUSTED), frappe.RateLimitExceededError)
    _look(frappe.get_doc(DOCTYPE, company))


def _look(feed: Document) -> None:
    """Read a feed, and keep its drafts."""
    feed.db_set("due_on", now_datetime() + _EVERY, update_modified=False)
    # Call the address without holding the lock.
    frappe.db.commit()
    outcome, rows = _read(feed)
    frappe.db.commit()
    company = frappe.db.get_value(
        "JP Company", feed.company, ["name", "status"], as_dict=True, for_update=True
    )
    address = frappe.db.get_value(DOCTYPE, feed.name, "address")
    # Meanwhile the feed may have been deleted, or may have another address.
    if not company or company.status in HIDDEN or address != feed.address:
        return
    try:
        if rows is not None:
            outcome["jobs"] = job_drafts.keep(company.name, FEED, rows)
    except Unreadable as error:
        frappe.db.rollback()
        # Clear ETag and date, so that the whole feed is read next time.
        outcome = {"read_on": outcome["read_on"], "reason": error.sentence}
    frappe.db.set_value(DOCTYPE, feed.name, outcome, update_modified=False)


def _read(feed: Document) -> tuple[dict, list | None]:
    """Call the address. Return (the fields to store; the rows, None where nothing new came)."""
    outcome: dict = {"read_on": now_datetime(), "answer": 0, "reason": None}
    known = {"If-None-Match": feed.etag, "If-Modified-Since": feed.last_modified}
    headers = {"User-Agent": "job_portal", **{name: value for name, value in known.items() if value}}
    try:
        answer = calling.call(feed.address, lambda parts: guarded_client.get(parts, headers, _MOST_BYTES))
        outcome["answer"] = answer.status
        if answer.status == _UNCHANGED:
            return outcome, None
        if answer.status != 200:
            ends = {"due_on": None} if answer.status == _GONE else {}
            return {**outcome, **ends, "reason": messages.FEED_NOT_THERE}, None
        rows = [
            (number, job_columns.values_of(texts)[0])
            for number, texts in enumerate(feed_content.read(answer.body), 1)
        ]
        marks = {"etag": answer.headers.get("ETag"), "last_modified": answer.headers.get("Last-Modified")}
        # A mark that does not fit its column would never match.
        return {**outcome, **{name: mark for name, mark in marks.items() if len(mark or "") <= 140}}, rows
    except (Unreadable, calling.NoAnswer) as error:
        return {**outcome, "reason": error.sentence}, None
    except guarded_client.TooLarge:
        return {**outcome, "reason": messages.FILE_TOO_LARGE}, None


_ROWS = DueRows(DOCTYPE, _look)

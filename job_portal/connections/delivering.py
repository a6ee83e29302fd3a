"""Sends events to webhooks, at least once each, as Standard Webhooks describes."""

import base64
import hashlib
import hmac
import random
import time
from datetime import timedelta

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.connections import calling, messages, policy, webhooks
from job_portal.connections.doctype.jp_webhook.jp_webhook import DOCTYPE as WEBHOOKS
from job_portal.connections.doctype.jp_webhook_delivery.jp_webhook_delivery import (
    DOCTYPE,
    FAILED,
    QUEUED,
    SENT,
)
from job_portal.platform import guarded_client, paging, queue
from job_portal.platform.due_rows import DueRows
from job_portal.platform.paging import Listing

_GONE = 410
_MINUTE, _HOUR = 60, 3600
# Seconds from each failed try to the next one. After the last one there is no further try.
SCHEDULE = (5, 5 * _MINUTE, 30 * _MINUTE, *(hours * _HOUR for hours in (2, 5, 10, 14, 20, 24)))
# If a process dies between the call and storing its outcome, the delivery is sent again after this time.
_LEASE = timedelta(minutes=1)
# The other events of a webhook that hangs wait this long, so that they do not delay other webhooks.
_REST = timedelta(minutes=5)
_WEBHOOK = f"""select webhook.name, webhook.address, webhook.version, webhook.rotated_on
    from `tab{WEBHOOKS}` webhook
    join `tabJP Company` company on company.name = webhook.company and company.status not in {HIDDEN}
    join `tabJP Company Member` member on member.account = webhook.account
    and member.company = webhook.company where webhook.name = %s and webhook.ended_on is null"""  # noqa: S608


def drain() -> None:
    """Background job, also every five minutes: send what is due."""
    _ROWS.drain()


def _look(delivery: Document) -> None:
    rows = frappe.db.sql(_WEBHOOK, (delivery.webhook,), as_dict=True)
    if not rows or delivery.tries > len(SCHEDULE):
        _set(delivery, status=FAILED, due_on=None, reason=messages.ENDED if not rows else delivery.reason)
        return
    (webhook,) = rows
    _set(delivery, tries=delivery.tries + 1, due_on=now_datetime() + _LEASE)
    frappe.db.commit()
    _note_outcome(delivery, webhook, *_handed_over(delivery, webhook))


def _handed_over(delivery: Document, webhook: dict) -> tuple[int, str]:
    """Call the address. Return (the answer's status, or 0; why there is none)."""
    body, now = delivery.body.encode(), now_datetime()
    headers = signed_headers(delivery.name, int(time.time()), body, webhooks.secrets_of(webhook, now))
    try:
        return calling.call(webhook.address, lambda parts: guarded_client.post(parts, body, headers)), ""
    except calling.NoAnswer as error:
        return 0, error.sentence


def signed_headers(name: str, timestamp: int, body: bytes, keys: list[bytes]) -> dict[str, str]:
    """The headers of Standard Webhooks, with a signature for each key."""
    signed = f"{name}.{timestamp}.".encode() + body
    signatures = [base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode() for key in keys]
    return {
        "Content-Type": "application/json",
        "User-Agent": "job_portal",
        "webhook-id": name,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": " ".join(f"v1,{signature}" for signature in signatures),
    }


def _note_outcome(delivery: Document, webhook: dict, answer: int, reason: str) -> None:
    now = now_datetime()
    if 200 <= answer < 300:
        _set(delivery, status=SENT, due_on=None, answer=answer, reason=None, sent_on=now)
        return
    if answer == _GONE:
        frappe.db.set_value(WEBHOOKS, webhook.name, "ended_on", now)
        waiting = {"webhook": webhook.name, "status": QUEUED}
        frappe.db.set_value(DOCTYPE, waiting, {"status": FAILED, "due_on": None, "reason": messages.ENDED})
    if answer == _GONE or delivery.tries > len(SCHEDULE):
        _set(delivery, status=FAILED, due_on=None, answer=answer, reason=reason or None)
        return
    seconds = SCHEDULE[delivery.tries - 1]
    wait = timedelta(seconds=seconds + random.uniform(0, seconds / 10))  # noqa: S311 (jitter)
    if reason == messages.TIMED_OUT:
        wait = max(wait, _REST)
        others = {"webhook": webhook.name, "status": QUEUED, "due_on": ("<", now + _REST)}
        frappe.db.set_value(DOCTYPE, others, "due_on", now + _REST, update_modified=False)
    _set(delivery, due_on=now + wait, answer=answer, reason=reason or None)


def _set(delivery: Document, **values: object) -> None:
    delivery.db_set(values, update_modified=False)


def listed(webhook: str | None, cursor: str | None, limit: int | None) -> dict:
    """The log of the signed-in owner's company, the newest first, as `api.get_deliveries` answers it.

    :raises frappe.PermissionError: 403, no owner.
    """
    values = {"company": policy.own_company_to_read()}
    where = ["delivery.company = %(company)s"]
    if webhook:
        where.append("delivery.webhook = %(webhook)s")
        values["webhook"] = webhook.strip()
    names = ("webhook", "body", "status", "due_on", "tries", "answer", "reason", "sent_on", "creation")
    columns = {"delivery": "delivery.name", "type": "delivery.event_type"}
    columns |= {name: f"delivery.{name}" for name in names}
    order = [("delivery.creation", "desc"), ("delivery.name", "desc")]
    found = paging.page(Listing(f"`tab{DOCTYPE}` delivery", columns, where, values, order), cursor, limit)
    for row in found["items"]:
        row.update({key: row[key] and str(row[key]) for key in ("due_on", "sent_on", "creation")})
        row.reason = row.reason and _(row.reason)
    return found


def send_again(name: str) -> None:
    """Send a delivery of the signed-in owner's company once more, under the same id.

    :raises frappe.PermissionError: 403, no owner, or no such delivery of the company.
    :raises frappe.ValidationError: 417, its webhook has ended.
    """
    of = policy.own_record(DOCTYPE, name, messages.DELIVERY_NOT_FOUND)
    webhook = frappe.db.get_value(DOCTYPE, of, "webhook")
    if frappe.db.get_value(WEBHOOKS, webhook, "ended_on"):
        frappe.throw(_(messages.WEBHOOK_ENDED))
    values = {"status": QUEUED, "tries": 0, "due_on": now_datetime()}
    frappe.db.set_value(DOCTYPE, of["name"], values, update_modified=False)
    queue.later(f"{__name__}.{drain.__name__}")


def state() -> dict:
    """For the health check: the number of deliveries that are due."""
    return {"waiting": frappe.db.count(DOCTYPE, {"due_on": ("<", now_datetime()), "status": QUEUED})}


_ROWS = DueRows(DOCTYPE, _look)

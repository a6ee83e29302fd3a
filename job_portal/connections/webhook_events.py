"""The events that webhooks get: ids, a type and a state. Never a name, a number, a letter or a resume."""

import json
from datetime import datetime, timezone

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.connections.doctype.jp_webhook.jp_webhook import DOCTYPE as WEBHOOKS
from job_portal.connections.doctype.jp_webhook_delivery.jp_webhook_delivery import DOCTYPE, QUEUED
from job_portal.platform import market, queue
from job_portal.platform.states import COMPANY

WEBHOOK_ADDED, JOB, APPLICATION = "webhook.added", "job.changed", "application.changed"
DECISION, MESSAGE, INTERVIEW = "application.decided", "message.received", "interview.changed"
FORGOTTEN = "applicant.deleted"
# By DocType: the fields whose change is an event, and the fields that the event contains.
_OF = {
    "JP Job": (("status", "valid_through"), ("status", "valid_through")),
    "JP Application": (("status",), ("job", "status")),
    "JP Interview": (("status", "at"), ("application", "job", "status")),
}
_KEY = {"JP Job": "job", "JP Application": "application", "JP Interview": "interview"}
# One statement, which finds nothing where the company has no webhook. `replace` joins texts in MariaDB and in
# SQLite alike.
_NOTE = f"""insert into `tab{DOCTYPE}` (name, creation, modified, owner, modified_by, company, webhook,
    event_type, body, status, due_on)
    select replace(%(name)s, '*', webhook.name), %(now)s, %(now)s, webhook.account, webhook.account,
    webhook.company, webhook.name, %(type)s, %(body)s, '{QUEUED}', %(now)s
    from `tab{WEBHOOKS}` webhook where webhook.company = %(company)s and webhook.ended_on is null
    returning name"""  # noqa: S608 (constants)


def note(company: str, kind: str, data: dict) -> None:
    """Queue an event for each webhook of the company, in the transaction of the event.

    :param data: ids, states and times.
    """
    if not market.has_connections():
        return
    happened_on = datetime.now(timezone.utc).isoformat(timespec="seconds")
    told = {"type": kind, "timestamp": happened_on, "data": data}
    body = json.dumps(told, separators=(",", ":"), default=str)
    values = {"name": f"msg_{frappe.generate_hash(length=20)}_*", "type": kind, "body": body}
    if frappe.db.sql(_NOTE, {**values, "company": company, "now": now_datetime()}):
        queue.later("job_portal.connections.delivering.drain")


def follow(record: Document, event: str) -> None:
    """Hook of jobs, applications and interviews: note a change of the state."""
    changing, told = _OF[record.doctype]
    if market.has_connections() and any(map(record.has_value_changed, changing)):
        data = {_KEY[record.doctype]: record.name, **{field: record.get(field) for field in told}}
        note(record.company, _type_of(record), data)


def forget_searcher(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, before its applications lose it: note its end for each application."""
    if market.has_connections():
        columns = ["company", "name as application", "job"]
        for row in frappe.get_all("JP Application", {"searcher": searcher.name}, columns):
            note(row.pop("company"), FORGOTTEN, row)


def _type_of(record: Document) -> str:
    if record.doctype != "JP Application":
        return JOB if record.doctype == "JP Job" else INTERVIEW
    # The history of a record that staff stored is empty.
    by_company = [entry["by"] == COMPANY for entry in record.entries()[-1:]]
    return DECISION if any(by_company) else APPLICATION

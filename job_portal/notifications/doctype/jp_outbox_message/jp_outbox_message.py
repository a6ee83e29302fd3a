"""A message to an account's phone. Only `notifications` writes it. `rules` holds the moves of its status."""

import frappe
from frappe.model.document import Document

from job_portal.notifications.messages import MOVE_REFUSED
from job_portal.platform import states
from job_portal.rules import MARKET

DOCTYPE = "JP Outbox Message"
QUEUED, UNKNOWN, SENT, DELIVERED, READ, FAILED, SKIPPED = MARKET["outbox_statuses"]
STATES = states.States(MARKET["outbox_moves"], MOVE_REFUSED)


class JPOutboxMessage(Document):
    """`due_on` says when the queue looks at it again; null when nothing more is to be done.

    One row stands for one hand-over. Another channel gets a row of its own with the same `line`.
    """


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of queue, limits and webhook."""
    for columns in (["due_on"], ["line"], ["account", "handed_on"], ["handed_on"], ["provider_id"]):
        frappe.db.add_index(DOCTYPE, columns)

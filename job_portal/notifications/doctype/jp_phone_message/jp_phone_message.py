"""A message to an account's phone. Only `notifications` writes it. `rules` holds the moves of its status."""

import frappe
from frappe.model.document import Document

from job_portal.notifications.messages import MOVE_REFUSED
from job_portal.platform import states
from job_portal.rules import MARKET

DOCTYPE = "JP Phone Message"
QUEUED, UNKNOWN, SENT, DELIVERED, READ, FAILED, SKIPPED = MARKET["phone_message_statuses"]
STATES = states.States(MARKET["phone_message_moves"], MOVE_REFUSED)


class JPPhoneMessage(Document):
    """One hand-over. Another channel gets its own row with the same `line`.

    `due_on`: when the queue handles the row next; null when it is done.
    """


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of queue, limits and webhook."""
    for columns in (["due_on"], ["line"], ["account", "handed_on"], ["handed_on"], ["provider_id"]):
        frappe.db.add_index(DOCTYPE, columns)

"""An interview about an application. `rules` holds the moves between its statuses."""

import frappe
from frappe.model.document import Document

from job_portal.interviews.messages import MOVE_REFUSED
from job_portal.platform import fields, states
from job_portal.rules import MARKET

DOCTYPE = "JP Interview"
OFFERED, BOOKED, OTHER_TIME, DECLINED, CANCELLED, CAME, MISSED = MARKET["interview_statuses"]
# Interviews with these statuses take a seat of their slot.
SEATED = (BOOKED, CAME, MISSED)
STATES = states.States(MARKET["interview_moves"], MOVE_REFUSED)
RULES = {"wish": {"max_length": MARKET["limits"]["interview_wish_length"]}}


class JPInterview(Document):
    """One for each application. Only `interviews` writes it."""

    def validate(self) -> None:
        """Check the wish.

        :raises frappe.ValidationError: 417, it breaks its rule.
        """
        fields.check(self, RULES)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of lists and of the count of seats."""
    frappe.db.add_index(DOCTYPE, ["company", "at"])
    frappe.db.add_index(DOCTYPE, ["searcher", "at"])
    frappe.db.add_index(DOCTYPE, ["slot", "status"])

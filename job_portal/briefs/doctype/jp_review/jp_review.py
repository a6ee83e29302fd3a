"""One side's review of the other after the work."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.briefs import messages
from job_portal.platform import fields
from job_portal.rules import MARKET, REVIEW

DOCTYPE = "JP Review"
MARKS = ("work", "time_kept", "manner")
_RULES = {**REVIEW, "removal_reason": {"max_length": MARKET["limits"]["reason_length"]}}


class JPReview(Document):
    """One for each engagement and side. `freelancer` and `poster` are the two sides of the engagement."""

    no_feed_on_delete = True

    def validate(self) -> None:
        """Check marks and text.

        :raises frappe.ValidationError: with the sentence of the first broken rule.
        """
        fields.check(self, _RULES)
        if not all(self.get(mark) for mark in MARKS):
            frappe.throw(_(messages.MARKS_REQUIRED))


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique, add the indexes of shown reviews."""
    frappe.db.add_unique(DOCTYPE, ["engagement", "side"])
    frappe.db.add_index(DOCTYPE, ["freelancer", "side", "shown_on"])
    frappe.db.add_index(DOCTYPE, ["poster"])
    frappe.db.add_index(DOCTYPE, ["is_rated", "shown_on"])

"""The agreement of a poster and a freelancer. Accepting a quote begins it."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.briefs import messages
from job_portal.platform import fields, record_numbers
from job_portal.rules import ENGAGEMENT, MARKET

DOCTYPE = "JP Engagement"
PREFIX = "JPE-"
PROPOSED, AGREED, STARTED, DONE, CANCELLED = MARKET["engagement_statuses"]
# The freelancer is hired.
HIRED = (AGREED, STARTED, DONE)
TERMS = tuple(ENGAGEMENT)
_REASON = {"cancel_reason": {"max_length": MARKET["limits"]["reason_length"]}}


class JPEngagement(Document):
    """One for each accepted quote; another one if the quote was withdrawn and sent again."""

    no_feed_on_delete = True

    def autoname(self) -> None:
        """JPE-00001 and on."""
        self.name = record_numbers.next_name(DOCTYPE, PREFIX)

    def validate(self) -> None:
        """Check the terms, and the reason for calling it off.

        :raises frappe.ValidationError: with the sentence of the first broken rule.
        """
        rules = ENGAGEMENT if self.status == PROPOSED else _REASON
        fields.check(self, rules)
        if not self.price:
            frappe.throw(_(messages.AMOUNT_REQUIRED))


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index of a quote's engagements."""
    frappe.db.add_index(DOCTYPE, ["quote"])

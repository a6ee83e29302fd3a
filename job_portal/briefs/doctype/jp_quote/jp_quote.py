"""A freelancer's offer for a brief. `rules` holds the rules of its fields."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.briefs import messages
from job_portal.platform import fields, record_numbers
from job_portal.rules import MARKET, QUOTE

DOCTYPE = "JP Quote"
PREFIX = "JPQ-"
SENT, ANSWERED, ACCEPTED, DECLINED, NOT_CHOSEN, WITHDRAWN = MARKET["quote_statuses"]
# The poster has yet to decide about these.
OPEN = (SENT, ANSWERED)


class JPQuote(Document):
    """One for each brief and freelancer. Without `brief` or `freelancer`, that side's account is deleted."""

    no_feed_on_delete = True

    def autoname(self) -> None:
        """JPQ-00001 and on."""
        self.name = record_numbers.next_name(DOCTYPE, PREFIX)

    def validate(self) -> None:
        """Check the fields that the freelancer fills in.

        :raises frappe.ValidationError: with the sentence of the first broken rule.
        """
        if self.status != SENT:
            return
        fields.check(self, QUOTE)
        if not self.amount:
            frappe.throw(_(messages.AMOUNT_REQUIRED))
        if self.has_value_changed("sent_on") and fields.has_passed(self.earliest_on):
            frappe.throw(_(messages.DAY_PASSED))


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique, and add the index of own quotes."""
    frappe.db.add_unique(DOCTYPE, ["brief", "freelancer"])
    frappe.db.add_index(DOCTYPE, ["freelancer", "sent_on"])

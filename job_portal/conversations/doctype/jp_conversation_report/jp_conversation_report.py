"""A side's report of a conversation. `conversations.reporting` writes it, a reviewer closes it."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.jobs.messages import REPORT_REASON_UNKNOWN
from job_portal.platform import fields
from job_portal.rules import MARKET

DOCTYPE = "JP Conversation Report"
_RULES = {"details": {"max_length": MARKET["limits"]["reason_length"]}}


class JPConversationReport(Document):
    """One for each conversation and side. `messages` are JSON, as the reporter read them."""

    def validate(self) -> None:
        """Check reason and text against their rules."""
        if self.reason not in MARKET["conversation_report_reasons"]:
            frappe.throw(_(REPORT_REASON_UNKNOWN))
        fields.check(self, _RULES)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique."""
    frappe.db.add_unique(DOCTYPE, ["conversation", "side"])

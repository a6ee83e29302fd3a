"""A trade: its names in each language, and its broader trade."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.jobs import messages, trades


class JPTrade(Document):
    """Brought by a release, or added by the site. Administrators edit both in Desk."""

    def autoname(self) -> None:
        """The concept, by which the index knows the trade: *Drone pilot* is `drone-pilot`."""
        self.name = trades.concept_of(self.title)

    def validate(self) -> None:
        """Clean the names, and note which of them the site added.

        :raises frappe.ValidationError: a name is too long, or holds what Desk cannot show safely.
        """
        trades.clean(self)
        if self.broader and self.broader == self.name:
            frappe.throw(_(messages.TRADE_ABOVE_ITSELF))

    def on_update(self) -> None:
        """Have the index follow."""
        trades.follow(self.get_doc_before_save(), self)

    def on_trash(self) -> None:
        """Refuse to delete a release's trade, which the next release would bring again.

        :raises frappe.ValidationError: 417.
        """
        if self.shipped:
            frappe.throw(_(messages.TRADE_SHIPPED))

    def after_delete(self) -> None:
        """Have the index follow."""
        trades.follow(self, None)

"""A searcher's profile. `rules` holds the rules of its fields."""

import frappe
from frappe.model.document import Document

from job_portal.account import accounts
from job_portal.files import uploads
from job_portal.jobs import monthly_pay
from job_portal.places import position
from job_portal.platform import fields, record_numbers
from job_portal.rules import SEARCHER

DOCTYPE = "JP Searcher"
PREFIX = "JPS-"


class JPSearcher(Document):
    """Saved by its own account through `job_portal.api`, or in Desk."""

    # Frappe would add a comment that names the deleted searcher.
    no_feed_on_delete = True

    def autoname(self) -> None:
        """JPS-00001 and on."""
        self.name = record_numbers.next_name(DOCTYPE, PREFIX)

    def validate(self) -> None:
        """Check every rule of the form, and derive the place.

        :raises frappe.ValidationError: with the sentence of the first broken rule.
        """
        fields.check(self, SEARCHER)
        self.full_name = accounts.named(self.full_name)
        monthly_pay.reckon(self, monthly_pay.OF_SEARCHER, SEARCHER)
        uploads.check_files(self)
        if any(map(self.has_value_changed, position.TYPED)):
            position.derive_of_person(self)

    def on_update(self) -> None:
        """Attach the files before Frappe does."""
        uploads.attach_files(self)


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of open searchers."""
    frappe.db.add_index(DOCTYPE, ["is_open", "cell", "modified"])
    frappe.db.add_index(DOCTYPE, ["is_open", "modified"])

"""A freelancer's profile. `rules` holds the rules of its fields."""

from datetime import date, datetime, time

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.account import accounts
from job_portal.freelancers import messages, public_texts
from job_portal.places import position
from job_portal.platform import fields, record_numbers
from job_portal.rules import FREELANCER

DOCTYPE = "JP Freelancer"
PREFIX = "JPF-"
_TEXTS = ("headline", "about", "skills")
# The end of the listing of a profile that names no day.
_FOREVER = datetime(9999, 12, 31)


class JPFreelancer(Document):
    """Saved by its own account, and hidden by reviewers, through `job_portal.api`."""

    # Frappe would add a comment that names the deleted freelancer.
    no_feed_on_delete = True

    def autoname(self) -> None:
        """JPF-00001 and on."""
        self.name = record_numbers.next_name(DOCTYPE, PREFIX)

    def validate(self) -> None:
        """Check every rule of the form; derive the place, and whether the profile is on the list.

        :raises frappe.ValidationError: with the sentence of the first broken rule.
        """
        fields.check(self, FREELANCER)
        self.full_name = accounts.named(self.full_name)
        if any(map(self.has_value_changed, _TEXTS)):
            self.held_for = "\n".join(public_texts.phrases(*(self.get(field) for field in _TEXTS)))
        if any(map(self.has_value_changed, position.TYPED)):
            position.derive_of_person(self)
        if self.is_open and self.has_value_changed("is_open"):
            self._check_ready()
        self._derive_list()

    def _check_ready(self) -> None:
        if not self.headline:
            frappe.throw(_(messages.HEADLINE_NEEDED))
        if not (self.pincode or self.is_remote):
            frappe.throw(_(messages.PLACE_NEEDED))

    def _derive_list(self) -> None:
        is_complete = self.headline and (self.pincode or self.is_remote)
        is_hidden = self.is_frozen or self.is_held or self.held_for
        self.is_listed = int(bool(self.is_open and is_complete and not is_hidden))
        # Leaving the list and coming back does not put a profile first again.
        if self.is_listed and not self.published_on:
            self.published_on = now_datetime()
        until = self.available_until
        self.valid_through = (
            datetime.combine(date.fromisoformat(str(until)), time.max.replace(microsecond=0))
            if until
            else _FOREVER
        )


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of the list."""
    listed = ["published_on", "name", "valid_through"]
    frappe.db.add_index(DOCTYPE, ["is_listed", *listed], index_name="listed")
    # A list near a pincode compares how far each one comes.
    place = ["is_listed", "cell", *listed, "latitude", "longitude", "radius_km", "around_km"]
    frappe.db.add_index(DOCTYPE, place, index_name="listed_by_place")

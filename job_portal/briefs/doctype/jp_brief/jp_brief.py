"""Work for which somebody needs a freelancer. `rules` holds the rules of its fields."""

from datetime import datetime, timedelta

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.briefs import messages
from job_portal.places import position
from job_portal.platform import fields, market, record_numbers
from job_portal.rules import BRIEF, MARKET

DOCTYPE = "JP Brief"
PREFIX = "JPB-"
LIVE, CLOSED, EXPIRED, HELD, REMOVED, HIRED = MARKET["brief_statuses"]
HIDDEN = (HELD, REMOVED)
# Restoring a brief gives it one of these statuses back.
ENDED = (CLOSED, EXPIRED, HIRED)


class JPBrief(Document):
    """Saved by its poster through `job_portal.api`, or by code."""

    # Frappe would add a comment that names the deleted poster's brief.
    no_feed_on_delete = True

    def autoname(self) -> None:
        """JPB-00001 and on."""
        self.name = record_numbers.next_name(DOCTYPE, PREFIX)

    def validate(self) -> None:
        """Check every rule of the form, and derive the columns that lists read.

        :raises frappe.ValidationError: with the sentence of the first broken rule.
        """
        fields.check(self, BRIEF)
        self.people = self.people or 1
        self.check_day_and_budget()
        if self.category and self.has_value_changed("category"):
            trade = {"name": self.category, "is_off": 0}
            self.category = frappe.db.get_value("JP Trade", trade) or frappe.throw(
                _(messages.CATEGORY_UNKNOWN)
            )
        if not self.pincode and not self.is_remote:
            frappe.throw(_(messages.PLACE_REQUIRED))
        if any(map(self.has_value_changed, position.TYPED)):
            position.derive_of_person(self)
        if not self.published_on:
            self.published_on = now_datetime()
        self.valid_through = get_datetime(self.published_on) + timedelta(days=MARKET["limits"]["brief_days"])
        self.is_listed = int(status_now(self.status, self.valid_through) == LIVE)

    def on_update(self) -> None:
        """The first published brief opens the market, as a first job does."""
        if self.is_listed:
            market.open_up()

    def check_day_and_budget(self) -> None:
        """Refuse a day that is missing or over, and amounts in the wrong order or without their unit."""
        if self.when == "flexible":
            self.on = None
        elif not self.on:
            frappe.throw(_(messages.DAY_REQUIRED))
        if self.has_value_changed("on") and fields.has_passed(self.on):
            frappe.throw(_(messages.DAY_PASSED))
        if self.budget_max and self.budget_min > self.budget_max:
            frappe.throw(_(messages.BUDGET_UPSIDE_DOWN))
        if (self.budget_min or self.budget_max) and not self.budget_unit:
            frappe.throw(_(messages.BUDGET_NEEDS_UNIT))


def status_now(status: str, valid_through: datetime) -> str:
    """The current status. Live or Expired depends on the time, not on the stored status."""
    if status != LIVE:
        return status
    return LIVE if get_datetime(valid_through) > now_datetime() else EXPIRED


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of lists and of the hourly job."""
    listed = ["published_on", "name", "valid_through"]
    frappe.db.add_index(DOCTYPE, ["is_listed", *listed], index_name="listed")
    for column in ("city", "state"):
        frappe.db.add_index(DOCTYPE, ["is_listed", column, *listed])
    place = ["is_listed", "cell", *listed, "latitude", "longitude"]
    frappe.db.add_index(DOCTYPE, place, index_name="listed_by_place")
    frappe.db.add_index(DOCTYPE, ["account", "published_on"])
    frappe.db.add_index(DOCTYPE, ["status", "valid_through"])

"""A freelancer that an account has kept."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Favourite"


class JPFavourite(Document):
    """Created and deleted through `job_portal.api`."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique, and add the index of the list."""
    frappe.db.add_unique(DOCTYPE, ["account", "freelancer"])
    frappe.db.add_index(DOCTYPE, ["account", "creation"])

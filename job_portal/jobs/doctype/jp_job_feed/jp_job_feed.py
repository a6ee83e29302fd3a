"""The address at which a company's own system lists its jobs. Only `jobs.drafts` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Job Feed"


class JPJobFeed(Document):
    """One for each company. `due_on`: when it is read next; null after the address has answered 410."""

    def autoname(self) -> None:
        """The company's name."""
        self.name = self.company


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index by which the due ones are found."""
    frappe.db.add_index(DOCTYPE, ["due_on"])

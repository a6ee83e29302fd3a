"""A key of a company's own program. Only `connections` writes it."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP API Key"


class JPAPIKey(Document):
    """`scopes` are separated by blanks; `secret_hash` is a keyed hash of the key."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the index of a company's keys."""
    frappe.db.add_index(DOCTYPE, ["company"])

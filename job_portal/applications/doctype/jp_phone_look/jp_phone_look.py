"""A look at a person's number or resume, or an export of a profile, for a job or a brief. Only
`applications.look_log` writes it. It outlives job and company.
"""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Phone Look"


class JPPhoneLook(Document):
    """The viewer, the person, what was seen, and the job. `creation` is the time."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes of list, daily count and purge."""
    frappe.db.add_index(DOCTYPE, ["searcher", "creation"])
    frappe.db.add_index(DOCTYPE, ["company", "creation"])
    frappe.db.add_index(DOCTYPE, ["account", "creation"])
    frappe.db.add_index(DOCTYPE, ["looked_by"])
    frappe.db.add_index(DOCTYPE, ["creation"])

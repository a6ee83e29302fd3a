"""An index word of a listed brief. Only `jobs.finding.word_index` writes it, in plain SQL."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Brief Word"


class JPBriefWord(Document):
    """Named by brief and word."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes that a search reads."""
    newest = ["published_on", "brief", "weight"]
    frappe.db.add_index(DOCTYPE, ["word", *newest], index_name="newest_by_word")
    frappe.db.add_index(DOCTYPE, ["cell", "word", *newest], index_name="newest_by_cell_and_word")

"""An index word of a listed job. Written by `jobs.finding.word_index` alone, in plain SQL."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Job Word"


class JPJobWord(Document):
    """Named by its job and its word."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: the indexes that a search reads."""
    # MariaDB takes no name longer than 64 characters, which Frappe would make of these columns.
    newest = ["published_on", "job", "weight"]
    frappe.db.add_index(DOCTYPE, ["word", *newest], index_name="newest_by_word")
    frappe.db.add_index(DOCTYPE, ["cell", "word", *newest], index_name="newest_by_cell_and_word")

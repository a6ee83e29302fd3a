"""A word of an open searcher, by which jobs find them. Only `matching.searcher_index` writes it, in SQL."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Searcher Word"


class JPSearcherWord(Document):
    """Named by searcher and word."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes for finding matches."""
    newest = ["changed_on", "searcher"]
    frappe.db.add_index(DOCTYPE, ["word", *newest], index_name="newest_by_word")
    frappe.db.add_index(DOCTYPE, ["cell", "word", *newest], index_name="newest_by_cell_and_word")

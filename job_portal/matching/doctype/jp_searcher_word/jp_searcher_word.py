"""A word by which an open searcher is found for a job. Written by `matching.searcher_index` alone, in SQL."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Searcher Word"


class JPSearcherWord(Document):
    """Named by its searcher and its word."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: the indexes that matches are read by."""
    newest = ["changed_on", "searcher"]
    frappe.db.add_index(DOCTYPE, ["word", *newest], index_name="newest_by_word")
    frappe.db.add_index(DOCTYPE, ["cell", "word", *newest], index_name="newest_by_cell_and_word")

"""An index word of a listed job. Only `jobs.finding.word_index` writes it, in plain SQL."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Job Word"


class JPJobWord(Document):
    """Named by job and word."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes that a search reads."""
    # Frappe's default name would exceed MariaDB's 64 characters.
    newest = ["published_on", "job", "weight"]
    frappe.db.add_index(DOCTYPE, ["word", *newest], index_name="newest_by_word")
    frappe.db.add_index(DOCTYPE, ["cell", "word", *newest], index_name="newest_by_cell_and_word")

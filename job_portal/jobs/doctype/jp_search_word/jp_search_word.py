"""A word of listed records, under one of its spellings. Only `finding.vocabulary` writes it, in SQL."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Search Word"


class JPSearchWord(Document):
    """Named at random."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes that a search reads."""
    frappe.db.add_index(DOCTYPE, ["spelling", "jobs", "word"], index_name="words_by_spelling")
    frappe.db.add_index(
        DOCTYPE, ["spelling", "freelancers", "word"], index_name="freelancers_words_by_spelling"
    )
    frappe.db.add_index(DOCTYPE, ["spelling", "briefs", "word"], index_name="briefs_words_by_spelling")

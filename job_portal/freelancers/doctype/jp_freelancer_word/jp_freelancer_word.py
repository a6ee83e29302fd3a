"""An index word of a listed freelancer. Only `jobs.finding.word_index` writes it, in plain SQL."""

import frappe
from frappe.model.document import Document

DOCTYPE = "JP Freelancer Word"


class JPFreelancerWord(Document):
    """Named by freelancer and word."""


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: add the indexes that a search reads."""
    newest = ["published_on", "freelancer", "weight"]
    frappe.db.add_index(DOCTYPE, ["word", *newest], index_name="newest_by_word")
    frappe.db.add_index(DOCTYPE, ["cell", "word", *newest], index_name="newest_by_cell_and_word")

"""For sites of earlier releases: texts that open a tag, in any record. Desk and its prints render them.

The rules of the fields refuse such a text. What was stored before them, or by a script, is made plain here.
"""

import frappe

from job_portal.patches.quiet_stored_markup import IN_ITS_PLACE
from job_portal.platform.code_only import is_ours
from job_portal.platform.fields import MARKUP

_TEXTS = ("Data", "Small Text", "Text", "Long Text", "Code", "Read Only")


def execute() -> None:
    """Replace each `<` that opens a tag by another character. A second run finds nothing."""
    for doctype in frappe.get_all("DocType", filters={"issingle": 0}, pluck="name", order_by="name asc"):
        if is_ours(doctype) and frappe.db.table_exists(doctype):
            if frappe.db.table_exists("Kanban Board"):
                # Desk makes none of these any more, see `code_only.refuse_board`.
                frappe.db.delete("Kanban Board", {"reference_doctype": doctype})
            for field in frappe.get_meta(doctype).fields:
                if field.fieldtype in _TEXTS:
                    _quieten(doctype, field.fieldname)


def _quieten(doctype: str, column: str) -> None:
    marked = {column: ("like", "%<%")}
    for row in frappe.get_all(doctype, filters=marked, fields=["name", column], order_by="creation asc"):
        quiet = MARKUP.sub(lambda tag: IN_ITS_PLACE + tag[0][1:], row[column])
        if quiet != row[column]:
            # This is no edit: somebody who edits the record now is not refused as stale.
            frappe.db.set_value(doctype, row.name, column, quiet, update_modified=False)

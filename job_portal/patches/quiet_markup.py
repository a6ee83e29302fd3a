"""Replace each `<` that opens a tag in a stored text: Desk and its prints would render it.

The rules of the fields refuse such texts. Earlier releases and scripts stored some.
"""

import re

import frappe

from job_portal.account.accounts import USER_IMAGE
from job_portal.platform.code_only import is_ours
from job_portal.platform.fields import MARKUP
from job_portal.platform.users import DOMAIN

# One byte for one byte: MariaDB counts a column's length in bytes, and the column may be full.
IN_ITS_PLACE = "("
_PICTURES = ("user_image", "banner_image")
_ADDRESS_HERE = re.compile(r"/(assets|files|private/files)/[^\s\"'<>()\\]+")
_TEXTS = ("Data", "Small Text", "Text", "Long Text", "Code", "Read Only", "Text Editor", "HTML Editor")
_OURS = ("like", f"%{DOMAIN}")
# Frappe's records that hold texts of accounts, and which of them do.
_WRITTEN = {
    "User": {"name": _OURS},
    "Contact": {"user": _OURS},
    "Comment": {"owner": _OURS, "comment_type": "Comment"},
}


def execute() -> None:
    """Every word stays. A second run finds nothing."""
    written = dict(_WRITTEN)
    for doctype in frappe.get_all("DocType", filters={"issingle": 0}, pluck="name", order_by="name asc"):
        if is_ours(doctype):
            written[doctype] = {}
            if frappe.db.table_exists("Kanban Board"):
                # Desk makes none of these any more, see `code_only.refuse_board`.
                frappe.db.delete("Kanban Board", {"reference_doctype": doctype})
    for doctype, filters in written.items():
        if frappe.db.table_exists(doctype):
            for field in frappe.get_meta(doctype).fields:
                if field.fieldtype in _TEXTS and not field.is_virtual:
                    _quieten(doctype, field.fieldname, filters)
    for picture in filter(frappe.get_meta("User").has_field, _PICTURES):
        shown = {"name": _OURS, picture: ("is", "set")}
        for user in frappe.get_all("User", filters=shown, fields=["name", picture]):
            if not _ADDRESS_HERE.fullmatch(user[picture]):
                frappe.db.set_value("User", user.name, picture, USER_IMAGE, update_modified=False)


def _quieten(doctype: str, column: str, filters: dict) -> None:
    marked = {**filters, column: ("like", "%<%")}
    for row in frappe.get_all(doctype, filters=marked, fields=["name", column], order_by="creation asc"):
        quiet = MARKUP.sub(lambda tag: IN_ITS_PLACE + tag[0][1:], row[column])
        if quiet != row[column]:
            # This is no edit: somebody who edits the record now is not refused as stale.
            frappe.db.set_value(doctype, row.name, column, quiet, update_modified=False)

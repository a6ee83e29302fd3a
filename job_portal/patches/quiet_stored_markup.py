"""For sites of release 0.1.0, where accounts could write markup. Desk would render it."""

import re

import frappe

from job_portal.account.accounts import USER_IMAGE
from job_portal.platform.fields import MARKUP
from job_portal.platform.users import DOMAIN
from job_portal.rules import COMPANY, HR

# One byte for one byte: MariaDB counts a column's length in bytes, and the column may be full.
IN_ITS_PLACE = "("
_PICTURES = ("user_image", "banner_image")
_ADDRESS_HERE = re.compile(r"/(assets|files|private/files)/[^\s\"'<>()\\]+")
_TEXTS = ("Data", "Small Text", "Text", "Long Text", "Text Editor", "HTML Editor")
_OURS = ("like", f"%{DOMAIN}")
# The records that hold text of accounts, and which of them do.
_WRITTEN = {
    "JP Company": {},
    "JP Company HR": {},
    "User": {"name": _OURS},
    "Contact": {"user": _OURS},
    "Comment": {"owner": _OURS, "comment_type": "Comment"},
}


def execute() -> None:
    """Replace each `<` that opens a tag by another character. Every word stays."""
    for doctype, written in _WRITTEN.items():
        if frappe.db.table_exists(doctype):
            _quieten(doctype, written)
    for picture in filter(frappe.get_meta("User").has_field, _PICTURES):
        shown = {"name": _OURS, picture: ("is", "set")}
        for user in frappe.get_all("User", filters=shown, fields=["name", picture]):
            if not _ADDRESS_HERE.fullmatch(user[picture]):
                frappe.db.set_value("User", user.name, picture, USER_IMAGE, update_modified=False)


def _quieten(doctype: str, written: dict) -> None:
    for field in frappe.get_meta(doctype).fields:
        if not _is_written(doctype, field):
            continue
        column = field.fieldname
        marked = {**written, column: ("like", "%<%")}
        for row in frappe.get_all(doctype, filters=marked, fields=["name", column]):
            quiet = MARKUP.sub(lambda tag: IN_ITS_PLACE + tag[0][1:], row[column])
            if quiet != row[column]:
                # This is no edit: somebody who edits the record now is not refused as stale.
                frappe.db.set_value(doctype, row.name, column, quiet, update_modified=False)


def _is_written(doctype: str, field) -> bool:
    rules = {"JP Company": COMPANY, "JP Company HR": HR}.get(doctype)
    return field.fieldtype in _TEXTS and not field.is_virtual and (rules is None or field.fieldname in rules)

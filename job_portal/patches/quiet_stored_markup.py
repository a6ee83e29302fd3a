"""For what accounts wrote while their text might hold markup: Desk would render it."""

import re

import frappe

from job_portal.account.accounts import USER_IMAGE
from job_portal.platform.fields import MARKUP
from job_portal.platform.users import DOMAIN
from job_portal.rules import COMPANY, HR

# Of one byte, like what it stands for: a column that was full, which MariaDB counts in bytes, still holds it.
IN_ITS_PLACE = "("
_PICTURES = ("user_image", "banner_image")
_ADDRESS_HERE = re.compile(r"/(assets|files|private/files)/[^\s\"'<>()\\]+")
_TEXTS = ("Data", "Small Text", "Text", "Long Text", "Text Editor", "HTML Editor")
_OURS = ("like", f"%{DOMAIN}")
# The records that the app has accounts write text into, or that Frappe makes of it, and which of them.
_WRITTEN = {
    "JP Company": {},
    "JP Company HR": {},
    "User": {"name": _OURS},
    "Contact": {"user": _OURS},
    "Comment": {"owner": _OURS, "comment_type": "Comment"},
}


def execute() -> None:
    """Put another character in the place of each `<` that opens a tag: every word stays."""
    for doctype, written in _WRITTEN.items():
        if frappe.db.table_exists(doctype):
            _quieten(doctype, written)
    for picture in filter(frappe.get_meta("User").has_field, _PICTURES):
        for user in frappe.get_all("User", {"name": _OURS, picture: ("is", "set")}, ["name", picture]):
            if not _ADDRESS_HERE.fullmatch(user[picture]):
                frappe.db.set_value("User", user.name, picture, USER_IMAGE, update_modified=False)


def _quieten(doctype: str, written: dict) -> None:
    for field in frappe.get_meta(doctype).fields:
        if not _is_written(doctype, field):
            continue
        column = field.fieldname
        for row in frappe.get_all(doctype, {**written, column: ("like", "%<%")}, ["name", column]):
            quiet = MARKUP.sub(lambda tag: IN_ITS_PLACE + tag[0][1:], row[column])
            if quiet != row[column]:
                # Who edits it at this moment is not told that somebody else did.
                frappe.db.set_value(doctype, row.name, column, quiet, update_modified=False)


def _is_written(doctype: str, field) -> bool:
    rules = {"JP Company": COMPANY, "JP Company HR": HR}.get(doctype)
    return field.fieldtype in _TEXTS and not field.is_virtual and (rules is None or field.fieldname in rules)

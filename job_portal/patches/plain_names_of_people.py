"""Replace the quotes in names of people and companies: Desk writes names into attributes."""

import frappe

from job_portal.platform.fields import plain_name

_NAMED = (
    *(("User", name) for name in ("first_name", "middle_name", "last_name", "full_name")),
    *(("Contact", name) for name in ("first_name", "middle_name", "last_name", "full_name")),
    *(("JP Company", "company_name"), ("JP Company", "contact_name"), ("JP Company HR", "hr_name")),
    *(("JP Searcher", "full_name"), ("JP Company Review", "company_name"), ("JP Phone Look", "company_name")),
)
_SIGNS = "\"'`&\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def execute() -> None:
    """Write each name as `plain_name` has it. A second run finds nothing."""
    for doctype, column in _NAMED:
        # The embedded host has no Contact.
        if frappe.db.exists("DocType", doctype):
            for name, text in _suspects(doctype, column):
                if (plain := plain_name(text)) != text:
                    # This is no edit: somebody who edits the record now is not refused as stale.
                    frappe.db.set_value(doctype, name, column, plain, update_modified=False)
    if frappe.db.exists("DocType", "Contact"):
        for name, _same in _suspects("Contact", "name"):
            if (plain := plain_name(name)) != name:
                free = frappe.model.naming.append_number_if_name_exists("Contact", plain)
                frappe.rename_doc("Contact", name, free, force=True, show_alert=False)


def _suspects(doctype: str, column: str) -> list[tuple[str, str]]:
    any_of = " or ".join([f"{column} like %s"] * len(_SIGNS))
    query = f"select name, {column} from `tab{doctype}` where {any_of}"  # noqa: S608 (constants)
    return frappe.db.sql(query, [f"%{sign}%" for sign in _SIGNS])

"""Rows with values that run as a script if Desk writes them unescaped. Only for a site that you can throw
away.

`bench --site SITE execute job_portal.tests.hostile_rows.plant`, then the project `desk` of `e2e/`. The rows
are written straight into the database, as if an older release had stored them, and then upgraded.
"""

import json
from html import escape

import frappe
from frappe.utils import add_to_date, now_datetime
from frappe.utils.global_search import rebuild_for_doctype

from job_portal.jobs.finding.unfound import LEAST_VISITORS
from job_portal.patches import plain_typed_names, quiet_markup
from job_portal.platform.code_only import is_ours

# The tests' page defines pwn(), and no page contains the templates' product.
TAG = "'\"><img src=x onerror=pwn(1)>{{7*191}}${7*191}{% raw %}"
QUOTE = 'a" onmouseover=pwn(2) style="position:fixed;inset:0" b=\''
LINK = "javascript:pwn(3)//&lt;img src=x onerror=pwn(4)&gt;"
PAYLOADS = (TAG, QUOTE, LINK)
_TEXTS = ("Data", "Small Text", "Text", "Long Text", "Code", "Read Only")
_ATTACHED = ("Attach", "Attach Image")
_LONG = ("Small Text", "Text", "Long Text", "Code")
# What names of accounts and files may contain, except `<` and `>`.
_OF_FRAPPE = {
    "User": ("full_name", "first_name"),
    "Contact": ("first_name", "full_name"),
    "File": ("file_name",),
}


def plant() -> None:
    """Plant rows in each DocType of the app, and in Frappe's records beside them."""
    doctypes = [
        each
        for each in frappe.get_all("DocType", {"istable": 0, "issingle": 0}, pluck="name")
        if is_ours(each)
    ]
    names = {
        doctype: [f"{_start(doctype)}{number}" for number in range(len(PAYLOADS))] for doctype in doctypes
    }
    for doctype in doctypes:
        for number, name in enumerate(names[doctype]):
            _insert(doctype, name, number, names)
    for doctype in doctypes:
        for number, name in enumerate(names[doctype]):
            _beside(doctype, name, PAYLOADS[number])
    quiet_markup.execute()
    plain_typed_names.execute()
    for doctype, values in _UNQUIETED.items():
        for name in names[doctype]:
            frappe.db.set_value(doctype, name, values, update_modified=False)
    for doctype, columns in _OF_FRAPPE.items():
        for row in frappe.get_all(doctype, {"name": ("!=", "Administrator")}, pluck="name", limit=3):
            frappe.db.set_value(doctype, row, dict.fromkeys(columns, QUOTE), update_modified=False)
    for doctype in doctypes:
        _calendar(doctype)
    rebuild_for_doctype("JP Company")
    # Otherwise Desk would show its set-up wizard.
    frappe.db.set_single_value("System Settings", "setup_complete", 1)
    frappe.db.set_value("Installed Application", {"app_name": "frappe"}, "is_setup_complete", 1)
    frappe.db.set_default("desktop:home_page", "workspace")
    frappe.db.commit()
    frappe.clear_cache()


def _start(doctype: str) -> str:
    """People also type the names of some records, in which Frappe refuses < and >."""
    is_typed = (frappe.get_meta(doctype).autoname or "").startswith("field:")
    return f"hostile {QUOTE} {{{{7*191}}}} " if is_typed else f"hostile-{frappe.scrub(doctype)}-"


def _insert(doctype: str, name: str, number: int, names: dict) -> None:
    payload, now = PAYLOADS[number], now_datetime()
    row = {
        "name": name,
        "owner": "Administrator",
        "modified_by": "Administrator",
        "creation": now,
        "modified": now,
    }
    row["docstatus"] = row["idx"] = 0
    for field in frappe.get_meta(doctype).fields:
        if field.fieldtype in _TEXTS:
            text = payload if not field.unique else f"{payload[:100]}{name[-30:]}"
            row[field.fieldname] = text if field.fieldtype in _LONG else text[: field.length or 140]
        elif field.fieldtype in _ATTACHED:
            # Characters that a file's name may contain (`files.content`).
            row[field.fieldname] = "/files/a (b) c_d-e.png"
        elif field.fieldtype == "Select" and field.options:
            row[field.fieldname] = next(filter(None, field.options.split("\n")))
        elif field.fieldtype == "Link" and field.options in names:
            row[field.fieldname] = names[field.options][number]
        elif field.fieldtype in ("Datetime", "Date"):
            row[field.fieldname] = add_to_date(now, days=1)
    row |= _RIGHT.get(doctype, {})
    columns = ", ".join(f"`{column}`" for column in row)
    places = ", ".join(["%s"] * len(row))
    frappe.db.sql(f"replace into `tab{doctype}` ({columns}) values ({places})", tuple(row.values()))  # noqa: S608


# Values that our code reads as JSON, or as a number.
_RIGHT = {
    "JP Company": {
        "status": "Pending Review",
        "waiting_changes": json.dumps({"company_name": TAG, "company_website": LINK, "about_company": QUOTE}),
    },
    "JP Application": {
        "history": json.dumps([{"status": TAG, "on": QUOTE, "by": TAG, "decision": TAG, "place": TAG}])
    },
    "JP Job Alert": {"filters": json.dumps({"search": TAG})},
    # Of as many visitors as the report of unfound searches shows.
    "JP Unfound Search": {"marks": f"{(1 << LEAST_VISITORS) - 1:016x}"},
}

# Values that this release stores as typed. Frappe does not sanitise JSON.
_UNQUIETED = {
    "JP Conversation Report": {"messages": json.dumps({"title": QUOTE, "messages": [{"text": TAG}]})},
}


def _beside(doctype: str, name: str, payload: str) -> None:
    """The entries in a form's sidebar: a version and a notification."""
    title = frappe.get_meta(doctype).get_title_field()
    changed = json.dumps(
        {"changed": [[title, payload, f"{payload} 2"]], "added": [], "removed": [], "row_changed": []}
    )
    of = {"ref_doctype": doctype, "docname": name}
    frappe.get_doc({"doctype": "Version", **of, "data": changed}).db_insert()
    if doctype == "JP Company":
        _notify(doctype, name, payload)


def _notify(doctype: str, name: str, payload: str) -> None:
    """As Frappe notifies of a shared or assigned record: with its title."""
    said = f"<b>Asha</b> shared {escape(payload)}"
    line = {"for_user": "Administrator", "from_user": "Administrator", "type": "Alert", "subject": said}
    frappe.get_doc(
        {"doctype": "Notification Log", **line, "document_type": doctype, "document_name": name}
    ).db_insert()


def _calendar(doctype: str) -> None:
    """Desk shows any DocType with a date in a calendar that somebody has created for it."""
    meta = frappe.get_meta(doctype)
    dates = [field.fieldname for field in meta.fields if field.fieldtype in ("Date", "Datetime")]
    name = f"Hostile {doctype}"
    if dates and not frappe.db.exists("Calendar View", name):
        calendar = {"doctype": "Calendar View", "name": name, "reference_doctype": doctype}
        calendar |= {"start_date_field": dates[0], "end_date_field": dates[0], "all_day": 1}
        frappe.get_doc({**calendar, "subject_field": meta.get_title_field()}).insert(set_name=name)

"""Makes fields that only code writes read-only for everybody in Desk.

A form disables a read-only field, but Frappe's methods, imports and REST can set it. Somebody in Desk could
move a company, with all its records, to another account. So each save that comes from Frappe is checked.
"""

import re
from functools import cache
from pathlib import Path

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr

import job_portal
from job_portal.platform import fields, messages
from job_portal.platform.requests import arguments

_STANDARD = ("owner", "creation")
# This method of Frappe counts records by a field's value, for the sidebar of a list.
GROUPS = "frappe.desk.listview.get_group_by_count"
# Users choose these values and do not type them.
_CHOSEN = ("Check", "Date", "Datetime", "Int", "Link", "Select")
_DRAWN = ("Data", "Small Text", "Text", "Long Text")
IN_ATTRIBUTES = re.compile(r"[\"'`<>]")
# These methods receive a whole record, as the form loaded it.
_WHOLE = ("frappe.desk.form.save.savedocs", "frappe.client.save")
# The only background job of Frappe that calls our code.
_SCHEDULED = "frappe.core.doctype.scheduled_job_type.scheduled_job_type.run_scheduled_job"


def is_ours(doctype: str) -> bool:
    """Whether the DocType exists and belongs to this app."""
    # MariaDB compares without regard to case.
    is_there = frappe.db.exists("DocType", doctype) == doctype
    return is_there and frappe.get_meta(doctype).module in _modules()


def check(doc: Document, event: str) -> None:
    """Hook of every DocType. It runs before validation, because validation may set these fields.

    Code that saves a second record while Desk saves one sets `doc.flags.is_by_code`.

    :raises frappe.PermissionError: 403, one of Frappe's methods changes a read-only field of ours.
    """
    if doc.meta.module not in _modules() or doc.flags.is_by_code or not _is_by_frappe():
        return
    names = [field.fieldname for field in doc.meta.fields if field.read_only]
    before = doc.get_doc_before_save()
    is_whole = before and _method() in _WHOLE
    for name in [*names, *_STANDARD] if before else names:
        if _is_changed(doc, before, name):
            if is_whole:
                # Code may have written the field after the form was loaded.
                doc.set(name, before.get(name))
                continue
            label = doc.meta.get_label(name)
            frappe.throw(_(messages.FIELD_BY_CODE).format(_(label)), frappe.PermissionError)


def refuse_markup(doc: Document, event: str) -> None:
    """Hook of every DocType: refuse a text of ours that opens a tag, such as a reviewer's reason.

    Desk draws texts as HTML, and Frappe does not clean texts in JSON.

    :raises frappe.ValidationError: 417.
    """
    if doc.meta.module not in _modules():
        return
    for field in doc.meta.fields:
        text = field.fieldtype in _DRAWN and doc.get(field.fieldname)
        opens_tag = isinstance(text, str) and fields.MARKUP.search(text)
        if opens_tag and doc.has_value_changed(field.fieldname):
            frappe.throw(_(messages.FIELD_WITH_MARKUP).format(_(field.label)))


def hide(doc: Document, event: str) -> None:
    """Hook of every DocType, after a save: Frappe answers with all fields, so drop unreadable ones.

    No role may read a field of ours with a permission level above 0.
    """
    if doc.meta.module in _modules() and not doc.flags.is_by_code and _is_by_frappe():
        for field in doc.meta.fields:
            if field.permlevel:
                doc.__dict__.pop(field.fieldname, None)


def refuse_board(board: Document, event: str) -> None:
    """Hook of Kanban Board. Desk puts a card's title into an HTML attribute unescaped, so we allow no boards.

    :raises frappe.ValidationError: 417, a board of our records.
    """
    if is_ours(board.reference_doctype):
        frappe.throw(_(messages.NO_BOARDS))


def refuse_group(asked: dict) -> None:
    """Refuse grouping by free text, because Desk puts the values into HTML attributes unescaped.

    :param asked: the arguments of `GROUPS`.
    :raises frappe.ValidationError: 417, the field is a text of ours.
    """
    doctype, fieldname = asked.get("doctype"), asked.get("field")
    if isinstance(doctype, str) and isinstance(fieldname, str) and is_ours(doctype):
        field = frappe.get_meta(doctype).get_field(fieldname)
        if field and field.fieldtype not in _CHOSEN:
            frappe.throw(_(messages.NO_GROUPS))


def refuse_quotes(doc: Document, event: str, old: str = "", new: str = "", merge: bool = False) -> None:
    """Hook of the DocTypes whose names people type, before insert and before rename.

    :raises frappe.ValidationError: 417, the name holds a character that could end an HTML attribute in Desk.
    """
    if IN_ATTRIBUTES.search(new or cstr(doc.name)):
        frappe.throw(_(messages.NAME_QUOTES))


def _is_changed(doc: Document, before: Document | None, name: str) -> bool:
    if before:
        # Forms send an empty text for null, and times as text.
        return cstr(doc.get(name)) != cstr(before.get(name))
    value = doc.get(name)
    return bool(value) and cstr(value) not in ("0", cstr(doc.meta.get_field(name).default))


def _method() -> str:
    """Dotted name of the module function that this request calls, or ''."""
    return arguments.home_of(frappe.flags.get("job_portal_method") or "")


def _is_by_frappe() -> bool:
    """Whether this request or background job calls Frappe's code and not an app's."""
    if getattr(frappe.local, "request", None):
        method = frappe.flags.get("job_portal_method") or ""
        home = arguments.home_of(method)
        return home.startswith("frappe.") if method else frappe.local.request.path.startswith("/api/")
    job = getattr(frappe.local, "job", None)
    method = job.method if job else ""
    name = method if isinstance(method, str) else f"{method.__module__}.{method.__qualname__}"
    return name.startswith("frappe.") and name != _SCHEDULED


@cache
def _modules() -> frozenset[str]:
    names = Path(job_portal.__file__).with_name("modules.txt").read_text(encoding="utf-8")
    return frozenset(names.split("\n")) - {""}

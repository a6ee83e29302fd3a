"""What only code writes in this app's records is read-only for everybody in Desk.

A form does not let a read-only field be typed in. Frappe's methods, imports and REST let it be set, so a
company could be given to another account, with what is in it. This looks at each record that they save.
"""

import re
from functools import cache
from pathlib import Path

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr

import job_portal
from job_portal.platform import messages
from job_portal.platform.requests import arguments

_STANDARD = ("owner", "creation")
# Of Frappe's methods the one that says what is in a field, and how often, for the side of a list.
GROUPS = "frappe.desk.listview.get_group_by_count"
# Nobody types the values of these.
_CHOSEN = ("Check", "Date", "Datetime", "Int", "Link", "Select")
IN_ATTRIBUTES = re.compile(r"[\"'`<>]")
# They get a whole record, as it was when it was read.
_WHOLE = ("frappe.desk.form.save.savedocs", "frappe.client.save")
# Of Frappe's jobs this one alone calls ours.
_SCHEDULED = "frappe.core.doctype.scheduled_job_type.scheduled_job_type.run_scheduled_job"


def is_ours(doctype: str) -> bool:
    """Whether there is such a DocType, and this app brings it."""
    # MariaDB ignores upper and lower case.
    is_there = frappe.db.exists("DocType", doctype) == doctype
    return is_there and frappe.get_meta(doctype).module in _modules()


def check(doc: Document, event: str) -> None:
    """Hook of every DocType, before a record is validated, which may set these fields by itself.

    Code that saves another record while Desk saves one sets `doc.flags.is_by_code`.

    :raises frappe.PermissionError: 403, one of Frappe's methods changes a field of ours that is read-only.
    """
    if doc.meta.module not in _modules() or doc.flags.is_by_code or not _is_by_frappe():
        return
    names = [field.fieldname for field in doc.meta.fields if field.read_only]
    before = doc.get_doc_before_save()
    is_whole = before and _method() in _WHOLE
    for name in [*names, *_STANDARD] if before else names:
        if _is_changed(doc, before, name):
            if is_whole:
                # Code may have written since.
                doc.set(name, before.get(name))
                continue
            label = doc.meta.get_label(name)
            frappe.throw(_(messages.FIELD_BY_CODE).format(_(label)), frappe.PermissionError)


def hide(doc: Document, event: str) -> None:
    """Hook of every DocType, after a record is saved: Frappe answers with all of it, readable or not.

    No role has a permission level of ours above 0.
    """
    if doc.meta.module in _modules() and not doc.flags.is_by_code and _is_by_frappe():
        for field in doc.meta.fields:
            if field.permlevel:
                doc.__dict__.pop(field.fieldname, None)


def refuse_board(board: Document, event: str) -> None:
    """Hook of Kanban Board: Desk writes a card's title into an attribute, and decodes it, as it was typed.

    :raises frappe.ValidationError: 417, a board of records of ours.
    """
    if is_ours(board.reference_doctype):
        frappe.throw(_(messages.NO_BOARDS))


def refuse_group(asked: dict) -> None:
    """Desk writes the values beside a list into attributes, as they were typed.

    :param asked: the arguments of `GROUPS`.
    :raises frappe.ValidationError: 417, they ask for the values of a text of ours.
    """
    doctype, fieldname = asked.get("doctype"), asked.get("field")
    if isinstance(doctype, str) and isinstance(fieldname, str) and is_ours(doctype):
        field = frappe.get_meta(doctype).get_field(fieldname)
        if field and field.fieldtype not in _CHOSEN:
            frappe.throw(_(messages.NO_GROUPS))


def refuse_quotes(doc: Document, event: str, old: str = "", new: str = "", merge: bool = False) -> None:
    """Hook of the DocTypes whose names people type, before one is stored and before it gets another name.

    :raises frappe.ValidationError: 417, the name holds what ends an attribute in Desk.
    """
    if IN_ATTRIBUTES.search(new or cstr(doc.name)):
        frappe.throw(_(messages.NAME_QUOTES))


def _is_changed(doc: Document, before: Document | None, name: str) -> bool:
    if before:
        # Forms send back an empty text for nothing, and times as texts.
        return cstr(doc.get(name)) != cstr(before.get(name))
    value = doc.get(name)
    return bool(value) and cstr(value) not in ("0", cstr(doc.meta.get_field(name).default))


def _method() -> str:
    """Where the method of this request is defined, or ''."""
    return arguments.home_of(frappe.flags.get("job_portal_method") or "")


def _is_by_frappe() -> bool:
    """Whether this request, or this job of the queue, was asked of Frappe and not of an app."""
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

"""Companies in the database: their values to read, and the record under a lock to change it."""

import json
from collections.abc import Iterable

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime

from job_portal.rules import COMPANY, HR

DETAILS = ("name", "status", "review_reason", "modified", *COMPANY)
_TIMES = ("creation", "modified")


def _as_json(columns: Iterable[str], **aliases: str) -> str:
    """SQL for columns of a row as one JSON object; `aliases` are columns under other keys.

    The database driver takes longer over the description of forty columns than over all else of a read.
    """
    keys = {column: column for column in columns} | aliases
    return "json_object(" + ", ".join(f"'{key}', `{column}`" for key, column in keys.items()) + ")"


_CONTACTS = "parent = %s and parenttype = 'JP Company' and parentfield = 'hr_list' order by idx"
_CONTACTS_QUERY = (
    f"select {_as_json(('modified', *HR), hr_row_id='name')} from `tabJP Company HR` where {_CONTACTS}"  # noqa: S608 (constants)
)


def values(name: str, *columns: str) -> dict | None:
    """The company's `columns`, with times as text; None where there is none of that name."""
    # Plain SQL: Frappe takes longer to build a query with so many fields than the database to answer it.
    rows = _rows(f"select {_as_json(columns)} from `tabJP Company` where name = %s", name)  # noqa: S608 (constants)
    return rows[0] if rows else None


def contacts(name: str) -> list[dict]:
    """The company's contacts as {hr_row_id, hr_name, hr_mobile, hr_email, modified}, in their order."""
    return _rows(_CONTACTS_QUERY, name)


def locked(name: str) -> Document | None:
    """The company and its HR rows as they are now, locked to the transaction's end; None where there is none.

    The lock is on the company alone, and so is for its rows. Locked rows are locked with the gaps beside
    them: of two companies that get their first contact at once, one would end in a deadlock. Reads
    without a lock see what was there when the transaction first read, so this begins one.
    """
    frappe.db.commit()
    stored = _stored("JP Company", "name = %s for update", name)
    if not stored:
        return None
    rows = _stored("JP Company HR", _CONTACTS, name)
    company, before = (
        frappe.get_doc({"doctype": "JP Company", **stored[0], "hr_list": [dict(row) for row in rows]})
        for _ in range(2)
    )
    company.flags.stored = before
    return company


def _stored(doctype: str, condition: str, name: str) -> list[dict]:
    """The rows for which `condition` holds of `name`, with all columns as Frappe's records take them."""
    meta = frappe.get_meta(doctype)
    query = f"select {_as_json(meta.get_valid_columns())} from `tab{doctype}` where {condition}"  # noqa: S608 (constants)
    rows = _rows(query, name)
    times = [*_TIMES, *(field.fieldname for field in meta.fields if field.fieldtype == "Datetime")]
    for row in rows:
        row.update({time: get_datetime(row[time]) for time in times if row[time]})
    return rows


def _rows(query: str, name: str) -> list[dict]:
    return [json.loads(text) for (text,) in frappe.db.sql(query, (name,))]

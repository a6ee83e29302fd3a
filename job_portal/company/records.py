"""Companies and their contacts in the database: their values to read, or a record locked to change it."""

import json
from collections.abc import Iterable

import frappe
from frappe.model.document import Document

from job_portal.rules import COMPANY, HR

DETAILS = ("name", "status", "review_reason", "modified", *COMPANY)


def _as_json(columns: Iterable[str], **aliases: str) -> str:
    """SQL for columns of a row as one JSON object; `aliases` are columns under other keys.

    Describing forty columns takes the database driver longer than the rest of a read.
    """
    keys = {column: column for column in columns} | aliases
    return "json_object(" + ", ".join(f"'{key}', `{column}`" for key, column in keys.items()) + ")"


# Release 0.1.0 kept contacts as rows of their company. Those have the company's `creation`, and an `idx`.
_CONTACTS = (
    f"select {_as_json(('modified', *HR), hr_row_id='name')} from `tabJP Company HR`"  # noqa: S608 (constants)
    " where company = %s order by creation, idx"
)


def values(name: str, *columns: str) -> dict | None:
    """The company's `columns`, with times as text; None where there is none of that name."""
    # Plain SQL: for so many fields Frappe takes longer to build the query than the database takes to answer.
    rows = _rows(f"select {_as_json(columns)} from `tabJP Company` where name = %s", name)  # noqa: S608 (constants)
    return rows[0] if rows else None


def contacts(company: str) -> list[dict]:
    """The company's contacts as {hr_row_id, hr_name, hr_mobile, hr_email, modified}, the oldest first."""
    return _rows(_CONTACTS, company)


def locked(doctype: str, name: str) -> Document | None:
    """The record as it is now, locked to the transaction's end; None where there is none of that name.

    Another writer of it waits for this one to end, instead of being refused as stale.
    """
    # A transaction's reads see what was stored at its first read. So a new transaction begins here.
    frappe.db.commit()
    try:
        return frappe.get_doc(doctype, name, for_update=True)
    except frappe.DoesNotExistError:
        frappe.clear_last_message()
        return None


def _rows(query: str, name: str) -> list[dict]:
    return [json.loads(text) for (text,) in frappe.db.sql(query, (name,))]

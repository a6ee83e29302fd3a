"""Companies and their contacts in the database: their values to read."""

import json
from functools import cache
from operator import itemgetter

import frappe

from job_portal.platform.rows import as_json
from job_portal.rules import COMPANY, HR

DETAILS = ("name", "status", "review_reason", "modified", "waiting_changes", *COMPANY)


def _columns(*names: str) -> dict[str, str]:
    return {name: f"`{name}`" for name in names}


# Release 0.1.0 kept contacts as rows of their company. Those have the company's `creation`, and an `idx`.
_CONTACTS = (
    f"select {as_json({**_columns('modified', *HR), 'hr_row_id': '`name`'})}, creation, idx"  # noqa: S608 (constants)
    " from `tabJP Company HR` where company = (select name from `tabJP Company` where name = %s)"
)


@cache
def _company_and_contacts(columns: tuple[str, ...]) -> str:
    # Plain SQL: for so many fields Frappe takes longer to build the query than the database takes to answer.
    company = f"select {as_json(_columns(*columns))}, '', 0 from `tabJP Company` where name = %s"  # noqa: S608 (constants)
    return f"{company} union all {_CONTACTS}"


def read(name: str, *columns: str) -> dict | None:
    """The company's `columns`, with times as text, and its contacts as `hr_list`.

    One query reads both: a second one takes longer than its answer. None where there is no such company.
    """
    rows = _oldest_first(_company_and_contacts(columns), name, name)
    return {**rows[0], "hr_list": rows[1:]} if rows else None


def contacts(company: str) -> list[dict]:
    """The company's contacts as {hr_row_id, hr_name, hr_mobile, hr_email, modified}, the oldest first."""
    return _oldest_first(_CONTACTS, company)


def _oldest_first(query: str, *names: str) -> list[dict]:
    """The first column of each row, read as JSON, sorted by the others."""
    # Sorted here: MariaDB sorts what holds JSON in a file.
    rows = sorted(frappe.db.sql(query, names), key=itemgetter(1, 2))
    return [json.loads(text) for text, *_ in rows]

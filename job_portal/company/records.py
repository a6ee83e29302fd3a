"""Reads companies and their contacts from the database."""

import json
from functools import cache
from operator import itemgetter

import frappe

from job_portal.platform.rows import as_json
from job_portal.rules import COMPANY, HR

DETAILS = (
    "name",
    "status",
    "review_reason",
    "waiting_since",
    "approved_on",
    "modified",
    "waiting_changes",
    *COMPANY,
)


def _columns(*names: str) -> dict[str, str]:
    return {name: f"`{name}`" for name in names}


# Contacts of release 0.1.0 were child rows: all have the company's `creation`, so `idx` sorts them.
_CONTACTS = (
    f"select {as_json({**_columns('modified', *HR), 'hr_row_id': '`name`'})}, creation, idx"  # noqa: S608 (constants)
    " from `tabJP Company HR` where company = (select name from `tabJP Company` where name = %s)"
)


@cache
def _company_and_contacts(columns: tuple[str, ...]) -> str:
    # Plain SQL: with so many fields, Frappe takes longer to build the query than the database to answer it.
    company = f"select {as_json(_columns(*columns))}, '', 0 from `tabJP Company` where name = %s"  # noqa: S608 (constants)
    return f"{company} union all {_CONTACTS}"


def read(name: str, *columns: str) -> dict | None:
    """The company's `columns`, with times as text, and its contacts as `hr_list`; None if it does not exist.

    One query reads both, because a second round trip takes longer than its answer.
    """
    rows = _oldest_first(_company_and_contacts(columns), name, name)
    return {**rows[0], "hr_list": rows[1:]} if rows else None


def contacts(company: str) -> list[dict]:
    """The company's contacts as {hr_row_id, hr_name, hr_mobile, hr_email, modified}, the oldest first."""
    return _oldest_first(_CONTACTS, company)


def _oldest_first(query: str, *names: str) -> list[dict]:
    """The first column of each row, parsed as JSON, sorted by the others."""
    # Python sorts, because MariaDB sorts rows with JSON on disk.
    rows = sorted(frappe.db.sql(query, names), key=itemgetter(1, 2))
    return [json.loads(text) for text, *_ in rows]

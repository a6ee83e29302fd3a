"""Shared parts of the queries of briefs, quotes and engagements: columns, a filter by status, times."""

import frappe
from frappe import _

from job_portal.briefs import messages
from job_portal.rules import MARKET


def selected(columns: dict[str, str]) -> str:
    """The columns of a select, by key."""
    return ", ".join(f"{sql} as `{key}`" for key, sql in columns.items())


def with_status(where: list[str], values: dict, status: str | None, known: str, sql: str) -> None:
    """Add a condition on the status to `where` and `values`, if a status is given.

    :raises frappe.ValidationError: 417, a status that the rules do not know.
    """
    if status:
        if status not in MARKET[known]:
            frappe.throw(_(messages.STATUS_UNKNOWN))
        where.append(f"{sql} = %(status)s")
        values["status"] = status


def time(value: object) -> str | None:
    """A time or a day as answers carry it."""
    return str(value) if value else None

"""Indexes that our methods need on Frappe's own tables, and that Frappe does not make by itself."""

import frappe

INDEXES = (
    # upload_file looks for a file with the same bytes.
    ("File", "content_hash"),
    # A login and a logout look at the account's other sessions.
    ("Sessions", "user"),
)


def add() -> None:
    """Make those that are missing."""
    for table, column in INDEXES:
        frappe.db.add_index(table, [column])

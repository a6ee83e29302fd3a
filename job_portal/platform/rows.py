"""Reads rows as JSON. With many columns the database driver takes longer than the query."""

import json
from collections.abc import Collection
from datetime import datetime

import frappe


def as_json(columns: dict[str, str]) -> str:
    """Return SQL that makes one JSON object of a row's columns. Times become text.

    :param columns: SQL by key.
    """
    return "json_object(" + ", ".join(f"'{key}', {column}" for key, column in columns.items()) + ")"


def read(
    columns: dict[str, str], source: str, values: dict | tuple, times: Collection[str] = ()
) -> list[dict]:
    """Return the rows of a query as dicts. A condition is a bool on MariaDB, and 0 or 1 on SQLite.

    :param columns: SQL by key.
    :param source: SQL, beginning with its `from`.
    :param times: the keys of times, none of which is null.
    """
    texts = frappe.db.sql(f"select {as_json(columns)} {source}", values, pluck=True)
    # Parse all rows in one call: a call of the parser costs more than a row.
    rows = json.loads(f"[{','.join(texts)}]")
    for row in rows:
        for key in times:
            row[key] = datetime.fromisoformat(row[key])
    return rows

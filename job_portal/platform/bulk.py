"""Inserts, deletes and updates many rows in few statements. Tables, columns and conditions are constants."""

from collections.abc import Callable, Collection

import frappe

_AT_ONCE = 500
# Rows of an index are named "<record> <word>". This suffix sorts after every such name of the record.
_LAST_WORD = " " + "z" * 70


def insert(table: str, columns: tuple[str, ...], rows: list[tuple], replaces: bool = False) -> None:
    """Add rows.

    :param replaces: whether a row replaces the stored row of the same name.
    """
    verb = "replace" if replaces else "insert"
    row = f"({', '.join(['%s'] * len(columns))})"
    for first in range(0, len(rows), _AT_ONCE):
        some = rows[first : first + _AT_ONCE]
        query = f"{verb} into `{table}` ({', '.join(columns)}) values {', '.join([row] * len(some))}"
        frappe.db.sql(query, [value for each in some for value in each])


def delete(table: str, names: list[str]) -> None:
    """Delete rows by their names. Deleting a range would lock gaps in which others insert."""
    for first in range(0, len(names), _AT_ONCE):
        some = names[first : first + _AT_ONCE]
        frappe.db.sql(f"delete from `{table}` where name in %(names)s", {"names": some})  # noqa: S608


def delete_where(doctype: str, filters: dict) -> int:
    """Delete the records that match in the transaction's snapshot, by their names. Return their number."""
    names = frappe.get_all(doctype, filters, pluck="name", order_by="name asc")
    delete(f"tab{doctype}", names)
    return len(names)


def renew(
    table: str,
    columns: tuple[str, ...],
    wanted: Collection[tuple],
    after: str,
    upto: str | None,
    replaces: bool = False,
) -> None:
    """Replace the index rows of the records after `after`, up to and including `upto`, by the wanted ones.

    :param columns: `name` comes first.
    :param after: name of a record; empty starts at the first.
    :param upto: name of a record; None means no end.
    :param replaces: see `insert`.
    """
    where = "name > %(after)s" + (" and name <= %(upto)s" if upto else "")
    query = f"select {', '.join(columns)} from `{table}` where {where}"  # noqa: S608
    bounds = {"after": after and after + _LAST_WORD, "upto": upto and upto + _LAST_WORD}
    stored, wanted = set(frappe.db.sql(query, bounds)), set(wanted)
    delete(table, [row[0] for row in stored - wanted])
    insert(table, columns, sorted(wanted - stored), replaces)


def renew_text(table: str, column: str, records: list[dict], text_of: Callable[[dict], str]) -> list[dict]:
    """Give each record its current text, and store those that differ. Return these."""
    changed = []
    for each in records:
        text = text_of(each)
        if text != each[column]:
            each[column] = text
            changed.append(each)
    set_values(table, column, {each.name: each[column] for each in changed})
    return changed


def set_values(table: str, column: str, values: dict[str, str]) -> None:
    """Set a column of records that are few enough for one statement.

    :param values: by the record's name.
    """
    if values:
        cases = " ".join(["when %s then %s"] * len(values))
        places = ", ".join(["%s"] * len(values))
        query = f"update `{table}` set {column} = case name {cases} end where name in ({places})"  # noqa: S608
        frappe.db.sql(query, [*(part for pair in values.items() for part in pair), *values])

"""Many rows in one statement."""

import frappe


def set_values(table: str, column: str, values: dict[str, str]) -> None:
    """Set a column of records that are few enough for one statement.

    :param values: by the record's name.
    """
    if values:
        cases = " ".join(["when %s then %s"] * len(values))
        places = ", ".join(["%s"] * len(values))
        query = f"update `{table}` set {column} = case name {cases} end where name in ({places})"  # noqa: S608
        frappe.db.sql(query, [*(part for pair in values.items() for part in pair), *values])

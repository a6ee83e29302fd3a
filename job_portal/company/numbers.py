"""Names of companies: JPC-00001 and on, from a sequence of the database.

Frappe's own series is a row, which an insert locks until its transaction ends. Companies that are created at
once would wait for each other. A number is not given again, even if its insert failed.
"""

import frappe

DOCTYPE = "JP Company"
PREFIX = "JPC-"


def next_name() -> str:
    """A name that no company has had."""
    return f"{PREFIX}{frappe.db.get_next_sequence_val(DOCTYPE):05}"


def make_sequence() -> None:
    """Make the sequence, if there is none. It goes on after the series of release 0.1.0, and deletes that."""
    series = frappe.db.sql("select current from `tabSeries` where name = %s", (PREFIX,))
    last = series[0][0] if series else 0
    frappe.db.create_sequence(DOCTYPE, check_not_exists=True, start_value=last + 1)
    frappe.db.delete("Series", {"name": PREFIX})


def drop_sequence() -> None:
    """Frappe drops the table, and leaves the sequence."""
    frappe.db.sql_ddl(f"drop sequence if exists `{frappe.scrub(DOCTYPE)}_id_seq`")

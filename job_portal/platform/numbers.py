"""Names of records by number, such as JPJ-00001, from a sequence of the database for each DocType.

Frappe's own series is a row, which an insert locks until its transaction ends. Records that are created at
once would wait for each other. A number is not given again, even if its insert failed.
"""

import frappe


def next_name(doctype: str, prefix: str) -> str:
    """The next name of the DocType: the prefix and a number of at least five digits."""
    return f"{prefix}{frappe.db.get_next_sequence_val(doctype):05}"


def make_sequence(doctype: str, start: int = 1) -> None:
    """Make the DocType's sequence, if there is none."""
    frappe.db.create_sequence(doctype, check_not_exists=True, start_value=start)


def drop_sequence(doctype: str) -> None:
    """Frappe drops the table at an uninstall, and leaves the sequence."""
    frappe.db.sql_ddl(f"drop sequence if exists `{frappe.scrub(doctype)}_id_seq`")

"""Record names by number, such as JPJ-00001, from one database sequence for each DocType.

Frappe's own series is a row. An insert locks it until its transaction ends, so concurrent inserts would wait
for each other. A number whose insert fails is not used again.
"""

import frappe


def next_name(doctype: str, prefix: str) -> str:
    """The next name of the DocType: the prefix and a number of at least five digits."""
    return f"{prefix}{frappe.db.get_next_sequence_val(doctype):05}"


def make_sequence(doctype: str, start: int = 1) -> None:
    """Create the DocType's sequence if it is missing."""
    frappe.db.create_sequence(doctype, check_not_exists=True, start_value=start)


def drop_sequence(doctype: str) -> None:
    """Drop the DocType's sequence. An uninstall of Frappe drops only the table."""
    frappe.db.sql_ddl(f"drop sequence if exists `{frappe.scrub(doctype)}_id_seq`")

"""Names of companies: JPC-00001 and on, from a sequence of the database.

Not from one of Frappe's series: a series is a row, which an insert holds locked until its transaction
ends, so that companies created at once would wait for each other. A number whose insert failed is not given
again.
"""

import frappe

DOCTYPE = "JP Company"
PREFIX = "JPC-"


def next_name() -> str:
    """A name that no company has had."""
    return f"{PREFIX}{frappe.db.get_next_sequence_val(DOCTYPE):05}"


def make_sequence() -> None:
    """Unless it is there. It goes on where the series of an earlier release stands, which goes away."""
    series = frappe.db.sql("select current from `tabSeries` where name = %s", (PREFIX,))
    last = series[0][0] if series else 0
    frappe.db.create_sequence(DOCTYPE, check_not_exists=True, start_value=last + 1)
    frappe.db.delete("Series", {"name": PREFIX})


def drop_sequence() -> None:
    """Frappe leaves it when it drops the table."""
    frappe.db.sql_ddl(f"drop sequence if exists `{frappe.scrub(DOCTYPE)}_id_seq`")

"""Make contacts records of their own: they were rows of their company."""

import frappe

TABLE = "JP Company HR"
OF_ROWS = ("parent", "parentfield", "parenttype")


def execute() -> None:
    """Have each contact link to its company, and drop the columns that only rows have."""
    if not set(OF_ROWS).issubset(frappe.db.get_table_columns(TABLE)):
        return
    frappe.db.sql(f"update `tab{TABLE}` set company = parent where company is null or company = ''")  # noqa: S608
    frappe.db.commit()
    # The embedded host drops no columns.
    if frappe.db.db_type == "mariadb":
        frappe.db.sql_ddl(f"alter table `tab{TABLE}` " + ", ".join(f"drop column {name}" for name in OF_ROWS))
        frappe.clear_cache(doctype=TABLE)

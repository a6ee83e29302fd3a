"""Make each company's account its owner: companies had no members before."""

import frappe

_OWNERS = """insert into `tabJP Company Member`
    (name, creation, modified, owner, modified_by, docstatus, idx, company, account, role, since)
    select lower(replace(name, '-', '')), creation, creation, account, account, 0, 0, name, account, 'Owner',
    creation from `tabJP Company` where account is not null"""


def execute() -> None:
    """Move the accounts and drop their old column. Do nothing on a site that never had it."""
    if "account" not in frappe.db.get_table_columns("JP Company"):
        return
    frappe.db.sql(_OWNERS)
    frappe.db.sql("update `tabJP Company` set account = null")
    frappe.db.commit()
    # The embedded host drops no columns.
    if frappe.db.db_type == "mariadb":
        frappe.db.sql_ddl("alter table `tabJP Company` drop column account")
        frappe.clear_cache(doctype="JP Company")

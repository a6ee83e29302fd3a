"""For sites from before members: each company's account becomes its owner."""

import frappe

_OWNERS = """insert into `tabJP Company Member`
    (name, creation, modified, owner, modified_by, docstatus, idx, company, account, role, since)
    select lower(replace(name, '-', '')), creation, creation, account, account, 0, 0, name, account, 'Owner',
    creation from `tabJP Company` company where account is not null and not exists
    (select 1 from `tabJP Company Member` member where member.account = company.account)"""


def execute() -> None:
    frappe.db.sql(_OWNERS)
    frappe.db.commit()

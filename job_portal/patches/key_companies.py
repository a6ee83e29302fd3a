"""Give companies the keys that find similar ones, and the time since when they wait for a review.

`company.risk.catch_up` computes their risk.
"""

import frappe

from job_portal.company import name_likeness, waiting_changes
from job_portal.company.doctype.jp_company.jp_company import PENDING
from job_portal.platform import bulk

_AT_ONCE = 100
_COMPANIES = (
    "select name, company_name, pincode, address_line1, address_line2, waiting_changes from `tabJP Company`"  # noqa: S608
    f" where name > %s order by name limit {_AT_ONCE}"
)


def execute() -> None:
    query = "update `tabJP Company` set waiting_since = modified where status = %s and waiting_since is null"
    frappe.db.sql(query, (PENDING,))
    after = ""
    while rows := frappe.db.sql(_COMPANIES, (after,), as_dict=True):
        after = rows[-1].name
        for row in rows:
            waiting_changes.put_own(row)
        names = {row.name: name_likeness.name_key(row.company_name) for row in rows}
        addresses = {
            row.name: name_likeness.address_key(row.pincode, row.address_line1, row.address_line2)
            for row in rows
        }
        bulk.set_values("tabJP Company", "name_key", names)
        bulk.set_values("tabJP Company", "address_key", addresses)
        frappe.db.commit()

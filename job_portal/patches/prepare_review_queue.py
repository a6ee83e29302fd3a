"""Companies get what twins are found by and the time since when they wait; the site, reasons to reject one.

Their risk is reckoned by `company.risk.catch_up`.
"""

import frappe

from job_portal.company import likeness, rejections
from job_portal.company.doctype.jp_company.jp_company import PENDING
from job_portal.platform import bulk

_AT_ONCE = 100
_COMPANIES = (
    "select name, company_name, pincode, address_line1, address_line2 from `tabJP Company`"  # noqa: S608
    f" where name > %s order by name limit {_AT_ONCE}"
)


def execute() -> None:
    rejections.seed()
    query = "update `tabJP Company` set waiting_since = modified where status = %s and waiting_since is null"
    frappe.db.sql(query, (PENDING,))
    after = ""
    while rows := frappe.db.sql(_COMPANIES, (after,)):
        after = rows[-1][0]
        names = {name: likeness.name_key(company) for name, company, *_ in rows}
        addresses = {name: likeness.address_key(*address) for name, _company, *address in rows}
        for column, keys in (("name_key", names), ("address_key", addresses)):
            bulk.set_values("tabJP Company", column, keys)
        frappe.db.commit()

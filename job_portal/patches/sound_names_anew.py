"""The names of companies get the phonetic key that trades have, too."""

import frappe

from job_portal.company import changes, likeness
from job_portal.platform import bulk

_AT_ONCE = 100
_COMPANIES = (
    "select name, company_name, waiting_changes from `tabJP Company`"  # noqa: S608 (constants)
    f" where name > %s order by name limit {_AT_ONCE}"
)


def execute() -> None:
    after = ""
    while rows := frappe.db.sql(_COMPANIES, (after,), as_dict=True):
        after = rows[-1].name
        for row in rows:
            changes.put_own(row)
        bulk.set_values(
            "tabJP Company", "name_key", {row.name: likeness.name_key(row.company_name) for row in rows}
        )
        frappe.db.commit()

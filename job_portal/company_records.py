"""Companies in the database: their values to read, and the record under a lock to change it."""

import frappe
from frappe.model.document import Document

from job_portal.rules import COMPANY, HR

DETAILS = ("name", "status", "review_reason", "modified", *COMPANY)
# Plain SQL: Frappe takes longer to build a query with so many fields than the database to answer it.
_ROWS_QUERY = (
    "select * from `tabJP Company HR`"
    " where parent = %s and parenttype = 'JP Company' and parentfield = 'hr_list' order by idx"
)
_DETAILS_QUERY = f"select account, {', '.join(DETAILS)} from `tabJP Company` where name = %s"  # noqa: S608 (constants)
_CONTACTS_QUERY = (
    "select company.name, company.account, contact.name as hr_row_id,"  # noqa: S608 (constants)
    f" contact.modified, {', '.join(f'contact.{field}' for field in HR)}"
    " from `tabJP Company` as company left join `tabJP Company HR` as contact"
    " on contact.parent = company.name and contact.parenttype = 'JP Company'"
    " and contact.parentfield = 'hr_list'"
    " where company.name = %s order by contact.idx"
)


def values(name: str) -> dict | None:
    """The company's `DETAILS` and `account`, or None where there is none of that name."""
    rows = frappe.db.sql(_DETAILS_QUERY, (name,), as_dict=True)
    return rows[0] if rows else None


def contacts(name: str) -> list[dict]:
    """The company's HR rows in their order, each with the company's `name` and `account`.

    [] where there is no such company; one row without `hr_row_id` where it has no contact.
    """
    return frappe.db.sql(_CONTACTS_QUERY, (name,), as_dict=True)


def locked(name: str) -> Document | None:
    """The company and its HR rows as they are now, locked to the transaction's end; None where there is none.

    The lock is on the company alone, and so is for its rows. Locked rows are locked with the gaps beside
    them: of two companies that get their first contact at once, one would end in a deadlock. Reads
    without a lock see what was there when the transaction first read, so this begins one.
    """
    frappe.db.commit()
    stored = frappe.db.get_value("JP Company", name, "*", as_dict=True, for_update=True, order_by=None)
    if not stored:
        return None
    rows = frappe.db.sql(_ROWS_QUERY, (name,), as_dict=True)
    company, before = (
        frappe.get_doc({"doctype": "JP Company", **stored, "hr_list": [dict(row) for row in rows]})
        for _ in range(2)
    )
    company.flags.stored = before
    return company

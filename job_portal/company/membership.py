"""Which company an account acts for, and the accounts that act for a company. All others ask here."""

import frappe
from frappe.utils import now_datetime

from job_portal.company.doctype.jp_company_member.jp_company_member import DOCTYPE, OWNER


def company_of(account: str) -> str | None:
    """The name (JPC-...) of the company that the account acts for, or None."""
    rows = frappe.db.sql("select company from `tabJP Company Member` where account = %s", (account,))
    return rows[0][0] if rows else None


def accounts_of(company: str) -> list[str]:
    """The accounts of all members of the company, its owners first, then the longest there."""
    query = """select account from `tabJP Company Member` where company = %s
        order by case when role = 'Owner' then 0 else 1 end, since, name"""
    return frappe.db.sql(query, (company,), pluck=True)


def begin(company: str, account: str, role: str = OWNER, invited_by: str | None = None) -> None:
    """Make the account a member of the company, in the caller's transaction.

    :raises frappe.UniqueValidationError: 417, it is a member of a company.
    """
    values = {"company": company, "account": account, "role": role, "invited_by": invited_by}
    member = frappe.get_doc({"doctype": DOCTYPE, **values, "since": now_datetime()})
    member.insert(ignore_permissions=True, ignore_links=True)


def end(account: str) -> None:
    """End the account's membership, and forget whom it invited, in the caller's transaction."""
    frappe.db.delete(DOCTYPE, {"account": account})
    frappe.db.set_value(DOCTYPE, {"invited_by": account}, "invited_by", None, update_modified=False)

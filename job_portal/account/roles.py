"""The roles of an account on the market: a job searcher, a company, or several of them.

An account holds a role through a record, such as a company or a searcher's profile. These are not Frappe's
roles: every account has Frappe's role `accounts.ROLE`.
"""

import frappe
from frappe import _

from job_portal.account import account_summary, messages
from job_portal.account.doctype.jp_account.jp_account import DOCTYPE

ROLES = ("job_searcher", "company", "freelancer", "find_freelancer")
# A query for `account_summary`.
LAST_ROLE = f"select role from `tab{DOCTYPE}` where user = %(account)s"  # noqa: S608 (constants)


def session_fields(user: str) -> dict:
    """Hook: the roles in the page and in the answer to a sign-in.

    :return: {roles: the account's roles, [] for a new account; role: the last used or only role, else None}
    """
    if user == "Guest":
        return {}
    summary = account_summary.of(user)
    roles = [role for role in ROLES if summary.get(role)]
    only = roles[0] if len(roles) == 1 else None
    return {"roles": roles, "role": summary.role if summary.role in roles else only}


def choose(user: str, role: str) -> None:
    """Switch the account to this role.

    :raises frappe.ValidationError: 417, it does not hold the role.
    """
    if role not in session_fields(user)["roles"]:
        frappe.throw(_(messages.ROLE_NOT_HELD))
    note(user, role)


def note(user: str, role: str) -> None:
    """Note that the account has just used this role, which it holds."""
    frappe.db.set_value(DOCTYPE, {"user": user}, "role", role, update_modified=False)

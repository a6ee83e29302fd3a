"""The roles of an account on the market: a job searcher, a company, or several of them.

An account holds a role by a record: a company, a searcher's profile. Frappe's roles are another matter: all
accounts have the one of `accounts.ROLE`.
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

    :return: {roles: those that the account holds, [] for a new one; role: the one last used, or the only
        one; None if there is none}
    """
    if user == "Guest":
        return {}
    summary = account_summary.of(user)
    roles = [role for role in ROLES if summary.get(role)]
    only = roles[0] if len(roles) == 1 else None
    return {"roles": roles, "role": summary.role if summary.role in roles else only}


def choose(user: str, role: str) -> None:
    """Note that the account goes on in this role.

    :raises frappe.ValidationError: 417, it does not hold the role.
    """
    if role not in session_fields(user)["roles"]:
        frappe.throw(_(messages.ROLE_NOT_HELD))
    note(user, role)


def note(user: str, role: str) -> None:
    """Note that the account has just used this role, which it holds."""
    frappe.db.set_value(DOCTYPE, {"user": user}, "role", role, update_modified=False)

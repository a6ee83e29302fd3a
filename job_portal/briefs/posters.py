"""Posters of briefs. They have no profile, but can be frozen."""

import frappe

from job_portal.account.doctype.jp_account.jp_account import DOCTYPE as ACCOUNTS
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE

# A query for `account_summary`: an account that has posted a brief holds the role.
POSTED = f"select min(name) from `tab{DOCTYPE}` where account = %(account)s"  # noqa: S608 (a constant)


def freeze(account: str) -> bool:
    """Keep the account from new briefs. Return whether it has posted some; `leaving` ends them."""
    has_posted = bool(frappe.db.sql(POSTED, {"account": account})[0][0])
    if has_posted:
        _set(account, 1)
    return has_posted


def thaw(account: str) -> None:
    """Let the account post again."""
    _set(account, 0)


def _set(account: str, is_frozen: int) -> None:
    frappe.db.set_value(ACCOUNTS, {"user": account}, "is_frozen", is_frozen, update_modified=False)

"""What domains above say of an account, in one query: with each page and each sign-in.

Each names a subquery that gives one value for %(account)s, by the hook `job_portal_account_summary`.
"""

import frappe


def of(account: str) -> dict:
    """The facts by their keys in the hook, read once a request."""
    known = frappe.flags.setdefault("job_portal_account_summary", {})
    if account not in known:
        hooks = frappe.get_hooks("job_portal_account_summary")
        columns = ", ".join(f"({frappe.get_attr(path)}) as `{key}`" for key, (path,) in hooks.items())
        known[account] = frappe.db.sql(f"select {columns}", {"account": account}, as_dict=True)[0]
    return known[account]

"""Values about an account that higher domains provide, read in one query for each page and sign-in.

Each domain names a subquery with one value for %(account)s, by the hook `job_portal_account_summary`.
"""

import frappe


def of(account: str) -> dict:
    """The values by their keys in the hook, read once in each request."""
    known = frappe.flags.setdefault("job_portal_account_summary", {})
    if account not in known:
        hooks = frappe.get_hooks("job_portal_account_summary")
        columns = ", ".join(f"({frappe.get_attr(path)}) as `{key}`" for key, (path,) in hooks.items())
        known[account] = frappe.db.sql(f"select {columns}", {"account": account}, as_dict=True)[0]
    return known[account]


def forget(account: str) -> None:
    """Drop the values that this request has read, because it has changed them."""
    frappe.flags.get("job_portal_account_summary", {}).pop(account, None)

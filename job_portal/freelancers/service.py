"""Freelancers and their accounts. An account has at most one profile."""

import frappe
from frappe.model.document import Document

from job_portal.freelancers.doctype.jp_freelancer.jp_freelancer import DOCTYPE
from job_portal.jobs import addresses
from job_portal.platform import records

PATH = "/frontend/freelancers"
# Where freelancers see their own profile.
OWN = "/frontend/profile"
# A query for `account_summary`.
FREELANCER = f"select name from `tab{DOCTYPE}` where account = %(account)s"  # noqa: S608 (constants)


def freelancer_of(user: str) -> str | None:
    """The name (JPF-...) of the account's profile, or None."""
    rows = frappe.db.sql(FREELANCER, {"account": user})
    return rows[0][0] if rows else None


def url_of(card: dict) -> str:
    """The canonical address of a freelancer's page. It says what they do and where, and not their name."""
    return f"{PATH}/{card['name']}/{addresses.slug(card['headline'] or '', card['city'] or '')}"


def forget(user: Document, event: str) -> None:
    """Hook of User, before Frappe checks links: delete a deleted account's profile."""
    if name := freelancer_of(user.name):
        frappe.delete_doc(DOCTYPE, name, ignore_permissions=True, delete_permanently=True)


def freeze(account: str) -> bool:
    """Hide the account's profile. Return whether there is one."""
    return records.set_frozen(DOCTYPE, freelancer_of(account), 1)


def thaw(account: str) -> None:
    """Show the profile again."""
    records.set_frozen(DOCTYPE, freelancer_of(account), 0)

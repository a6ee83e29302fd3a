"""Freelancers and their accounts. An account has at most one profile."""

import frappe
from frappe.model.document import Document

from job_portal.account import roles
from job_portal.freelancers.doctype.jp_freelancer.jp_freelancer import DOCTYPE
from job_portal.jobs import addresses
from job_portal.platform import records
from job_portal.searchers.service import full_name_of

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


def create(user: str) -> str:
    """Create a profile with the account's name, unless another request has just done so. Return its name."""
    freelancer = frappe.get_doc({"doctype": DOCTYPE, "account": user, "full_name": full_name_of(user)})
    freelancer.flags.ignore_version = True
    try:
        name = freelancer.insert(ignore_permissions=True, ignore_links=True).name
    except frappe.UniqueValidationError:
        # The unique index let one of two concurrent inserts through. Its row is visible after a rollback.
        frappe.db.rollback()
        frappe.clear_last_message()
        return freelancer_of(user)
    roles.note(user, "freelancer")
    return name


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

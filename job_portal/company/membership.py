"""Which company an account acts for, and which accounts act for a company."""

from collections.abc import Collection

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.company import messages
from job_portal.company.doctype.jp_company_member.jp_company_member import DOCTYPE, OWNER, RECRUITER
from job_portal.notifications.service import forget_as_member, notify
from job_portal.platform.sentences import Sentence

ROLES = (OWNER, RECRUITER)
# The realtime event for an account that joined or left a company, or has another role there.
EVENT = "membership"
# The kind of members' notifications, and the page to which they link.
KIND, SCREEN, HOME = "members", "/frontend/members", "/frontend/home"


def company_of(account: str) -> str | None:
    """The name (JPC-...) of the company that the account acts for, or None."""
    rows = frappe.db.sql("select company from `tabJP Company Member` where account = %s", (account,))
    return rows[0][0] if rows else None


def accounts_of(company: str) -> list[str]:
    """The accounts of all members of the company, owners first, then by the day on which they joined."""
    query = """select account from `tabJP Company Member` where company = %s
        order by case when role = 'Owner' then 0 else 1 end, since, name"""
    return frappe.db.sql(query, (company,), pluck=True)


def names_of(accounts: Collection[str | None]) -> dict[str | None, str]:
    """The full names of accounts that act or have acted for a company, for its members alone."""
    there = {"name": ("in", list(filter(None, accounts)) or [""])}
    found = {row.name: row.full_name for row in frappe.get_all("User", there, ["name", "full_name"])}
    return {account: found.get(account) or _(messages.FORMER_MEMBER) for account in accounts}


def owned_by(account: str) -> str | None:
    """The name of the company of which the account is an owner, or None."""
    return frappe.db.get_value(DOCTYPE, {"account": account, "role": OWNER}, "company")


def is_owner(account: str, company: str) -> bool:
    """Whether the account is an owner of the company."""
    return owned_by(account) == company


def is_only_member(account: str) -> bool:
    """Whether the account has a company, and nobody else acts for it."""
    company = company_of(account)
    return bool(company) and accounts_of(company) == [account]


def begin(company: str, account: str, role: str = OWNER, invited_by: str | None = None) -> None:
    """Make the account a member of the company, in the caller's transaction.

    :raises frappe.UniqueValidationError: 417, it is a member of a company.
    """
    values = {"company": company, "account": account, "role": role, "invited_by": invited_by}
    member = frappe.get_doc({"doctype": DOCTYPE, **values, "since": now_datetime()})
    member.insert(ignore_permissions=True, ignore_links=True)


def end(account: str) -> None:
    """End the account's membership, in the caller's transaction. Its records of the company stay."""
    company = company_of(account)
    # Deleting a row that is not there would lock the gap in which others insert.
    if company:
        frappe.db.delete(DOCTYPE, {"account": account})
        end_ownership(account, company)
        forget_as_member(account)
        for hook in frappe.get_hooks("job_portal_membership_ended"):
            frappe.get_attr(hook)(account, company)


def end_ownership(account: str, company: str) -> None:
    """Take away what only owners hold. Files go to another owner: who uploaded a file may read it."""
    owner = frappe.db.get_value(DOCTYPE, {"company": company, "role": OWNER}, "account", order_by="since asc")
    of = {"attached_to_doctype": "JP Company", "attached_to_name": company, "owner": account}
    frappe.db.set_value("File", of, "owner", owner or "Administrator", update_modified=False)
    for hook in frappe.get_hooks("job_portal_ownership_ended"):
        frappe.get_attr(hook)(account, company)


def publish(account: str) -> None:
    """Have the open pages of an account look up which company it acts for."""
    frappe.publish_realtime(EVENT, {}, user=account, after_commit=True)


def tell(account: str, sentence: str, name: str, link: str) -> None:
    """Tell an account of its membership.

    :param sentence: of `messages`, with the `name` of a company or a person.
    """
    notify(account, KIND, Sentence(sentence, name), link)


def forget_invitations(account: str) -> None:
    """Forget whom a deleted account invited."""
    frappe.db.set_value(DOCTYPE, {"invited_by": account}, "invited_by", None, update_modified=False)

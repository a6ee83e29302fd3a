"""What an account may do with its company, by the state of the review; who else may open a company."""

from typing import NoReturn

import frappe
from frappe import _

from job_portal.company import membership, messages
from job_portal.company.doctype.jp_company.jp_company import FROZEN, REJECTED
from job_portal.company.membership import company_of
from job_portal.platform.policy import require


def own_company(*columns: str) -> dict:
    """The `columns` of the account's company, with its `name` and `status`.

    :raises frappe.PermissionError: 403, it has none.
    """
    name, columns = company_of(frappe.session.user), ("name", "status", *columns)
    found = name and frappe.db.get_value("JP Company", name, columns, as_dict=True)
    require(found, messages.COMPANY_NOT_FOUND)
    return found


def own_locked(*columns: str, by_owner: bool = False) -> dict:
    """As `own_company`, locked in a new transaction.

    If two owners leave at once, the second request waits here and then finds that the first owner has left.

    :param by_owner: whether to refuse members who are no owners.
    """
    user, columns = frappe.session.user, ("name", "status", *columns)
    name = company_of(user)
    # A transaction reads from the snapshot of its first read. So a new one begins with the lock.
    frappe.db.commit()
    found = name and frappe.db.get_value("JP Company", name, columns, as_dict=True, for_update=True)
    # The account may have been removed meanwhile.
    require(found and company_of(user) == name, messages.COMPANY_NOT_FOUND)
    require(not by_owner or membership.is_owner(user, name), messages.OWNERS_ONLY)
    return found


def check_may_edit(status: str) -> None:
    """Refuse a company that an owner has frozen.

    :param status: the company's.
    :raises frappe.PermissionError: 403.
    """
    if status == FROZEN:
        is_owner = membership.owned_by(frappe.session.user)
        require(False, messages.THAW_FIRST if is_owner else messages.COMPANY_IS_FROZEN)


def check_may_act(status: str) -> None:
    """Refuse a rejected or frozen company; parameters and errors as `check_may_edit`."""
    check_may_edit(status)
    require(status != REJECTED, messages.CORRECT_FIRST)


def check_may_open(name: str, permission: str, by_owner: bool = False) -> bool:
    """Refuse all but the company's members and roles with `permission`, as if the company did not exist.

    :param by_owner: whether to refuse members who are no owners.
    :return: whether the caller is a member.
    :raises frappe.PermissionError: 403.
    """
    user = frappe.session.user
    is_own = company_of(user) == name
    require(is_own or frappe.has_permission("JP Company", permission, doc=name), messages.COMPANY_NOT_FOUND)
    require(not (is_own and by_owner) or membership.is_owner(user, name), messages.OWNERS_ONLY)
    return is_own


def refuse_unknown() -> NoReturn:
    """Answer 404 to reviewers and 403 to everybody else. Else strangers could count companies."""
    is_reviewer = frappe.has_permission("JP Company", "read")
    error = frappe.DoesNotExistError if is_reviewer else frappe.PermissionError
    frappe.throw(_(messages.COMPANY_NOT_FOUND), error)

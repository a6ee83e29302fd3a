"""What an account may do with its company, by the state of the review; who else may open a company."""

from typing import NoReturn

import frappe
from frappe import _

from job_portal.company import messages
from job_portal.company.doctype.jp_company.jp_company import FROZEN, REJECTED
from job_portal.company.membership import company_of
from job_portal.platform.policy import require


def own_company(*columns: str, is_locked: bool = False) -> dict:
    """The `columns` of the account's company, with its `name` and `status`.

    :raises frappe.PermissionError: 403, it has none.
    """
    name, columns = company_of(frappe.session.user), ("name", "status", *columns)
    found = name and frappe.db.get_value("JP Company", name, columns, as_dict=True, for_update=is_locked)
    require(found, messages.COMPANY_NOT_FOUND)
    return found


def check_may_edit(status: str) -> None:
    """Refuse a company that its account has frozen.

    :param status: the company's.
    :raises frappe.PermissionError: 403.
    """
    require(status != FROZEN, messages.THAW_FIRST)


def check_may_read_people(status: str) -> None:
    """Refuse a rejected or frozen company; parameters and errors as `check_may_edit`."""
    check_may_edit(status)
    require(status != REJECTED, messages.CORRECT_FIRST)


def check_may_open(name: str, account: str | None, permission: str) -> None:
    """Refuse all but the company's account and roles with `permission`, as if the company did not exist.

    :raises frappe.PermissionError: 403.
    """
    is_own = account == frappe.session.user
    require(is_own or frappe.has_permission("JP Company", permission, doc=name), messages.COMPANY_NOT_FOUND)


def refuse_unknown() -> NoReturn:
    """Only reviewers learn that a company does not exist. Otherwise strangers could count companies."""
    is_reviewer = frappe.has_permission("JP Company", "read")
    error = frappe.DoesNotExistError if is_reviewer else frappe.PermissionError
    frappe.throw(_(messages.COMPANY_NOT_FOUND), error)

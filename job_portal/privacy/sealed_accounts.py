"""Accounts whose number now belongs to somebody else: they are hidden, lose number and sessions, and are
erased later.
"""

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import account_summary, accounts, codes, sessions
from job_portal.account import messages as account_messages
from job_portal.company import company_freeze as companies
from job_portal.company.membership import is_only_member
from job_portal.freelancers import service as freelancers
from job_portal.platform import logs, settings
from job_portal.platform.policy import require
from job_portal.privacy import account_moving, deletion, messages, sealing
from job_portal.privacy.doctype.jp_sealed_account.jp_sealed_account import DOCTYPE
from job_portal.searchers import service as searchers


def hide(account: str) -> bool:
    """Hide the account's profiles and its company, each in its own transaction; return whether they were.

    A company with other members stays.
    """
    was_frozen = bool(account_summary.of(account).is_frozen)
    searchers.freeze(account)
    freelancers.freeze(account)
    if is_only_member(account):
        companies.freeze(account)
    return was_frozen


def seal(account: str, number: str, was_frozen: bool) -> None:
    """Take the number from a hidden account and end its sessions, in the caller's transaction.

    :param was_frozen: the answer of `hide`.
    :raises frappe.PermissionError: 403, it was deleted or has another number meanwhile.
    """
    days = settings.number("given_back_days")
    account_moving.tell(account, messages.TELL_SEALED, days)
    require(retire(account, days, was_frozen) == number, account_messages.ACCOUNT_GONE)


def retire(account: str, days: int = 0, was_frozen: bool = False) -> str | None:
    """Take the number from an account, end its sessions, and let it be erased, in the caller's transaction.

    :param days: until then it may be given back, and is then hidden again if it `was_frozen`.
    :return: the number.
    """
    number = accounts.take_number(account)
    if number:
        account_moving.end_all(account)
        sealed = {
            "account": account,
            "person": sealing.pseudonym(number),
            "erase_on": add_to_date(now_datetime(), days=days),
            "was_frozen": int(was_frozen),
        }
        frappe.get_doc({"doctype": DOCTYPE, **sealed}).insert(ignore_permissions=True)
        codes.forget_number(number)
        sessions.end(account)
        accounts.rotate_secret(account)
    return number


def of_number(number: str) -> str | None:
    """The account that had the number last and is sealed; None without one."""
    filters = {"person": sealing.pseudonym(number), "erase_on": (">", now_datetime())}
    return frappe.db.get_value(DOCTYPE, filters, "account", order_by="creation desc")


def is_sealed(account: str) -> bool:
    """Whether the account waits for its person or its erasure."""
    return bool(frappe.db.exists(DOCTYPE, {"account": account}))


def give_back(account: str, number: str) -> None:
    """Give a sealed account a number of its person's, which has no account, and show it again. It commits."""
    was_frozen = frappe.db.get_value(DOCTYPE, {"account": account}, "was_frozen")
    accounts.assign(account, number)
    account_moving.tell(account, messages.TELL_NUMBER_CHANGED)
    frappe.db.delete(DOCTYPE, {"account": account})
    frappe.db.commit()
    if not was_frozen:
        searchers.thaw(account)
        freelancers.thaw(account)
        if is_only_member(account):
            companies.thaw(account)


def erase() -> None:
    """Daily job: erase accounts that nobody got back in time, with all their data."""
    due = {"erase_on": ("<=", now_datetime())}
    for account in frappe.get_all(DOCTYPE, due, pluck="account", order_by="creation asc"):
        try:
            deletion.erase(account)
        except Exception:
            frappe.db.rollback()
            logs.failure("A sealed account could not be erased")

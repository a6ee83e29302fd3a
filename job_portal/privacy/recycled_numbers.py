"""Asks a person who signs in to a long unused account whether it is theirs: an operator may have given its
number to somebody else.

The session begins after the answer. The question does not stop a person who lies.
"""

import unicodedata

import frappe
from frappe.utils import now_datetime

from job_portal.account import accounts, codes, cookies, mobile_numbers, sessions
from job_portal.account import messages as account_messages
from job_portal.account.registration import DEADLOCK_ATTEMPTS
from job_portal.company.membership import company_of, is_only_member
from job_portal.platform import market
from job_portal.platform.policy import require
from job_portal.privacy import lost_number, messages, sealed_accounts

NEXT = "whose_account"


class QuestionEnded(frappe.PermissionError):
    """No answer with this code can begin a session any more."""


def question(account: str) -> dict | None:
    """Hook: the question for an account that was not used for long, on a live site only.

    :return: {next, first_letter, district}; None for an account in use, or without a name, which holds
        nothing to protect.
    """
    if not market.is_live() or not accounts.is_unused(account):
        return None
    known = lost_number.known_of(account)
    if known["full_name"] == accounts.NEW_MEMBER:
        return None
    return {"next": NEXT, "first_letter": _first_letter(known["full_name"]), "district": known["place"] or ""}


def answer(mobile_no: str, is_mine: bool) -> dict:
    """Answer the question, as `api.answer_whose_account` answers it. Each code gives one answer.

    :raises frappe.ValidationError: 417, no number.
    :raises QuestionEnded: 403, this browser has not just entered a code for this number; the account was
        closed or used since; or a reviewer decides about it.
    """
    mobile_numbers.check(mobile_no)
    # A new transaction begins with the lock of the verification.
    frappe.db.commit()
    verification = codes.lock_verification(mobile_no, cookies.ticket(), codes.LOGIN)
    account = verification and accounts.name_of(mobile_no)
    require(account and question(account), account_messages.INVALID_SESSION, QuestionEnded)
    require(accounts.may_sign_in(mobile_no), account_messages.ACCOUNT_CLOSED, QuestionEnded)
    codes.consume(verification.name, account)
    frappe.db.commit()
    cookies.take_ticket()
    if not is_mine:
        if _has_live_jobs(account):
            lost_number.ask_about(account)
            frappe.db.commit()
            require(False, messages.REVIEWER_DECIDES, QuestionEnded)
        account = _begin_anew(mobile_no, account)
    else:
        lost_number.end_question(account)
    session = sessions.open_session(account)
    cookies.remember_device(mobile_no)
    return session


def _begin_anew(mobile_no: str, account: str) -> str:
    """Seal the account and create a new one of its number. Return the new one's name."""
    was_frozen = sealed_accounts.hide(account)
    for attempt in range(1, DEADLOCK_ATTEMPTS + 1):
        frappe.db.commit()
        try:
            sealed_accounts.seal(account, mobile_no, was_frozen)
            user = accounts.create(mobile_no, accounts.NEW_MEMBER)
            frappe.db.commit()
        except frappe.QueryDeadlockError:
            # The database has rolled back the whole transaction.
            frappe.db.rollback()
            if attempt == DEADLOCK_ATTEMPTS:
                raise
        else:
            return user


def _has_live_jobs(account: str) -> bool:
    """Whether sealing the account would hide live jobs: nobody else acts for its company."""
    if not is_only_member(account):
        return False
    live = {"company": company_of(account), "status": "Live", "valid_through": (">", now_datetime())}
    return bool(frappe.db.exists("JP Job", live))


def _first_letter(name: str) -> str:
    """The first letter with its vowel sign, in any script."""
    end = 1
    while end < len(name) and unicodedata.category(name[end]).startswith("M"):
        end += 1
    return name[:end]

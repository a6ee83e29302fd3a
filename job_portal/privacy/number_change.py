"""The signed-in account changes its number, with a code to the old number and then one to the new.

Where the old number is lost, the code to the new one makes a request (`lost_number`).
"""

from datetime import datetime

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.account import accounts, code_limits, code_sending, codes, cookies, mobile_numbers, quotas
from job_portal.account import messages as account_messages
from job_portal.platform import retention, settings
from job_portal.privacy import account_moving, lost_number, messages
from job_portal.privacy.deletion import own_number
from job_portal.privacy.doctype.jp_number_change.jp_number_change import (
    CODES,
    DOCTYPE,
    GRANTED,
    LOST_NUMBER,
    OPEN,
    STARTED,
    WAITING,
)
from job_portal.rules import LIMITS

# The steps in answers. OLD and NEW: a code to that number is expected.
OLD, NEW, DONE, NONE = "old", "new", "done", "none"
_PURPOSES = {OLD: codes.OLD_NUMBER, NEW: codes.NEW_NUMBER}


def start(mobile_no: str, is_old_lost: bool, paper: str | None) -> dict | str:
    """Start a change, or go on with one, as `api.start_number_change` answers it.

    A right code of the old number counts for ten minutes. A repeated start then sends one to the new number.

    :raises frappe.PermissionError: 403, see `own_number`.
    :raises frappe.ValidationError: 417, no number, the account's own one, a number that no account may have,
        no paper, or nobody decides on lost numbers here.
    :raises frappe.RateLimitExceededError: 429, and GatewayError: as `code_sending.send`.
    """
    number, account = own_number(), frappe.session.user
    mobile_numbers.check(mobile_no)
    if mobile_no == number:
        frappe.throw(_(messages.NUMBER_IS_YOURS))
    if not mobile_numbers.may_be_new(mobile_no):
        frappe.throw(_(account_messages.MOBILE_NOT_INDIAN))
    if is_old_lost:
        lost_number.check(paper)
    code_limits.count_request(mobile_no, cookies.device(mobile_no))
    lost_number.count()
    if accounts.exists(mobile_no):
        return account_messages.USER_ALREADY_EXISTS
    if is_old_lost and account_moving.change_of(account, WAITING, GRANTED):
        frappe.throw(_(messages.CHANGE_IS_ASKED))
    change = account_moving.change_of(account, STARTED) or frappe.new_doc(DOCTYPE)
    is_proved = change.new_number == mobile_no and _is_fresh(change.old_proved_on)
    change.update(
        {
            "account": account,
            "kind": LOST_NUMBER if is_old_lost else CODES,
            "status": STARTED,
            "new_number": mobile_no,
            "paper": paper if is_old_lost else None,
            # No code is right until the next one is sent.
            "reference": None,
            "old_proved_on": change.old_proved_on if is_proved else None,
        }
    )
    change.save(ignore_permissions=True)
    return _send(change, number)


def confirm(reference: str, code: str) -> dict:
    """Check a code of the account's change, as `api.confirm_number_change` answers it.

    :raises frappe.PermissionError: 403, see `own_number`, or the account is deleted meanwhile.
    :raises frappe.ValidationError: 417, the code is wrong or expired, or of no change of this account.
        Attempts are counted.
    :raises frappe.DuplicateEntryError: 409, the new number has an account meanwhile.
    :raises frappe.RateLimitExceededError: 429, and GatewayError: as `code_sending.send`.
    """
    number = own_number()
    change = _waiting_for(reference)
    step = _step(change)
    to, purpose = _receiver(change, number)
    outcome = codes.check(to, reference, code, purpose, (purpose,))
    if outcome.failure:
        frappe.throw(_(outcome.failure))
    # A concurrent start waits for this lock, or has begun another change, for which this code must not count.
    quotas.begin()
    change = _waiting_for(reference)
    change.db_set({"reference": None, **({"old_proved_on": now_datetime()} if step == OLD else {})})
    if step == OLD:
        return _send(change, number)
    if change.kind == LOST_NUMBER:
        lost_number.ask(change)
        return read()
    account_moving.move(change.account, number, change.new_number)
    cookies.remember_device(change.new_number)
    return {"step": DONE}


def claim(mobile_no: str, paper: str) -> dict:
    """Claim the account of a lost number, as `api.claim_account` answers it; see `lost_number.claim`."""
    lost_number.claim(mobile_no, paper)
    return read()


def cancel() -> dict:
    """End the account's changes, as `api.cancel_number_change` answers it.

    :raises frappe.PermissionError: 403, see `own_number`.
    """
    own_number()
    quotas.begin()
    for status in OPEN:
        if change := account_moving.change_of(frappe.session.user, status):
            account_moving.end(change)
    return {"step": NONE}


def read() -> dict:
    """The account's number and its request, as `api.get_number_change` answers it.

    :raises frappe.PermissionError: 403, see `own_number`.
    """
    number = own_number()
    change = account_moving.change_of(frappe.session.user, WAITING, GRANTED)
    until = change and change.takes_effect_on
    return {
        "number": number,
        "may_be_lost": lost_number.are_decided(),
        "step": change.status.lower() if change else NONE,
        "kind": change and change.kind,
        "new_number": change and change.new_number,
        "takes_effect_on": str(get_datetime(until)) if until else None,
    }


def purge() -> None:
    """Daily job: delete changes that were started and not finished."""
    old = {"status": STARTED, "modified": ("<", retention.oldest("codes"))}
    for name in frappe.get_all(DOCTYPE, old, pluck="name", order_by="creation asc"):
        frappe.delete_doc(DOCTYPE, name, ignore_permissions=True, delete_permanently=True)


def _waiting_for(reference: str) -> Document:
    change = account_moving.change_of(frappe.session.user, STARTED)
    if not change or not reference or change.reference != reference:
        # Another device may have begun the change anew, ended it or made it.
        frappe.throw(_(account_messages.CODE_EXPIRED))
    return change


def _step(change: Document) -> str:
    return NEW if change.kind == LOST_NUMBER or _is_fresh(change.old_proved_on) else OLD


def _is_fresh(proved_on: str | datetime | None) -> bool:
    oldest = add_to_date(now_datetime(), seconds=-LIMITS["signup_ticket_seconds"])
    return bool(proved_on) and get_datetime(proved_on) > oldest


def _receiver(change: Document, number: str) -> tuple[str, str]:
    """The number that gets the next code, and the code's purpose."""
    step = _step(change)
    return (number if step == OLD else change.new_number), _PURPOSES[step]


def _send(change: Document, number: str) -> dict:
    to, purpose = _receiver(change, number)
    reference = code_sending.send(to, purpose, cookies.device(to))
    change.db_set("reference", reference)
    return {
        "step": _step(change),
        "reference_no": reference,
        "expires_in": settings.number("otp_life_seconds"),
        "resend_after": LIMITS["resend_seconds"],
    }

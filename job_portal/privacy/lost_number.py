"""Changes of number that a reviewer decides on, by a paper. Neither number is shown to a reviewer.

- *Lost Number*: an account that is signed in has proved its new number.
- *Lost Account*: a new account names the number of an older one. It learns nothing of that account before a
  reviewer's decision. If it is granted, the older account gets the new one's number, and the new account is
  erased.
- *Number Given Out Again*: a person with the number of a company with live jobs says that the account is not
  theirs.

A granted change takes effect after days, which any use of the old number ends. A sealed account is given back
at once: its number is another person's.
"""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts, code_limits, cookies, mobile_numbers, quotas
from job_portal.company.membership import company_of, owned_by
from job_portal.freelancers.service import freelancer_of
from job_portal.platform import logs, settings
from job_portal.platform.records import locked, refuse_stale
from job_portal.platform.sentences import Moment
from job_portal.privacy import account_moving, messages, sealed_accounts
from job_portal.privacy.deletion import own_number
from job_portal.privacy.doctype.jp_number_change.jp_number_change import (
    DOCTYPE,
    DONE,
    GIVEN_OUT,
    GRANTED,
    LOST_ACCOUNT,
    LOST_NUMBER,
    REFUSED,
    WAITING,
)
from job_portal.rules import MARKET
from job_portal.searchers.service import searcher_of

_QUOTA = "number changes"
# Starts and claims of an account in a day. A start answers whether a number has an account.
MOST_A_DAY = 10


def are_decided() -> bool:
    """Whether the site lets reviewers decide on lost numbers."""
    return bool(settings.number("lost_numbers"))


def check(paper: str | None) -> None:
    """Refuse a request without a paper, or on a site where nobody decides.

    :raises frappe.ValidationError: 417.
    """
    if not are_decided():
        frappe.throw(_(messages.LOST_NOT_DECIDED))
    if not paper:
        frappe.throw(_(messages.PAPER_MISSING))


def count() -> None:
    """Begin a transaction with the account's lock, and count one more try.

    :raises frappe.RateLimitExceededError: 429.
    """
    quotas.begin()
    if not quotas.take(_QUOTA, MOST_A_DAY):
        frappe.throw(_(messages.NUMBER_CHANGES_EXHAUSTED), frappe.RateLimitExceededError)


def ask(change: Document) -> None:
    """Submit a change whose new number is verified to the reviewers, in the caller's transaction."""
    change.update({"status": WAITING, **known_of(change.account)})
    change.save(ignore_permissions=True)
    account_moving.tell(change.account, messages.TELL_CHANGE_ASKED)


def claim(mobile_no: str, paper: str) -> None:
    """Claim the account of a lost number for the signed-in new account. It commits.

    The outcome is the same whether the number has an account or not.

    :raises frappe.PermissionError: 403, see `own_number`.
    :raises frappe.ValidationError: 417, no number, or one's own; no paper; the account has a profile or a
        company, or has asked already.
    :raises frappe.RateLimitExceededError: 429.
    """
    number, account = own_number(), frappe.session.user
    mobile_numbers.check(mobile_no)
    if mobile_no == number:
        frappe.throw(_(messages.NUMBER_IS_YOURS))
    if not paper:
        frappe.throw(_(messages.PAPER_MISSING))
    code_limits.count_request(mobile_no, cookies.device(mobile_no))
    count()
    _check_empty(account)
    if account_moving.change_of(account, WAITING, GRANTED):
        frappe.throw(_(messages.CHANGE_IS_ASKED))
    claimed = sealed_accounts.of_number(mobile_no) or (accounts.name_of(mobile_no) if are_decided() else None)
    change = frappe.new_doc(DOCTYPE)
    known = known_of(claimed) if claimed else {}
    change.update({"account": account, "kind": LOST_ACCOUNT, "status": WAITING, "claimed": claimed, **known})
    change.update({"new_number": number, "paper": paper})
    change.save(ignore_permissions=True)
    frappe.db.commit()


def ask_about(account: str) -> None:
    """Ask the reviewers whether the number of this company was given out again."""
    asked = {"account": account, "kind": GIVEN_OUT, "status": WAITING}
    if not frappe.db.exists(DOCTYPE, asked):
        frappe.get_doc({"doctype": DOCTYPE, **asked, **known_of(account)}).insert(ignore_permissions=True)


def end_question(account: str) -> None:
    """End the question of `ask_about`: the company's own person has signed in."""
    for name in frappe.get_all(
        DOCTYPE, {"account": account, "kind": GIVEN_OUT, "status": WAITING}, pluck="name"
    ):
        account_moving.end(frappe.get_doc(DOCTYPE, name))


def grant(name: str, modified: str) -> dict:
    """Grant a change, as `api.grant_number_change` answers it.

    :raises frappe.DoesNotExistError: 404, no such change.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    :raises frappe.ValidationError: 417, it does not wait, no account is claimed, the claiming one is in use
        meanwhile, or nobody decides on lost numbers here.
    """
    change = _to_decide(name, modified)
    change.decided_by = frappe.session.user
    if change.kind == GIVEN_OUT:
        _seal(change)
    elif change.claimed and sealed_accounts.is_sealed(change.claimed):
        _give_back(change)
    else:
        _let_wait(change)
    return _answer(change)


def refuse(name: str, modified: str, reason: str) -> dict:
    """Refuse a change, as `api.refuse_number_change` answers it. Parameters and errors as `grant`.

    :raises frappe.ValidationError: 417, no reason.
    """
    reason = reason.strip() or frappe.throw(_(messages.REFUSAL_NEEDS_REASON))
    change = _to_decide(name, modified, is_grant=False)
    account_moving.end(change, REFUSED, decided_by=frappe.session.user, reason=reason)
    if change.kind != GIVEN_OUT:
        account_moving.tell(change.account, messages.TELL_CHANGE_REFUSED, reason)
    return _answer(change)


def end_by_use(mobile_no: str, purpose: str) -> None:
    """Hook, when a code was right for a number: end the requests that call this number lost."""
    account = accounts.name_of(mobile_no)
    if not account:
        return
    for lost in ({"account": account, "kind": LOST_NUMBER}, {"claimed": account}):
        for name in frappe.get_all(DOCTYPE, {**lost, "status": ("in", (WAITING, GRANTED))}, pluck="name"):
            change = frappe.get_doc(DOCTYPE, name)
            account_moving.end(change)
            account_moving.tell(change.account, messages.TELL_CHANGE_ENDED_BY_USE)


def take_effect() -> None:
    """Hourly job: give accounts the numbers that are due."""
    due = {"status": GRANTED, "takes_effect_on": ("<=", now_datetime())}
    for name in frappe.get_all(DOCTYPE, due, pluck="name", order_by="creation asc"):
        try:
            _take_effect(name)
            frappe.db.commit()
        except Exception:
            frappe.db.rollback()
            logs.failure(f"Change of number {name} did not take effect")


def known_of(account: str) -> dict:
    """The facts that identify an account: {full_name, place (a district), company_name}."""
    firm = _values("JP Company", owned_by(account), "company_name", "contact_name", "city")
    own = _values("JP Searcher", searcher_of(account), "full_name", "city")
    called = frappe.db.get_value("User", account, "full_name")
    names = [name for name in (own.full_name, called, firm.contact_name) if name != accounts.NEW_MEMBER]
    return {
        "full_name": next(filter(None, names), accounts.NEW_MEMBER),
        "place": own.city or firm.city,
        "company_name": firm.company_name,
    }


def _values(doctype: str, name: str | None, *fields: str) -> dict:
    return (name and frappe.db.get_value(doctype, name, fields, as_dict=True)) or frappe._dict()


def _let_wait(change: Document) -> None:
    until = add_to_date(now_datetime(), days=MARKET["limits"]["lost_number_days"])
    change.update({"status": GRANTED, "takes_effect_on": until})
    change.save(ignore_permissions=True)
    for account in filter(None, (change.account, change.claimed)):
        account_moving.tell(account, messages.TELL_CHANGE_GRANTED, Moment(until))


def _give_back(change: Document) -> None:
    account_moving.end(change, DONE, decided_by=change.decided_by)
    sealed_accounts.give_back(change.claimed, sealed_accounts.retire(change.account))


def _seal(change: Document) -> None:
    was_frozen = sealed_accounts.hide(change.account)
    change.reload()
    account_moving.end(change, DONE, decided_by=frappe.session.user)
    sealed_accounts.seal(change.account, accounts.number_of(change.account), was_frozen)


def _take_effect(name: str) -> None:
    change = locked(DOCTYPE, name)
    if not change or change.status != GRANTED:
        return
    if change.claimed:
        _check_empty(change.account)
        account_moving.end(change, DONE)
        number = sealed_accounts.retire(change.account)
        account_moving.move(change.claimed, accounts.number_of(change.claimed), number)
    elif accounts.exists(change.new_number):
        account_moving.end(change)
        account_moving.tell(change.account, messages.TELL_CHANGE_NUMBER_TAKEN)
    else:
        new = change.new_number
        account_moving.end(change, DONE)
        account_moving.move(change.account, accounts.number_of(change.account), new)


def _check_empty(account: str) -> None:
    """Refuse a claim of an account in use: it would be erased."""
    if company_of(account) or searcher_of(account) or freelancer_of(account):
        frappe.throw(_(messages.CLAIM_BY_ACCOUNT_IN_USE))


def _to_decide(name: str, modified: str, is_grant: bool = True) -> Document:
    change = locked(DOCTYPE, name)
    if not change:
        frappe.throw(_(messages.CHANGE_NOT_FOUND), frappe.DoesNotExistError)
    refuse_stale(change, modified, messages.CHANGE_CHANGED_MEANWHILE)
    if change.status != WAITING:
        frappe.throw(_(messages.CHANGE_IS_DECIDED))
    if is_grant and change.kind == LOST_ACCOUNT:
        if not change.claimed:
            frappe.throw(_(messages.NOTHING_CLAIMED))
        _check_empty(change.account)
    if is_grant and change.kind == LOST_NUMBER and not are_decided():
        frappe.throw(_(messages.LOST_NOT_DECIDED))
    return change


def _answer(change: Document) -> dict:
    return {"name": change.name, "status": change.status, "modified": str(change.modified)}

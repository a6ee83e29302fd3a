"""A change of number where the old number is lost: a reviewer decides on a paper, and it takes effect later.

Until then any use of the old number ends it. Neither number is shown to a reviewer.
"""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts
from job_portal.company.service import company_of
from job_portal.platform import logs, settings
from job_portal.platform.records import locked, refuse_stale
from job_portal.platform.sentences import Moment
from job_portal.privacy import messages, moving
from job_portal.privacy.doctype.jp_number_change.jp_number_change import (
    DOCTYPE,
    GRANTED,
    REFUSED,
    WAITING,
)
from job_portal.rules import MARKET
from job_portal.searchers.service import searcher_of


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


def ask(change: Document) -> None:
    """Bring a change whose new number is proved before the reviewers, in the caller's transaction."""
    change.update({"status": WAITING, **_known_of(change.account)})
    change.save(ignore_permissions=True)
    moving.tell(change.account, messages.TELL_CHANGE_ASKED)


def grant(name: str, modified: str) -> dict:
    """Grant a request, as `api.grant_number_change` answers it.

    :raises frappe.DoesNotExistError: 404, no such request.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    :raises frappe.ValidationError: 417, it does not wait, or nobody decides on lost numbers here.
    """
    change = _to_decide(name, modified)
    until = add_to_date(now_datetime(), days=MARKET["limits"]["lost_number_days"])
    change.update({"status": GRANTED, "decided_by": frappe.session.user, "takes_effect_on": until})
    change.save(ignore_permissions=True)
    moving.tell(change.account, messages.TELL_CHANGE_GRANTED, Moment(until))
    return _answer(change)


def refuse(name: str, modified: str, reason: str) -> dict:
    """Refuse a request, as `api.refuse_number_change` answers it. Parameters and errors as `grant`.

    :raises frappe.ValidationError: 417, no reason.
    """
    reason = reason.strip() or frappe.throw(_(messages.REFUSAL_NEEDS_REASON))
    change = _to_decide(name, modified)
    moving.end(change, REFUSED, decided_by=frappe.session.user, reason=reason)
    moving.tell(change.account, messages.TELL_CHANGE_REFUSED, reason)
    return _answer(change)


def end_by_use(mobile_no: str, purpose: str) -> None:
    """Hook, when a code was right for a number: end a request that says this number is lost."""
    account = accounts.name_of(mobile_no)
    change = account and moving.change_of(account, WAITING, GRANTED)
    if change:
        moving.end(change)
        moving.tell(account, messages.TELL_CHANGE_ENDED_BY_USE)


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


def _take_effect(name: str) -> None:
    change = locked(DOCTYPE, name)
    if not change or change.status != GRANTED:
        return
    if accounts.exists(change.new_number):
        moving.end(change)
        moving.tell(change.account, messages.TELL_CHANGE_NUMBER_TAKEN)
    else:
        moving.move(change, accounts.number_of(change.account))


def _known_of(account: str) -> dict:
    """What a reviewer compares with the paper."""
    company, searcher = company_of(account), searcher_of(account)
    return {
        "full_name": (searcher and frappe.db.get_value("JP Searcher", searcher, "full_name"))
        or frappe.db.get_value("User", account, "full_name"),
        "place": (searcher and frappe.db.get_value("JP Searcher", searcher, "city"))
        or (company and frappe.db.get_value("JP Company", company, "city")),
        "company_name": company and frappe.db.get_value("JP Company", company, "company_name"),
    }


def _to_decide(name: str, modified: str) -> Document:
    change = locked(DOCTYPE, name)
    if not change:
        frappe.throw(_(messages.CHANGE_NOT_FOUND), frappe.DoesNotExistError)
    refuse_stale(change, modified, messages.CHANGE_CHANGED_MEANWHILE)
    if change.status != WAITING:
        frappe.throw(_(messages.CHANGE_IS_DECIDED))
    if not are_decided():
        frappe.throw(_(messages.LOST_NOT_DECIDED))
    return change


def _answer(change: Document) -> dict:
    return {"name": change.name, "status": change.status, "modified": str(change.modified)}

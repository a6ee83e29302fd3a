"""Moves an account to another number, and ends changes of number."""

import frappe
from frappe.model.document import Document

from job_portal.account import accounts, codes
from job_portal.files import purge
from job_portal.notifications import service as notifications
from job_portal.platform import bulk
from job_portal.platform.sentences import Sentence
from job_portal.privacy import messages, sealing
from job_portal.privacy.doctype.jp_number_change.jp_number_change import (
    DOCTYPE,
    ENDED,
    GIVEN_OUT,
    OPEN,
    STARTED,
)

LINK = "/frontend/change-number"


def change_of(account: str, *statuses: str) -> Document | None:
    """The account's own change with one of these statuses. There is at most one with each open status."""
    asked = {"account": account, "kind": ("!=", GIVEN_OUT), "status": ("in", statuses)}
    name = frappe.db.get_value(DOCTYPE, asked, "name")
    return frappe.get_doc(DOCTYPE, name) if name else None


def move(account: str, old: str, new: str) -> None:
    """Give the account a new number, in the caller's transaction.

    Its name, company, records and sessions stay: JP Account alone says whose number it is.

    :raises frappe.DuplicateEntryError: 409, and frappe.PermissionError: as `accounts.move`.
    """
    accounts.move(account, old, new)
    codes.forget_number(old)
    sealing.note_move(old, new)
    end_all(account)
    tell(account, messages.TELL_NUMBER_CHANGED)


def end_all(account: str) -> None:
    """End the open changes of the account, and those that claim it."""
    for field in ("account", "claimed"):
        for name in frappe.get_all(DOCTYPE, {field: account, "status": ("in", OPEN)}, pluck="name"):
            end(frappe.get_doc(DOCTYPE, name))


def end(change: Document, status: str = ENDED, **values) -> None:
    """End a change, and forget its new number and its paper. One that was only started leaves no line."""
    if change.status == STARTED:
        change.delete(ignore_permissions=True, delete_permanently=True)
        return
    change.update({"status": status, "new_number": None, "paper": None, "takes_effect_on": None, **values})
    change.save(ignore_permissions=True)
    purge.forget_replaced(DOCTYPE, change.name)


def tell(account: str, sentence: str, *values: object) -> None:
    """Tell the account's devices of its change."""
    notifications.notify(account, "number", Sentence(sentence, *values), LINK)


def forget(user: Document, event: str) -> None:
    """Hook of User: delete a deleted account's changes, and its row of sealed accounts."""
    bulk.delete_where("JP Sealed Account", {"account": user.name})
    for name in frappe.get_all(DOCTYPE, {"claimed": user.name}, pluck="name", order_by="creation asc"):
        gone = {"claimed": None, "full_name": None, "place": None, "company_name": None}
        frappe.db.set_value(DOCTYPE, name, gone)
    for name in frappe.get_all(DOCTYPE, {"account": user.name}, pluck="name", order_by="creation asc"):
        frappe.delete_doc(DOCTYPE, name, ignore_permissions=True, delete_permanently=True)

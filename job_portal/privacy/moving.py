"""Moves an account to another number, and ends changes of number."""

import frappe
from frappe.model.document import Document

from job_portal.account import accounts, codes
from job_portal.files import purge
from job_portal.notifications import service as notifications
from job_portal.platform.sentences import Sentence
from job_portal.privacy import messages, sealing
from job_portal.privacy.doctype.jp_number_change.jp_number_change import (
    DOCTYPE,
    DONE,
    ENDED,
    OPEN,
    STARTED,
)

LINK = "/frontend/change-number"


def change_of(account: str, *statuses: str) -> Document | None:
    """The account's change of these statuses. An account has at most one of each open one."""
    name = frappe.db.get_value(DOCTYPE, {"account": account, "status": ("in", statuses)}, "name")
    return frappe.get_doc(DOCTYPE, name) if name else None


def move(change: Document, number: str) -> None:
    """Give the account its new number, in the caller's transaction.

    Its name, company, records and sessions stay: JP Account alone says whose number it is.

    :param number: the present one.
    :raises frappe.DuplicateEntryError: 409, and frappe.PermissionError: as `accounts.move`.
    """
    new = change.new_number
    accounts.move(change.account, number, new)
    codes.forget_number(number)
    sealing.note_move(number, new)
    end_all(change.account, done=change.name)
    tell(change.account, messages.TELL_NUMBER_CHANGED)


def end_all(account: str, done: str | None = None) -> None:
    """End the account's open changes.

    :param done: the name of the one that took effect.
    """
    for status in OPEN:
        if change := change_of(account, status):
            end(change, DONE if change.name == done else ENDED)


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
    """Hook of User: delete a deleted account's changes."""
    for name in frappe.get_all(DOCTYPE, {"account": user.name}, pluck="name", order_by="creation asc"):
        frappe.delete_doc(DOCTYPE, name, ignore_permissions=True, delete_permanently=True)

"""Shared steps of reviewers' decisions: a reason, and many records in one request."""

from collections.abc import Callable

import frappe
from frappe import _

from job_portal.platform import messages
from job_portal.rules import MARKET

# Each record is saved separately, all within one request.
MOST_AT_ONCE = 100


def reason_of(text: str, missing: str) -> str:
    """A reason for a decision, without outer spaces.

    :param missing: the refusal of an empty one, not yet translated.
    :raises frappe.ValidationError: 417, no reason, or one that is too long.
    """
    reason, most = text.strip(), MARKET["limits"]["reason_length"]
    if not reason:
        frappe.throw(_(missing))
    if len(reason) > most:
        frappe.throw(_(messages.REASON_TOO_LONG).format(most))
    return reason


def each(chosen: str | list, decide: Callable[[dict], dict]) -> dict:
    """Decide on each of `chosen`. A refused record stays unchanged.

    :param chosen: list, or JSON of one, of {name, modified}; at most 100.
    :param decide: takes one of them, and answers with its `name`.
    :return: {decided: [names], refused: [{name, reason: a sentence}]}
    :raises frappe.ValidationError: 417, `chosen` is no such list.
    """
    decided, refused = [], []
    for one in _read(chosen):
        try:
            decided.append(decide(one)["name"])
        except (frappe.ValidationError, frappe.PermissionError) as error:
            frappe.db.rollback()
            frappe.clear_last_message()
            refused.append({"name": one["name"], "reason": str(error)})
        else:
            # A refusal of the next record must not roll this one back.
            frappe.db.commit()
    return {"decided": decided, "refused": refused}


def _read(chosen: str | list) -> list[dict]:
    try:
        chosen = frappe.parse_json(chosen)
    except ValueError:
        chosen = None
    if not isinstance(chosen, list) or not all(map(_names_a_version, chosen)):
        frappe.throw(_(messages.CHOICE_UNREADABLE))
    if len(chosen) > MOST_AT_ONCE:
        frappe.throw(_(messages.CHOICE_TOO_LONG).format(MOST_AT_ONCE))
    return chosen


def _names_a_version(row) -> bool:
    return isinstance(row, dict) and all(isinstance(row.get(key), str) for key in ("name", "modified"))

"""Pay as entered, by the hour up to the year, and its monthly amount for comparisons."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.jobs import messages
from job_portal.rules import MARKET

# Conversion of a unit of time to a month: 8 hours a day, 26 days a month, 52 weeks a year.
UNITS: dict[str, dict[str, int]] = MARKET["months_of_pay"]
_MOST = MARKET["limits"]["amount_most"]
# The fields of amounts as entered, each with its monthly field.
OF_JOB = {"pay_min": "min_salary", "pay_max": "max_salary"}
OF_SEARCHER = {"pay_expected": "expected_salary"}


def monthly(amount: int, unit: str) -> int:
    """The monthly amount, in whole rupees."""
    times, over = UNITS[unit]["times"], UNITS[unit]["over"]
    return (2 * amount * times + over) // (2 * over)


def without_monthly(values: dict, amounts: dict[str, str]) -> dict:
    """The values without monthly amounts, if they hold an amount to compute these from."""
    if not any(values.get(field) for field in amounts):
        return values
    return {field: value for field, value in values.items() if field not in amounts.values()}


def reckon(doc: Document, amounts: dict[str, str], rules: dict[str, dict]) -> None:
    """Compute the monthly amounts of a record from the amounts as entered.

    If only the monthly amounts changed, the record's unit becomes the month.

    :param doc: cleaned and checked by `platform.fields`.
    :param amounts: `OF_JOB` or `OF_SEARCHER`.
    :param rules: of the record, by field name.
    :raises frappe.ValidationError: an amount without its unit of time, or too much for a month.
    """
    has_new_month = any(map(doc.has_value_changed, amounts.values()))
    is_told = any(doc.get(field) for field in amounts)
    if is_told and has_new_month and not any(map(doc.has_value_changed, (*amounts, "pay_unit"))):
        is_told = False
    elif not is_told and not has_new_month and _was_told(doc, amounts):
        doc.update(dict.fromkeys(amounts.values(), 0))
    if not is_told:
        doc.update({**dict.fromkeys(amounts, 0), "pay_unit": None})
        return
    if not doc.pay_unit:
        frappe.throw(_(messages.PAY_NEEDS_UNIT))
    for field, month in amounts.items():
        doc.set(month, monthly(doc.get(field), doc.pay_unit))
        if doc.get(month) > _MOST:
            frappe.throw(_(rules[field]["invalid"]))


def _was_told(doc: Document, amounts: dict[str, str]) -> bool:
    before = doc.get_doc_before_save()
    return bool(before) and any(before.get(field) for field in amounts)

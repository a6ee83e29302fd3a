"""Flags pay that is far above the usual pay for such work."""

from functools import cache
from statistics import median

import frappe

from job_portal.jobs.monthly_pay import OF_JOB, UNITS, monthly
from job_portal.jobs.wording import RULES
from job_portal.jobs.wording.groups import Span
from job_portal.jobs.wording.phone_numbers import folded_word
from job_portal.jobs.wording.sums import is_count
from job_portal.jobs.wording.text import Sentence

_PAY = RULES["pay"]
_NEAR = 4
_NEWEST = 200


def most_a_month(posting: dict) -> int:
    """The most that a job of this category and experience may pay without a finding, in rupees a month."""
    of_experience = _PAY["most_a_month"]
    most = of_experience.get(posting.get("experience_required") or "", of_experience[""])
    return round(most * _PAY["of_category"].get(posting.get("category") or "", 1))


def told(posting: dict) -> int:
    """The highest amount in the posting's fields, in rupees a month."""
    return max(amounts(posting), default=0)


def amounts(posting: dict) -> list[int]:
    """The amounts in the posting's fields, in rupees a month, without invalid ones."""
    unit = posting.get("pay_unit")
    typed = [_rupees(posting.get(field)) for field in OF_JOB]
    if unit in UNITS and any(typed):
        return [monthly(amount, unit) for amount in typed if amount]
    return [amount for field in OF_JOB.values() if (amount := _rupees(posting.get(field)))]


def is_usual(category: str | None, amount: int) -> bool:
    """Whether the site's own live jobs of the category pay as much. Too few jobs prove nothing."""
    query = """select max_salary from `tabJP Job` where is_listed = 1 and category = %s and max_salary > 0
        order by published_on desc limit %s"""
    pay = [each for (each,) in frappe.db.sql(query, (category or "", _NEWEST))]
    return len(pay) >= _PAY["jobs_for_usual"] and amount <= median(pay) * _PAY["beyond_usual"]


def promised(sentence: Sentence, most: int) -> Span | None:
    """The words of a sentence that promise more than `most` a month."""
    folds = [word.fold for word in sentence.words]
    words = _words()
    if not any(_is_of(fold, words["earning"]) for fold in folds):
        return None
    if any(_is_of(fold, words["not_pay"]) for fold in folds):
        return None
    for amount in sentence.amounts() or ():
        if (times := _times(sentence, folds, amount.first, amount.last)) and amount.value * times > most:
            return amount.first, amount.last
    return None


def _times(sentence: Sentence, folds: list[str], first: int, last: int) -> int | None:
    """How many times a month it is paid, by the nearest word for a time."""
    known = _words()["times"]
    near = [
        (min(abs(at - first), abs(at - last)), known[fold])
        for at, fold in enumerate(folds)
        # *800 for 12 hours* is no pay by the hour.
        if fold in known
        and first - _NEAR <= at <= last + _NEAR
        and not _is_of_many(folds, at, last)
        # *500 a day, salary 20000* and *13000 fixed, day shift*: the time belongs to another clause.
        and "," not in sentence.between(*((at, first) if at < first else (last, at)))
    ]
    return min(near)[1] if near else None


def _is_of_many(folds: list[str], at: int, last: int) -> bool:
    return at - 1 > last and (folds[at - 1].isdigit() or is_count(folds[at - 1]))


@cache
def _words() -> dict:
    def forms(key: str) -> list[tuple[str, bool]]:
        return [(folded_word(each.rstrip("*")), each.endswith("*")) for each in _PAY[key]]

    def mapped(key: str) -> dict[str, int]:
        return {folded_word(word): value for word, value in _PAY[key].items()}

    return {
        "earning": forms("earning"),
        "not_pay": forms("not_pay"),
        "times": mapped("times_a_month"),
    }


def _is_of(fold: str, forms: list[tuple[str, bool]]) -> bool:
    return any(fold.startswith(form) if is_beginning else fold == form for form, is_beginning in forms)


def _rupees(value: object) -> int:
    text = str(value or "").replace(",", "").strip()
    return int(text) if text.isdecimal() and len(text) < 10 else 0

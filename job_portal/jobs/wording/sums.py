"""Reads sums in words: *five hundred rupees*, *60 thousand*, *डेढ़ हज़ार*."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from job_portal.jobs.wording import RULES
from job_portal.words import lexicon
from job_portal.words.folding import folded, tokens

PRICE, PAY, ANY = "price", "pay", "any"
_HUNDRED = 100
# The most people that a posting may ask somebody to bring.
_MOST_COUNTED = 50
# Too young to be employed, or just 14. Smaller numbers are more often years of experience.
_CHILD_AGES = range(8, 15)


class Sum(NamedTuple):
    """A sum in rupees, and its first and last word.

    :param use: `PRICE` if the text names rupees; `PAY` if the number stands in a clause of its own, as pay
        does; otherwise `ANY`.
    """

    value: int
    first: int
    last: int
    use: str


def sums(folds: list[str]) -> Iterator[Sum]:
    """The sums in words of a sentence. Without *hundred* or the like, a number needs *rupees* beside it.

    :param folds: its folded words.
    """
    at = 0
    while at < len(folds):
        end, value, is_round = _read(folds, at)
        if end == at:
            at += 1
            continue
        is_price = is_of_rupees(folds, at, end - 1)
        # *Lakhs of users* is no sum, and *60* by itself is any number. ஆயிரம் by itself is a thousand.
        is_counted = folds[at] not in _multipliers() or folds[at] in _by_themselves()
        is_in_words = any(not each.isdecimal() for each in folds[at:end])
        if is_in_words and (is_price or (is_round and is_counted)):
            yield Sum(round(value), at, end - 1, PRICE if is_price or is_round else ANY)
        at = end


def is_count(fold: str) -> bool:
    """Whether the word is a small number."""
    return 1 < (_number(fold) or 0) <= _MOST_COUNTED


def is_child_age(fold: str) -> bool:
    """Whether the word may be the age of a child that may not work."""
    return _number(fold) in _CHILD_AGES


def is_of_rupees(folds: list[str], first: int, last: int) -> bool:
    """Whether a word for rupees stands before or after these words."""
    beside = (*folds[max(first - 1, 0) : first], *folds[last + 1 : last + 2])
    return any(each in _rupees() for each in beside)


def _read(folds: list[str], start: int) -> tuple[int, float, bool]:
    """Read a number in words from `start`: (its end, its value, whether it has a *hundred* or more)."""
    total, current, is_round = 0.0, 0.0, False
    for at in range(start, len(folds)):
        fold = folds[at]
        if (times := _multipliers().get(fold)) is not None:
            current = (current or 1) * times
            if times >= 1000:
                total, current = total + current, 0
            is_round = True
        elif (number := _number(fold)) is not None and (current == 0 or is_round or current >= 20 > number):
            current += number
            is_round = is_round or (number >= _HUNDRED and not fold.isdecimal())
        else:
            return at, total + current, is_round
    return len(folds), total + current, is_round


def _number(fold: str) -> float | None:
    return int(fold) if fold.isdecimal() and len(fold) < 4 else _numbers().get(fold)


@cache
def _rupees() -> frozenset[str]:
    return frozenset(map(_fold, RULES["rupees"]))


@cache
def _multipliers() -> dict[str, float]:
    return dict(_folds("times"))


@cache
def _numbers() -> dict[str, float]:
    known = [*_folds("numbers"), *_folds("amounts")]
    # The least of those that are folded alike: *পাঁচশ*, 500, and *पाँच*, 5.
    return dict(sorted(known, key=lambda each: -each[1]))


@cache
def _by_themselves() -> frozenset[str]:
    return frozenset(map(_fold, RULES["by_themselves"]))


def _folds(kind: str) -> list[tuple[str, float]]:
    """Single words of `lexicon.numbers`. `k` belongs to digits (`text.py`)."""
    return [
        (_fold(word), value)
        for word, value in lexicon.numbers(kind).items()
        if len(tokens(word)) == 1 and word != "k"
    ]


def _fold(word: str) -> str:
    return folded(tokens(word)[0].plain)

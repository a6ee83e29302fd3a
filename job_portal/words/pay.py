"""Pay in a text: *15k*, *20,000 per month*, *600 rs per day*, *5 LPA*, *बीस हजार*.

`lexicon/pay.json` has the words of units of time, `lexicon/numbers.json` those of numbers.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from job_portal.rules import MARKET
from job_portal.words import lexicon
from job_portal.words.folding import with_digits

_UNITS = MARKET["months_of_pay"]
_HOUR, _DAY, _MONTH, _YEAR = "Hour", "Day", "Month", "Year"
# The range of plausible monthly pay in rupees. Numbers outside it mean something else.
_LEAST, _MOST = 3_000, 500_000
_LEAST_DIGITS = len(str(_LEAST))
# *24 hrs* is a time, so hourly pay begins here.
_LEAST_OF_AN_HOUR = 40
_LAKH = 100_000
# Pay of this many lakh and more, without a unit of time, is yearly.
_LAKHS_OF_A_YEAR = 2
# A number in this range without a unit is a calendar year.
_CALENDAR = range(1950, 2100)
_UPTO = r"\s*(?:-|\u2013|to|se|से|ते|முதல்|నుండి|থেকে)\s*"
_EDGE = r"(?![^\W_])"
# Units that may follow a number without a space: *15000rs*.
_GLUED = r"rs|inr|रु|টাকা"


class Pay(NamedTuple):
    """Pay in a text: the monthly amount, the amount and the unit of time as written, and the position."""

    monthly: int
    amount: int
    unit: str
    start: int
    end: int


def pay_in(text: str) -> Pay | None:
    """The first pay in a text; of a range, the lower end. None if the text names no pay."""
    # Lower case makes two letters of some capitals, which would move the positions.
    text = "".join(small if len(small := each.lower()) == 1 else each for each in with_digits(text))
    for each in _patterns().number.finditer(text):
        start, end, units = _with_words(text, each.start(), each.end())
        if told := _amount(each, bool(units)):
            amount, unit = told
            unit = next(iter(units), unit) or _usual_unit(text, amount)
            monthly = round(amount * _UNITS[unit]["times"] / _UNITS[unit]["over"])
            if _LEAST <= monthly <= _MOST and (unit != _HOUR or amount >= _LEAST_OF_AN_HOUR):
                return Pay(monthly, round(amount), unit, start, end)
    return None


def _amount(each: re.Match, has_unit: bool) -> tuple[float, str | None] | None:
    """The rupees of a number, and its unit of time if its words tell it; None for other numbers."""
    words, number = _patterns(), each["number"]
    # In *15-20k* the multiplier applies to both numbers.
    times = each["times"] or (
        each["upto"] if len(number) < _LEAST_DIGITS or number in words.numbers else None
    )
    if number in words.amounts:
        return words.amounts[number], None
    if number in words.numbers:
        amount: float = words.numbers[number]
        if not times:
            return None
    else:
        amount = float(number.replace(",", ""))
        # A plain number of six digits is a pincode.
        is_other = (
            len(number) > 5 or number.startswith("0") or (number.isdigit() and int(number) in _CALENDAR)
        )
        if number.isdigit() and not times and not has_unit and is_other:
            return None
    if each["half"]:
        # *Sadhe 12 hazar* is 12,500.
        amount += 0.5
    if times in words.a_year:
        return amount * _LAKH, _YEAR
    return amount * (words.times[times] if times else 1), None


def _usual_unit(text: str, amount: float) -> str:
    """The unit of time of an amount whose words tell none."""
    if amount >= _LAKHS_OF_A_YEAR * _LAKH:
        return _YEAR
    unit = _unit_in(text) if amount < _LEAST else None
    return unit if unit in (_HOUR, _DAY) else _MONTH


def _unit_in(text: str) -> str | None:
    """The first unit of time in a text: *daily wages carpenter 900*."""
    found = _patterns().unit.search(text)
    return _patterns().units[found[0]] if found else None


def _with_words(text: str, start: int, end: int) -> tuple[int, int, list[str]]:
    """The position of a number including the words of pay around it, and the units of time among these."""
    found, units = _patterns(), []
    for word in _repeated(found.behind, text, end):
        end, units = word.end(), [*units, *_units_of(word[1])]
    while word := found.before.search(text[:start]):
        start, units = word.start(1), [*units, *_units_of(word[1])]
    return start, end, units


def _repeated(pattern: re.Pattern, text: str, at: int) -> Iterator[re.Match]:
    while word := pattern.match(text, at):
        yield word
        at = word.end()


def _units_of(word: str) -> list[str]:
    unit = _patterns().units.get(word)
    return [unit] if unit else []


class _Patterns(NamedTuple):
    number: re.Pattern
    before: re.Pattern
    behind: re.Pattern
    unit: re.Pattern
    units: dict[str, str]
    times: dict[str, float]
    numbers: dict[str, float]
    amounts: dict[str, float]
    a_year: frozenset[str]


@lru_cache(1)
def _patterns() -> _Patterns:
    held = lexicon.read("pay")
    units = {word: unit for unit, words in held["units"].items() for word in words}
    numbers, amounts, times = (lexicon.numbers(kind) for kind in ("numbers", "amounts", "times"))
    times_of = rf"(?:{_any([*times, *held['a_year']])})"
    number = (
        rf"\d{{1,3}}(?:,\d{{2,3}})+|\d+(?:\.\d+)?|(?:{_any([*amounts, *numbers])})(?=\W)|(?:{_any(amounts)})"
    )
    of_range = rf"(?:{_UPTO}(?:\d[\d,.]*|{_any(numbers)})\s*(?P<upto>{times_of})?{_EDGE})?"
    around = _any([*units, *held["around"]])
    return _Patterns(
        re.compile(
            rf"(?<![^\W_])(?:(?P<half>{_any(held['half'])})\s+)?(?P<number>{number})"
            rf"(?:\s*(?P<times>{times_of}))?(?:{_GLUED})?{_EDGE}{of_range}"
        ),
        re.compile(rf"(?<![^\W\d_])({around})\s*$"),
        re.compile(rf"\s*({around})(?![^\W\d_])"),
        re.compile(rf"(?<![^\W_])(?:{_any(units)}){_EDGE}"),
        units,
        times,
        numbers,
        amounts,
        frozenset(held["a_year"]),
    )


def _any(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))

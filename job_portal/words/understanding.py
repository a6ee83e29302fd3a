"""Reads filters from a text: pay, years, hours, work from home, education, a place.

Pay is *15k*, *20,000 per month*, *20 hazar*, *1.5 lakh*; years are *2 saal*. `phrases.json` has the others.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from job_portal.words import facts, lexicon, locating
from job_portal.words.folding import Token, folded, joined, plain, tokens, with_digits
from job_portal.words.locating import Area, Corpus

_THOUSAND = "k|thousand|hazar|hazaar|hajar|hajaar|हजार|हज़ार|ஆயிரம்|ayiram"
_LAKH = "lakh|lakhs|lac|लाख|லட்சம்"
_TIMES = {**dict.fromkeys(_THOUSAND.split("|"), 1_000), **dict.fromkeys(_LAKH.split("|"), 100_000)}
_PER_MONTH = (
    r"(?:\s*(?:/-|\+|/|per|a|pm|p\.m\.|month|monthly|mahina|mahine|mahina|mahinyala|rs|rupees|rupaye|rupay|salary"
    r"|pay|pagar|tankhwah|tankha|vetan|sambalam|above|plus|se upar|se zyada|minimum|महीना|महीने|रुपये|रुपए|वेतन"
    r"|पगार|सैलरी|सॅलरी|तनख्वाह|से ऊपर|சம்பளம்|ரூபாய்|மாதம்|மாத)(?![^\W\d_]))*"
)
_BEFORE = (
    r"(?:(?:salary|pay|pagar|vetan|tankhwah|sambalam|minimum|min|above|rs\.?|inr|₹|वेतन|पगार|सैलरी|सॅलरी"
    r"|சம்பளம்|மாத)\s*)*"
)
_NUMBER = r"(\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?)"
_UNIT = rf"\s*({_THOUSAND}|{_LAKH})?(?![^\W_])"
_RANGE = rf"(?:\s*(?:-|\u2013|to|se)\s*\d[\d,.]*\s*({_THOUSAND}|{_LAKH})?(?![^\W_]))?"
_PAY = re.compile(rf"(?<![^\W_]){_BEFORE}{_NUMBER}(?:{_UNIT}){_RANGE}{_PER_MONTH}", re.IGNORECASE)
_YEARS = re.compile(
    r"(?<!\w)(\d{1,2})\s*\+?\s*(?:years?|yrs?|saal|sal|varsh|वर्ष|वर्षे|साल|ஆண்டு|வருடம்)(?![^\W\d_])"
    r"(?:\s*(?:of|ka|का|experience|exp|anubhav|अनुभव|அனுபவம்)(?![^\W\d_]))*",
    re.IGNORECASE,
)
# The range of plausible monthly pay in rupees. Numbers outside mean something else.
_LEAST, _MOST = 3_000, 500_000
_LEAST_DIGITS = len(str(_LEAST))
# Numbers in this range without a unit are calendar years.
_CALENDAR = range(1950, 2100)
_MOST_YEARS = 40
_LONGEST_PHRASE = 4
_PLACES = {"pincode", "city", "state"}


class Amount(NamedTuple):
    """An understood number and its position."""

    value: int
    start: int
    end: int


class Said(NamedTuple):
    """A filter that a text states: its name, its value, and the position of its words.

    The value is a number of the text, or the option that a phrase means. A place has its label.
    """

    name: str
    value: int | str
    start: int
    end: int


class Understood(NamedTuple):
    """The filters of a text, its place, and the remaining words."""

    said: list[Said]
    area: Area | None
    rest: list[Token]


def understand(text: str, known: set[str], corpus: Corpus) -> Understood:
    """Read a text.

    :param known: names of filters that the caller has already set. They are skipped.
    :param corpus: what the site's texts tell of words and places.
    """
    said, rest = [], tokens(text)
    for name, read in (("min_salary", pay), ("experience", years)):
        if name not in known and (found := read(text)):
            said.append(Said(name, *found))
            rest = _without(rest, said[-1])
    for each in facts.asked(text, rest):
        fact = Said("fact", *each)
        if fact.value not in {each.value for each in said}:
            said.append(fact)
        rest = _without(rest, fact)
    for name, value, some in _phrases(rest):
        if name not in known and name not in {each.name for each in said}:
            said.append(Said(name, value, some[0].start, some[-1].end))
            rest = _without(rest, said[-1])
    if known & _PLACES or not (place := locating.area_in(rest, corpus)):
        return Understood(said, None, rest)
    area, named, some = place
    label = area.label or text[named[0].start : named[-1].end].title()
    said.append(Said("place", label, some[0].start, some[-1].end))
    return Understood(said, area, _without(rest, said[-1]))


def _without(some: list[Token], said: Said) -> list[Token]:
    return [token for token in some if token.end <= said.start or token.start >= said.end]


def pay(text: str) -> Amount | None:
    """Monthly pay in rupees."""
    for found in _PAY.finditer(with_digits(text)):
        number, unit, upto_unit = found.groups()
        # In *15-20k* the unit applies to both numbers.
        unit = unit or (upto_unit if len(number) < _LEAST_DIGITS else None)
        value = float(number.replace(",", "")) * _TIMES.get((unit or "").lower(), 1)
        # A plain number of six digits is a pincode.
        is_plain = number.isdigit() and not unit
        is_other = is_plain and (len(number) > 5 or int(number) in _CALENDAR or number.startswith("0"))
        if _LEAST <= value <= _MOST and not is_other:
            return Amount(round(value), found.start(), found.end())
    return None


def years(text: str) -> Amount | None:
    """Years of experience."""
    found = _YEARS.search(with_digits(text))
    if not found or int(found[1]) > _MOST_YEARS:
        return None
    return Amount(int(found[1]), found.start(), found.end())


def _phrases(some: list[Token]) -> list[tuple[str, str, list[Token]]]:
    """(name, value, words) of each phrase, the longest first where they overlap."""
    known, found, taken = _known_phrases(), [], set()
    for size in range(min(_LONGEST_PHRASE, len(some)), 0, -1):
        for start in range(len(some) - size + 1):
            part = some[start : start + size]
            form = joined(folded(token.plain) for token in part)
            if form in known and not taken & {token.start for token in part}:
                taken |= {token.start for token in part}
                found.append((*known[form], part))
    return found


@lru_cache(1)
def _known_phrases() -> dict[str, tuple[str, str]]:
    return {
        joined(folded(plain(word)) for word in phrase.split()): (name, value)
        for name, values in lexicon.read("phrases").items()
        for value, phrases in values.items()
        for phrase in phrases
    }

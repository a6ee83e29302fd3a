"""Reads filters from a text: pay, years, hours, work from home, education, a place.

Years of experience are *2 saal*. `phrases.json` has the phrases of each option. A phrase with `=` counts only
if the text searches nothing else: *mba jobs*, but not *mba marketing*. Phrases under an empty option mean
none: *saturday half day* is not part time.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from job_portal.words import facts, lexicon, locating
from job_portal.words.analysis import names_in
from job_portal.words.folding import Token, folded, joined, plain, tokens, with_digits
from job_portal.words.locating import Area, Corpus
from job_portal.words.pay import pay_in

_YEARS = re.compile(
    r"(?<!\w)(\d{1,2})\s*\+?\s*(?:years?|yrs?|saal|sal|varsh|वर्ष|वर्षे|साल|ஆண்டு|வருடம்|సంవత్సరాల|సంవత్సరాలు|ఏళ్లు|ఏళ్ల|বছরের|বছর)(?![^\W\d_])"
    r"(?:\s*(?:of|ka|का|experience|exp|anubhav|अनुभव|அனுபவம்|అనుభవం|অভিজ্ঞতা)(?![^\W\d_]))*",
    re.IGNORECASE,
)
_MOST_YEARS = 40
_LONGEST_PHRASE = 5
# Marks a phrase that counts only on its own.
_ALONE = "="
_PLACES = {"pincode", "city", "state"}


class Amount(NamedTuple):
    """An understood number and its position."""

    value: int
    start: int
    end: int


class Said(NamedTuple):
    """A filter that a text states: its name, its value, and the position of its words.

    The value is the number in the text, the option that the phrase means, the label of a place, or a month's
    pay. `pay` has the amount and the unit of time as written.
    """

    name: str
    value: int | str
    start: int
    end: int
    pay: tuple[int, str] | None = None


class Understood(NamedTuple):
    """The filters of a text, its place, and the remaining words."""

    said: list[Said]
    area: Area | None
    rest: list[Token]


def understand(text: str, known: set[str], corpus: Corpus, is_of_job: bool = True) -> Understood:
    """Read a text.

    :param known: names of filters that the caller has already set. They are skipped.
    :param corpus: the words and places in the site's texts.
    :param is_of_job: whether the text searches jobs. Otherwise only its place is read.
    """
    said, rest = [], tokens(text)
    if is_of_job:
        rest = _filters_in(text, known, said, rest)
    area = None
    if not known & _PLACES and (place := locating.area_in(rest, corpus)):
        area, named, some = place
        label = area.label or text[named[0].start : named[-1].end].title()
        if area.part and area.part.has_jobs:
            label = f"{area.part.label}, {label}"
        said.append(Said("place", label, some[0].start, some[-1].end))
        rest = _without(rest, said[-1])
    alone = _alone(rest) if is_of_job else None
    if alone and (alone.name == "fact" or alone.name not in known | {each.name for each in said}):
        said.append(alone)
        rest = _without(rest, alone)
    return Understood(said, area, rest)


def _filters_in(text: str, known: set[str], said: list[Said], rest: list[Token]) -> list[Token]:
    """Add the filters of a text, except its place, to `said`. Return the remaining words."""
    if "min_salary" not in known and (found := pay_in(text)):
        said.append(Said("min_salary", found.monthly, found.start, found.end, (found.amount, found.unit)))
        rest = _without(rest, said[-1])
    if "experience" not in known and (found := years(text)):
        said.append(Said("experience", *found))
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
    return rest


def _without(some: list[Token], said: Said) -> list[Token]:
    return [token for token in some if token.end <= said.start or token.start >= said.end]


def years(text: str) -> Amount | None:
    """The years of experience in a text; None if it has none, or too many."""
    found = _YEARS.search(with_digits(text))
    if not found or int(found[1]) > _MOST_YEARS:
        return None
    return Amount(int(found[1]), found.start(), found.end())


def _alone(some: list[Token]) -> Said | None:
    """The filter that the words state if they search nothing else."""
    searched = lexicon.without_neutral_words(some)
    names = names_in([folded(token.plain) for token in some])
    # *khana* in *khana banane wala* is part of a trade.
    if any(end - start > len(searched) for start, end, _name in names):
        return None
    form = joined(folded(token.plain) for token in searched)
    found = _known_phrases().get(_ALONE + form)
    return Said(*found, searched[0].start, searched[-1].end) if found else None


def _phrases(some: list[Token], with_alone: bool = False) -> list[tuple[str, str, list[Token]]]:
    """(name, value, words) of each phrase, the longest first where they overlap."""
    known, found, taken = _known_phrases(), [], set()
    for size in range(min(_LONGEST_PHRASE, len(some)), 0, -1):
        for start in range(len(some) - size + 1):
            part = some[start : start + size]
            form = joined(folded(token.plain) for token in part)
            if with_alone and form not in known:
                form = _ALONE + form
            if form in known and not taken & {token.start for token in part}:
                taken |= {token.start for token in part}
                found += [(*known[form], part)] if known[form][1] else []
    return found


def options_in(text: str, with_alone: bool = False) -> dict[str, list[str]]:
    """The options that the phrases of a text mean, by the names of their filters.

    :param with_alone: also phrases that otherwise count only on their own: *mba*.
    """
    found: dict[str, list[str]] = {}
    for name, value, _some in _phrases(tokens(text), with_alone):
        found.setdefault(name, []).append(value)
    return found


@lru_cache(1)
def _known_phrases() -> dict[str, tuple[str, str]]:
    return {
        _ALONE * phrase.startswith(_ALONE) + joined(folded(plain(word)) for word in phrase.split()): (
            name,
            value,
        )
        for name, values in lexicon.read("phrases").items()
        for value, phrases in values.items()
        for phrase in phrases
    }

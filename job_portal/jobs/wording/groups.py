"""Finds which groups of `rules.json` the words of a sentence belong to."""

from functools import cache
from typing import NamedTuple

from job_portal.jobs.wording import RULES, sums
from job_portal.jobs.wording.text import Sentence
from job_portal.words.folding import folded, tokens

# A number that may be rupees, a number of rupees, a number of people, and the age of a child.
AMOUNT, PRICE, COUNT, _CHILD_AGE = "amount", "price", "count", "child_age"
# A sum that is more than a day's small cost, the sums after the first, those larger than it, a share, and a
# name after `@`.
_STAKE, _SECOND, _LARGER, _PERCENT, _HANDLE = "stake", "second_sum", "larger", "percent", "handle"
_LEAST_STAKE = 1000
_PAID_FOR = ("purpose", "fee", "step")
# The first and the last word, both inclusive.
Span = tuple[int, int]
# Indian words this short, and beginnings, look like English words in Latin letters: ஆண் as *an*, பெண் as *pen*.
_SHORT = 3
_LATIN = 0
# The scripts that the groups have words in. In Latin letters, words of two languages look alike: टाका, *put*,
# and টাকা, *rupees*.
_DEVANAGARI, _BENGALI, _TAMIL, _TELUGU = (ord(letter) >> 7 for letter in "अঅஅఅ")
_SCRIPTS = (_DEVANAGARI, _BENGALI, _TAMIL, _TELUGU)


class _Entry(NamedTuple):
    group: str
    folds: list[str]
    is_beginning: bool
    script: int
    is_for_latin: bool

    def stands_at(self, folds: list[str], at: int, script: int) -> bool:
        """Whether it stands at this word of a sentence, which is in this script."""
        if self.script and (self.script != script if script in _SCRIPTS else not self.is_for_latin):
            return False
        held = folds[at : at + len(self.folds)]
        if not self.is_beginning or len(held) < len(self.folds):
            return held == self.folds
        return held[:-1] == self.folds[:-1] and held[-1].startswith(self.folds[-1])


@cache
def _entries() -> tuple[dict[str, list[_Entry]], dict[str, list[_Entry]]]:
    """The entries of all groups by their first word; prefixes (`bhej*`) by two letters."""
    exact: dict[str, list] = {}
    beginnings: dict[str, list] = {}
    for group, entries in RULES["groups"].items():
        for entry in entries:
            folds = [folded(token.plain) for token in tokens(entry.rstrip("*"))]
            is_beginning = entry.endswith("*")
            known, key = (beginnings, folds[0][:2]) if is_beginning and len(folds) == 1 else (exact, folds[0])
            is_for_latin = len(folds) > 1 or not (is_beginning or len(folds[0]) <= _SHORT)
            known.setdefault(key, []).append(_Entry(group, folds, is_beginning, _script(entry), is_for_latin))
    return exact, beginnings


def _script(text: str) -> int:
    return _LATIN if text.isascii() else ord(text[0]) >> 7


def spans(sentence: Sentence) -> dict[str, list[Span]]:
    """The spans of a sentence's words, by group. `joined` makes some of others that follow one another."""
    exact, beginnings = _entries()
    folds = [word.fold for word in sentence.words]
    amounts = sentence.amounts()
    found: dict[str, list[Span]] = {
        AMOUNT: [(each.first, each.last) for each in amounts if each.use != sums.PAY],
        PRICE: [(each.first, each.last) for each in amounts if each.use == sums.PRICE],
        COUNT: [(at, at) for at, fold in enumerate(folds) if sums.is_count(fold)],
        _CHILD_AGE: [(at, at) for at, fold in enumerate(folds) if sums.is_child_age(fold)],
        **_signed(sentence),
    }
    found[_SECOND] = sorted(found[AMOUNT])[1:]
    told = sorted((each for each in amounts if each.use != sums.PAY), key=lambda each: each.first)
    found[_LARGER] = [(each.first, each.last) for each in told[1:] if each.value > told[0].value]
    found[_STAKE] = [
        (each.first, each.last) for each in amounts if each.use != sums.PAY and each.value >= _LEAST_STAKE
    ]
    for at, fold in enumerate(folds):
        script = _script(sentence.text[sentence.words[at].start])
        for entry in (*exact.get(fold, ()), *beginnings.get(fold[:2], ())):
            if entry.stands_at(folds, at, script):
                found.setdefault(entry.group, []).append((at, at + len(entry.folds) - 1))
    # *5000 kharcha milega*, *paisa milega*: what the worker is given.
    given = {first for first, _last in found.get("got", ())}
    named = dict(found.get("sum_word", ()))
    for group in (AMOUNT, PRICE, "cost", "money"):
        found[group] = [
            span
            for span in found.get(group, ())
            if given.isdisjoint((span[1] + 1, named.get(span[1] + 1, span[1]) + 1))
        ]
    # *Courier 450*: a number right behind what is paid for is rupees.
    ends = {last for group in _PAID_FOR for _first, last in found.get(group, ())}
    found[PRICE] += [
        span
        for span in found[AMOUNT]
        if span not in found[PRICE]
        and span[0] - 1 in ends
        and not sentence.between(span[0] - 1, span[0]).strip()
    ]
    # *Rupees* beside a number belongs to the number.
    counted = {at for each in amounts for at in (each.first - 1, each.first, each.last, each.last + 1)}
    found["money"] = [span for span in found.get("money", ()) if span[0] not in counted]
    # A word has several entries of a group: *bhejo*, *bhej\**.
    found = {group: list(dict.fromkeys(each)) for group, each in found.items()}
    for made in RULES["joined"]:
        if joined := _joined(found, made["of"], made["within"]):
            found[made["group"]] = list(dict.fromkeys((*found.get(made["group"], ()), *joined)))
    return {group: each for group, each in found.items() if each}


def _signed(sentence: Sentence) -> dict[str, list[Span]]:
    """The spans that a sign beside a word makes: *2%*, *@name*."""
    percents, handles = [], []
    for at, word in enumerate(sentence.words):
        if word.fold.isdecimal() and sentence.text[word.end : word.end + 2].lstrip().startswith("%"):
            percents.append((at, at))
        if sentence.text[max(word.start - 2, 0) : word.start].endswith("@"):
            handles.append((at, at))
    return {_PERCENT: percents, _HANDLE: handles}


def _joined(found: dict[str, list[Span]], groups: list[str], within: int) -> list[Span]:
    """Each place where words of the groups follow one another in this order, with few words between."""
    if not all(found.get(group) for group in groups):
        return []
    runs = found[groups[0]]
    for group in groups[1:]:
        runs = list(
            dict.fromkeys(
                (first, span[1])
                for first, last in runs
                for span in found[group]
                if 0 < span[0] - last <= within + 1
            )
        )
    return runs

"""Finds which groups of `rules.json` the words of a sentence belong to."""

from functools import cache

from job_portal.jobs.wording import RULES
from job_portal.jobs.wording.text import Sentence
from job_portal.words.folding import folded, tokens

AMOUNT = "amount"
# The first and the last word, both inclusive.
Span = tuple[int, int]
# Shorter Indian words look like English ones in Latin letters: ஆண் as *an*, பெண் as *pen*.
_SHORT = 3


@cache
def _entries() -> tuple[dict[str, list], dict[str, list]]:
    """The entries of all groups by their first word; prefixes (`bhej*`) by two letters."""
    exact: dict[str, list] = {}
    beginnings: dict[str, list] = {}
    for group, entries in RULES["groups"].items():
        for entry in entries:
            folds = [folded(token.plain) for token in tokens(entry.rstrip("*"))]
            is_beginning = entry.endswith("*")
            known, key = (beginnings, folds[0][:2]) if is_beginning and len(folds) == 1 else (exact, folds[0])
            is_of_script = not entry.isascii() and len(folds) == 1 and len(folds[0]) <= _SHORT
            known.setdefault(key, []).append((group, folds, is_beginning, is_of_script))
    return exact, beginnings


def spans(sentence: Sentence) -> dict[str, list[Span]]:
    """The spans of a sentence's words, by group."""
    exact, beginnings = _entries()
    folds = [word.fold for word in sentence.words]
    found: dict[str, list[Span]] = {AMOUNT: [(each.first, each.last) for each in sentence.amounts()]}
    for at, fold in enumerate(folds):
        is_latin = sentence.text[sentence.words[at].start].isascii()
        for group, entry, is_beginning, is_of_script in (
            *exact.get(fold, ()),
            *beginnings.get(fold[:2], ()),
        ):
            if not (is_of_script and is_latin) and _stands_at(folds, at, entry, is_beginning):
                found.setdefault(group, []).append((at, at + len(entry) - 1))
    return {group: each for group, each in found.items() if each}


def _stands_at(folds: list[str], at: int, entry: list[str], is_beginning: bool) -> bool:
    held = folds[at : at + len(entry)]
    if len(held) < len(entry):
        return False
    if not is_beginning:
        return held == entry
    return held[:-1] == entry[:-1] and held[-1].startswith(entry[-1])

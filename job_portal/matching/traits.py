"""Traits of jobs and profiles: trades and skills as concepts of the search's lexicon, in any language.

Both are one line of weighted words: the `search_text` of a job, and the `match_text` of a profile. Words
without a concept count only if the job's title names no known trade, and if `protected.counts` allows them.
"""

from functools import lru_cache
from typing import NamedTuple

from job_portal.words import folding, lexicon, protected
from job_portal.words.analysis import CATEGORY, CONCEPT, TITLE, index_words, names_in

_SHORTEST_WORD = 3
# How many skills in common give all points.
_SKILLS = 3
_NO_PLACE = {"city": None, "state": None, "job_location": None, "pincode": None}


class Traits(NamedTuple):
    """Concepts with their weight, from 0 to 1, and words of the title without a concept."""

    concepts: dict[str, float]
    words: frozenset[str]
    # Whether the title, or the headline, names a trade.
    is_known: bool


class Common(NamedTuple):
    """The traits that a job and a profile share, each number from 0 to 1."""

    trade: float
    skills: float
    # The profile's skills that the job's text contains literally.
    named: list[str]
    # Whether the job and the profile name different work.
    is_other_work: bool


def text_of(searcher: dict) -> str:
    """The profile's `match_text`. The headline is parsed like a job's title."""
    headline = _without_other_words(searcher.get("headline") or "")
    fields = {"title": headline, "category": None, "job_description": None, **_NO_PLACE}
    found = index_words(fields, "", protected.SHORTEST_MISSPELT)
    for skill in (searcher.get("skills") or "").split("\n"):
        plain = [word for word in folding.words(skill) if not protected.is_personal(word)]
        for _start, _end, name in names_in([folding.folded(word) for word in plain]):
            for concept in name.concepts:
                found[CONCEPT + concept] = max(found.get(CONCEPT + concept, 0), CATEGORY)
    return "".join(f" {word}:{weight}" for word, weight in found.items())


def _without_other_words(headline: str) -> str:
    """Remove neutral words, or *Looking* would match *cooking*, and words for personal traits."""
    asked = folding.tokens(headline)
    return _only(headline, asked, lexicon.without_neutral_words(asked))


def without_personal_words(text: str) -> str:
    """Remove words for personal traits."""
    asked = folding.tokens(text)
    return _only(text, asked, asked)


def _only(text: str, asked: list[folding.Token], wanted: list[folding.Token]) -> str:
    """The text with the wanted words that name no personal trait.

    Within a longer name each word stays: *khana banane wala*, *sales girl*.
    """
    kept = {each for each in wanted if not protected.is_personal(each.plain)}
    for start, end, _name in names_in([folding.folded(token.plain) for token in asked]):
        if end - start > 1 or not protected.is_personal(asked[start].plain):
            kept |= set(asked[start:end])
    for token in reversed(asked):
        if token not in kept:
            text = text[: token.start] + text[token.end :]
    return text


@lexicon.cached(4_000)
def read(text: str) -> Traits:
    """Parse a `search_text` or a `match_text`."""
    concepts, words, is_known = {}, set(), False
    for entry in text.split():
        word, _colon, weight = entry.rpartition(":")
        if word[:1] == CONCEPT:
            concepts[word] = int(weight) / TITLE
            is_known |= int(weight) == TITLE
        elif int(weight) == TITLE and word[0].isalpha() and len(word) >= _SHORTEST_WORD:
            words.add(word)
    return Traits(concepts, frozenset(filter(protected.counts, words)), is_known)


def weights(traits: Traits) -> dict[str, float]:
    """The index words for searching the other side, with weights from 0 to 1, the greatest first."""
    named = sorted(traits.concepts, key=lambda word: (-traits.concepts[word], word))
    found = {word: traits.concepts[word] for word in named}
    return found if traits.is_known else found | dict.fromkeys(sorted(traits.words), 1.0)


def common(job: dict, searcher: dict) -> Common:
    """The traits that a job and a profile share.

    :param job: has search_text, title and job_description.
    :param searcher: has match_text and skills, one a line.
    """
    asked, held = read(job["search_text"] or ""), read(searcher["match_text"] or "")
    shared = asked.concepts.keys() & held.concepts.keys()
    trade = max((asked.concepts[word] * held.concepts[word] for word in shared), default=0)
    if not asked.is_known and asked.words:
        trade = max(trade, len(asked.words & held.words) / len(asked.words))
    known = {word for word in shared if lexicon.is_skill(word.removeprefix(CONCEPT))}
    named = _named(job, searcher["skills"] or "")
    skills = min(1, max(len(known), len(named)) / _SKILLS)
    is_other_work = not trade and bool(held.concepts or held.words) and bool(asked.is_known or asked.words)
    return Common(min(1, trade), skills, named, is_other_work)


def _named(job: dict, skills: str) -> list[str]:
    if not skills:
        return []
    text = _lowered(job["title"], job["job_description"] or "")
    asked = [skill for skill in skills.split("\n") if skill.lower() in text]
    return [skill for skill in asked if all(map(protected.counts, folding.words(skill)))]


# Cached, since one job is compared with many profiles.
@lru_cache(8)
def _lowered(title: str, description: str) -> str:
    return f"{title} {description}".lower()

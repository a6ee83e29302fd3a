"""The typed words as groups of index words. A job must have a word of each group."""

import math
from dataclasses import dataclass, field, replace
from itertools import pairwise

from job_portal.jobs.finding import vocabulary
from job_portal.words import lexicon
from job_portal.words.analysis import CONCEPT, NAME
from job_portal.words.folding import Token, folded, joined
from job_portal.words.lexicon import LONGEST_NAME, Named

# How much a match counts, in percent: a concept by the typed name, by another name, the typed word, a word
# with it as prefix, a concept spelt alike.
_SAME_NAME, _CONCEPT, _SAME_WORD, _BEGINS, _ALIKE = 115, 100, 60, 90, 90
# A group's points are weight (3 to 10) x percent of the match x rarity. Rarity is in tenths.
_COMMONEST, _RAREST, _PER_DOUBLING = 10, 30, 1.5
_MOST_WORDS = 8
_MOST_TOKENS = 24
# The fewest consonants for a word to match a name by sound; the second applies if jobs use the word itself.
_LEAST_BONES, _BONES_IF_USED = 3, 4
_MOST_BEGINNING = 8
_MOST_CONCEPTS_BEGINNING = 2
# A trade with more kinds is too general: one technician rarely replaces another.
_MOST_KINDS = 6


@dataclass(frozen=True)
class Group:
    """Alternatives: index words with their percent, the best first."""

    tokens: tuple[Token, ...]
    words: dict[str, int] = field(default_factory=dict)
    # About how many jobs have one of the words.
    jobs: int = 0
    concepts: tuple[str, ...] = ()
    # The commonest of the words, and its number of jobs.
    commonest: str = ""
    commonest_jobs: int = 0

    @property
    def rarity(self) -> int:
        """In tenths: the fewer jobs, the higher. Each doubling of the jobs lowers it."""
        return max(_COMMONEST, round(_RAREST - _PER_DOUBLING * math.log2(max(1, self.jobs))))

    @property
    def typed(self) -> str:
        return " ".join(token.plain for token in self.tokens)


def groups(asked: list[Token], is_typing: bool) -> tuple[Group, ...]:
    """The groups of these words.

    :param is_typing: whether the last word may be unfinished.
    """
    # A name may contain a stop word: *khana banane wala*.
    asked = asked[:_MOST_TOKENS]
    counts = vocabulary.counts({token.plain for token in asked} | _pairs(asked))
    split, rest = _split(asked, counts)
    named, rest = _named(rest, counts)
    last = asked[-1] if asked and is_typing else None
    rest = lexicon.without_stop_words(rest)[:_MOST_WORDS]
    again, rest = _named(rest, counts)
    found = [_of_concepts(some, name, percent, counts) for some, name, percent in named + again]
    for some in [*split, *([token] for token in rest)]:
        found += _of_words(some, counts, is_last=last in some)
    return tuple(sorted(_counted(found), key=lambda group: group.tokens[0].start))


def _pairs(asked: list[Token]) -> set[str]:
    return {one.plain + other.plain for one, other in pairwise(asked)}


def _split(asked: list[Token], counts: dict[str, int]) -> tuple[list[list[Token]], list[Token]]:
    """Neighbours that form one word in live jobs, *call setu* of *CallSetu*; and the remaining words."""
    found, rest = [], list(asked)
    for one, other in pairwise(asked):
        is_one_word = one.plain + other.plain in counts and not {one.plain, other.plain} <= counts.keys()
        if is_one_word and one in rest and not _exact([one, other], counts):
            found.append([one, other])
            rest = [token for token in rest if token not in (one, other)]
    return found, rest


def _named(
    asked: list[Token], counts: dict[str, int]
) -> tuple[list[tuple[list[Token], Named, int]], list[Token]]:
    """The names in neighbouring words, the longest first, with their percent; and the remaining words."""
    found, free = [], set(range(len(asked)))
    for size in range(min(LONGEST_NAME, len(asked)), 0, -1):
        for look_up, percent in ((_exact, 100), (_alike, _ALIKE)):
            for start in range(len(asked) - size + 1):
                some, span = asked[start : start + size], set(range(start, start + size))
                if span <= free and (name := look_up(some, counts)):
                    found.append((some, name, percent))
                    free -= span
    return found, [asked[at] for at in sorted(free)]


def _exact(some: list[Token], counts: dict[str, int]) -> Named | None:
    # A single stop word names nothing, even if it is part of names.
    if len(some) == 1 and not lexicon.without_stop_words(some):
        return None
    return lexicon.exact(joined(folded(token.plain) for token in some))


def _alike(some: list[Token], counts: dict[str, int]) -> Named | None:
    parts = [folded(token.plain) for token in some]
    said = lexicon.without_stop_words(some)
    # A word that names use is no misspelling.
    if not said or all(lexicon.is_word(folded(token.plain)) for token in said):
        return None
    form = joined(parts)
    is_used = all(token.plain in counts for token in said)
    if name := lexicon.alike(form, _BONES_IF_USED if is_used else _LEAST_BONES):
        return name
    # Nor is a word that jobs use. Words with stop words among them match by sound only.
    if is_used or len(said) < len(some):
        return None
    return lexicon.misspelt("".join(token.plain for token in some)) or lexicon.misspelt(form)


def _of_concepts(some: list[Token], name: Named, percent: int, counts: dict[str, int]) -> Group:
    words = {NAME + name.name: _SAME_NAME * percent // 100}
    words |= {CONCEPT + concept: _CONCEPT * percent // 100 for concept in name.concepts}
    if len(some) == 1:
        words[some[0].plain] = _SAME_WORD
    return Group(tuple(some), words, concepts=name.concepts)


def _of_words(some: list[Token], counts: dict[str, int], is_last: bool) -> list[Group]:
    word = "".join(token.plain for token in some)
    found = {word: 100} if word in counts else {}
    if is_last or not found:
        begun = vocabulary.beginning_with(word, _MOST_BEGINNING) if len(word) > 1 else {}
        found |= {each: _BEGINS for each in begun if each not in found}
    if is_last and len(word) > 2:
        concepts = list(lexicon.beginning_with(word))[:_MOST_CONCEPTS_BEGINNING]
        found |= {CONCEPT + concept: _BEGINS for concept in concepts}
    if found:
        return [Group(tuple(some), found)]
    return _parts(some, word) or [Group(tuple(some), vocabulary.spelt_alike(word))]


def _parts(some: list[Token], word: str) -> list[Group]:
    """Two words that were typed as one: *koregaonpark*."""
    cuts = [(word[:at], word[at:]) for at in range(3, len(word) - 2)]
    known = vocabulary.counts({part for cut in cuts for part in cut})
    for cut in cuts:
        if all(part in known for part in cut):
            return [Group(tuple(some), {part: 100}) for part in cut]
    return []


def broader(group: Group) -> Group | None:
    """The group of the broader trade, if live jobs have it and it has not too many kinds."""
    for concept in group.concepts:
        above = lexicon.broader(concept)
        if above and len(lexicon.kinds_of(above)) <= _MOST_KINDS:
            (found,) = _counted([Group(group.tokens, {CONCEPT + above: _CONCEPT}, concepts=(above,))])
            if found.words:
                return found
    return None


def _counted(found: list[Group]) -> list[Group]:
    """The groups without words that no job has, and with their number of jobs."""
    counts = vocabulary.counts({word for group in found for word in group.words})
    return [_with_jobs(group, counts) for group in found]


def _with_jobs(group: Group, counts: dict[str, int]) -> Group:
    words = {word: percent for word, percent in group.words.items() if word in counts}
    commonest = max(words, key=counts.get, default="")
    return replace(
        group,
        words=words,
        jobs=sum(counts[word] for word in words),
        commonest=commonest,
        commonest_jobs=counts.get(commonest, 0),
    )

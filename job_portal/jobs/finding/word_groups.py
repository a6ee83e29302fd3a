"""The typed words as groups of index words. A job must have a word of each group."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import pairwise

from job_portal.jobs.finding import vocabulary
from job_portal.jobs.finding.kinds import Kind
from job_portal.rules import MARKET
from job_portal.words import facts, lexicon, locating
from job_portal.words.analysis import CONCEPT, NAME, of_text
from job_portal.words.folding import Token, folded, joined
from job_portal.words.lexicon import LONGEST_NAME, Named

# How much a match counts, in percent: a concept by the typed name, by another name, the typed word beside
# a concept, a word that begins with the typed one, a concept spelt alike.
_SAME_NAME, _CONCEPT, _SAME_WORD, _BEGINS, _ALIKE = 130, 100, 60, 90, 90
# A group's points are weight (2 to 10) x percent of the match x rarity. Rarity is in tenths.
_COMMONEST, _RAREST, _PER_DOUBLING = 10, 30, 1.5
_MOST_WORDS = 8
# Short numbers that no job has are ignored, *2* hours or *50* years old, but not those of *Sector 99*.
_SHORTEST_NUMBER = 4
_MOST_TOKENS = 24
# The fewest consonants for a word to match a name by sound; the second applies if jobs use the word itself.
_LEAST_BONES, _BONES_IF_USED, _BONES_WITH_NEUTRAL = 3, 4, 5
# A word that jobs use counts as misspelt if this many times as many jobs have a name that sounds the same.
_MUCH_COMMONER = 20
# Descriptions count if no more jobs than this have the words elsewhere.
_FEW = MARKET["limits"]["ranked_depth"]
_MOST_BEGINNING, _SHORTEST_BEGUN = 8, 3
_MOST_CONCEPTS_BEGINNING = 2
# A trade with more kinds is too general: one technician rarely replaces another.
_MOST_KINDS = 6


@dataclass(frozen=True)
class Group:
    """Alternative index words with their weight in percent, the best first.

    If `is_needed` is false, a match only adds points.
    """

    tokens: tuple[Token, ...]
    words: dict[str, int] = field(default_factory=dict)
    # About how many jobs have one of the words.
    jobs: int = 0
    concepts: tuple[str, ...] = ()
    # The commonest of the words, and its number of jobs.
    commonest: str = ""
    commonest_jobs: int = 0
    is_needed: bool = True
    # Whether the words are another spelling or an ending of what was typed.
    is_guess: bool = False
    # A word of descriptions, which counts if few jobs have the words elsewhere.
    text: str = ""
    # The name that the typed word sounds like, if jobs use this word.
    name: Named | None = None
    # Index words of the company that a trade's name means: *zomato*.
    brand: tuple[str, ...] = ()

    @property
    def rarity(self) -> int:
        """In tenths: the fewer jobs, the higher. Each doubling of the jobs lowers it."""
        return max(_COMMONEST, round(_RAREST - _PER_DOUBLING * math.log2(max(1, self.jobs))))

    @property
    def typed(self) -> str:
        return " ".join(token.plain for token in self.tokens)

    @property
    def meant(self) -> str:
        """The guess, for people."""
        if self.commonest.startswith((CONCEPT, NAME)):
            return lexicon.title(self.commonest[1:].partition(".")[0]).capitalize()
        return self.commonest.capitalize()


def groups(asked: list[Token], is_typing: bool, kind: Kind) -> tuple[Group, ...]:
    """The groups of these words.

    :param kind: whose words count.
    :param is_typing: whether the last word may be unfinished.
    """
    # A name may contain a neutral word: *khana banane wala*.
    days, asked = _hours(asked[:_MOST_TOKENS])
    plains = {plain for token in asked for plain in (token.plain, *token.others())}
    counts = vocabulary.counts(plains | {of_text(plain) for plain in plains} | _pairs(asked), kind)
    asked = _known(asked, counts)
    split, rest = _split(asked, counts)
    named, rest = _named(rest, counts)
    last = asked[-1] if asked and is_typing else None
    parts = {number for _part, number in locating.numbered(rest)}
    rest = lexicon.without_neutral_words(rest)[:_MOST_WORDS]
    rest = [token for token in rest if token in parts or not _is_short(token.plain, counts)]
    again, rest = _named(rest, counts)
    found = [*days, *(_of_concepts(some, name, percent) for some, name, percent in named + again)]
    for some in [*split, *([token] for token in rest)]:
        found += _of_words(some, counts, kind, is_last=last in some)
    return tuple(sorted(_counted(found, kind), key=lambda group: group.tokens[0].start))


def _hours(asked: list[Token]) -> tuple[list[Group], list[Token]]:
    """A group for each number of hours that a day's work has, *8 ghante*; and the remaining words."""
    found, rest = [], list(asked)
    for one, other in pairwise(asked):
        if one in rest and (word := facts.index_word_of_day(one, other)):
            found.append(Group((one, other), {word: 100}))
            rest = [token for token in rest if token not in (one, other)]
    return found, rest


def _known(asked: list[Token], counts: dict[str, int]) -> list[Token]:
    """The words in a form that jobs have. But a name keeps its endings: *পেন্টার*, a painter, is no *pen*."""
    known = {token: _known_form(token, counts) for token in asked}
    for some, name, _percent in _named(asked, counts, [(_exact, 100)])[0]:
        formed = _exact([known[token] for token in some], counts)
        if not formed or formed.concepts != name.concepts:
            known |= {token: token for token in some if token.plain.startswith(known[token].plain)}
    return [known[token] for token in asked]


def _known_form(token: Token, counts: dict[str, int]) -> Token:
    """The token; or, if no job has it, in another form that one has; or, if no name has it, a name."""
    if token.plain in counts or of_text(token.plain) in counts:
        return token
    found = [other for other in token.others() if other in counts or of_text(other) in counts]
    form = folded(token.plain)
    if not found and not lexicon.exact(form):
        # A word in Latin letters sounds like many others, and one of a longer name may be no other name.
        is_name = lexicon.exact if lexicon.is_word(form) else lexicon.is_word if token.is_latin else _is_name
        found = [other for other in token.others() if is_name(folded(other))]
    return token._replace(plain=found[0]) if found else token


def _is_name(form: str) -> bool:
    return bool(lexicon.is_word(form) or lexicon.alike(form, _BONES_IF_USED))


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
    asked: list[Token], counts: dict[str, int], look_ups: list[tuple[Callable, int]] | None = None
) -> tuple[list[tuple[list[Token], Named, int]], list[Token]]:
    """The names in neighbouring words, the longest first, with their percent; and the remaining words."""
    found, free = [], set(range(len(asked)))
    for size in range(min(LONGEST_NAME, len(asked)), 0, -1):
        for look_up, percent in look_ups or [(_exact, 100), (_alike, _ALIKE)]:
            for start in range(len(asked) - size + 1):
                some, span = asked[start : start + size], set(range(start, start + size))
                if span <= free and (name := look_up(some, counts)):
                    found.append((some, name, percent))
                    free -= span
    return found, [asked[at] for at in sorted(free)]


def _exact(some: list[Token], counts: dict[str, int]) -> Named | None:
    # A single neutral word names nothing, even if it is part of names.
    if len(some) == 1 and not lexicon.without_neutral_words(some):
        return None
    return lexicon.exact(joined(folded(token.plain) for token in some))


def _alike(some: list[Token], counts: dict[str, int]) -> Named | None:
    parts = [folded(token.plain) for token in some]
    said = lexicon.without_neutral_words(some)
    if not said:
        return None
    form = joined(parts)
    if len(said) < len(some):
        # *gaadi chalane* is *gaadi chalana*, but *koi bhi driver* is no cab driver.
        return None if _exact(said, counts) else lexicon.alike(form, _BONES_WITH_NEUTRAL)
    # A word that names use is no misspelling.
    if all(lexicon.is_word(folded(token.plain)) for token in said):
        return None
    # Nor is a word that jobs use.
    if all(token.plain in counts or of_text(token.plain) in counts for token in said):
        return None
    # A single word may be unfinished.
    if (name := lexicon.alike(form, _LEAST_BONES)) or len(some) == 1:
        return name
    return lexicon.misspelt("".join(token.plain for token in some)) or lexicon.misspelt(form)


def _of_concepts(some: list[Token], name: Named, percent: int) -> Group:
    words, text = _words_of(name, percent), ""
    if len(some) == 1:
        words[some[0].plain] = _SAME_WORD
        text = of_text(some[0].plain)
    brands = [token.plain for token in some if lexicon.is_brand(folded(token.plain))]
    brand = tuple(word for plain in brands for word in (NAME + name.name, plain, of_text(plain)))
    return Group(tuple(some), words, concepts=name.concepts, is_guess=percent < 100, text=text, brand=brand)


def _words_of(name: Named, percent: int) -> dict[str, int]:
    words = {NAME + name.name: _SAME_NAME * percent // 100}
    return words | {CONCEPT + concept: _CONCEPT * percent // 100 for concept in name.concepts}


def _of_words(some: list[Token], counts: dict[str, int], kind: Kind, is_last: bool) -> list[Group]:
    word = "".join(token.plain for token in some)
    text = of_text(word)
    if word in counts or text in counts:
        name = lexicon.alike(folded(word), _BONES_IF_USED) or lexicon.misspelt(word)
        found = {word: 100} if word in counts else _same(word, vocabulary.spelt_alike(word, kind))
        return [Group(tuple(some), found, text=text, name=name)]
    shortest = _SHORTEST_BEGUN if some[0].is_latin else _SHORTEST_BEGUN - 1
    begun = vocabulary.beginning_with(word, _MOST_BEGINNING, kind) if len(word) >= shortest else {}
    found = dict.fromkeys(begun, _BEGINS)
    if is_last and len(word) >= _SHORTEST_BEGUN:
        concepts = list(lexicon.beginning_with(word))[:_MOST_CONCEPTS_BEGINNING]
        found |= {CONCEPT + concept: _BEGINS for concept in concepts}
    if found:
        return [Group(tuple(some), found, is_guess=True)]
    if name := lexicon.misspelt(word) or lexicon.misspelt(folded(word)):
        return [_of_concepts(some, name, _ALIKE)]
    alike = vocabulary.spelt_alike(word, kind)
    return _parts(some, word, kind) or [Group(tuple(some), alike, is_guess=alike != _same(word, alike))]


def _is_short(word: str, counts: dict[str, int]) -> bool:
    """Whether it is a short number that no job has."""
    return word.isdigit() and len(word) < _SHORTEST_NUMBER and not {word, of_text(word)} & counts.keys()


def _same(word: str, alike: dict[str, int]) -> dict[str, int]:
    """Those of the words that are usual spellings of this one."""
    return {each: percent for each, percent in alike.items() if folded(each) == folded(word)}


def _parts(some: list[Token], word: str, kind: Kind) -> list[Group]:
    """Two words that were typed as one: *koregaonpark*."""
    cuts = [(word[:at], word[at:]) for at in range(3, len(word) - 2)]
    known = vocabulary.counts({part for cut in cuts for part in cut}, kind)
    for cut in cuts:
        if all(part in known for part in cut):
            return [Group(tuple(some), {part: 100}) for part in cut]
    return []


def broader(group: Group, kind: Kind) -> Group | None:
    """The group of the broader trade, if listed records have it and it has not too many kinds."""
    for concept in group.concepts:
        above = lexicon.broader(concept)
        if above and len(lexicon.kinds_of(above)) <= _MOST_KINDS:
            (found,) = _counted([Group(group.tokens, {CONCEPT + above: _CONCEPT}, concepts=(above,))], kind)
            if found.words:
                return found
    return None


def _counted(found: list[Group], kind: Kind) -> list[Group]:
    """The groups without words that no job has, and with their number of jobs."""
    asked = {word for group in found for word in (*group.words, group.text)}
    asked |= {word for group in found if group.name for word in _words_of(group.name, 100)}
    counts = vocabulary.counts(asked - {""}, kind)
    return [_with_jobs(group, counts) for group in found]


def _is_commoner(name: Named, words: dict[str, int], counts: dict[str, int]) -> bool:
    """Whether so many jobs have the name that the words are surely misspelt."""
    named = max(counts.get(CONCEPT + concept, 0) for concept in name.concepts)
    return named >= _MUCH_COMMONER * max(1, sum(counts[word] for word in words))


def _with_jobs(group: Group, counts: dict[str, int]) -> Group:
    words = {word: percent for word, percent in group.words.items() if word in counts}
    jobs = sum(counts[word] for word in words)
    if group.text in counts and jobs <= (0 if group.concepts else _FEW):
        words[group.text] = 100
    if group.name and _is_commoner(group.name, words, counts):
        words |= _words_of(group.name, _ALIKE)
        group = replace(group, concepts=group.name.concepts, is_guess=True)
        words = {word: percent for word, percent in words.items() if word in counts}
    # The time of the commonest word limits how far back the others are read.
    commonest = max(words.keys() - {group.text} or words, key=counts.get, default="")
    return replace(
        group,
        words=words,
        jobs=sum(counts[word] for word in words),
        commonest=commonest,
        commonest_jobs=counts.get(commonest, 0),
    )

"""Trades and skills by their names in the app's languages, also typed in Latin letters.

A concept is a trade or a skill under all its names: *wireman* and *बिजली मिस्त्री* name `electrician`.
`skills.json` and `trades.json` hold the names that a release brings. A site edits its trades in Desk, so the
hook `job_portal_lexicon` gives the lexicon of the site.
"""

import json
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Collection
from functools import lru_cache, wraps
from itertools import chain, takewhile
from pathlib import Path
from typing import NamedTuple

import frappe
from rapidfuzz.distance import OSA

from job_portal.words.folding import Token, folded, joined, most_edits, plain, skeleton, without_one

LATIN = "LATIN"
# The most words in a name.
LONGEST_NAME = 4
# Two names with the same skeleton may differ in one of this many letters.
_ALIKE = 3
# Names up to this length sound like many other words.
_SHORT = 4
# Shorter folded forms keep too little of the typed text.
_SHORTEST_BEGUN = 3
# Shorter words are as likely to be other words as misspellings.
_SHORTEST_MISSPELT = 5
# The key in `frappe.local` that holds a request's lexicon.
_IN_USE = "job_portal_lexicon"


class Named(NamedTuple):
    """Concepts that a text names. Names of one concept that sound alike share one `name`."""

    concepts: tuple[str, ...]
    name: str


class Trade(NamedTuple):
    """A trade: its names by language, the usual one first, and its broader trade."""

    names: dict[str, list[str]]
    broader: str | None


class Lexicon:
    """The names, by the forms used to look them up."""

    def __init__(self, trades: dict[str, Trade]) -> None:
        """:param trades: by concept. Each has an English name."""
        # The cache of each function that `cached` decorates.
        self.caches: dict[Callable, Callable] = {}
        self.concepts: dict[str, list[str]] = {}
        self.words: set[str] = set()
        # The plain words of names.
        self.spellings: set[str] = set()
        self.skeletons: dict[str, list[str]] = {}
        self.misspelt: dict[str, tuple[tuple[str, str], ...]] = {}
        self.bags: dict[frozenset[str], str] = {}
        self.trades = trades
        self.broader: dict[str, str] = {}
        for concept, trade in trades.items():
            if trade.broader in trades and concept not in self.with_broader(trade.broader):
                self.broader[concept] = trade.broader
        self.titles: dict[str, str] = {}
        # Plain names without spaces, each with its folded form.
        self.plains: set[tuple[str, str]] = set()
        # Names as written, by folded form and script. Of names in Latin letters, only the English ones.
        self.spelt: dict[tuple[str, str], str] = {}
        # The folded forms of all names, with the script of each.
        self.written: set[tuple[str, str]] = set()
        # The usual name of a concept in a script.
        self.usual: dict[tuple[str, str], str] = {}
        self.skills = read("skills")
        of_trades = {concept: [*chain(*trade.names.values())] for concept, trade in trades.items()}
        for concept, names in {**of_trades, **self.skills}.items():
            self.titles[concept] = names[0]
            trade = trades.get(concept)
            english = set(trade.names["en"] if trade else takewhile(str.isascii, names))
            for name in names:
                form, script = self._add(concept, name), script_of(name)
                self.written.add((form, script))
                if name in english or not name.isascii():
                    self.usual.setdefault((concept, script), name)
                    self.spelt.setdefault((form, script), name)
        # Sorted, so that bisect finds the names with a prefix.
        self.by_form = sorted((form, form) for form in self.concepts)
        self.by_plain = sorted(self.plains)
        self.beginnings = {form[:end] for form in self.concepts for end in range(1, len(form) + 1)}

    def __deepcopy__(self, memo: dict) -> "Lexicon":
        """Itself, since no lexicon changes. Frappe's test case copies the flags for each class of tests."""
        return self

    def with_broader(self, concept: str | None) -> list[str]:
        """The trade, its broader trade, and so on."""
        found = []
        while concept:
            found.append(concept)
            concept = self.broader.get(concept)
        return found

    def _add(self, concept: str, name: str) -> str:
        """Store a name. Return its folded form."""
        plains = [plain(word) for word in name.split()]
        parts = [folded(word) for word in plains]
        form = joined(parts)
        known = self.concepts.setdefault(form, [])
        self.plains.add(("".join(plains), form))
        if concept not in known:
            known.append(concept)
        if len(known) > 1 or not form:
            return form
        self.words.update(parts)
        self.spellings.update(plains)
        self.skeletons.setdefault(skeleton(form), []).append(form)
        if len(parts) > 1:
            self.bags.setdefault(frozenset(parts), form)
        for spelling in {form, "".join(plains)}:
            if len(spelling) >= _SHORTEST_MISSPELT:
                pair = (spelling, form)
                for each in (spelling, *without_one(spelling)):
                    self.misspelt[each] = (*self.misspelt.get(each, ()), pair)
        return form


def read(name: str) -> dict | list:
    """Read `<name>.json` beside this file."""
    return json.loads(Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8"))


@lru_cache(1)
def of_release() -> Lexicon:
    """The lexicon with the trades of the release."""
    return Lexicon(trades_of_release())


@lru_cache(1)
def trades_of_release() -> dict[str, Trade]:
    """The trades that this release brings, by concept."""
    return {concept: Trade(each["names"], each.get("broader")) for concept, each in read("trades").items()}


def skills_of_release() -> Collection[str]:
    """The concepts of skills."""
    return read("skills").keys()


def _lexicon() -> Lexicon:
    """The site's lexicon. A request or a background job uses the same one until it ends."""
    # `frappe.flags` is a proxy, which looks the flags up at each use.
    flags = frappe.local.flags
    lexicon = flags.get(_IN_USE)
    if lexicon is None:
        (path,) = frappe.get_hooks("job_portal_lexicon")
        lexicon = flags[_IN_USE] = frappe.get_attr(path)()
    return lexicon


def cached(most: int) -> Callable[[Callable], Callable]:
    """Decorate a function whose answer depends on the site's names: each lexicon has its own cache.

    A cache of the process would answer with another site's names, or with trades that have changed since.

    :param most: how many answers to keep, as for `lru_cache`.
    """

    def decorated(function: Callable) -> Callable:
        @wraps(function)
        def ask(*given: object) -> object:
            caches = _lexicon().caches
            if function not in caches:
                caches[function] = lru_cache(most)(function)
            return caches[function](*given)

        return ask

    return decorated


def forget() -> None:
    """Drop this request's lexicon after the trades have changed."""
    frappe.flags.pop(_IN_USE, None)


def exact(form: str) -> Named | None:
    """The concepts with this folded name."""
    concepts = _lexicon().concepts.get(form)
    if not concepts:
        return None
    return Named(tuple(concepts), f"{concepts[0]}.{skeleton(form) if len(form) > _SHORT else form}")


def begins_one(form: str) -> bool:
    """Whether any folded name begins with this form."""
    return form in _lexicon().beginnings


def alike(form: str, least_bones: int = 3) -> Named | None:
    """The concepts whose name sounds like the folded text.

    :param least_bones: how many consonants the text must have. With few of them, many words sound alike.
    """
    bones = skeleton(form)
    if len(bones) < least_bones or len(form) < 4 or form.isdigit():
        return None
    names = _lexicon().skeletons.get(bones, ())
    near = min(((OSA.distance(form, name), name) for name in names), default=None)
    return exact(near[1]) if near and near[0] <= max(1, len(form) // _ALIKE) else None


def misspelt(spelling: str) -> Named | None:
    """The concepts whose name is a few edits away from a text, plain or folded, without spaces."""
    if len(spelling) < _SHORTEST_MISSPELT or any(letter.isdigit() for letter in spelling):
        return None
    table = _lexicon().misspelt
    names = {name for each in (spelling, *without_one(spelling)) for name in table.get(each, ())}
    near = min(((OSA.distance(spelling, name), form) for name, form in names), default=None)
    return exact(near[1]) if near and near[0] <= most_edits(len(spelling)) else None


def in_any_order(parts: list[str]) -> Named | None:
    """The concepts with a name of these folded words in any order: *executive sales*."""
    form = _lexicon().bags.get(frozenset(parts))
    return exact(form) if form else None


def is_word(form: str) -> bool:
    """Whether a name contains this folded word, so that it is no misspelling."""
    return form in _lexicon().words


def is_spelling(word: str) -> bool:
    """Whether a name contains this plain word, spelt so."""
    return word in _lexicon().spellings


def _form(name: str) -> str:
    return joined(folded(plain(word)) for word in name.split())


def script_of(text: str) -> str:
    """The script of a text's first letter, such as DEVANAGARI; LATIN for a text without letters."""
    letter = next(filter(str.isalpha, text), "a")
    return unicodedata.name(letter, LATIN).partition(" ")[0]


def beginning_with(begun: str, written: str | None = None) -> dict[str, str]:
    """The trades and skills with a name that has this prefix, the shortest name first.

    :param begun: plain letters without spaces.
    :param written: the script of the typed text. Names in this script are preferred to others.
    :return: {concept: a name in this script, or else in English}. In Latin letters this is the usual English
        name, or another English name if only that one has the prefix.
    """
    lexicon = _lexicon()
    form = folded(begun)
    tables = [(lexicon.by_plain, begun)]
    if len(form) >= _SHORTEST_BEGUN:
        tables.append((lexicon.by_form, form))
    names = {
        name
        for forms, asked in tables
        for _begin, name in forms[bisect_left(forms, (asked,)) : bisect_left(forms, (asked + "~",))]
    }
    # *vant* begins a cook in Telugu, and a driver in Tamil.
    names = {name for name in names if (name, written) in lexicon.written} or names
    script = written or LATIN
    found: dict[str, str] = {}
    for name in sorted(names, key=lambda name: (len(name), name)):
        for concept in lexicon.concepts[name]:
            spelt = lexicon.spelt.get((name, script))
            usual = lexicon.usual.get((concept, script)) or title(concept)
            usual_form = _form(usual)
            is_usual = usual_form.startswith(form) or skeleton(usual_form) == skeleton(name)
            if concept not in found:
                found[concept] = usual
            if found[concept] == usual and not (is_usual and script == LATIN) and spelt:
                found[concept] = spelt
    return found


def broader(concept: str) -> str | None:
    """The broader trade of this one."""
    return _lexicon().broader.get(concept)


def with_broader(concept: str) -> list[str]:
    """The trade, its broader trade, and so on."""
    return _lexicon().with_broader(concept)


def kinds_of(concept: str) -> list[str]:
    """The narrower trades of this one."""
    return [kind for kind, other in _lexicon().broader.items() if other == concept]


def title(concept: str) -> str:
    """The concept's usual English name."""
    return _lexicon().titles[concept]


def name_in(language: str, concept: str) -> str | None:
    """The trade's usual name in a language; None for a skill, or without a name in that language."""
    trade = _lexicon().trades.get(concept)
    return next(iter(trade.names.get(language, ())), None) if trade else None


def is_skill(concept: str) -> bool:
    """Whether the concept is a skill and not a trade. Skills count in descriptions, too."""
    return concept in _lexicon().skills


def synonym(form: str) -> str | None:
    """The folded word under which this one is indexed: `hospital` for `aspatal`."""
    return _synonyms().get(form)


@lru_cache(1)
def _synonyms() -> dict[str, str]:
    found: dict[str, str] = {}
    for words in read("synonyms"):
        forms = [folded(plain(word)) for word in words]
        for form in forms:
            found.setdefault(form, forms[0])
    return found


def is_brand(form: str) -> bool:
    """Whether this folded word of a trade's name is a company's: *zomato*."""
    return form in _brands()


@lru_cache(1)
def _brands() -> frozenset[str]:
    return frozenset(folded(plain(each)) for each in read("brands"))


def numbers(kind: str) -> dict[str, float]:
    """The words of `numbers.json` with their values.

    :param kind: `numbers`, `amounts` (a whole amount in a word) or `times` (*thousand*).
    """
    return {word: float(value) for value, words in read("numbers")[kind].items() for word in words}


def without_neutral_words(some: list[Token]) -> list[Token]:
    """The words without neutral ones, which say nothing about a job: *salary*, *urgent*, *chahiye*."""
    return [token for token in some if token.plain not in _neutral_words()[token.is_latin]]


@lru_cache(1)
def _neutral_words() -> dict[bool, frozenset[str]]:
    """The plain neutral words, by whether they are written in Latin letters.

    Hindi `par` is *pr* without its unwritten vowel, but PR in Latin letters is a trade.
    """
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for words in read("neutral_words").values():
        for word in words:
            found[word.isascii()].add(plain(word))
    return {is_latin: frozenset(words) for is_latin, words in found.items()}

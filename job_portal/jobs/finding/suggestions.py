"""Suggests completions: trades, titles, categories, companies and places of live jobs."""

import json
from collections import Counter
from typing import NamedTuple

import frappe
from frappe import _

from job_portal.jobs import categories, messages
from job_portal.jobs.finding import vocabulary
from job_portal.jobs.finding.database import counting as by_database
from job_portal.jobs.finding.database.counting import Wanted
from job_portal.jobs.finding.kinds import Kind
from job_portal.jobs.finding.of_jobs import JOBS
from job_portal.jobs.finding.opensearch import connection
from job_portal.jobs.finding.opensearch import counting as by_opensearch
from job_portal.places import centroids, geo
from job_portal.platform import cache
from job_portal.rules import MARKET
from job_portal.words import lexicon, protected
from job_portal.words.analysis import COMPANY, CONCEPT, PLACE, TITLE, parts_of
from job_portal.words.folding import tokens, words

LIMITS = MARKET["limits"]
_MOST, _MOST_OF_A_KIND = 8, 4
_LEAST_LETTERS = 2
# The number of words with the typed prefix, and of newest jobs of each.
_MOST_WORDS, _SAMPLE = 6, 25
_AROUND_KM = 25
# If each suggestion has more jobs than this, the answer is cached for this long.
_MANY, _KEPT_SECONDS = 20, 60
# Names of this length are abbreviations: BA, QA.
_ABBREVIATION = 3
_KINDS = {TITLE: "title", COMPANY: "company", PLACE: "place"}
# Candrabindu and anusvara of Devanagari, Bengali, Tamil and Telugu. Which letter they sound as depends on
# the next consonant, which has not been typed yet.
_NASALS = "\u0901\u0902\u0981\u0982\u0b82\u0c01\u0c02"


class _Suggestion(NamedTuple):
    text: str
    kind: str
    wanted: Wanted


def suggestions(search: str, pincode: str | None, kind: Kind = JOBS) -> list[dict]:
    """The suggestions as `api.suggest_jobs` answers them, those with the most records first.

    :param kind: of the records. Each suggestion has their number under the kind's `count`.
    :raises frappe.ValidationError: 417, the text is too long.
    """
    if len(search) > LIMITS["search_length"]:
        frappe.throw(_(messages.SEARCH_TOO_LONG).format(LIMITS["search_length"]))
    asked = [token.plain for token in tokens(search.rstrip().rstrip(_NASALS))]
    if len("".join(asked)) < _LEAST_LETTERS:
        return []
    point = centroids.of(pincode) if pincode else None
    cells = geo.cells_within(point, _AROUND_KM) if point else []
    # Very many people type the same few letters.
    script = lexicon.script_of(search)
    key = f"suggestions:{kind.name}:{cells}:{script}:{' '.join(asked)}"
    if kept := cache.read(key):
        return json.loads(kept)
    shown = _found(asked, script, cells, kind)
    if shown and all(each[kind.count] > _MANY for each in shown):
        cache.keep(key, json.dumps(shown), _KEPT_SECONDS)
    return shown


def _found(asked: list[str], script: str, cells: list[int], kind: Kind) -> list[dict]:
    """:param asked: the plain words that were typed.

    :param script: of the typed text.
    :param cells: of the grid, if only jobs in these count.
    """
    found = [*_trades(asked, script), *_of_records(asked, script, cells, kind)]
    unique = {(each.kind, each.text.lower()): each for each in reversed(found)}
    counted = _count(list(reversed(unique.values())), cells, kind)
    if kind is JOBS:
        counted += _categories(asked)
    shown: list[dict] = []
    for each in sorted(counted, key=lambda each: (-each[kind.count], len(each["text"]))):
        alike = [other for other in shown if other["kind"] == each["kind"]]
        if len(alike) < _MOST_OF_A_KIND and not any(
            _says_the_same(each, other, kind.count) for other in alike
        ):
            shown.append(each)
    return shown[:_MOST]


def _says_the_same(each: dict, other: dict, count: str) -> bool:
    """Whether it repeats another: *Hadapsar, Pune* beside *Hadapsar*, with as many records."""
    return each[count] == other[count] and set(words(other["text"])) <= set(words(each["text"]))


def _trades(asked: list[str], script: str) -> list[_Suggestion]:
    names = lexicon.beginning_with("".join(asked), script)
    # A skill is no job title. Nor is a caste, though people name a trade by it.
    trades = {
        concept: name
        for concept, name in names.items()
        if not lexicon.is_skill(concept) and not all(map(protected.is_personal, words(name)))
    }
    return [
        _Suggestion(_capital(name), "title", Wanted((CONCEPT + concept,), None))
        for concept, name in list(trades.items())[:_MOST_OF_A_KIND]
    ]


def _capital(name: str) -> str:
    return name.upper() if len(name) <= _ABBREVIATION else name[:1].upper() + name[1:]


def _of_records(asked: list[str], script: str, cells: list[int], kind: Kind) -> list[_Suggestion]:
    """Titles, companies and places of the newest records with a word that has the last word as its prefix.

    They are in the typed script or in Latin letters: not everybody reads each script. A person's headline is
    one only if all its words count; see `words.protected`.
    """
    begun = vocabulary.beginning_with(asked[-1], _MOST_WORDS, kind) or vocabulary.spelt_alike(asked[-1], kind)
    if not begun:
        return []
    found = []
    newest = connection.or_else(
        by_opensearch.newest, by_database.newest, kind, list(begun)[:_MOST_WORDS], cells, _SAMPLE
    )
    for word, weight, title, company, city, location in newest:
        # Suggests *Driver - Day Shift* as *Driver*.
        parts = [part.strip() for _sign, part in parts_of(title)]
        texts = {TITLE: parts, COMPANY: (company,), PLACE: (city, location)}.get(weight, ())
        for text in texts:
            of_text = words(text or "") if lexicon.script_of(text or "") in (script, lexicon.LATIN) else []
            if kind is not JOBS and weight == TITLE and not all(map(protected.counts, of_text)):
                continue
            if word in of_text and set(asked[:-1]) <= set(of_text):
                others = (each for each in of_text if each != word)
                found.append(_Suggestion(text, _KINDS[weight], Wanted((word, *others), weight)))
                break
    often = [each for each, _times in Counter(found).most_common()]
    by_kind = [[each for each in often if each.kind == kind] for kind in _KINDS.values()]
    return [each for some in by_kind for each in some[:_MOST_OF_A_KIND]]


def _categories(asked: list[str]) -> list[dict]:
    return [
        {"text": category["name"], "kind": "category", "jobs": category["jobs"]}
        for category in categories.counted()
        if category["jobs"] and _begins(category["name"], asked)
    ]


def _begins(text: str, asked: list[str]) -> bool:
    of_text = words(text)
    return set(asked[:-1]) <= set(of_text) and any(word.startswith(asked[-1]) for word in of_text)


def _count(found: list[_Suggestion], cells: list[int], kind: Kind) -> list[dict]:
    """The suggestions with their number of records, up to 1,000, without those that have none."""
    if not found:
        return []
    counts = connection.or_else(
        by_opensearch.counts, by_database.counts, kind, [each.wanted for each in found], cells
    )
    return [
        {"text": each.text, "kind": each.kind, kind.count: records}
        for each, records in zip(found, counts, strict=True)
        if records
    ]

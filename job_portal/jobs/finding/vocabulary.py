"""The words of listed records, and their spellings: JP Search Word.

A row says that `spelling` leads to `word`, and for each kind how many records have the word. A word's
spellings are the word itself and, after `~`, its skeleton, whole and with one letter left out. So skeletons
that differ in one letter share a spelling. A daily job recounts the words; a new word has the count 1 until
then, so concurrent publishers need no lock. A word that a second kind begins to use gets rows of that kind.
"""

import json
import secrets
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import frappe
from rapidfuzz.distance import OSA

from job_portal.jobs.finding.kinds import Kind, all_kinds
from job_portal.places import geo
from job_portal.places.geo import Point
from job_portal.platform import bulk, cache
from job_portal.words.analysis import CONCEPT, PLACE, SOUND, of_text, spellings
from job_portal.words.folding import folded, most_edits, skeleton
from job_portal.words.folding import words as plain_words

_AT_ONCE = 200
_MOST_NEAR = 60
# How many of the nearest words count as spelt alike, and the percent that each edit costs.
_MOST_SPELT_ALIKE, _PER_EDIT = 3, 10
# Shorter words, or words with fewer consonants, resemble too many others.
_SHORTEST_ALIKE, _LEAST_BONES = 4, 3
# How many of the newest jobs with a word show where it stands.
_SAMPLE, _SHARE_OF_PLACES = 40, 0.7
# For prefixes up to this length, finding the commonest words takes long.
_SHORT = 3
_KEPT_SECONDS = 600


def learn(words: Iterable[str], kind: Kind) -> None:
    """Add words that are new for the kind."""
    asked = sorted(words)
    for first in range(0, len(asked), _AT_ONCE):
        some = asked[first : first + _AT_ONCE]
        known = counts(some, kind)
        rows = [(word, spelling) for word in some if word not in known for spelling in spellings(word)]
        if rows:
            places = ", ".join(["(%s, %s, %s, 1)"] * len(rows))
            values = [value for word, spelling in rows for value in (secrets.token_hex(8), spelling, word)]
            query = f"insert into `tabJP Search Word` (name, spelling, word, {kind.count}) values {places}"  # noqa: S608
            frappe.db.sql(query, values)


def counts(words: Iterable[str], kind: Kind) -> dict[str, int]:
    """Those of the words that listed records use, with their number."""
    asked = list(words)
    if not asked:
        return {}
    # An unused word stays for a while with a count of 0.
    query = (
        f"select spelling, {kind.count} from `tabJP Search Word`"  # noqa: S608 (constants)
        f" where spelling in %(words)s and {kind.count} > 0"
    )
    return dict(frappe.db.sql(query, {"words": asked}))


def beginning_with(begin: str, most: int, kind: Kind) -> dict[str, int]:
    """The words with this prefix, with the number of records, the commonest first.

    A short prefix has very many words on a large site. So its answer is cached, unless a new word could be in
    it.
    """
    if len(begin) > _SHORT:
        return _beginning_with(begin, most, kind)
    key = f"words:{kind.name}:{most}:{begin}"
    if kept := cache.read(key):
        return json.loads(kept)
    found = _beginning_with(begin, most, kind)
    # A new word has one record.
    if len(found) == most and min(found.values()) > 1:
        cache.keep(key, json.dumps(found), _KEPT_SECONDS)
    return found


def _beginning_with(begin: str, most: int, kind: Kind) -> dict[str, int]:
    query = (
        f"select word, max({kind.count}) from `tabJP Search Word`"  # noqa: S608 (constants)
        f" where spelling like %s and {kind.count} > 0"
        f" group by word order by max({kind.count}) desc, word limit %s"
    )
    return dict(frappe.db.sql(query, (f"{begin}%", most)))


def spelt_alike(word: str, kind: Kind) -> dict[str, int]:
    """The words that sound like `word` or are a few edits away, with the percent that each counts."""
    fold = folded(word)
    bones = skeleton(fold)
    near = []
    for each in _near(word, kind):
        other = folded(each)
        edits = OSA.distance(fold, other)
        is_long = len(fold) >= _SHORTEST_ALIKE and len(bones) >= _LEAST_BONES
        is_alike = bones == skeleton(other) and edits <= max(1, len(fold) // 3)
        if not edits or (is_long and (is_alike or edits <= most_edits(len(fold)))):
            near.append((edits, each))
    return {each: 100 - _PER_EDIT * max(1, edits) for edits, each in sorted(near)[:_MOST_SPELT_ALIKE]}


def _near(word: str, kind: Kind) -> list[str]:
    """The words whose skeleton equals that of `word`, or differs from it in one letter."""
    sounds = [each for each in spellings(word) if each.startswith(SOUND)]
    if not sounds:
        return []
    query = (
        f"select word from `tabJP Search Word` where spelling in %(sounds)s and {kind.count} > 0"  # noqa: S608
        f" group by word order by max({kind.count}) desc, word limit %(most)s"
    )
    return frappe.db.sql(query, {"sounds": sounds, "most": _MOST_NEAR}, pluck=True)


def words_of_trades(concepts: Iterable[str], names: Iterable[str], kind: Kind) -> list[str]:
    """Index words of which each text has one that names one of the trades, perhaps misspelt.

    Of a name of several words this is the rarest, or the name without spaces.
    """
    found = {CONCEPT + concept for concept in concepts}
    for name in names:
        plains = plain_words(name)
        near = [{each: 1, **spelt_alike(each, kind)}.keys() for each in plains]
        counted = counts({word for some in near for word in some}, kind)
        found |= min(near, key=lambda some: sum(counted.get(word, 0) for word in some), default=set())
        found |= {"".join(plains), *spelt_alike("".join(plains), kind)}
    return sorted(found)


@dataclass(frozen=True)
class Corpus:
    """The words and places of a kind's listed records, for `words.locating`."""

    kind: Kind

    def is_used(self, word: str) -> bool:
        """Whether listed records use the word anywhere."""
        return bool(counts({word, of_text(word)}, self.kind))

    def spelt_alike(self, word: str) -> dict[str, int]:
        """See `spelt_alike`."""
        return spelt_alike(word, self.kind)

    def is_place(self, word: str) -> bool:
        """Whether the newest records with the word have it in their places, and hardly elsewhere."""
        query = f"select weight from {self.kind.words} where word = %s order by published_on desc limit %s"  # noqa: S608
        weights = frappe.db.sql(query, (word, _SAMPLE), pluck=True)
        return bool(weights) and weights.count(PLACE) >= len(weights) * _SHARE_OF_PLACES

    def points_of(self, words: list[str]) -> list[Point]:
        """The points of the newest records with all the words."""
        of, table = self.kind.name, self.kind.words
        joins = "".join(
            f" join {table} word_{n} on word_{n}.word = %(word_{n})s and word_{n}.{of} = first.{of}"
            f" and word_{n}.published_on = first.published_on"
            for n in range(1, len(words))
        )
        query = (
            f"select {', '.join(self.kind.point)} from {table} first{joins}"  # noqa: S608 (constants)
            f" join {self.kind.table} on {of}.name = first.{of} where first.word = %(word_0)s"
            " and first.cell > 0 order by first.published_on desc limit %(most)s"
        )
        values = {f"word_{n}": word for n, word in enumerate(words)} | {"most": _SAMPLE}
        return [Point(*row) for row in frappe.db.sql(query, values)]

    def has_jobs(self, point: Point) -> bool:
        """Whether a listed record is in the point's cell."""
        query = f"select 1 from {self.kind.table} where is_listed = 1 and cell = %s limit 1"  # noqa: S608
        return bool(frappe.db.sql(query, (geo.cell(point),)))


def recount() -> None:
    """Daily job: count the records of each word again, and delete unused words.

    An unused word first stays for a day with a count of 0, in which it counts as new. So a record that is
    being published never loses its word.
    """
    last, kinds = "", all_kinds()
    columns = [kind.count for kind in kinds]
    while rows := frappe.db.sql(_words(columns), {"last": last, "most": _AT_ONCE}):
        last = rows[-1][0]
        counted = [_counted(kind, [row[0] for row in rows]) for kind in kinds]
        gone, by_counts = [], defaultdict(list)
        for word, *before in rows:
            now = [each.get(word, 0) for each in counted]
            if not any(before) and not any(now):
                gone.append(word)
            elif now != before:
                by_counts[tuple(now)].append(word)
        for now, words in by_counts.items():
            if names := _names(words):
                pairs = zip(columns, now, strict=True)
                sets = ", ".join(f"{column} = {int(count)}" for column, count in pairs)
                query = f"update `tabJP Search Word` set {sets} where name in %(names)s"  # noqa: S608
                frappe.db.sql(query, {"names": names})
        bulk.delete("tabJP Search Word", _names(gone, " and ".join(f"{column} = 0" for column in columns)))
        frappe.db.commit()


def _counted(kind: Kind, words: list[str]) -> dict[str, int]:
    query = f"select word, count(*) from {kind.words} where word in %(words)s group by word"  # noqa: S608
    return dict(frappe.db.sql(query, {"words": words}))


def _words(columns: list[str]) -> str:
    most = ", ".join(f"max({column})" for column in columns)
    return (
        f"select word, {most} from `tabJP Search Word` where spelling = word and spelling > %(last)s"  # noqa: S608
        " group by word order by word limit %(most)s"
    )


def _names(words: list[str], where: str = "1 = 1") -> list[str]:
    """The names of the words' rows. Updating by spelling would lock other rows, too."""
    if not words:
        return []
    spelt = list({spelling for word in words for spelling in spellings(word)})
    which = "spelling in %(spelt)s and word in %(words)s"
    query = f"select name from `tabJP Search Word` where {which} and {where}"  # noqa: S608 (constants)
    return frappe.db.sql(query, {"spelt": spelt, "words": words}, pluck=True)

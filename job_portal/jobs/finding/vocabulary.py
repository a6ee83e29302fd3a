"""The words of live jobs, and their spellings: JP Search Word.

A row says that `spelling` leads to `word`, and how many jobs have the word. A word's spellings are the word
itself and, after `~`, its skeleton, whole and with one letter left out. So skeletons that differ in one
letter share a spelling. `jobs` is as of the last sweep, and 1 for a newer word: publishers do not wait for
each other.
"""

import json
import secrets
from collections import defaultdict
from collections.abc import Iterable

import frappe
from rapidfuzz.distance import OSA

from job_portal.places import geo
from job_portal.places.geo import Point
from job_portal.platform import bulk, cache, parallel
from job_portal.platform.parallel import Part
from job_portal.words.analysis import CONCEPT, PLACE, SOUND, of_text, spellings
from job_portal.words.folding import folded, most_edits, skeleton
from job_portal.words.folding import words as plain_words

_AT_ONCE = 200
_IN_A_PART = 5_000
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


def learn(words: Iterable[str]) -> None:
    """Add new words."""
    asked = sorted(words)
    for first in range(0, len(asked), _AT_ONCE):
        some = asked[first : first + _AT_ONCE]
        known = counts(some)
        rows = [(word, spelling) for word in some if word not in known for spelling in spellings(word)]
        if rows:
            places = ", ".join(["(%s, %s, %s, 1)"] * len(rows))
            values = [value for word, spelling in rows for value in (secrets.token_hex(8), spelling, word)]
            query = f"insert into `tabJP Search Word` (name, spelling, word, jobs) values {places}"  # noqa: S608
            frappe.db.sql(query, values)


def counts(words: Iterable[str]) -> dict[str, int]:
    """Those of the words that live jobs use, with the number of jobs."""
    asked = list(words)
    if not asked:
        return {}
    # An unused word stays for a while with 0 jobs.
    query = "select spelling, jobs from `tabJP Search Word` where spelling in %(words)s and jobs > 0"
    return dict(frappe.db.sql(query, {"words": asked}))


def is_used(word: str) -> bool:
    """Whether live jobs use the word anywhere."""
    return bool(counts({word, of_text(word)}))


def beginning_with(begin: str, most: int) -> dict[str, int]:
    """The words with this prefix, with the number of jobs, the commonest first.

    A short prefix has very many words on a large site. So its answer is cached, unless a new word could be in
    it.
    """
    if len(begin) > _SHORT:
        return _beginning_with(begin, most)
    key = f"words:{most}:{begin}"
    if kept := cache.read(key):
        return json.loads(kept)
    found = _beginning_with(begin, most)
    # A new word has one job.
    if len(found) == most and min(found.values()) > 1:
        cache.keep(key, json.dumps(found), _KEPT_SECONDS)
    return found


def _beginning_with(begin: str, most: int) -> dict[str, int]:
    query = (
        "select word, max(jobs) from `tabJP Search Word` where spelling like %s and jobs > 0"
        " group by word order by max(jobs) desc, word limit %s"
    )
    return dict(frappe.db.sql(query, (f"{begin}%", most)))


def spelt_alike(word: str) -> dict[str, int]:
    """The words that sound like `word` or are a few edits away, with the percent that each counts."""
    fold = folded(word)
    bones = skeleton(fold)
    near = []
    for each in _near(word):
        other = folded(each)
        edits = OSA.distance(fold, other)
        is_long = len(fold) >= _SHORTEST_ALIKE and len(bones) >= _LEAST_BONES
        is_alike = bones == skeleton(other) and edits <= max(1, len(fold) // 3)
        if not edits or (is_long and (is_alike or edits <= most_edits(len(fold)))):
            near.append((edits, each))
    return {each: 100 - _PER_EDIT * max(1, edits) for edits, each in sorted(near)[:_MOST_SPELT_ALIKE]}


def _near(word: str) -> list[str]:
    """The words whose skeleton equals that of `word`, or differs from it in one letter."""
    sounds = [each for each in spellings(word) if each.startswith(SOUND)]
    if not sounds:
        return []
    query = (
        "select word from `tabJP Search Word` where spelling in %(sounds)s and jobs > 0"
        " group by word order by max(jobs) desc, word limit %(most)s"
    )
    return frappe.db.sql(query, {"sounds": sounds, "most": _MOST_NEAR}, pluck=True)


def words_of_trades(concepts: Iterable[str], names: Iterable[str]) -> list[str]:
    """Index words of which each text has one that names one of the trades, perhaps misspelt.

    Of a name of several words this is the rarest, or the name without spaces.
    """
    found = {CONCEPT + concept for concept in concepts}
    for name in names:
        plains = plain_words(name)
        near = [{each: 1, **spelt_alike(each)}.keys() for each in plains]
        counted = counts({word for some in near for word in some})
        found |= min(near, key=lambda some: sum(counted.get(word, 0) for word in some), default=set())
        found |= {"".join(plains), *spelt_alike("".join(plains))}
    return sorted(found)


def is_place(word: str) -> bool:
    """Whether the newest jobs with the word have it in their places, and hardly elsewhere."""
    query = "select weight from `tabJP Job Word` where word = %s order by published_on desc limit %s"
    weights = frappe.db.sql(query, (word, _SAMPLE), pluck=True)
    return bool(weights) and weights.count(PLACE) >= len(weights) * _SHARE_OF_PLACES


def points_of(words: list[str]) -> list[Point]:
    """The points of the newest jobs with all the words."""
    joins = "".join(
        f" join `tabJP Job Word` word_{n} on word_{n}.word = %(word_{n})s and word_{n}.job = first.job"
        f" and word_{n}.published_on = first.published_on"
        for n in range(1, len(words))
    )
    query = (
        f"select job.latitude, job.longitude from `tabJP Job Word` first{joins}"  # noqa: S608 (constants)
        " join `tabJP Job` job on job.name = first.job where first.word = %(word_0)s and first.cell > 0"
        " order by first.published_on desc limit %(most)s"
    )
    values = {f"word_{n}": word for n, word in enumerate(words)} | {"most": _SAMPLE}
    return [Point(*row) for row in frappe.db.sql(query, values)]


def has_jobs(point: Point) -> bool:
    """Whether a listed job is in the point's cell."""
    query = "select 1 from `tabJP Job` where is_listed = 1 and cell = %s limit 1"
    return bool(frappe.db.sql(query, (geo.cell(point),)))


def recount(processes: int = 1) -> None:
    """Daily job: count the jobs of each word again, and delete unused words.

    An unused word first stays for a day with 0 jobs, in which it counts as new. So a job that is being
    published never loses its word.

    :param processes: how many work at once.
    """
    parts = parallel.parts_of("tabJP Search Word", "spelling = word", _IN_A_PART, "word")
    for _part in parallel.done(_recount_part, parts, processes):
        pass


def _recount_part(part: Part) -> None:
    last, end = part
    while rows := frappe.db.sql(_words(end), {"last": last, "end": end, "most": _AT_ONCE}):
        last = rows[-1][0]
        query = "select word, count(*) from `tabJP Job Word` where word in %(words)s group by word"
        counted = dict(frappe.db.sql(query, {"words": [word for word, _jobs in rows]}))
        gone, by_jobs = [], defaultdict(list)
        for word, before in rows:
            jobs = counted.get(word, 0)
            if before == 0 == jobs:
                gone.append(word)
            elif jobs != before:
                by_jobs[jobs].append(word)
        for jobs, words in by_jobs.items():
            if names := _names(words):
                query = "update `tabJP Search Word` set jobs = %(jobs)s where name in %(names)s"
                frappe.db.sql(query, {"jobs": jobs, "names": names})
        bulk.delete("tabJP Search Word", _names(gone, "jobs = 0"))
        frappe.db.commit()


def _words(end: str | None) -> str:
    upto = " and spelling <= %(end)s" if end else ""
    return (
        "select word, max(jobs) from `tabJP Search Word` where spelling = word and spelling > %(last)s"  # noqa: S608
        f"{upto} group by word order by word limit %(most)s"
    )


def _names(words: list[str], where: str = "1 = 1") -> list[str]:
    """The names of the words' rows. Updating by spelling would lock other rows, too."""
    if not words:
        return []
    spelt = list({spelling for word in words for spelling in spellings(word)})
    which = "spelling in %(spelt)s and word in %(words)s"
    query = f"select name from `tabJP Search Word` where {which} and {where}"  # noqa: S608 (constants)
    return frappe.db.sql(query, {"spelt": spelt, "words": words}, pluck=True)

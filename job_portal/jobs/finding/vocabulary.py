"""The words that live jobs use, and the spellings by which they are found: JP Search Word.

A row says that `spelling` leads to `word`, which so many jobs have. The spellings of a word are the word
itself, and behind `~` its skeleton, also with one letter left out: two skeletons that differ in one
letter meet there. `jobs` is as of the last sweep, and 1 for a newer word: no publisher waits for another one.
"""

import json
import secrets
from collections import defaultdict
from collections.abc import Iterable

import frappe

from job_portal.platform import bulk, cache, parallel
from job_portal.platform.parallel import Part
from job_portal.words.analysis import SOUND, spellings

_AT_ONCE = 200
_IN_A_PART = 5_000
_MOST_NEAR = 60
# Letters that begin so many words that finding the commonest takes long.
_SHORT = 3
_KEPT_SECONDS = 600


def learn(words: Iterable[str]) -> None:
    """Add words that are new."""
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
    """The words of these that live jobs use, and how many use them."""
    asked = list(words)
    if not asked:
        return {}
    places = ", ".join(["%s"] * len(asked))
    # A word that was swept away stays for a while with no jobs.
    query = f"select spelling, jobs from `tabJP Search Word` where spelling in ({places}) and jobs > 0"  # noqa: S608
    return dict(frappe.db.sql(query, asked))


def beginning_with(begin: str, most: int) -> dict[str, int]:
    """The words that begin so, those that most jobs use first, and how many use them.

    A few letters begin very many words on a large site. What no new word can be among is kept for a while.
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


def near(word: str) -> dict[str, int]:
    """The words whose skeleton is that of `word`, or differs from it in one letter; and how many use them."""
    sounds = [each for each in spellings(word) if each.startswith(SOUND)]
    if not sounds:
        return {}
    places = ", ".join(["%s"] * len(sounds))
    query = (
        f"select word, max(jobs) from `tabJP Search Word` where spelling in ({places}) and jobs > 0"  # noqa: S608
        " group by word order by max(jobs) desc, word limit %s"
    )
    return dict(frappe.db.sql(query, (*sounds, _MOST_NEAR)))


def recount(processes: int = 1) -> None:
    """Daily job: count the jobs of each word anew, and sweep away what no job has any more.

    A word without jobs stays for a day with no jobs, in which it counts as new. So none is swept away while
    somebody publishes a job with it.

    :param processes: so many work at once.
    """
    parts = parallel.parts_of("tabJP Search Word", "spelling = word", _IN_A_PART, "word")
    for _part in parallel.done(_recount_part, parts, processes):
        pass


def _recount_part(part: Part) -> None:
    last, end = part
    while rows := frappe.db.sql(_words(end), {"last": last, "end": end, "most": _AT_ONCE}):
        last = rows[-1][0]
        places = ", ".join(["%s"] * len(rows))
        query = f"select word, count(*) from `tabJP Job Word` where word in ({places}) group by word"  # noqa: S608
        counted = dict(frappe.db.sql(query, [word for word, _jobs in rows]))
        gone, by_jobs = [], defaultdict(list)
        for word, before in rows:
            jobs = counted.get(word, 0)
            if before == 0 == jobs:
                gone.append(word)
            elif jobs != before:
                by_jobs[jobs].append(word)
        for jobs, words in by_jobs.items():
            if names := _names(words):
                places = ", ".join(["%s"] * len(names))
                query = f"update `tabJP Search Word` set jobs = %s where name in ({places})"  # noqa: S608
                frappe.db.sql(query, (jobs, *names))
        bulk.delete("tabJP Search Word", _names(gone, "jobs = 0"))
        frappe.db.commit()


def _words(end: str | None) -> str:
    upto = " and spelling <= %(end)s" if end else ""
    return (
        "select word, max(jobs) from `tabJP Search Word` where spelling = word and spelling > %(last)s"  # noqa: S608
        f"{upto} group by word order by word limit %(most)s"
    )


def _names(words: list[str], where: str = "1 = 1") -> list[str]:
    """The rows of the words, to change them by name: by spelling, others would be locked, too."""
    if not words:
        return []
    spelt = list({spelling for word in words for spelling in spellings(word)})
    places = (", ".join(["%s"] * len(some)) for some in (spelt, words))
    which = "spelling in ({}) and word in ({})".format(*places)
    query = f"select name from `tabJP Search Word` where {which} and {where}"  # noqa: S608 (constants)
    return frappe.db.sql(query, [*spelt, *words], pluck=True)

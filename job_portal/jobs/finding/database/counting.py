"""Queries for suggestions on the site's database: the newest jobs with a word, and counts of several
words.
"""

import json
from typing import NamedTuple

import frappe

from job_portal.jobs.finding import conditions, vocabulary
from job_portal.jobs.finding.kinds import Kind
from job_portal.rules import MARKET

LIMITS = MARKET["limits"]
# For a commoner word, counts are estimated from this many of its newest jobs.
_COUNTED = 200


class Wanted(NamedTuple):
    """Records with all of these index words, the first word with this weight, if given."""

    words: tuple[str, ...]
    weight: int | None


def newest(kind: Kind, asked: list[str], cells: list[int], most: int) -> list[tuple]:
    """(word, its weight, title, company's name, city, place) of the newest records with each of the words.

    :param cells: of the grid, if only jobs in these count.
    :param most: how many jobs of each word.
    """
    values = {f"word_{n}": word for n, word in enumerate(asked)}
    rows = " union all ".join(
        f"select * from (select {kind.name}, word, weight from {kind.words} word"  # noqa: S608 (constants)
        f" where word = %({name})s{conditions.within(cells)}"
        f" order by {conditions.newest_first(cells)} limit {most}) {name}"
        for name in values
    )
    # One text: the driver takes longer for a hundred rows than the query.
    texts = ", ".join(kind.suggested)
    query = (
        f"select group_concat(json_array(newest.word, newest.weight, {texts})) from ({rows}) newest"  # noqa: S608
        f" join {kind.table} on {kind.name}.name = newest.{kind.name} {kind.joins}"
    )
    found = frappe.db.sql(query, values)[0][0]
    return list(map(tuple, json.loads(f"[{found or ''}]")))


def counts(kind: Kind, wanted: list[Wanted], cells: list[int]) -> list[int]:
    """How many records match each, up to 1,000. Estimates large counts from jobs with the rarest word."""
    jobs = vocabulary.counts({word for each in wanted for word in each.words}, kind)
    # Cells contain fewer jobs.
    most = LIMITS["search_depth_near"] if cells else _COUNTED
    parts, values, rarest, counted = [], {}, {}, [0] * len(wanted)
    for number, each in enumerate(wanted):
        if not cells and each.weight is None and len(each.words) == 1 and jobs.get(each.words[0], 0) > most:
            # Every job of a sample would have this word, so take the stored count.
            counted[number] = min(jobs[each.words[0]], LIMITS["total_exact"])
            continue
        names = {word: f"of_{number}_{n}" for n, word in enumerate(each.words)}
        values |= {name: word for word, name in names.items()}
        rarest[number] = min(names, key=lambda word: jobs.get(word, 0))
        parts.append(_counting(kind, number, names, rarest[number], each.weight, cells, most))
    for number, read, fitting in frappe.db.sql(" union all ".join(parts), values) if parts else ():
        if read > most and not cells:
            fitting = fitting * max(read, jobs[rarest[number]]) // read
        counted[number] = min(int(fitting or 0), LIMITS["total_exact"])
    return counted


def _counting(
    kind: Kind,
    number: int,
    names: dict[str, str],
    rarest: str,
    weight: int | None,
    cells: list[int],
    most: int,
) -> str:
    """SQL for `number`, how many of the rarest word's jobs were read, and how many of them match.

    :param names: of values, by word. A job has all of the words, and the first one with the weight.
    """
    tests = ["1 = 1"]
    for word, name in names.items():
        column = (
            "newest.weight" if word == rarest else f"({conditions.lookup(name, 'newest', 'weight', kind)})"
        )
        if weight and word == next(iter(names)):
            tests.append(f"{column} = {weight}")
        elif word != rarest:
            tests.append(f"{column} > 0")
    return (
        f"select {number}, count(*), sum(case when {' and '.join(tests)} then 1 else 0 end)"  # noqa: S608 (constants)
        f" from (select word.{kind.name} as name, word.published_on, word.weight from {kind.words} word"
        f" where word.word = %({names[rarest]})s{conditions.within(cells)}"
        f" order by {conditions.newest_first(cells)} limit {most + 1}) newest"
    )

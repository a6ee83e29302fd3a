"""What suggestions ask the site's own database: the newest jobs with a word, and how many have some words."""

import json
from typing import NamedTuple

import frappe

from job_portal.jobs.finding import conditions, vocabulary
from job_portal.rules import MARKET

LIMITS = MARKET["limits"]
# Of more jobs that have a word, those that have all of a suggestion's words are reckoned from so many.
_COUNTED = 200


class Wanted(NamedTuple):
    """Jobs that have all of these index words, and the first one with this weight, if there is one."""

    words: tuple[str, ...]
    weight: int | None


def newest(asked: list[str], cells: list[int], most: int) -> list[tuple]:
    """(word, its weight, title, company's name, city, place) of the newest jobs that have each of the words.

    :param cells: of the grid, where only jobs in these are wanted.
    :param most: so many jobs of each word.
    """
    values = {f"word_{n}": word for n, word in enumerate(asked)}
    rows = " union all ".join(
        "select * from (select job, word, weight from `tabJP Job Word` word"  # noqa: S608 (constants)
        f" where word = %({name})s{conditions.within(cells)}"
        f" order by {conditions.newest_first(cells)} limit {most}) {name}"
        for name in values
    )
    # As one text: the driver's work for a hundred rows takes longer than the query.
    texts = "job.title, company.company_name, job.city, job.job_location"
    query = (
        f"select group_concat(json_array(newest.word, newest.weight, {texts})) from ({rows}) newest"  # noqa: S608
        " join `tabJP Job` job on job.name = newest.job"
        " join `tabJP Company` company on company.name = job.company"
    )
    found = frappe.db.sql(query, values)[0][0]
    return list(map(tuple, json.loads(f"[{found or ''}]")))


def counts(wanted: list[Wanted], cells: list[int]) -> list[int]:
    """How many jobs there are of each, up to 1,000. Many are reckoned by the newest with the rarest word."""
    jobs = vocabulary.counts({word for each in wanted for word in each.words})
    # What is within cells are not so many.
    most = LIMITS["search_depth_near"] if cells else _COUNTED
    parts, values, rarest, counted = [], {}, {}, [0] * len(wanted)
    for number, each in enumerate(wanted):
        if not cells and each.weight is None and len(each.words) == 1 and jobs.get(each.words[0], 0) > most:
            # Nothing would be learnt from the newest ones: all of them have the word.
            counted[number] = min(jobs[each.words[0]], LIMITS["total_exact"])
            continue
        names = {word: f"of_{number}_{n}" for n, word in enumerate(each.words)}
        values |= {name: word for word, name in names.items()}
        rarest[number] = min(names, key=lambda word: jobs.get(word, 0))
        parts.append(_counting(number, names, rarest[number], each.weight, cells, most))
    for number, read, fitting in frappe.db.sql(" union all ".join(parts), values) if parts else ():
        if read > most and not cells:
            fitting = fitting * max(read, jobs[rarest[number]]) // read
        counted[number] = min(int(fitting or 0), LIMITS["total_exact"])
    return counted


def _counting(
    number: int, names: dict[str, str], rarest: str, weight: int | None, cells: list[int], most: int
) -> str:
    """SQL for `number`, how many of the rarest word's jobs were looked at, and how many of them are meant.

    :param names: of values, by word. A job has all of the words, and the first one with the weight.
    """
    tests = ["1 = 1"]
    for word, name in names.items():
        column = "newest.weight" if word == rarest else f"({conditions.lookup(name, 'newest', 'weight')})"
        if weight and word == next(iter(names)):
            tests.append(f"{column} = {weight}")
        elif word != rarest:
            tests.append(f"{column} > 0")
    return (
        f"select {number}, count(*), sum(case when {' and '.join(tests)} then 1 else 0 end)"  # noqa: S608 (constants)
        " from (select word.job as name, word.published_on, word.weight from `tabJP Job Word` word"
        f" where word.word = %({names[rarest]})s{conditions.within(cells)}"
        f" order by {conditions.newest_first(cells)} limit {most + 1}) newest"
    )

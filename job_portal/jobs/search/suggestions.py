"""What somebody may be about to type: trades, titles, categories, companies and places of live jobs."""

from typing import NamedTuple

import frappe
from frappe import _

from job_portal.jobs import categories, messages
from job_portal.jobs.search import lexicon, matching, vocabulary
from job_portal.jobs.search.analysis import COMPANY, CONCEPT, PLACE, TITLE, parts_of
from job_portal.jobs.search.folding import tokens, words
from job_portal.jobs.search.query import spelt_alike
from job_portal.places import geo, middles
from job_portal.rules import MARKET

LIMITS = MARKET["limits"]
_MOST, _MOST_OF_A_KIND = 8, 4
_LEAST_LETTERS = 2
# Words that begin so, and of each so many of the newest jobs.
_MOST_WORDS, _SAMPLE = 6, 25
# Of more jobs that have a word, those that have all of a suggestion's words are reckoned from so many.
_COUNTED = 200
_AROUND_KM = 25
# Names of so few letters are abbreviations: BA, QA.
_ABBREVIATION = 3
_KINDS = {TITLE: "title", COMPANY: "company", PLACE: "place"}


class _Suggestion(NamedTuple):
    text: str
    kind: str
    # A job has all of these index words, and the first one with this weight, if there is one.
    words: tuple[str, ...]
    weight: int | None


def suggestions(search: str, pincode: str | None) -> list[dict]:
    """The suggestions as `api.suggest_jobs` answers them, those with the most jobs first.

    :raises frappe.ValidationError: 417, a text that is too long.
    """
    if len(search) > LIMITS["search_length"]:
        frappe.throw(_(messages.SEARCH_TOO_LONG).format(LIMITS["search_length"]))
    asked = [token.plain for token in tokens(search)]
    if len("".join(asked)) < _LEAST_LETTERS:
        return []
    point = middles.middle(pincode) if pincode else None
    cells = geo.cells_within(point, _AROUND_KM) if point else []
    found = [*_trades(asked, search.isascii()), *_of_jobs(asked, cells)]
    unique = {(each.kind, each.text.lower()): each for each in reversed(found)}
    counted = _count(list(reversed(unique.values())), cells)
    counted += _categories(asked)
    shown: list[dict] = []
    for each in sorted(counted, key=lambda each: (-each["jobs"], len(each["text"]))):
        alike = [other for other in shown if other["kind"] == each["kind"]]
        if len(alike) < _MOST_OF_A_KIND and not any(_says_the_same(each, other) for other in alike):
            shown.append(each)
    return shown[:_MOST]


def _says_the_same(each: dict, other: dict) -> bool:
    """*Hadapsar, Pune* beside *Hadapsar*, where the same jobs have it."""
    return each["jobs"] == other["jobs"] and set(words(other["text"])) <= set(words(each["text"]))


def _trades(asked: list[str], is_latin: bool) -> list[_Suggestion]:
    names = lexicon.beginning_with("".join(asked), is_latin)
    # Nobody is a skill.
    trades = {concept: name for concept, name in names.items() if not lexicon.is_skill(concept)}
    return [
        _Suggestion(_capital(name), "title", (CONCEPT + concept,), None)
        for concept, name in list(trades.items())[:_MOST_OF_A_KIND]
    ]


def _capital(name: str) -> str:
    return name.upper() if len(name) <= _ABBREVIATION else name[:1].upper() + name[1:]


def _of_jobs(asked: list[str], cells: list[int]) -> list[_Suggestion]:
    """Titles, companies and places of the newest jobs that have a word which begins as the last one does."""
    begun = vocabulary.beginning_with(asked[-1], _MOST_WORDS) or spelt_alike(asked[-1])
    values = {f"word_{n}": word for n, word in enumerate(list(begun)[:_MOST_WORDS])}
    if not values:
        return []
    within = _within(cells)
    newest = " union all ".join(
        f"select * from (select job, word, weight from `tabJP Job Word` word where word = %({name})s{within}"  # noqa: S608
        f" order by {_time(cells)} desc limit {_SAMPLE}) {name}"
        for name in values
    )
    query = (
        "select newest.word, newest.weight, job.title, company.company_name, job.city, job.job_location"  # noqa: S608
        f" from ({newest}) newest join `tabJP Job` job on job.name = newest.job"
        " join `tabJP Company` company on company.name = job.company"
    )
    found = []
    for word, weight, title, company, city, location in frappe.db.sql(query, values):
        # *Driver - Day Shift* is suggested as *Driver*.
        parts = [part.strip() for _sign, part in parts_of(title)]
        texts = {TITLE: parts, COMPANY: (company,), PLACE: (city, location)}.get(weight, ())
        for text in texts:
            of_text = words(text or "")
            if word in of_text and set(asked[:-1]) <= set(of_text):
                others = (each for each in of_text if each != word)
                found.append(_Suggestion(text, _KINDS[weight], (word, *others), weight))
                break
    # Those that are there most often.
    often = sorted(dict.fromkeys(found), key=lambda each: -found.count(each))
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


def _count(found: list[_Suggestion], cells: list[int]) -> list[dict]:
    """The suggestions with their jobs, up to 1,000; without those that have none.

    Of very many they are reckoned, from the newest ones that have the rarest word.
    """
    if not found:
        return []
    jobs = vocabulary.counts({word for each in found for word in each.words})
    # What is within cells are not so many.
    most = LIMITS["search_depth_near"] if cells else _COUNTED
    parts, values, rarest = [], {}, []
    for number, each in enumerate(found):
        names = {word: f"of_{number}_{n}" for n, word in enumerate(each.words)}
        values |= {name: word for word, name in names.items()}
        rarest.append(min(names, key=lambda word: jobs.get(word, 0)))
        parts.append(_counting(number, names, rarest[number], each.weight, cells, most))
    counted = []
    for number, read, fitting in frappe.db.sql(" union all ".join(parts), values):
        if read > most and not cells:
            fitting = fitting * max(read, jobs[rarest[number]]) // read
        counted.append((found[number], min(int(fitting or 0), LIMITS["total_exact"])))
    return [{"text": each.text, "kind": each.kind, "jobs": count} for each, count in counted if count]


def _counting(
    number: int, names: dict[str, str], rarest: str, weight: int | None, cells: list[int], most: int
) -> str:
    """SQL for `number`, how many of the rarest word's jobs were looked at, and how many of them are meant.

    :param names: of values, by word. A job has all of the words, and the first one with the weight.
    """
    tests = ["1 = 1"]
    for word, name in names.items():
        column = "newest.weight" if word == rarest else f"({matching.lookup(name, 'newest', 'weight')})"
        if weight and word == next(iter(names)):
            tests.append(f"{column} = {weight}")
        elif word != rarest:
            tests.append(f"{column} > 0")
    return (
        f"select {number}, count(*), sum(case when {' and '.join(tests)} then 1 else 0 end)"  # noqa: S608 (constants)
        " from (select word.job as name, word.published_on, word.weight from `tabJP Job Word` word"
        f" where word.word = %({names[rarest]})s{_within(cells)}"
        f" order by {_time(cells)} desc limit {most + 1}) newest"
    )


def _time(cells: list[int]) -> str:
    """The time of `word`, to sort by. Within cells the database must not walk all jobs that have the word."""
    return "coalesce(word.published_on, null)" if cells else "word.published_on"


def _within(cells: list[int]) -> str:
    return f" and word.cell in ({', '.join(map(str, cells))})" if cells else ""

"""Searching jobs by words: each word must begin a word of the job's title, category, company or place.

JP Job Word holds the words of the jobs that are listed. By it a rare word leads to its few jobs, and a word
that no job has to none. Reading the jobs themselves is left to the words that many of them have.
"""

import unicodedata

import frappe
from frappe import _

from job_portal.jobs import messages
from job_portal.rules import MARKET

LIMITS = MARKET["limits"]
_LONGEST_WORD = 60
_MOST_WORDS = 8


def words(text: str) -> list[str]:
    """The words of a text, in lower case, each once. Marks belong to their letter, as Indian vowels do."""
    plain = unicodedata.normalize("NFKC", text).lower()
    # A joiner (Cf) stands inside a word.
    letters = (each for each in plain if unicodedata.category(each) != "Cf")
    spaced = "".join(each if unicodedata.category(each)[0] in "LNM" else " " for each in letters)
    return list(dict.fromkeys(word[:_LONGEST_WORD] for word in spaced.split()))


def text_of(job: dict, company_name: str) -> str:
    """The job's `search_text`: a space before each of its words."""
    texts = (job.title, job.category, company_name, job.city, job.state, job.job_location)
    return "".join(f" {word}" for word in words(" ".join(text for text in texts if text)))


def index(job: str, text: str) -> None:
    """Store the words of a listed job, which has none stored.

    :param text: as `text_of` makes it.
    """
    found = text.split()
    rows = ", ".join(f"(%(name_{n})s, %(word_{n})s, %(job)s)" for n in range(len(found)))
    values = {f"word_{n}": word for n, word in enumerate(found)}
    values |= {f"name_{n}": f"{job} {n}" for n in range(len(found))} | {"job": job}
    frappe.db.sql(f"insert into `tabJP Job Word` (name, word, job) values {rows}", values)  # noqa: S608 (constants)


def forget(jobs: list[str]) -> None:
    """Delete the words of jobs that are not listed any more."""
    for job in jobs:
        # By name, and only what there is: deleting a range locks the gap in which others add words.
        query = "select name from `tabJP Job Word` where name like %s"
        if names := [name for (name,) in frappe.db.sql(query, (f"{job} %",))]:
            places = ", ".join(["%s"] * len(names))
            frappe.db.sql(f"delete from `tabJP Job Word` where name in ({places})", names)  # noqa: S608


def condition(search: str) -> tuple[list[str], dict, bool]:
    """SQL for the jobs that match.

    :return: (conditions, values, whether many jobs have each of the words)
    :raises frappe.ValidationError: 417, a text that is too long.
    """
    if len(search) > LIMITS["search_length"]:
        frappe.throw(_(messages.SEARCH_TOO_LONG).format(LIMITS["search_length"]))
    asked = words(search)[:_MOST_WORDS]
    if not asked:
        # What holds nothing but signs matches nothing.
        return (["1 = 0"] if search.strip() else []), {}, False
    counts = _counts(asked)
    values = {f"word_{n}": f"% {word}%" for n, word in enumerate(asked)}
    where = [f"job.search_text like %(word_{n})s" for n in range(len(asked))]
    rarest = min(range(len(asked)), key=counts.__getitem__)
    if counts[rarest] > LIMITS["search_depth"]:
        return where, values, True
    where.append(
        "job.name in (select found.job from `tabJP Job Word` found where found.word like %(rarest)s)"
    )
    return where, values | {"rarest": f"{asked[rarest]}%"}, False


def in_title(search: str) -> tuple[str, dict]:
    """SQL that is 0 for a job whose title has every word of the search, else 1; and its values.

    :param search: holds a word.
    """
    asked = words(search)[:_MOST_WORDS]
    tests = [f"(job.title like %(first_{n})s or job.title like %(later_{n})s)" for n in range(len(asked))]
    values = {f"first_{n}": f"{word}%" for n, word in enumerate(asked)}
    values |= {f"later_{n}": f"% {word}%" for n, word in enumerate(asked)}
    return f"case when {' and '.join(tests)} then 0 else 1 end", values


def _counts(asked: list[str]) -> list[int]:
    """How many entries begin with each word, counted as far as one more than `search_depth`."""
    most = LIMITS["search_depth"] + 1
    query = " union all ".join(
        f"select {n} as position, count(*) from"  # noqa: S608 (constants)
        f" (select 1 from `tabJP Job Word` where word like %(begin_{n})s limit {most}) counted_{n}"
        for n in range(len(asked))
    )
    rows = frappe.db.sql(query, {f"begin_{n}": f"{word}%" for n, word in enumerate(asked)})
    return [count for _position, count in sorted(rows)]

"""Counts the searches that find no job, by day and text: JP Unfound Search.

No record names a visitor. A keyed hash gives each visitor one of 64 marks, so a mark stands for many people,
and the number of a text's marks is the least number of its visitors. The report shows only texts of several
visitors. The cache collects the marks, so that a search writes nothing to the database.
"""

import hashlib
import re
from collections import defaultdict

import frappe
from frappe.utils import now_datetime

from job_portal.jobs import views
from job_portal.jobs.finding.query import ParsedQuery
from job_portal.jobs.wording import phone_numbers
from job_portal.platform import bulk, cache, retention
from job_portal.words import lexicon
from job_portal.words.folding import LONGEST_WORD, folded, joined, plain, words

DOCTYPE = "JP Unfound Search"
_ROW = ("name", "creation", "text", "day", "marks")
_MARKS = 64
# Fewer visitors could be one person with several browsers.
LEAST_VISITORS = 5
_SHORTEST = 3
_AT_ONCE = 500
# The limit keeps searches for random texts from filling the table.
_MOST_A_DAY = 2_000
_MOST_SHOWN = 200
_MOST_DIGITS = 5
_MAIL = re.compile(r"@|\b(?:gmail|yahoo|hotmail|outlook|rediff\w*|dot com|com)\b", re.IGNORECASE)


def note(query: ParsedQuery, has_jobs: bool) -> None:
    """Count the visitor for the words of a search that no job has, or for all its words if it found no job.

    While the cache is down, nothing is counted.
    """
    missing = [group for group in query.groups if not (has_jobs and group.words)]
    tokens = [token for group in missing for token in group.tokens]
    text = " ".join(query.filters.search[token.start : token.end].lower() for token in tokens)
    if not _SHORTEST <= len(text) <= LONGEST_WORD or views.is_program() or is_private(query.filters.search):
        return
    entry = f"{now_datetime().date()} {int(views.visitor(), 16) % _MARKS} {text}"
    cache.attempt("unfound", lambda: frappe.cache.zincrby(_waiting(), 1, entry))


def is_private(text: str) -> bool:
    """Whether a text may hold a phone number, in digits or words, or a mail address."""
    return bool(_MAIL.search(text)) or phone_numbers.longest_run(text) > _MOST_DIGITS


def store() -> None:
    """Scheduled job: bring the marks from the cache to the table."""
    while taken := frappe.cache.zpopmin(_waiting(), _AT_ONCE):
        marks: dict[tuple[str, str], int] = defaultdict(int)
        for entry, _searches in taken:
            day, mark, text = entry.decode().split(" ", 2)
            marks[day, text] |= 1 << int(mark)
        _add(marks)
        frappe.db.commit()


def _add(marks: dict[tuple[str, str], int]) -> None:
    named = {_name(*key): (key, some) for key, some in marks.items()}
    query = "select name, marks from `tabJP Unfound Search` where name in %(names)s for update"
    stored = dict(frappe.db.sql(query, {"names": list(named)}))
    free = {day: _MOST_A_DAY - frappe.db.count(DOCTYPE, {"day": day}) for day, _text in marks}
    rows = []
    for name, ((day, text), some) in named.items():
        if name in stored:
            some |= int(stored[name], 16)
        elif free[day] <= 0:
            continue
        else:
            free[day] -= 1
        rows.append((name, now_datetime(), text, day, f"{some:016x}"))
    bulk.insert("tabJP Unfound Search", _ROW, rows, replaces=True)


def _name(day: str, text: str) -> str:
    return hashlib.sha256(f"{day} {text}".encode()).hexdigest()[:20]


def shown() -> list[dict]:
    """The texts of enough visitors as {text, visitors, days, trade}, the most searched first.

    `visitors` is the least number of visitors; `trade` is a trade of this name that the site knows.
    """
    found: dict[str, tuple[int, int]] = {}
    for text, marks in frappe.db.sql("select text, marks from `tabJP Unfound Search`"):
        some, days = found.get(text, (0, 0))
        found[text] = (some | int(marks, 16), days + 1)
    rows = [
        {"text": text, "visitors": marks.bit_count(), "days": days, "trade": _trade(text)}
        for text, (marks, days) in found.items()
        if marks.bit_count() >= LEAST_VISITORS
    ]
    return sorted(rows, key=lambda row: (-row["visitors"], -row["days"], row["text"]))[:_MOST_SHOWN]


def _trade(text: str) -> str | None:
    named = lexicon.exact(joined(folded(plain(word)) for word in words(text)))
    trades = [concept for concept in named.concepts if not lexicon.is_skill(concept)] if named else []
    return trades[0] if trades else None


def purge() -> None:
    """Daily job: delete old texts."""
    retention.purge("unfound", DOCTYPE)


def _waiting() -> str:
    return cache.key("unfound")

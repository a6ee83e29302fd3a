"""Finds repeated postings. Similar texts share a mark, and the marks are indexed.

A mark is a hash of four of the text's words, chosen by MinHash. Texts that share 95 of 100 words have one of
the two marks in common in 97 of 100 cases; texts that share half of them, in 12.
"""

from datetime import timedelta
from zlib import crc32

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.jobs.wording.checking import Finding
from job_portal.rules import MARKET
from job_portal.words.folding import folded, words

_LIMITS = MARKET["limits"]
_EACH = 4
MARKS = ("text_mark", "other_text_mark")
# Shorter texts may be equal by chance.
_LEAST_WORDS = 20
_MOST_COMPARED = 50
_LIKE = f"""select name, company, status, published_on, valid_through, pincode, title, job_description
    from `tabJP Job` where ({MARKS[0]} = %(first)s or {MARKS[1]} = %(other)s)
    and name != %(name)s and published_on > %(since)s order by published_on desc limit {_MOST_COMPARED}"""  # noqa: S608 (constants)


def marks(job: dict) -> tuple[str, str] | tuple[None, None]:
    """The marks of a posting's text; (None, None) for a short one."""
    held = _words(job)
    if len(held) < _LEAST_WORDS:
        return None, None
    least = [min(crc32(f"{seed} {word}".encode()) for word in held) for seed in range(2 * _EACH)]
    first, other = (" ".join(map(str, part)).encode() for part in (least[:_EACH], least[_EACH:]))
    return f"{crc32(first):08x}", f"{crc32(other):08x}"


def find(job: dict) -> list[Finding]:
    """Find the text of a job in other jobs.

    :param job: with name and published_on (none of a new one), company, pincode, and the fields of its text.
    """
    first, other = marks(job)
    if not first:
        return []
    now = now_datetime()
    values = {
        "first": first,
        "other": other,
        "name": job.get("name") or "",
        "since": now - timedelta(days=_LIMITS["repeat_days"]),
    }
    held = _words(job)
    like = [
        each
        for each in frappe.db.sql(_LIKE, values, as_dict=True)
        if _share(held, _words(each)) >= _LIMITS["repeat_percent"]
    ]
    live, _closed, _expired, _held, removed = MARKET["job_statuses"]
    for each in like:
        if each.status == removed:
            return [Finding("Removed", "job_description", each.name, first)]
    # Only the later text is a copy; the original is not held.
    published_on = get_datetime(job.get("published_on") or now)
    for each in like:
        if each.company != job.get("company") and each.published_on < published_on:
            return [Finding("Copied", "job_description", each.name, first)]
    here = [
        each
        for each in like
        if each.status == live
        and each.valid_through > now
        and (each.pincode or "") == (job.get("pincode") or "")
    ]
    if len(here) >= _LIMITS["repeats_to_hold"]:
        return [Finding("Repeated", "job_description", here[0].name, first)]
    return []


def _share(one: set[str], other: set[str]) -> int:
    return 100 * len(one & other) // max(len(one | other), 1)


def _words(job: dict) -> set[str]:
    return {folded(word) for word in words(f"{job.get('title') or ''} {job.get('job_description') or ''}")}

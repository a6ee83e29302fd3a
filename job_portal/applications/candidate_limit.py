"""Limits how many people who did not apply a company sees in a day, so that it cannot collect profiles.

The cache counts by the person behind the company and the day, each searcher once. Concurrent requests may
count the same searcher twice, but never miss one: the counter grows before the names are stored.
"""

import time
from collections.abc import Collection
from datetime import datetime

import frappe
from frappe import _

from job_portal.account import quotas
from job_portal.applications import ledger, messages
from job_portal.platform import cache, rates

_DAY = 24 * 60 * 60


def count(company: str, approved_on: str | datetime | None, searchers: Collection[str]) -> None:
    """Count the searchers that the signed-in account's company is about to see.

    :raises frappe.RateLimitExceededError: 429, too many in a day. The company is marked for reviewers.
    """
    person, today = quotas.person(), _today()
    known = _known(person, today, searchers)
    new = [name for name in searchers if name not in known]
    if not new:
        return
    most = ledger.most_a_day("candidates", approved_on)
    if rates.counted(f"shown count:{person}", _DAY // 60, len(new)) > most:
        ledger.note_limit(company)
        frappe.throw(_(messages.CANDIDATES_EXHAUSTED).format(most), frappe.RateLimitExceededError)
    cache.attempt("shown", lambda: _keep(person, today, new))


def is_known(searcher: str) -> bool:
    """Whether the signed-in account's company saw the searcher today or yesterday (days of UTC).

    Without the cache, nobody is known. Reading the page of the list again makes its people known.
    """
    person, today = quotas.person(), _today()
    return any(_known(person, day, [searcher]) for day in (today, today - 1))


def _known(person: str, day: int, searchers: Collection[str]) -> set[str]:
    key = _key(person, day)

    def known() -> set[str]:
        return {name for name in searchers if frappe.cache.zscore(key, name) is not None}

    return cache.attempt("shown", known, set())


def _keep(person: str, day: int, searchers: Collection[str]) -> None:
    key = _key(person, day)
    for name in searchers:
        frappe.cache.zincrby(key, 1, name)
    # A company may invite today a searcher that it saw yesterday.
    frappe.cache.expire(key, 2 * _DAY)


def _today() -> int:
    return int(time.time() // _DAY)


def _key(person: str, day: int) -> str:
    return cache.key(f"shown:{person}:{day}")

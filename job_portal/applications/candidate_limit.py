"""Limits how many people who did not apply a company sees in a day, so that it cannot collect profiles.

The cache counts by the person behind the account, by the company and the day, each searcher once. Concurrent
requests may count the same searcher twice, but never miss one: the counter grows before the names are stored.
"""

import time
from collections.abc import Collection
from datetime import datetime
from functools import partial

import frappe
from frappe import _

from job_portal.account import persons, quotas
from job_portal.applications import look_log, messages
from job_portal.platform import cache, rates

_DAY = 24 * 60 * 60


def count(company: str, approved_on: str | datetime | None, searchers: Collection[str]) -> None:
    """Count the searchers that the signed-in account's company is about to see.

    :raises frappe.RateLimitExceededError: 429, too many in a day. The company is marked for reviewers.
    """
    today, most = _today(), look_log.most_a_day("candidates", approved_on)
    for whose in (quotas.person(), persons.of_company(company)):
        known = _known(whose, today, searchers)
        new = [name for name in searchers if name not in known]
        if not new:
            continue
        if rates.counted(f"shown count:{whose}", _DAY // 60, len(new)) > most:
            look_log.note_limit(company)
            frappe.throw(_(messages.CANDIDATES_EXHAUSTED).format(most), frappe.RateLimitExceededError)
        cache.attempt("shown", partial(_keep, whose, today, new))


def is_known(company: str, searcher: str) -> bool:
    """Whether a member of the company saw the searcher today or yesterday (days of UTC).

    Without the cache, nobody is known. Reading the page of the list again makes its people known.
    """
    whose, today = persons.of_company(company), _today()
    return any(_known(whose, day, [searcher]) for day in (today, today - 1))


def _known(whose: str, day: int, searchers: Collection[str]) -> set[str]:
    key = _key(whose, day)

    def known() -> set[str]:
        return {name for name in searchers if frappe.cache.zscore(key, name) is not None}

    return cache.attempt("shown", known, set())


def _keep(whose: str, day: int, searchers: Collection[str]) -> None:
    key = _key(whose, day)
    for name in searchers:
        frappe.cache.zincrby(key, 1, name)
    # A company may invite today a searcher that it saw yesterday.
    frappe.cache.expire(key, 2 * _DAY)


def _today() -> int:
    return int(time.time() // _DAY)


def _key(whose: str, day: int) -> str:
    return cache.key(f"shown:{whose}:{day}")

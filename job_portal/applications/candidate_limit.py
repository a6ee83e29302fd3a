"""How many people a company is shown in a day who did not apply to it. Their names are worth collecting.

Counted in the cache, by the person behind the company and the day. Who was shown before is not counted again
on that day. Requests at one moment may count the same people twice, and leave nobody out: the counter grows
before the names are kept.
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
    """Count the searchers that the signed-in account's company is about to be shown.

    :raises frappe.RateLimitExceededError: 429, too many in a day. Reviewers find the company by it.
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
    """Whether the signed-in account's company was shown the searcher today or yesterday (days of UTC).

    Without the cache nobody is known. A page of the list that is read again makes its people known.
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
    # Who was shown yesterday may be invited today.
    frappe.cache.expire(key, 2 * _DAY)


def _today() -> int:
    return int(time.time() // _DAY)


def _key(person: str, day: int) -> str:
    return cache.key(f"shown:{person}:{day}")

"""How many people a company is shown in a day who did not apply to it. Their names are worth collecting.

Counted in the cache. Who was shown before is not counted again on that day. Requests at one moment may count
the same people twice, and leave nobody out: the counter grows before the names are kept.
"""

import time
from collections.abc import Collection
from datetime import datetime

import frappe
from frappe import _

from job_portal.applications import ledger, messages
from job_portal.platform import cache, rates
from job_portal.rules import MARKET

_DAY = 24 * 60 * 60
_LIMITS = MARKET["limits"]


def count(company: str, approved_on: str | datetime | None, searchers: Collection[str]) -> None:
    """Count the searchers that the company is about to be shown.

    :raises frappe.RateLimitExceededError: 429, too many in a day. Reviewers find the company by it.
    """
    day = int(time.time() // _DAY)
    known = (cache.read(f"shown:{company}:{day}") or b"").decode().split()
    new = [name for name in searchers if name not in known]
    if not new:
        return
    most = _LIMITS["candidates_a_day" + ("_young" if ledger.is_young(approved_on) else "")]
    if rates.counted(f"shown count:{company}", _DAY // 60, len(new)) > most:
        ledger.note_limit(company)
        frappe.throw(_(messages.CANDIDATES_EXHAUSTED).format(most), frappe.RateLimitExceededError)
    cache.keep(f"shown:{company}:{day}", "\n".join([*known, *new]).encode(), _DAY)

"""The list in the order of relevance: one number a job, of text, distance and freshness.

An engine reckons it. A cursor holds the moment of its first page: what was published later is not in the
pages that follow, and freshness stays as it was. Cursors are the same whichever engine answers.
"""

from datetime import datetime

import frappe
from frappe import _

from job_portal.jobs.finding import search_engine
from job_portal.jobs.finding.ranking import Ranking, Slice, rarity
from job_portal.platform import paging
from job_portal.rules import MARKET


def page(
    ranking: Ranking, columns: dict[str, str], joins: str, cursor: str | None, limit: int | None
) -> dict:
    """A page in the order of relevance, as `paging.page` answers it."""
    size = paging.size_of(limit)
    if not all(group.words for group in ranking.asked.groups):
        return {"items": [], "next": None, "total": 0, "at_least": False}
    digest = paging.digest_of(_parts(ranking))
    last = paging.opened(cursor, digest, 4) if cursor else None
    values = ranking.conditions.values
    moment = _moment(last.pop(), values) if last else values["now"]
    ranked = search_engine.ranked(ranking, Slice(size, moment, last), columns, joins)
    exact = MARKET["limits"]["total_exact"]
    return {
        "items": ranked.rows,
        "next": paging.sealed(digest, [*ranked.last, moment]) if ranked.last else None,
        "total": min(ranked.total, exact),
        "at_least": ranked.total > exact or ranked.at_least,
    }


def _parts(ranking: Ranking) -> list:
    """What tells this list with these filters from others."""
    asked, conditions = ranking.asked, ranking.conditions
    groups = [[group.typed, group.words, rarity(group)] for group in asked.groups]
    values = {name: value for name, value in conditions.values.items() if name not in paging.MOVING}
    return [groups, conditions.where, values, ranking.place, asked.needs_all]


def _moment(text: str, values: dict) -> datetime:
    """The moment that a cursor holds. Anybody may have made the cursor."""
    try:
        moment = datetime.fromisoformat(text)
        if values["since"] < moment <= values["now"]:
            return moment
    except (TypeError, ValueError):
        pass
    return frappe.throw(_(paging.CURSOR_OF_ANOTHER_LIST))

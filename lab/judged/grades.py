"""The rule that grades a job for a query: 3 as asked, 2 nearly, 1 related, 0 unrelated.

A job's grade is its trade's, reduced by what its place, pay, hours and way of work lack. docs/market.md
explains it.
"""

from job_portal.demo.town.localities import cities
from job_portal.demo.town.vacancies import HOME, Truth
from lab.judged.nearness import CLOSE, OTHER, SAME, km_between, km_to_city, nearness
from lab.judged.queries import Query

# Within this distance a city's job still counts as near.
_CITY_NEAR_KM = 30
# The distances in km at which a place loses 0, 1 or 2 grades: for a named place, and for "near" a place.
_KM_NAMED = (2, 7, 15)
_KM_NEAR = (6, 15, 25)
_NEARLY_THE_PAY = 0.85
_FAR = 3


def grade(query: Query, truth: Truth) -> int:
    """The grade of a job with this truth."""
    lacks = (
        _place_lacks(query, truth)
        + _pay_lacks(query, truth)
        + _hours_lack(query, truth)
        + _work_lacks(query, truth)
        + _years_lack(query, truth)
        + _employer_lacks(query, truth)
    )
    return max(0, _wanted(query, truth) - lacks)


def _wanted(query: Query, truth: Truth) -> int:
    trade = max((nearness(each, truth.trade) for each in query.trades), default=SAME)
    if truth.trade in query.also:
        trade = max(trade, CLOSE)
    if query.employer and truth.employer == query.employer:
        trade = max(trade, CLOSE)
    if not query.company:
        return trade
    if truth.company == query.company:
        # Another job of the named company, when the query names a trade too.
        return max(trade, 1)
    # When the query names a trade too, another company's job in that trade is acceptable.
    return max(0, trade - 2) if query.trades else OTHER


def _place_lacks(query: Query, truth: Truth) -> int:
    if not query.place:
        return 0
    if truth.work == HOME:
        # A remote job is possible, but a query that names a place asks for work there.
        return 1
    if query.place in cities():
        km = km_to_city(query.place, truth.locality)
        return 0 if not km else 1 if km <= _CITY_NEAR_KM else _FAR
    km = km_between(query.place, truth.locality)
    reaches = _KM_NEAR if query.is_near else _KM_NAMED
    return next((lacks for lacks, reach in enumerate(reaches) if km <= reach), _FAR)


def _pay_lacks(query: Query, truth: Truth) -> int:
    if not query.pay or truth.pay >= query.pay:
        return 0
    # A job without stated pay may pay enough.
    return 1 if not truth.pay or truth.pay >= query.pay * _NEARLY_THE_PAY else 2


def _hours_lack(query: Query, truth: Truth) -> int:
    return 0 if not query.job_type or truth.job_type in (query.job_type, "Both") else 2


def _work_lacks(query: Query, truth: Truth) -> int:
    return 0 if not query.work or truth.work == query.work else 2


def _years_lack(query: Query, truth: Truth) -> int:
    """The grades that a job loses for a fresher: one for one required year, else two."""
    return min(2, truth.years) if query.is_fresher else 0


def _employer_lacks(query: Query, truth: Truth) -> int:
    return 0 if not query.employer or truth.employer == query.employer else 1


def may_be_wanted(query: Query, trade: str) -> bool:
    """Whether a job of the trade can have a grade above 0."""
    return bool(
        query.company
        or query.employer
        or not query.trades
        or trade in query.also
        or any(nearness(each, trade) for each in query.trades)
    )

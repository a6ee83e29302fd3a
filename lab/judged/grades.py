"""The rule by which a job is graded for a query: 3 what was asked for, 2 nearly, 1 related, 0 not.

A job's grade is that of its trade, less what its place, pay, hours and way of work lack. docs/market.md
tells it in words.
"""

from job_portal.demo.town.localities import cities
from job_portal.demo.town.vacancies import HOME, Truth
from lab.judged.nearness import CLOSE, OTHER, SAME, km_between, km_to_city, nearness
from lab.judged.queries import Query

# A city has its neighbours, and its own far ends.
_CITY_NEAR_KM = 30
# Up to how many km a place lacks 0, 1 or 2 grades: where it is named, and where it says "near".
_KM_NAMED = (2, 7, 15)
_KM_NEAR = (6, 15, 25)
_NEARLY_THE_PAY = 0.85
_FAR = 3


def grade(query: Query, truth: Truth) -> int:
    """The grade of a job whose truth this is."""
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
        # Another job of the company that was asked for, where a trade was asked for too.
        return max(trade, 1)
    # Another company's job does for somebody who named a trade too.
    return max(0, trade - 2) if query.trades else OTHER


def _place_lacks(query: Query, truth: Truth) -> int:
    if not query.place:
        return 0
    if truth.work == HOME:
        # It can be done there; somebody who names a place looks for one to go to.
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
    # A job that says nothing may pay it.
    return 1 if not truth.pay or truth.pay >= query.pay * _NEARLY_THE_PAY else 2


def _hours_lack(query: Query, truth: Truth) -> int:
    return 0 if not query.job_type or truth.job_type in (query.job_type, "Both") else 2


def _work_lacks(query: Query, truth: Truth) -> int:
    return 0 if not query.work or truth.work == query.work else 2


def _years_lack(query: Query, truth: Truth) -> int:
    """A fresher gets no job that asks for years; one year is often let go."""
    return min(2, truth.years) if query.is_fresher else 0


def _employer_lacks(query: Query, truth: Truth) -> int:
    return 0 if not query.employer or truth.employer == query.employer else 1


def may_be_wanted(query: Query, trade: str) -> bool:
    """Whether a job of the trade may have a grade."""
    return bool(
        query.company
        or query.employer
        or not query.trades
        or trade in query.also
        or any(nearness(each, trade) for each in query.trades)
    )

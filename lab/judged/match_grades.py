"""The rule that grades a job and a person: 3 right, 2 nearly, 1 perhaps, 0 not.

The pair gets the grade of the trades, reduced for distance, pay and years by their true values. It holds in
both directions.
"""

from job_portal.demo.town.people import Truth
from job_portal.demo.town.vacancies import HOME
from job_portal.demo.town.vacancies import Truth as JobTruth
from lab.judged.nearness import km_between, nearness

# People travel a little further and accept a little less than they say.
_BIT_FURTHER, _NEARLY_THE_PAY = 1.3, 0.9
_FAR = 3
# A person with this many more years than required soon leaves.
_FAR_ABOVE = 6


def grade(job: JobTruth, person: Truth) -> int:
    """The grade of the pair."""
    trade = max(nearness(each, job.trade) for each in person.trades)
    return max(0, trade - _place_lacks(job, person) - _pay_lacks(job, person) - _years_lack(job, person))


def _place_lacks(job: JobTruth, person: Truth) -> int:
    if job.work == HOME:
        return 0
    km = km_between(person.locality, job.locality)
    return 0 if km <= person.radius else 1 if km <= person.radius * _BIT_FURTHER else _FAR


def _pay_lacks(job: JobTruth, person: Truth) -> int:
    # A job without stated pay may pay enough.
    if not job.pay or job.pay >= person.pay:
        return 0
    return 1 if job.pay >= person.pay * _NEARLY_THE_PAY else 2


def _years_lack(job: JobTruth, person: Truth) -> int:
    if person.years < job.years:
        return min(2, job.years - person.years)
    return 1 if person.years > job.years + _FAR_ABOVE else 0

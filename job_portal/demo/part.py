"""The part of the town for a demonstration: companies with their jobs, and people in their cities."""

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest

from job_portal.demo.town.employers import Company
from job_portal.demo.town.localities import localities
from job_portal.demo.town.occupations import trades
from job_portal.demo.town.people import Person, people
from job_portal.demo.town.tsv import DATA
from job_portal.demo.town.vacancies import Job, jobs

COMPANIES, JOBS_EACH, SEARCHERS, FREELANCERS = 40, 10, 300, 60
_AT_HOMES = (
    *("electrician", "plumber", "carpenter", "painter", "tile-fitter", "ac-technician", "mobile-repair"),
    *("home-cook", "gardener", "home-tutor", "tailor", "beautician", "hair-stylist", "photographer"),
    *("interior-designer", "graphic-designer", "video-editor", "web-developer", "car-driver", "caretaker"),
)
_MOST_IN_A_CITY = 16
# The town's categories, under names that have translations.
CATEGORIES: dict[str, str] = json.loads(DATA.joinpath("categories.json").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Employer:
    """A company, the city of its office, and some of its jobs. Jobs in that city come first."""

    company: Company
    city: str
    jobs: tuple[Job, ...]


def city_of(about: Job | Person) -> str:
    """The city of a job or a person."""
    return localities()[about.truth.locality].city


@cache
def employers() -> list[Employer]:
    """The companies to show. Those with the most jobs in one city come first."""
    found: dict[int, list[Job]] = {}
    for job in jobs():
        if trades()[job.truth.trade].category in CATEGORIES and job.fields["max_salary"]:
            found.setdefault(job.company.number, []).append(job)
    of_cities: dict[str, list[Employer]] = {}
    for some in sorted(found.values(), key=_most_in_a_city, reverse=True):
        city, _count = Counter(map(city_of, some)).most_common(1)[0]
        some.sort(key=lambda job, city=city: city_of(job) != city)
        if len(some) >= JOBS_EACH:
            shown = Employer(some[0].company, city, tuple(some[:JOBS_EACH]))
            of_cities.setdefault(city, []).append(shown)
    return [each for some in of_cities.values() for each in some[:_MOST_IN_A_CITY]][:COMPANIES]


def _most_in_a_city(some: list[Job]) -> int:
    return max(Counter(map(city_of, some)).values())


@cache
def searchers() -> list[Person]:
    """People of these cities. The first one lives in the first company's city and has one of its trades."""
    cities = {employer.city for employer in employers()}
    found = [person for person in people() if city_of(person) in cities]
    first = next(person for person in found if _suits(person, employers()[0]))
    return [first, *(person for person in found if person is not first)][:SEARCHERS]


@cache
def freelancers() -> list[Person]:
    """People of these cities with trades that work in customers' homes, about as many of each trade."""
    cities = {employer.city for employer in employers()}
    of_trades: dict[str, list[Person]] = {trade: [] for trade in _AT_HOMES}
    for person in people():
        if person.truth.trades[0] in of_trades and city_of(person) in cities:
            of_trades[person.truth.trades[0]].append(person)
    rounds = zip_longest(*of_trades.values())
    return [person for some in rounds for person in some if person][:FREELANCERS]


def _suits(person: Person, employer: Employer) -> bool:
    """Whether the headline is in Latin letters, and the employer has a job of the trade in the city."""
    does = {job.truth.trade for job in employer.jobs} & set(person.truth.trades)
    said = str(person.fields["headline"])
    return bool(does) and city_of(person) == employer.city and said.isascii() and said.istitle()

"""The town's 20,000 live jobs, the same in each run, with the true facts about each.

The search sees only a job's fields. `Truth`, what its employer really wants, is never stored on the site.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from job_portal.demo.town.employers import Companies, Company
from job_portal.demo.town.localities import Locality, localities
from job_portal.demo.town.occupations import Trade, trades
from job_portal.demo.town.titles import (
    category,
    decorated,
    description,
    mistyped,
    plain_title,
    says_home,
    says_part_time,
)
from job_portal.demo.town.tsv import several

SEED = 21
JOBS = 20_000
DAYS = 7
HOME = "Work from Home"
_WORK = {"O": "Work from Office", "F": "Field Job", "H": HOME}
# The years that each option of experience requires.
_EXPERIENCE = {"": 0, "0-1": 0, "1-2": 1, "2-3": 2, "3-5": 3, "5+": 5}
_LANGUAGES_OF_CITY = {
    **dict.fromkeys(("chennai", "coimbatore", "madurai", "tiruppur"), ("ta", "ta", "ta")),
    **dict.fromkeys(
        ("pune", "mumbai", "thane", "navi-mumbai", "nagpur", "nashik", "aurangabad", "kolhapur"),
        ("mr", "mr", "hi", "la"),
    ),
    **dict.fromkeys(("bengaluru", "hyderabad"), ("la",)),
}
_LANGUAGES = ("hi", "hi", "la")
_NOT_ENGLISH = 0.22
_KNOWN_FOR_TIMES = 5


@dataclass(frozen=True)
class Truth:
    """The real job. `pay`: the most it pays, 0 if not stated. `years`: the least experience it requires."""

    trade: str
    locality: str
    company: str
    pay: int
    job_type: str
    work: str
    years: int
    # The kind of the employer.
    employer: str


@dataclass(frozen=True)
class Job:
    """`fields` are the fields of JP Job that its company fills in."""

    number: int
    company: Company
    minutes_ago: int
    fields: dict[str, object]
    truth: Truth


@cache
def jobs() -> list[Job]:
    """All jobs, in no order."""
    chance = random.Random(SEED)  # noqa: S311 (the same town each time)
    return list(_jobs(chance, Companies(chance)))


def _jobs(chance: random.Random, companies: Companies) -> Iterator[Job]:
    places = list(localities().values())
    for number in range(JOBS):
        locality = chance.choices(places, [each.weight for each in places])[0]
        trade = chance.choices(list(trades().values()), _weights(locality.known_for))[0]
        company = companies.one_for(trade)
        minutes_ago = chance.randrange(5, DAYS * 24 * 60 - 120)
        yield _job(chance, number, trade, locality, company, minutes_ago)


@cache
def _weights(known_for: frozenset[str]) -> list[int]:
    boost = _KNOWN_FOR_TIMES
    return [each.weight * (boost if each.family in known_for else 1) for each in trades().values()]


def _job(
    chance: random.Random, number: int, trade: Trade, locality: Locality, company: Company, minutes_ago: int
) -> Job:
    language = _language(chance, locality.city)
    plain = plain_title(chance, trade, language)
    work = HOME if says_home(plain) else _WORK[chance.choice(trade.work)]
    job_type = "Part Time" if says_part_time(plain) else _job_type(chance, trade)
    least, most = _pay(chance, trade)
    if job_type == "Part Time":
        least, most = (int(each * 0.55 / 500) * 500 for each in (least, most))
    experience = _experience(chance, most, trade)
    years = _EXPERIENCE[experience]
    said = {"part_time": job_type == "Part Time", "home": work == HOME, "fresher": not years}
    fields = {
        "title": mistyped(random.Random(number), decorated(chance, plain, locality, **said)),  # noqa: S311
        "category": category(chance, trade),
        "job_type": job_type,
        "work_location_type": work if chance.random() < 0.9 or work == HOME else "",
        "pay_type": "Monthly" if most else "",
        "min_salary": least,
        "max_salary": most,
        "experience_required": experience,
        "pincode": "" if work == HOME and chance.random() < 0.5 else chance.choice(locality.pincodes),
        "job_location": "" if work == HOME or chance.random() < 0.12 else _place_name(chance, locality),
        "job_description": description(chance, trade, language),
    }
    truth = Truth(trade.name, locality.name, company.key, most, job_type, work, years, company.kind)
    return Job(number, company, minutes_ago, fields, truth)


def _pay(chance: random.Random, trade: Trade) -> tuple[int, int]:
    """The lowest and the highest pay, in steps of 500. One job in twelve states none."""
    if chance.random() < 1 / 12:
        return 0, 0
    least, most = trade.pay
    low = least + (most - least) * chance.random() * 0.6
    high = low * (1.1 + chance.random() * 0.5)
    return int(low / 500) * 500, int(high / 500) * 500


def _job_type(chance: random.Random, trade: Trade) -> str:
    if chance.random() * 100 < trade.part_time_percent:
        return "Part Time"
    return "Both" if chance.random() < 0.06 else "Full Time"


def _experience(chance: random.Random, most: int, trade: Trade) -> str:
    """A job that pays more than others of its trade requires more years."""
    if chance.random() < 0.25:
        return ""
    least, top = trade.pay
    share = (most - least) / (top - least) if most else 0.3
    steps = ("0-1", "1-2", "2-3", "3-5", "5+")
    return steps[max(0, min(4, int(share * 3 + chance.random() * 2 - 0.5)))]


def _language(chance: random.Random, city: str) -> str:
    if chance.random() > _NOT_ENGLISH:
        return "en"
    return chance.choice(_LANGUAGES_OF_CITY.get(city, _LANGUAGES))


def _place_name(chance: random.Random, locality: Locality) -> str:
    name = chance.choices(locality.names, range(len(locality.names) + 1, 1, -1))[0]
    return chance.choice(several("{0} | {0} | {0} | {0} | Near bus stand, {0} | {0} area")).format(name)

"""The town's job seekers, the same in each run, with the true facts about each.

Matching sees a profile as its owner writes it: in English, Hindi, Marathi, Tamil or Hindi in Latin letters,
with typing errors and gaps. `Truth`, the person's real abilities and limits, is never stored on the site.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from job_portal.demo.town.localities import Locality, localities
from job_portal.demo.town.occupations import Trade, trades
from job_portal.demo.town.tsv import several
from job_portal.demo.town.vacancies import Truth as JobTruth
from job_portal.demo.town.vacancies import jobs

SEED = 22
PEOPLE = 3_000
_LANGUAGES = {
    **dict.fromkeys(("chennai", "coimbatore", "madurai", "tiruppur"), ("ta", "la")),
    **dict.fromkeys(("pune", "mumbai", "thane", "navi-mumbai", "nagpur", "nashik"), ("mr", "hi", "la")),
}
_NOT_ENGLISH, _MISSPELT, _NO_HEADLINE, _SECOND_TRADE = 0.4, 0.06, 0.1, 0.2
# Words of job titles that only employers use.
WANTED = (" पाहिजे", " चाहिए", " chahiye", " ke liye ladke ladkiyan", " வேலை ஆட்கள்")
_HEADLINES = {
    "en": several(
        "{0} | {0} | {0} | Experienced {0} | {0} with {1} years experience | Looking for {0} job | "
        "{0}, fresher | Hard working {0} | I am a {0}"
    ),
    "hi": several("{0} | {0} | {0}, {1} साल का अनुभव | {0} का काम चाहिए | अनुभवी {0}"),
    "mr": several("{0} | {0} | {0}, {1} वर्षांचा अनुभव | {0} काम पाहिजे"),
    "ta": several("{0} | {0} | {0}, {1} வருட அனுபவம் | {0} வேலை தேவை"),
    "la": several("{0} | {0} | {0} ka kaam chahiye | main {0} hoon | {0}, {1} saal ka anubhav"),
}
_EMPTY_HEADLINES = several(
    "Looking for job | Any job | Fresher | काम चाहिए | Need work urgently | Kaam chahiye"
)
_EDUCATION = ("10th or Below 10th", "12th Pass", "Diploma", "")


@dataclass(frozen=True)
class Truth:
    """A person's abilities and limits. `pay`: the lowest acceptable monthly pay; `radius`: in km."""

    trades: tuple[str, ...]
    locality: str
    years: int
    pay: int
    radius: int


@dataclass(frozen=True)
class Person:
    """`fields` are the fields of JP Searcher that its owner fills in."""

    number: int
    days_ago: float
    fields: dict[str, object]
    truth: Truth


@cache
def people() -> list[Person]:
    """All people, in no order."""
    chance = random.Random(SEED)  # noqa: S311 (the same people each time)
    return list(_people(chance))


def _people(chance: random.Random) -> Iterator[Person]:
    # People live where the jobs are, and have these jobs' trades.
    of_jobs = [job.truth for job in jobs()]
    for number in range(PEOPLE):
        yield _person(chance, number, chance.choice(of_jobs))


def _person(chance: random.Random, number: int, like: JobTruth) -> Person:
    trade, locality = trades()[like.trade], localities()[like.locality]
    second = chance.choice(sorted(trade.close)) if trade.close and chance.random() < _SECOND_TRADE else None
    years = min(20, int(chance.expovariate(1 / 3)))
    least, most = trade.pay
    pay = int((least + (most - least) * min(1, years / 10) * chance.uniform(0.4, 1)) / 500) * 500
    radius = chance.choice((5, 10, 15, 25, 25, 40))
    truth = Truth((trade.name, *([second] if second else [])), locality.name, years, pay, radius)
    return Person(number, chance.random() * 60, _fields(chance, trade, locality, truth), truth)


def _fields(chance: random.Random, trade: Trade, locality: Locality, truth: Truth) -> dict[str, object]:
    language = "en"
    if chance.random() < _NOT_ENGLISH:
        language = chance.choice(_LANGUAGES.get(locality.city, ("hi", "la")))
    says_nothing = chance.random() < _NO_HEADLINE
    skills = _skills(chance, trade, language, truth, is_all=says_nothing)
    return {
        "headline": chance.choice([*_EMPTY_HEADLINES, ""])
        if says_nothing
        else _headline(chance, trade, language, truth),
        "skills": "\n".join(skills),
        "pincode": chance.choice(locality.pincodes),
        "experience_years": truth.years if chance.random() < 0.85 else 0,
        "expected_salary": truth.pay if chance.random() < 0.7 else 0,
        "radius_km": truth.radius if chance.random() < 0.7 else 0,
        "education": chance.choice(_EDUCATION),
    }


def offered(title: str) -> str:
    """A job's title in a worker's words: without the words of employers."""
    for word in WANTED:
        title = title.removesuffix(word)
    return title


def _title(chance: random.Random, trade: Trade, language: str) -> str:
    choices = trade.titles.get(language) or trade.titles["en"]
    return offered(chance.choices(choices, [1 / (place + 2) for place in range(len(choices))])[0])


def _headline(chance: random.Random, trade: Trade, language: str, truth: Truth) -> str:
    text = chance.choice(_HEADLINES[language]).format(_title(chance, trade, language), max(1, truth.years))
    if len(truth.trades) > 1 and chance.random() < 0.5:
        text = f"{text} / {_title(chance, trades()[truth.trades[1]], language)}"
    if chance.random() < _MISSPELT and len(text) > 6:
        at = chance.randrange(1, len(text) - 1)
        text = text[:at] + text[at + 1 :]
    return chance.choice((text, text, text.lower(), text.upper())) if language in ("en", "la") else text


def _skills(chance: random.Random, trade: Trade, language: str, truth: Truth, is_all: bool) -> list[str]:
    """Some duties of the trade, and other names for it. A profile without other data always gets some."""
    parts = [part.strip()[:60] for duty in trade.duties for part in duty.split(",")]
    found = chance.sample(parts, min(len(parts), chance.choice((1, 2, 3) if is_all else (0, 0, 1, 2, 3))))
    if is_all or chance.random() < 0.2:
        found.append(_title(chance, trades()[chance.choice(truth.trades)], language))
    return found

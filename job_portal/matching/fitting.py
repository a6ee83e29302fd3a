"""Whether a job and a searcher fit, how well, and why. Both sides get the same result.

Hard conditions exclude a pair; the rest ranks it. Personal traits never count: no name, gender, age, photo,
religion, caste or language. docs/market.md has the formula in words.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from job_portal.jobs.doctype.jp_job.jp_job import FROM_HOME
from job_portal.matching import traits
from job_portal.places.geo import Point, distance_km, squared_km
from job_portal.rules import OPTIONS
from job_portal.words import facts

# The distance for searchers who did not give one.
USUAL_KM = 25
# The most that each part adds to a score; together 100.
_BY_TRADE, _BY_SKILLS, _BY_DISTANCE, _BY_EXPERIENCE = 45, 15, 15, 10
_BY_PAY, _BY_EDUCATION, _BY_FRESHNESS = 5, 5, 5
_MOST = 100
# From this share on, a trade is the same work and not just related.
_SAME_WORK = 0.7
# The share of the trade's points if the profile names no trade, or the job's is unknown.
_UNTOLD = 0.2
# (days, share): the first match counts. A job lives for seven days, a profile much longer.
_FRESH_JOB, _FRESH_PROFILE = ((1, 1), (2, 0.7), (4, 0.4)), ((7, 1), (30, 0.6), (90, 0.3))
_EDUCATION = ["", *OPTIONS["min_education"]]
_MONTH, PART_TIME = "Month", "Part Time"
# A job may ask for years and take people without any: *1-2 years, freshers may apply*.
_FRESHERS = f" {facts.index_word(facts.FRESHERS)}:"
# The best first.
_ENGLISH = OPTIONS["english_levels"]


@dataclass
class Fit:
    """`reasons` and `missing` are (kind, value); `matching.reasons` turns them into sentences."""

    score: float
    reasons: list[tuple[str, object]]
    missing: list[tuple[str, object]]
    distance_km: float | None = None
    # Whether the job is other work than the profile names.
    is_other_work: bool = False


class Unfit(Exception):
    """A hard condition fails."""


def fit(job: dict, searcher: dict, now: datetime) -> Fit | None:
    """How well the two fit; None if they do not. The reasons come in order of importance."""
    found = Fit(0, [], [])
    try:
        for part in (trade, distance, pay, _experience, _education):
            found.score += part(job, searcher, found)
    except Unfit:
        return None
    _english(job, searcher, found)
    found.score += _fresh(job["published_on"], now, _FRESH_JOB) * _BY_FRESHNESS / 2
    found.score += _fresh(searcher["modified"], now, _FRESH_PROFILE) * _BY_FRESHNESS / 2
    found.score = round(found.score, 2)
    return found


def may_reach(place: Point, table: str, radius: str | int) -> str:
    """SQL for rows within the radius of the place, plus a margin.

    Three of four rows from an index are too far away. The database excludes them faster than `fit`.

    :param radius: SQL, or a number of km.
    """
    squared = squared_km(place, f"{table}.latitude", f"{table}.longitude")
    return f"{squared} <= {radius} * {radius} + 1"


def best_first(pairs: Iterable[tuple[dict, Fit | None]]) -> list[dict]:
    """The rows that fit, sorted by `rank`, each with its `fit` and with `rank`, which cursors use.

    Other work comes after all of the same work.
    """
    found = [
        row | {"fit": fit, "rank": [_MOST * fit.is_other_work - fit.score, row["name"]]}
        for row, fit in pairs
        if fit
    ]
    return sorted(found, key=lambda row: row["rank"])


def trade(job: dict, searcher: dict, found: Fit) -> float:
    """Note the work and the skills in common in `found`. Return the points, as `distance` and `pay` do."""
    common = traits.common(job, searcher)
    if common.trade >= _SAME_WORK:
        found.reasons.append(("trade", None))
    elif common.is_other_work:
        found.is_other_work = True
        found.missing.append(("trade", None))
    if common.named:
        found.reasons.append(("skills", ", ".join(common.named[:3])))
    share = common.trade if common.trade or common.is_other_work else _UNTOLD
    return share * _BY_TRADE + common.skills * _BY_SKILLS


def distance(job: dict, searcher: dict, found: Fit) -> float:
    """:raises Unfit: too far, or nobody knows how far."""
    if job["work_location_type"] == FROM_HOME:
        found.reasons.append(("anywhere", None))
        return _BY_DISTANCE / 2
    if not (searcher["cell"] and job["cell"]):
        raise Unfit
    places = (Point(each["latitude"], each["longitude"]) for each in (job, searcher))
    km, most = distance_km(*places), searcher["radius_km"] or USUAL_KM
    # Companies find a searcher only by area. The searcher may live in its nearest part.
    nearest = max(0, km - searcher["around_km"])
    if nearest > most:
        raise Unfit
    found.distance_km = round(km, 1)
    found.reasons.append(("near", km))
    # Without a distance of their own, many searchers will not go far.
    return _BY_DISTANCE * (1 - nearest / most / (2 if searcher["radius_km"] else 1))


def pay(job: dict, searcher: dict, found: Fit) -> float:
    """:raises Unfit: the searcher expects more than the job pays."""
    pays, expected = job["max_salary"] or job["min_salary"], searcher["expected_salary"]
    if not pays or not expected or not _is_comparable(job, searcher):
        return 0
    if expected > pays:
        raise Unfit
    found.reasons.append(("pay" if expected <= (job["min_salary"] or pays) else "pay up to", None))
    return _BY_PAY


def _is_comparable(job: dict, searcher: dict) -> bool:
    """Whether both amounts are for the same time. The hours of a month of part-time work are not known: its
    pay compares only with an amount in the same unit.
    """
    unit = job["pay_unit"] or _MONTH
    return job["job_type"] != PART_TIME or unit == (searcher["pay_unit"] or _MONTH)


def _experience(job: dict, searcher: dict, found: Fit) -> float:
    """Years that the profile does not state (0) are missing, but exclude nobody."""
    years = searcher["experience_years"]
    least, _dash, most = (job["experience_required"] or "0").rstrip("+").partition("-")
    if years < int(least):
        if years:
            raise Unfit
        if _takes_freshers(job):
            return _BY_EXPERIENCE / 2
        found.missing.append(("experience", job["experience_required"]))
        return 0
    if years:
        found.reasons.append(("experience", years))
    # Overqualified people leave soon.
    is_far_above = most and years > int(most) + 3
    return _BY_EXPERIENCE / (2 if is_far_above else 1)


def _takes_freshers(job: dict) -> bool:
    return _FRESHERS in (job["search_text"] or "")


def _education(job: dict, searcher: dict, found: Fit) -> float:
    """Education that the profile does not state is missing, but excludes nobody."""
    asked, held = (_EDUCATION.index(each or "") for each in (job["min_education"], searcher["education"]))
    if asked and not held:
        found.missing.append(("education", job["min_education"]))
        return 0
    if held < asked:
        raise Unfit
    if asked:
        found.reasons.append(("education", searcher["education"]))
    return _BY_EDUCATION


def _english(job: dict, searcher: dict, found: Fit) -> None:
    """Missing English is shown, but does not change the score."""
    asked, held = job["english_level"], searcher["english_level"]
    if asked and (not held or _ENGLISH.index(held) > _ENGLISH.index(asked)):
        found.missing.append(("english", asked))


def _fresh(moment: datetime, now: datetime, steps: tuple) -> float:
    """By whole days, so that the order rarely changes between pages."""
    days = (now - moment).days
    return next((share for most, share in steps if days < most), 0)

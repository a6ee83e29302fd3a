"""Whether a job and a searcher fit each other, how well, and why. The same for both of them.

What must hold lets through or not; the rest ranks. Nothing of who somebody is counts: no name, gender, age,
photo, religion, caste or language. docs/market.md has the formula in words.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from job_portal.jobs.doctype.jp_job.jp_job import FROM_HOME
from job_portal.matching import traits
from job_portal.places.geo import Point, distance_km, squared_km
from job_portal.rules import OPTIONS

# How far somebody goes who did not say.
USUAL_KM = 25
# The most that each part adds to a score; together 100.
_BY_TRADE, _BY_SKILLS, _BY_DISTANCE, _BY_EXPERIENCE = 45, 15, 15, 10
_BY_PAY, _BY_EDUCATION, _BY_FRESHNESS = 5, 5, 5
# From which share on a trade is the same work, and no related one.
_SAME_WORK = 0.7
# Of the points for a trade, for a profile that names none: it may be anybody's.
_UNTOLD = 0.2
# (days, share): the first that holds. A job lives for seven days, a profile for as long as it is kept.
_FRESH_JOB, _FRESH_PROFILE = ((1, 1), (2, 0.7), (4, 0.4)), ((7, 1), (30, 0.6), (90, 0.3))
_EDUCATION = ["", *OPTIONS["min_education"]]
# The best first.
_ENGLISH = OPTIONS["english_levels"]


@dataclass
class Fit:
    """`reasons` and `missing` are (kind, value); `matching.reasons` makes sentences of them."""

    score: float
    reasons: list[tuple[str, object]]
    missing: list[tuple[str, object]]
    distance_km: float | None = None


class _Unfit(Exception):
    """Something that must hold does not."""


def fit(job: dict, searcher: dict, now: datetime) -> Fit | None:
    """How well the two fit; None where they do not.

    The reasons come in the order in which they matter.
    """
    found = Fit(0, [], [])
    try:
        for part in (_trade, _distance, _pay, _experience, _education):
            found.score += part(job, searcher, found)
    except _Unfit:
        return None
    _english(job, searcher, found)
    found.score += _fresh(job["published_on"], now, _FRESH_JOB) * _BY_FRESHNESS / 2
    found.score += _fresh(searcher["modified"], now, _FRESH_PROFILE) * _BY_FRESHNESS / 2
    found.score = round(found.score, 2)
    return found


def may_reach(place: Point, table: str, radius: str | int) -> str:
    """SQL for those who are no farther from the place than they may be, or a little.

    Three of four that an index finds are too far away. A database leaves them out sooner than `fit` does.

    :param radius: SQL, or a number of km.
    """
    squared = squared_km(place, f"{table}.latitude", f"{table}.longitude")
    return f"{squared} <= {radius} * {radius} + 1"


def best_first(pairs: Iterable[tuple[dict, Fit | None]]) -> list[dict]:
    """The rows that fit, each with its `fit` and with `rank`, by which they are sorted and cursors go on."""
    found = [row | {"fit": fit, "rank": [-fit.score, row["name"]]} for row, fit in pairs if fit]
    return sorted(found, key=lambda row: row["rank"])


def _trade(job: dict, searcher: dict, found: Fit) -> float:
    common = traits.common(job, searcher)
    if common.trade >= _SAME_WORK:
        found.reasons.append(("trade", None))
    elif common.is_told and not common.trade:
        found.missing.append(("trade", None))
    if common.named:
        found.reasons.append(("skills", ", ".join(common.named[:3])))
    trade = common.trade if common.is_told else _UNTOLD
    return trade * _BY_TRADE + common.skills * _BY_SKILLS


def _distance(job: dict, searcher: dict, found: Fit) -> float:
    if job["work_location_type"] == FROM_HOME:
        found.reasons.append(("anywhere", None))
        return _BY_DISTANCE / 2
    if not (searcher["cell"] and job["cell"]):
        raise _Unfit
    places = (Point(each["latitude"], each["longitude"]) for each in (job, searcher))
    distance, most = distance_km(*places), searcher["radius_km"] or USUAL_KM
    # Companies find a searcher in their area alone, who may live in the part of it that is nearest.
    nearest = max(0, distance - searcher["around_km"])
    if nearest > most:
        raise _Unfit
    found.distance_km = round(distance, 1)
    found.reasons.append(("near", distance))
    # Where somebody did not say how far they go, what is far is too far for many.
    return _BY_DISTANCE * (1 - nearest / most / (2 if searcher["radius_km"] else 1))


def _pay(job: dict, searcher: dict, found: Fit) -> float:
    pays, expected = job["max_salary"] or job["min_salary"], searcher["expected_salary"]
    if not pays or not expected:
        return 0
    if expected > pays:
        raise _Unfit
    found.reasons.append(("pay", None))
    return _BY_PAY


def _experience(job: dict, searcher: dict, found: Fit) -> float:
    years = searcher["experience_years"]
    least, _dash, most = (job["experience_required"] or "0").rstrip("+").partition("-")
    if years < int(least):
        raise _Unfit
    if years:
        found.reasons.append(("experience", years))
    # Somebody with far more than asked leaves soon.
    is_far_above = most and years > int(most) + 3
    return _BY_EXPERIENCE / (2 if is_far_above else 1)


def _education(job: dict, searcher: dict, found: Fit) -> float:
    """What the profile does not tell may be there. It is missing, and no reason to leave somebody out."""
    asked, held = (_EDUCATION.index(each or "") for each in (job["min_education"], searcher["education"]))
    if asked and not held:
        found.missing.append(("education", job["min_education"]))
        return 0
    if held < asked:
        raise _Unfit
    if asked:
        found.reasons.append(("education", searcher["education"]))
    return _BY_EDUCATION


def _english(job: dict, searcher: dict, found: Fit) -> None:
    """English is told where it is missing, and counts neither way."""
    asked, held = job["english_level"], searcher["english_level"]
    if asked and (not held or _ENGLISH.index(held) > _ENGLISH.index(asked)):
        found.missing.append(("english", asked))


def _fresh(moment: datetime, now: datetime, steps: tuple) -> float:
    """By whole days, so that an order seldom changes while somebody reads its pages."""
    days = (now - moment).days
    return next((share for most, share in steps if days < most), 0)

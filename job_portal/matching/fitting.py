"""Whether a searcher fits a job, how well, and why. Never by name, gender, photo or language."""

import re

from frappe import _

from job_portal.jobs.doctype.jp_job.jp_job import FROM_HOME
from job_portal.matching import messages
from job_portal.places.geo import Point, distance_km
from job_portal.rules import OPTIONS

# How far somebody goes who did not say.
_USUAL_KM = 25
_WORD = re.compile(r"[^\W\d_]{3,}")
# The most that each part adds to a score.
_BY_DISTANCE, _BY_EXPERIENCE, _BY_WORDS, _BY_EDUCATION, _BY_PAY = 30, 25, 25, 10, 10


def fit(job: dict, searcher: dict) -> tuple[float, list[str]] | None:
    """(score, reasons as short sentences), or None where the searcher does not fit."""
    parts = [
        _distance(job, searcher),
        _experience(job, searcher),
        _words(job, searcher),
        _education(job, searcher),
        _pay(job, searcher),
    ]
    if None in parts:
        return None
    return round(sum(score for score, _reason in parts), 2), [reason for _score, reason in parts if reason]


def _distance(job: dict, searcher: dict) -> tuple[float, str] | None:
    if job["work_location_type"] == FROM_HOME:
        return _BY_DISTANCE / 2, _(messages.FROM_ANYWHERE)
    if not searcher["cell"]:
        return None
    places = (Point(each["latitude"], each["longitude"]) for each in (job, searcher))
    distance, most = distance_km(*places), searcher["radius_km"] or _USUAL_KM
    if distance > most:
        return None
    return _BY_DISTANCE * (1 - distance / most / 2), _(messages.NEAR).format(max(1, round(distance)))


def _experience(job: dict, searcher: dict) -> tuple[float, str] | None:
    years = searcher["experience_years"]
    sentence = messages.ONE_YEAR if years == 1 else messages.MANY_YEARS
    reason = _(sentence).format(years) if years else ""
    least, _dash, most = (job["experience_required"] or "0").rstrip("+").partition("-")
    if years < int(least):
        return None
    # Somebody with far more than asked leaves soon.
    is_far_above = most and years > int(most) + 3
    return _BY_EXPERIENCE / (2 if is_far_above else 1), reason


def _words(job: dict, searcher: dict) -> tuple[float, str]:
    text = f"{job['title']} {job['category']} {job['job_description']}".lower()
    skills = [skill for skill in (searcher["skills"] or "").split("\n") if skill and skill.lower() in text]
    title = set(_WORD.findall(f"{job['title']} {job['category']}".lower()))
    headline = set(_WORD.findall((searcher["headline"] or "").lower()))
    score = min(1, len(title & headline) / 2 + len(skills) / 3)
    return _BY_WORDS * score, _(messages.SKILLED).format(", ".join(skills[:3])) if skills else ""


def _education(job: dict, searcher: dict) -> tuple[float, str] | None:
    levels = ["", *OPTIONS["min_education"]]
    asked, held = (levels.index(each or "") for each in (job["min_education"], searcher["education"]))
    if held < asked:
        return None
    return _BY_EDUCATION, _(messages.EDUCATED).format(_(searcher["education"])) if asked else ""


def _pay(job: dict, searcher: dict) -> tuple[float, str] | None:
    pays, expected = job["max_salary"] or job["min_salary"], searcher["expected_salary"]
    if not pays or not expected:
        return 0, ""
    return None if expected > pays else (_BY_PAY, _(messages.AFFORDABLE))

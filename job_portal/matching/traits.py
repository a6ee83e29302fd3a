"""What the words of a job and of a profile name: the trade and the skills, in sets that can be compared.

Two sides are near by what both name. Words that say who somebody is, and not what they do, count on neither.
"""

from functools import lru_cache
from typing import NamedTuple

from job_portal.jobs.search import folding
from job_portal.matching.protected import PROTECTED

# What a word in common counts, of 1: in the job's title, in its category.
_IN_TITLE, _IN_CATEGORY = 0.5, 0.3
# How many skills in common count in full.
_SKILLS = 3


class Common(NamedTuple):
    """What a job and a profile have in common, each number from 0 to 1."""

    trade: float
    skills: float
    # Of the profile's skills those that the job names, as they are written there.
    named: list[str]
    # Whether the profile names a trade at all.
    is_told: bool


def common(job: dict, searcher: dict) -> Common:
    """
    :param job: has title, category and job_description.
    :param searcher: has headline and skills, one a line.
    """
    headline = _words(searcher["headline"] or "")
    near = max(
        len(_words(job["title"]) & headline) * _IN_TITLE,
        len(_words(job["category"] or "") & headline) * _IN_CATEGORY,
    )
    text = f"{job['title']} {job['job_description'] or ''}".lower()
    skills = (searcher["skills"] or "").split("\n")
    named = [skill for skill in skills if skill.lower() in text and _words(skill)]
    return Common(min(1, near), min(1, len(named) / _SKILLS), named, bool(headline))


@lru_cache(20_000)
def _words(text: str) -> frozenset[str]:
    return frozenset(word for word in folding.words(text) if len(word) > 2 and word not in PROTECTED)

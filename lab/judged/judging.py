"""Runs queries through searches and calculates their figures."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from job_portal.demo.town.vacancies import Job, jobs
from lab.judged.grades import grade, may_be_wanted
from lab.judged.metrics import ndcg, recall
from lab.judged.queries import Query
from lab.town import job_name

NDCG_DEPTH, RECALL_DEPTH = 10, 50
Search = Callable[[str, int], list[str]]


@dataclass(frozen=True)
class Judged:
    """A query with a search's result: names and grades in order."""

    query: Query
    names: list[str]
    grades: list[int]
    ndcg: float
    recall: float


def judge(query: Query, search: Search) -> Judged:
    """Run the search and grade its result."""
    names = search(query.text, RECALL_DEPTH)
    found = [grade(query, jobs_by_name()[name].truth) for name in names]
    possible = possible_grades(query)
    scores = ndcg(found, possible, NDCG_DEPTH), recall(found, possible, RECALL_DEPTH)
    return Judged(query, names, found, *scores)


@cache
def jobs_by_name() -> dict[str, Job]:
    """The town's jobs by record name."""
    return {job_name(job.number): job for job in jobs()}


@cache
def possible_grades(query: Query) -> list[int]:
    """The grades of all jobs that are relevant to the query.

    :raises ValueError: no job is relevant, so the query cannot measure a search.
    """
    by_trade = jobs_by_trade()
    wanted = [job for trade, held in by_trade.items() if may_be_wanted(query, trade) for job in held]
    found = [given for job in wanted if (given := grade(query, job.truth))]
    if max(found, default=0) < 2:
        raise ValueError(f"no job of the town is good for {query.text!r}")
    return found


@cache
def jobs_by_trade() -> dict[str, list[Job]]:
    """The town's jobs by trade."""
    found: dict[str, list[Job]] = {}
    for job in jobs():
        found.setdefault(job.truth.trade, []).append(job)
    return found

"""The subjects of the judged matches, their labelled pairs, and the figures of a ranking."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from job_portal.demo.town.people import Person, people
from job_portal.demo.town.vacancies import Job, jobs
from lab.judged.judging import NDCG_DEPTH, jobs_by_trade
from lab.judged.match_grades import grade
from lab.judged.metrics import ndcg
from lab.judged.nearness import nearness
from lab.town import job_name, person_name

# One in this many of the town's people and jobs is a subject.
_OF_PEOPLE, _OF_JOBS = 15, 130
GOOD = 2


@dataclass(frozen=True)
class Subject:
    """A person with the grades of all jobs, or a job with the grades of all people; by record name."""

    name: str
    title: str
    grades: dict[str, int]


def is_held_back(name: str) -> bool:
    """The split, fixed before tuning: a third is held back, by the hash of the subject's name."""
    return hashlib.sha256(name.encode()).digest()[0] % 3 == 0


@cache
def of_people() -> list[Subject]:
    """People as subjects, except those whom no job suits."""
    return [subject for each in people()[::_OF_PEOPLE] if _is_subject(subject := _of_person(each))]


@cache
def of_jobs() -> list[Subject]:
    """Jobs as subjects."""
    return [subject for each in jobs()[::_OF_JOBS] if _is_subject(subject := _of_job(each))]


def judged(subject: Subject, search: Callable[[str], list[str]]) -> float:
    """The nDCG of a search's ranking for the subject."""
    found = [subject.grades.get(name, 0) for name in search(subject.name)[:NDCG_DEPTH]]
    return ndcg(found, list(subject.grades.values()), NDCG_DEPTH)


def _is_subject(subject: Subject) -> bool:
    return max(subject.grades.values(), default=0) >= GOOD


def _of_person(person: Person) -> Subject:
    near = {trade for trade in jobs_by_trade() if any(nearness(each, trade) for each in person.truth.trades)}
    pairs = ((job, grade(job.truth, person.truth)) for trade in near for job in jobs_by_trade()[trade])
    grades = {job_name(job.number): given for job, given in pairs if given}
    return Subject(
        person_name(person.number), f"{person.fields['headline']} | {person.fields['skills']}", grades
    )


def _of_job(job: Job) -> Subject:
    pairs = ((person, grade(job.truth, person.truth)) for person in people())
    grades = {person_name(person.number): given for person, given in pairs if given}
    return Subject(job_name(job.number), str(job.fields["title"]), grades)

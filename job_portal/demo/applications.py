"""The town's applications, in every status, each with its history."""

import json
from datetime import datetime, timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.applications import screening
from job_portal.applications.doctype.jp_application.jp_application import (
    APPLIED,
    DOCTYPE,
    IGNORED,
    INTERVIEW,
    SELECTED,
    SHORTLISTED,
    SILENCES,
    WITHDRAWN,
)
from job_portal.demo.records import LETTERS, chance
from job_portal.jobs import questions

# Possible courses of an application: the moves (see `rules`), each with its new status.
_WAYS = (
    [],
    [("shortlist", SHORTLISTED)],
    [("shortlist", SHORTLISTED), ("interview", INTERVIEW)],
    [("interview", INTERVIEW), ("select", SELECTED)],
    [("ignore", IGNORED)],
    [("withdraw", WITHDRAWN)],
)
_OFTEN = (9, 3, 2, 1, 3, 1)
# The first searcher has one application for each course.
_AT_FIRST = len(_WAYS)


def make(searchers: list[dict], jobs: list[dict]) -> None:
    """Make every searcher apply for some jobs in their city, the first searcher in their own trade first."""
    for index, searcher in enumerate(searchers):
        near = [job for job in jobs if job["city"] == searcher["city"]]
        near.sort(key=lambda job: job["trade"] != searcher["trade"])
        count = _AT_FIRST if index == 0 else chance.randrange(2, 7)
        for number, job in enumerate(near[:count] if index == 0 else chance.sample(near[:30], count)):
            way = _WAYS[number] if index == 0 else chance.choices(_WAYS, _OFTEN)[0]
            _make(searcher, job, way)


def _make(searcher: dict, job: dict, way: list[tuple[str, str]]) -> None:
    application = frappe.get_doc(
        {
            "doctype": DOCTYPE,
            "job": job["name"],
            "searcher": searcher["name"],
            "company": job["company"]["name"],
            "cover_letter": chance.choice(LETTERS),
            "resume": searcher["resume"],
            **screening.taken(job["questions"], {each["id"]: _answer(each) for each in job["questions"]}),
        }
    )
    if INTERVIEW in dict(way).values():
        application.interview_at = (now_datetime() + timedelta(days=chance.randrange(1, 5))).replace(
            hour=11, minute=0, second=0, microsecond=0
        )
        application.interview_place = "call" if chance.random() < 0.4 else "Our office, first floor"
    application.move(APPLIED, "searcher", "apply")
    for move, status in way:
        by = "searcher" if status == WITHDRAWN else "company"
        if by == "company":
            application.status_before = application.status
        application.move(status, by, move)
    _date(application, job["published_on"])
    application.flags.ignore_version = True
    application.insert(ignore_permissions=True, ignore_links=True)


def _answer(question: dict) -> bool | int | str:
    possible = {questions.YES_NO: (True, True, False), questions.NUMBER: range(6)}
    return chance.choice(possible.get(question["kind"]) or question["choices"])


def _date(application, published_on: datetime) -> None:
    entries = application.entries()
    passed = min(now_datetime() - published_on, timedelta(days=6))
    times = sorted(published_on + passed * chance.random() for _ in entries)
    for entry, time in zip(entries, times, strict=True):
        entry["on"] = str(time)
    application.history = json.dumps(entries)
    application.applied_on = times[0]
    # The company has opened all applications except those of the last day.
    if now_datetime() - times[0] > timedelta(days=1):
        application.seen_on = times[0] + (times[-1] - times[0]) / 2
    if application.status_before:
        application.decided_on = times[-1]
    if application.status == IGNORED:
        application.silent_until = times[-1] + SILENCES[IGNORED]
    if application.status == SELECTED:
        application.silent_until, application.shown_status = None, SELECTED

"""nDCG@10 of matches both ways, beside the same jobs and people in the order of time.

`npm run judge -- --matches`. On a site as `lab.judged.judge` takes one. Where it has no searchers, the
town's people are added to it.
"""

import argparse
import sys
from collections.abc import Callable
from datetime import datetime, timedelta
from statistics import mean
from types import SimpleNamespace

from lab.judged import on_site
from lab.judged.match_judging import Subject, is_held_back, judged, of_jobs, of_people, person_name
from lab.judged.people import Person, people
from lab.load.rows import STANDARD
from lab.site import Connection

# What the site must reach on the subjects that are held back: a little less than it does.
LEAST_NDCG = 0.55
_FILLED_IN = (
    *("headline", "skills", "pincode", "experience_years", "expected_salary", "radius_km", "education"),
)
_DERIVED = ("city", "state", "latitude", "longitude", "cell")
_COLUMNS = (*STANDARD, "account", "full_name", "is_open", *_FILLED_IN, *_DERIVED)
Search = Callable[[str], list[str]]


def main() -> int:
    parser = argparse.ArgumentParser(prog="npm run judge -- --matches", description=__doc__)
    parser.add_argument("--matches", action="store_true", help="these figures, in the place of the search's")
    parser.add_argument("--held-back", action="store_true", help="only the figures of what is held back")
    parser.add_argument("--check", action="store_true", help="end with 1 where the floor is not reached")
    parser.add_argument(
        "--worst", type=int, default=0, metavar="N", help="list the N worst that are not held back"
    )
    on_site.add_arguments(parser)
    arguments = parser.parse_args()
    return on_site.measured(arguments, lambda connection: _measure(connection, arguments))


def _measure(connection: Connection, arguments: argparse.Namespace) -> int:
    if not connection.run("select name from `tabJP Searcher` limit 1"):
        _fill(connection)
    lowest = 1.0
    print(
        "\n| matches | held back | subjects | labelled pairs | nDCG@10 | newest |\n|---|---|---|---|---|---|"
    )
    for title, subjects, best, newest in (
        ("jobs for a searcher", of_people(), *_for_people()),
        ("searchers for a job", of_jobs(), *_for_jobs()),
    ):
        for held_back in (True,) if arguments.held_back else (False, True):
            some = [each for each in subjects if is_held_back(each.name) == held_back]
            pairs = sum(len(each.grades) for each in some)
            scores = [mean(judged(each, search) for each in some) for search in (best, newest)]
            said = f"{'yes' if held_back else 'no'} | {len(some)} | {pairs}"
            print(f"| {title} | {said} | {scores[0]:.3f} | {scores[1]:.3f} |")
            lowest = min(lowest, scores[0]) if held_back else lowest
            if not held_back:
                _print_worst(some, best, arguments.worst)
    if arguments.check and lowest < LEAST_NDCG:
        print(
            f"nDCG is {lowest:.3f} on what is held back, and was to be {LEAST_NDCG} at least", file=sys.stderr
        )
        return 1
    return 0


def _for_people() -> tuple[Search, Search]:
    from job_portal.matching import jobs_for_me

    def found(name: str) -> list[dict]:
        return jobs_for_me.ranked(jobs_for_me.profile_of(_account(name)))

    return _searches(found, lambda row: row["published_on"])


def _for_jobs() -> tuple[Search, Search]:
    from job_portal.matching import matches

    def found(name: str) -> list[dict]:
        return matches.ranked(matches.read_job(name))

    return _searches(found, lambda row: row["modified"])


def _searches(found: Callable[[str], list[dict]], time: Callable) -> tuple[Search, Search]:
    """In the order of the scoring, and in that of time."""
    return (
        lambda name: [row["name"] for row in found(name)],
        lambda name: [row["name"] for row in sorted(found(name), key=time, reverse=True)],
    )


def _print_worst(subjects: list[Subject], search: Search, count: int) -> None:
    for each in sorted(subjects, key=lambda one: judged(one, search))[:count]:
        print(f"\n{judged(each, search):.2f}  {each.name}  {each.title!r}")
        for name in search(each.name)[:5]:
            print(f"      {each.grades.get(name, 0)}  {_title_of(name)}")


def _title_of(name: str) -> str:
    import frappe

    doctype, columns = (
        ("JP Job", ["title"]) if name.startswith("JPJ") else ("JP Searcher", ["headline", "skills"])
    )
    return " | ".join(frappe.db.get_value(doctype, name, columns, as_dict=True).values())


def _fill(connection: Connection) -> None:
    from job_portal.matching import searcher_index as of_people_index

    names, marks = ", ".join(f"`{each}`" for each in _COLUMNS), ", ".join([connection.mark] * len(_COLUMNS))
    statement = f"insert into `tabJP Searcher` ({names}) values ({marks})"  # noqa: S608 (our own names)
    connection.write(statement, [_row(each) for each in people()])
    connection.finish()
    of_people_index.rebuild()


def _account(name: str) -> str:
    return f"{name.lower()}@mobile.invalid"


def _row(person: Person) -> tuple:
    from job_portal.places import position

    name, record = person_name(person.number), SimpleNamespace(**person.fields)
    position.derive(record)
    changed = f"{datetime.now() - timedelta(days=person.days_ago):%Y-%m-%d %H:%M:%S.%f}"
    standard = (name, changed, changed, "Administrator", "Administrator", 0, 0)
    return (
        *standard,
        _account(name),
        "Asha Rao",
        1,
        *(getattr(record, each) for each in (*_FILLED_IN, *_DERIVED)),
    )


if __name__ == "__main__":
    sys.exit(main())

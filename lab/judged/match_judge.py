"""nDCG@10 of matches in both directions, compared with ordering by time.

It takes the same sites as `lab.judged.judge`.
"""

import argparse
import sys
from collections.abc import Callable
from statistics import mean

from lab.judged import on_site
from lab.judged.match_judging import Subject, is_held_back, judged, of_jobs, of_people
from lab.site import Connection

# The minimum for the held-back subjects, slightly below the current figure.
LEAST_NDCG = 0.55
Search = Callable[[str], list[str]]


def main() -> int:
    parser = argparse.ArgumentParser(prog="npm run lab -- judge-matches", description=__doc__)
    parser.add_argument("--held-back", action="store_true", help="only the figures of what is held back")
    parser.add_argument("--check", action="store_true", help="end with 1 where the floor is not reached")
    parser.add_argument(
        "--worst", type=int, default=0, metavar="N", help="list the N worst that are not held back"
    )
    on_site.add_arguments(parser)
    arguments = parser.parse_args()
    return on_site.measured(arguments, lambda connection: _measure(connection, arguments))


def _measure(connection: Connection, arguments: argparse.Namespace) -> int:
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
    """One search in the order of the score, one in the order of time."""
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


def _account(name: str) -> str:
    return f"{name.lower()}@mobile.invalid"


if __name__ == "__main__":
    sys.exit(main())

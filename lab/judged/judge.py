"""nDCG@10 and recall@50 of the site's search, beside LIKE and the database's own full text.

`python -m lab.judged.judge` uses a temporary embedded site. `--data DIR` uses the folder of an embedded site.
`--bench DIR --site NAME`, with the bench's Python, uses a bench's site. Only use a site that you can throw
away: one without jobs is filled with the town. A site with jobs is measured unchanged. `--set DIR` judges a
set of other authors on a fresh site, see `lab/judged/sets.py`.
"""

import argparse
import sys
from pathlib import Path

from lab.judged import floors, on_site, report, sets
from lab.judged.baselines import Baselines
from lab.judged.judging import Judged, Search, judge
from lab.judged.queries import HELD_BACK, TUNING, queries
from lab.site import Connection


def main() -> int:
    arguments = _parser().parse_args()
    if arguments.set:
        return _judge_set(arguments)
    return on_site.measured(arguments, lambda connection: _measure(connection, arguments))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="npm run lab -- judge --", description=__doc__)
    parser.add_argument("--held-back", action="store_true", help="only the figures of the held-back queries")
    parser.add_argument("--check", action="store_true", help="end with 1 where a floor is not reached")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="list the N worst tuning queries")
    parser.add_argument("--set", type=Path, metavar="DIR", help="judge the jobs and queries of this folder")
    on_site.add_arguments(parser)
    return parser


def _judge_set(arguments: argparse.Namespace) -> int:
    judged = sets.judge(arguments.set)
    sets.print_queries(judged)
    sets.print_wrong(judged, arguments.worst)
    return 0


def _measure(connection: Connection, arguments: argparse.Namespace) -> int:
    searches = _searches(Baselines(connection))
    if arguments.check:
        # No floor asks for it.
        del searches["LIKE"]
    files = [HELD_BACK] if arguments.held_back else [TUNING, HELD_BACK]
    for file in files:
        judged = {
            title: [judge(query, search) for query in queries(file)] for title, search in searches.items()
        }
        report.print_figures(file.removesuffix(".tsv"), judged)
        if file == TUNING and arguments.worst:
            report.print_worst(judged["list_jobs"], arguments.worst)
        if file == HELD_BACK and arguments.check:
            return _check(judged)
    return 0


def _check(judged: dict[str, list[Judged]]) -> int:
    said = floors.broken(judged["list_jobs"], judged["full text"])
    for each in said:
        print(each, file=sys.stderr)
    return 1 if said else 0


def _searches(baselines: Baselines) -> dict[str, Search]:
    from job_portal.jobs.finding.listing import listed_jobs
    from job_portal.jobs.finding.query import Filters

    def list_jobs(text: str, limit: int) -> list[str]:
        return [card["name"] for card in listed_jobs(Filters(search=text), None, limit)["items"]]

    return {"list_jobs": list_jobs, "LIKE": baselines.like, "full text": baselines.full_text}


if __name__ == "__main__":
    sys.exit(main())

"""nDCG@10 and recall@50 of the site's search.

`python -m lab.judged.judge` uses a temporary embedded site. `--data DIR` uses the folder of an embedded site.
`--bench DIR --site NAME`, with the bench's Python, uses a bench's site. Use only a site that you can throw
away: one without jobs is filled with the town. A site with jobs is measured unchanged. `--set DIR` judges a
set by other authors on a fresh site, see `lab/judged/sets.py`.
"""

import argparse
import sys
from pathlib import Path
from statistics import mean

from lab.judged import on_site, report, sets
from lab.judged.judging import judge
from lab.judged.queries import HELD_BACK, TUNING, queries
from lab.site import Connection

# The minimum for the held-back queries, slightly below the current figure.
LEAST_NDCG = 0.91


def main() -> int:
    arguments = _parser().parse_args()
    if arguments.set:
        return _judge_set(arguments)
    return on_site.measured(arguments, lambda connection: _measure(connection, arguments))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="npm run lab -- judge --", description=__doc__)
    parser.add_argument("--held-back", action="store_true", help="only the figures of the held-back queries")
    parser.add_argument("--check", action="store_true", help="end with 1 where the floor is not reached")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="list the N worst tuning queries")
    parser.add_argument("--set", type=Path, metavar="DIR", help="judge the jobs and queries of this folder")
    on_site.add_arguments(parser)
    return parser


def _judge_set(arguments: argparse.Namespace) -> int:
    judged = sets.judge(arguments.set)
    sets.print_queries(judged)
    sets.print_wrong(judged, arguments.worst)
    return 0


def _measure(_connection: Connection, arguments: argparse.Namespace) -> int:
    for file in [HELD_BACK] if arguments.held_back else [TUNING, HELD_BACK]:
        judged = [judge(query, _list_jobs) for query in queries(file)]
        report.print_figures(file.removesuffix(".tsv"), judged)
        if file == TUNING and arguments.worst:
            report.print_worst(judged, arguments.worst)
    reached = mean(each.ndcg for each in judged)
    if arguments.check and reached < LEAST_NDCG:
        said = f"nDCG is {reached:.3f} on the held-back queries, and was to be {LEAST_NDCG} at least"
        print(said, file=sys.stderr)
        return 1
    return 0


def _list_jobs(text: str, limit: int) -> list[str]:
    from job_portal.jobs.finding.listing import listed_jobs
    from job_portal.jobs.finding.query import Filters

    return [card["name"] for card in listed_jobs(Filters(search=text), None, limit)["items"]]


if __name__ == "__main__":
    sys.exit(main())

"""What finds jobs and people on a site of very many beside one of ten thousand, by turns.

`python -m lab.load.search [--jobs 50000]` on two embedded sites of its own. With `--bench DIR --small SITE
--large SITE` on two sites of a bench that `lab.load.generate --live` has filled, with their indexes made.
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from lab.load import probe
from lab.load.finding import INDEXING, POSTED_LATER
from lab.load.probe import Probe
from lab.report import Report, main
from lab.site import ROOT
from lab.timing import percentile

JOBS, SMALL = 50_000, 10_000
ROUNDS = 12
# The 95th percentile on the large site may be so many times that on the small one.
MOST_TIMES = 1.5
# On the small site fewer jobs have these words than are ranked. On the large one more are, up to a bound.
WORDS = ("a common word", "a trade and a word", "misspelt", "Hindi", "pay and hours")
MOST_TIMES_OF_WORDS = 2
MOST_INDEXING_MS = 50
INDEXES = ("job_portal.jobs.finding.rebuilding.rebuild", "job_portal.matching.searcher_index.rebuild")


def compare(report: Report, small: Probe, large: Probe, rounds: int) -> None:
    # The first one fills caches.
    for site in (small, large):
        site.ask("round")
    made = [(small.ask("round"), large.ask("round")) for _ in range(rounds)]
    print(
        "\n| call | statements, small | large | p50 ms, small | large | p95 ms, small | large | times |\n"
        "|---|---|---|---|---|---|---|---|"
    )
    for call in made[0][0]:
        sides = [[timed for each in side for timed in each[call]] for side in zip(*made, strict=True)]
        taken = [sorted(seconds * 1000 for seconds, _count in side) for side in sides]
        counts = [max(count for _seconds, count in side) for side in sides]
        middles = [statistics.median(side) for side in taken]
        slowest = [percentile(side, 0.95) for side in taken]
        ratio = slowest[1] / slowest[0]
        most = MOST_TIMES_OF_WORDS if call.endswith(WORDS) else MOST_TIMES
        cells = [*counts, *(f"{value:.1f}" for value in (*middles, *slowest)), f"{ratio:.2f}"]
        print(f"| {call} | {' | '.join(map(str, cells))} |")
        if call == INDEXING:
            report.check(
                "p95 ms of indexing a job, in its publishing",
                f"{slowest[1]:.1f}",
                slowest[1] <= MOST_INDEXING_MS,
            )
            continue
        if call != POSTED_LATER:
            report.check(f"{call}: p95, times that of the small site", f"{ratio:.2f}", ratio <= most)


def battery(report: Report) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=JOBS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    probe.add_arguments(parser)
    arguments = parser.parse_args()
    if arguments.bench:
        return _run(report, arguments.rounds, *probe.of_bench(arguments))
    with tempfile.TemporaryDirectory() as folder:
        places = [["--data", str(Path(folder, name))] for name in ("small", "large")]
        for place, jobs in zip(places, (SMALL, arguments.jobs), strict=True):
            fill = ["-m", "lab.load.generate", "--live", "--companies", str(jobs)]
            commands = [fill, *(["-m", "embedded", "execute", index] for index in INDEXES)]
            for command in commands:
                subprocess.run([sys.executable, *command, *place], cwd=ROOT, check=True)  # noqa: S603 (our own)
        _run(report, arguments.rounds, sys.executable, *places)


def _run(report: Report, rounds: int, python: str, small: list[str], large: list[str]) -> None:
    with probe.pair("lab.load.finding", python, small, large) as probes:
        compare(report, *probes, rounds)


if __name__ == "__main__":
    main("What finds jobs and people on a large site beside a small one", battery)

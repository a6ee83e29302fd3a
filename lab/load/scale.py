"""Each method on a very large site and a small one, alternating: statements, plans, time.

`npm run lab -- load-scale [--jobs 1000000]` uses two embedded sites of its own. `--bench DIR --small SITE
--large SITE` uses two sites of a bench that `lab.town` has filled. `--freelancers` measures the methods for
freelancers instead, on a bench with sites that `lab.freelance_town` has filled. `--conversations` measures
those for conversations, on sites that `lab.talk_town` has filled.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from lab.load.journey import AWAITED, INDEXING, TEXTS
from lab.report import Report, main
from lab.site import ROOT
from lab.timing import percentile

JOBS, SMALL = 50_000, 10_000
# In the place of the jobs': by option, the module of a journey.
JOURNEYS = {"freelancers": "freelance_journey", "conversations": "talk_journey"}
# An empty method, which each journey calls beside the others.
PING = "ping"
ROUNDS = 12
# A search call's 95th percentile may be this many times that of the small site.
FINDS = (
    *("list_jobs", "suggest_jobs", "find_places", "get_matches", "get_jobs_for_me"),
    *("list_freelancers", "list_briefs", "suggest_freelancers", "get_engagement", "get_my_", "get_quotes"),
    *("get_favourites", "get_freelancer", "get_brief"),
    *("get_conversations", "get_messages", "read_messages", "send_message, "),
)
MOST_TIMES = 1.5
# The small site ranks all jobs that match these words. The large site has more, and ranks up to a limit.
WORDS = tuple(text for text in TEXTS if text not in ("a rare word", "with a place"))
MOST_TIMES_OF_WORDS = 2
MOST_INDEXING_MS = 50


class Probe:
    """The process for one site, which answers each command with a line."""

    def __init__(self, module: str, place: list[str]):
        self._process = subprocess.Popen(  # noqa: S603 (our own command)
            [sys.executable, "-m", f"lab.load.{module}", *place],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read()

    def ask(self, word: str) -> dict:
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()
        return self._read()

    def end(self) -> None:
        self._process.stdin.close()
        self._process.wait()

    def _read(self) -> Any:
        # Skip what the application prints.
        for line in self._process.stdout:
            try:
                return json.loads(line)
            except ValueError:
                continue
        raise RuntimeError(f"The probe ended with {self._process.wait()}")


def compare(report: Report, small: Probe, large: Probe, rounds: int) -> None:
    # The first journey fills caches.
    for site in (small, large):
        site.ask("journey")
    made = [(small.ask("journey"), large.ask("journey")) for _ in range(rounds)]
    plans = large.ask("plans")
    print(
        "\n| call | statements, small | large | p50 ms, small | large | p95 ms, small | large | times "
        "| share of ping, small | large |\n|---|---|---|---|---|---|---|---|---|---|"
    )
    grown = []
    pings = [statistics.median(seconds for seconds, _ in side) * 1000 for side in _sides(made, PING)]
    for call in made[0][0]:
        sides = _sides(made, call)
        counts = [statistics.median_low(count for _, count in side) for side in sides]
        taken = [sorted(seconds * 1000 for seconds, _ in side) for side in sides]
        slowest = [percentile(side, 0.95) for side in taken]
        times = slowest[1] / slowest[0]
        middles = [statistics.median(side) for side in taken]
        shares = [ping / middle for ping, middle in zip(pings, middles, strict=True)]
        cells = [*counts, *(f"{each:.1f}" for each in (*middles, *slowest))]
        cells += [f"{each:.2f}" for each in (times, *shares)]
        print(f"| {call} | {' | '.join(map(str, cells))} |")
        if call == INDEXING:
            what = "p95 ms of indexing a job, in its publishing"
            report.check(what, f"{slowest[1]:.1f}", slowest[1] <= MOST_INDEXING_MS)
        elif call.startswith(FINDS):
            most = MOST_TIMES_OF_WORDS if call.endswith(WORDS) else MOST_TIMES
            if call != AWAITED:
                report.check(f"{call}: p95, times that of the small site", f"{times:.2f}", times <= most)
        elif counts[1] > counts[0]:
            grown.append(call)
    scanning = {shape: plan for shape, plan in plans.items() if plan["scans"]}
    for shape, plan in scanning.items():
        print(f"\nreads all of {plan['scans']} ({plan['by']}): {shape[:400]}")
    report.equal("other methods that make more statements on the large site", grown, [])
    report.check("kinds of statements whose plan was asked for", len(plans), len(plans) > 0)
    report.equal("of these, reading a large table from end to end", len(scanning), 0)


def _sides(made: list[tuple[dict, dict]], call: str) -> list[list]:
    """The seconds and statements of a call on each site."""
    return [[each for journey in side for each in journey[call]] for side in zip(*made, strict=True)]


def battery(report: Report) -> None:
    parser = argparse.ArgumentParser(prog="npm run lab -- load-scale", description=__doc__)
    parser.add_argument("--jobs", type=int, default=JOBS)
    parser.add_argument("--less", type=int, default=SMALL, help="jobs of the small site")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    for part in JOURNEYS:
        parser.add_argument(f"--{part}", action="store_true")
    for name in ("--bench", "--small", "--large"):
        parser.add_argument(name)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.bench:
            names = (arguments.small, arguments.large)
            places = [["--bench", arguments.bench, "--site", name] for name in names]
        else:
            places = [["--data", str(Path(folder, name))] for name in ("small", "large")]
            for place, jobs in zip(places, (arguments.less, arguments.jobs), strict=True):
                fill = [sys.executable, "-m", "lab.town", "--jobs", str(jobs), *place]
                subprocess.run(fill, cwd=ROOT, check=True)  # noqa: S603 (our own)
        chosen = [module for part, module in JOURNEYS.items() if getattr(arguments, part)]
        module = chosen[0] if chosen else "journey"
        probes = [Probe(module, place) for place in places]
        try:
            compare(report, *probes, arguments.rounds)
        finally:
            for probe in probes:
                probe.end()


if __name__ == "__main__":
    main("A site of very many beside a small one", battery)

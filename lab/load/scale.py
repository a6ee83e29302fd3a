"""Each method on a site full of jobs beside a small one, in one run: statements, plans, time.

`python -m lab.load.scale [--companies 1000000]`: on two embedded sites of its own. With `--small DIR
--large DIR` on two folders, or with `--bench DIR --small SITE --large SITE` on two sites of a bench, where
the large one is filled already (`lab.load.generate`).
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from lab.load import probe
from lab.load.generate import HR_EACH, TABLES
from lab.load.probe import Probe
from lab.report import Report, main
from lab.site import ROOT

COMPANIES = 100_000
# Enough for full pages, so that both sites answer alike.
SMALL = 2_500
ROUNDS = 12


def compare(report: Report, small: Probe, large: Probe) -> None:
    # The first one fills caches.
    for site in (small, large):
        site.ask("journey")
    rounds = [(small.ask("journey"), large.ask("journey")) for _ in range(ROUNDS)]
    plans = large.ask("plans")
    print(
        "\n| method | statements, small | large | median ms, small | large | ratio |\n"
        "|---|---|---|---|---|---|"
    )
    grown = []
    for method in rounds[0][0]:
        before, after = ([each[method] for each in side] for side in zip(*rounds, strict=True))
        counts = [statistics.median_low(count for _, count in side) for side in (before, after)]
        times = [statistics.median(taken for taken, _ in side) * 1000 for side in (before, after)]
        if counts[1] > counts[0]:
            grown.append(method)
        cells = f"{counts[0]} | {counts[1]} | {times[0]:.1f} | {times[1]:.1f} | {times[1] / times[0]:.2f}"
        print(f"| {method} | {cells} |")
    scanning = {shape: plan for shape, plan in plans.items() if plan["scans"]}
    for shape, plan in scanning.items():
        print(f"\nreads all of {plan['scans']} ({plan['by']}): {shape[:400]}")
    report.equal("methods that make more statements on the large site", grown, [])
    report.check("kinds of statements whose plan was asked for", len(plans), len(plans) > 0)
    report.equal(f"of these, reading one of the {len(TABLES)} large tables from end to end", len(scanning), 0)


def battery(report: Report) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--companies", type=int, default=COMPANIES)
    probe.add_arguments(parser)
    arguments = parser.parse_args()
    if arguments.bench:
        return _run(report, *probe.of_bench(arguments))
    if arguments.large:
        return _run(report, sys.executable, ["--data", arguments.small], ["--data", arguments.large])
    with tempfile.TemporaryDirectory() as folder:
        small, large = (["--data", str(Path(folder, name))] for name in ("small", "large"))
        begun = time.monotonic()
        for place, companies in ((small, SMALL), (large, arguments.companies)):
            fill = [sys.executable, "-m", "lab.load.generate", "--companies", str(companies), *place]
            subprocess.run(fill, cwd=ROOT, check=True)  # noqa: S603 (our own command)
        contacts = arguments.companies * HR_EACH
        print(f"{arguments.companies} companies, {contacts} HR rows in {time.monotonic() - begun:.0f} s")
        _run(report, sys.executable, small, large)


def _run(report: Report, python: str, small: list[str], large: list[str]) -> None:
    with probe.pair("lab.load.journey", python, small, large) as probes:
        compare(report, *probes)


if __name__ == "__main__":
    main("A site full of companies beside a small one", battery)

"""The search on three OpenSearch nodes: one is killed under load, one hangs, then all are gone.

`python -m lab.servers.search_nodes --opensearch DIR`: DIR holds an unpacked OpenSearch (docs/scale.md). It
first runs the tests of search and matches and the judged queries, then an embedded host with the town.
"""

import argparse
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from requests import Response

from lab.host import ROOT, Host, wait_until
from lab.judged.queries import TUNING, queries
from lab.market import Market
from lab.report import Report, main
from lab.servers import opensearch
from lab.servers.opensearch import Node
from lab.timing import Timings, side_by_side
from lab.visitor import API, Visitor

AT_ONCE = 4
SECONDS = 15
# One in this many searches is followed by a call for matches.
SEARCHES_PER_MATCH = 4
# A search waits 2.5 s for OpenSearch before the database answers.
LONGEST_MS = 4_000
ALL_THERE, NONE_THERE = "OpenSearch, 0 changes wait", "Database: OpenSearch has no answer"


class Asked(NamedTuple):
    """A call for `searches` or `matches`. Matches without a result count as unanswered."""

    kind: str
    is_answered: bool
    milliseconds: float


class People:
    """People who search and look at matches, and a company that publishes."""

    def __init__(self, timings: Timings):
        self._timings = timings
        self._texts = [query.text for query in queries(TUNING)]
        self._market = Market()
        self._owner, self._searcher = self._market.company(), self._market.person()
        profile = {"headline": "Loom Operator", "experience_years": 2, "pincode": "560038", "is_open": True}
        self._searcher.message(f"{API}save_searcher", **profile)
        self._job = self._market.job(self._owner)["name"]
        self.published: list[str] = []

    def publish(self) -> str:
        """Post a job with a unique word; returns its title."""
        title = f"Loom Operator q{len(self.published)}x{time.time_ns():x}"
        self.published.append(title)
        self._market.job(self._owner, title=title)
        return title

    def finds(self, title: str) -> bool:
        """Whether a search for the job's unique word finds it."""
        page = Visitor().message(f"{API}list_jobs", search=title.split()[-1])
        return [card["title"] for card in page["items"]] == [title]

    def are_matched(self) -> bool:
        """Whether the company finds a person and the searcher a job. The queue indexes both."""
        return all(_finds_some(self._matches(number)()) for number in range(2))

    def health(self) -> str:
        """The engine that answers, as an administrator sees it."""
        reply = self._market.administrator.request("GET", "/api/method/job_portal.health.check")
        return reply.json()["message"]["search"]

    def ask(self, step: str, meanwhile: Callable[[], object] = lambda: None) -> list[Asked]:
        """Make calls for a while. `meanwhile` runs after a third of it."""
        until = time.monotonic() + SECONDS

        def one(number: int) -> list[Asked]:
            asked, browser = [], Visitor()
            matches = self._matches(number)
            for turn, text in enumerate(cycle(self._texts[number::AT_ONCE])):
                if time.monotonic() > until:
                    return asked
                search = partial(browser.call, f"{API}list_jobs", search=text)
                asked.append(self._timed("searches", step, search))
                if turn % SEARCHES_PER_MATCH == 0:
                    asked.append(self._timed("matches", step, matches))

        timer = threading.Timer(SECONDS / 3, meanwhile)
        timer.start()
        calls = side_by_side([partial(one, number) for number in range(AT_ONCE)])
        timer.join()
        return [call for some in calls for call in some]

    def _matches(self, number: int) -> Callable[[], Response]:
        """Ask for people as the company, or for jobs as a searcher. Each must find something."""
        if number % 2:
            return partial(self._owner.another_device().call, f"{API}get_matches", job=self._job)
        return partial(self._searcher.another_device().call, f"{API}get_jobs_for_me")

    def _timed(self, kind: str, step: str, call: Callable[[], Response]) -> Asked:
        begun = time.monotonic()
        reply = self._timings.of(f"{step}: {kind}", call)
        taken = (time.monotonic() - begun) * 1000
        is_answered = _finds_some(reply) if kind == "matches" else reply.status_code == 200
        return Asked(kind, is_answered, taken)


def _finds_some(reply: Response) -> bool:
    return reply.status_code == 200 and bool(reply.json()["message"]["items"])


def battery(report: Report, program: Path) -> None:
    with opensearch.cluster(program) as nodes, tempfile.TemporaryDirectory() as folder:
        addresses = " ".join(node.url for node in nodes)
        data = Path(folder, "site")
        tests = _run("lab.servers.same_tests", "--opensearch", addresses)
        report.equal("the tests of search and matches", tests, 0)
        # The host's site has the same name, so from here on the index holds the town.
        judge = ("lab.judged.judge", "--data", str(data), "--opensearch", addresses, "--held-back", "--check")
        report.equal("the judged queries, their floor", _run(*judge), 0)
        host = Host(Path(folder))
        host.start()
        try:
            _under_load(report, nodes)
        finally:
            host.stop()
        check = "job_portal.jobs.finding.opensearch.reindexing.check"
        compared = _run("embedded", "execute", check, "--data", str(data))
        report.equal("the index compared with the database afterwards", compared, 0)


def _under_load(report: Report, nodes: list[Node]) -> None:
    timings = Timings()
    people = People(timings)
    wait_until(people.are_matched)
    _answered(report, "three nodes", people.ask("three nodes"))
    wait_until(lambda: people.health() == ALL_THERE)
    killed = partial(nodes[0].send, signal.SIGKILL)
    _answered(report, "one of them killed", people.ask("one of them killed", killed))
    report.equal("... health", people.health(), ALL_THERE)
    title = people.publish()
    wait_until(lambda: people.finds(title))
    opensearch.start(nodes[:1], nodes)
    hang = partial(nodes[1].send, signal.SIGSTOP)
    _answered(report, "one of them hangs", people.ask("one of them hangs", hang))
    nodes[1].send(signal.SIGCONT)

    def kill_all() -> None:
        for node in nodes:
            node.send(signal.SIGKILL)

    _answered(report, "all killed", people.ask("all killed", kill_all))
    said = people.health()
    report.check("... health", said, said.startswith(NONE_THERE))
    title = people.publish()
    report.equal("... a job that is published then is found", people.finds(title), True)
    opensearch.start(nodes, nodes)
    begun = time.monotonic()
    # The embedded host has no scheduler, so the next change also sends what still waits.
    wait_until(lambda: _is_well_again(people))
    report.check("well again after, seconds", f"{time.monotonic() - begun:.0f}", True)
    _answered(report, "three nodes again", people.ask("three nodes again"))
    report.equal("... the job is found", people.finds(title), True)
    timings.print(f"{AT_ONCE} people who search, and look at matches")


def _is_well_again(people: People) -> bool:
    if people.health() == ALL_THERE:
        return True
    people.publish()
    time.sleep(1)
    return False


def _answered(report: Report, step: str, calls: list[Asked]) -> None:
    for kind in ("searches", "matches"):
        asked = [call for call in calls if call.kind == kind]
        answered = sum(call.is_answered for call in asked)
        report.check(f"{step}: {kind} answered", f"{answered} of {len(asked)}", 0 < answered == len(asked))
    longest = max(call.milliseconds for call in calls)
    report.check(f"{step}: the longest, ms", f"{longest:.0f}", longest < LONGEST_MS)


def _run(module: str, *arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="npm run lab -- scale-search", description=__doc__)
    parser.add_argument("--opensearch", type=Path, required=True, metavar="DIR", help="where it was unpacked")
    parsed = parser.parse_args()
    main("OpenSearch that loses nodes", partial(battery, program=parsed.opensearch.resolve()))

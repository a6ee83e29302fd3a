"""Two web nodes behind a balancer: people use both, nodes share state, and a killed node goes unnoticed.

`npm run lab -- scale-nodes --bench DIR` starts them (lab/servers/nodes.mjs) and passes their addresses in the
environment.
"""

import os
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from urllib.parse import urlsplit

import requests

from lab.load.disturbing import NODES, kill_nodes, status
from lab.load.killed import save_disturbed
from lab.market import Market
from lab.report import Report, main
from lab.servers.agreeing import agree
from lab.servers.repeating import repeat
from lab.visitor import API, BASE_URL

LOG = Path(os.environ["BALANCER_LOG"])
JOURNEYS = 20
AT_ONCE = 4
LEAST_KILLS = 3
READS = ("/frontend/jobs", f"/api/method/{API}list_jobs", f"/api/method/{API}get_categories")


def battery(report: Report) -> None:
    _name_others(report)
    market = Market()
    _cross(report, market)
    agree(report, market, NODES, os.environ["SOCKETS"].split())
    repeat(report, market)
    _kill(report)


def _name_others(report: Report) -> None:
    """The socket server asks the address in `Origin` who connects. A Host header must not change that."""
    name = str(urlsplit(BASE_URL).hostname)
    hosts = (name, f"{name}:1?cmd=ping&x=", f"{name}:x@127.0.0.1:1", "evil.example")
    asked = [_asked(host) for host in hosts]
    report.equal("addresses that the socket server asks", asked, [BASE_URL] * 3 + [None])


def _asked(host: str) -> str | None:
    """The origin that the socket server uses, which it repeats; None without an answer."""
    address = f"{BASE_URL}/socket.io/?EIO=4&transport=polling"
    try:
        answer = requests.get(address, headers={"Host": host}, timeout=30)
    except requests.ConnectionError:
        return None
    return answer.headers["Access-Control-Allow-Origin"]


def _cross(report: Report, market: Market) -> None:
    """Journeys whose requests the balancer distributes in turn."""
    begun = len(_log())
    with ThreadPoolExecutor(AT_ONCE) as pool:
        decided = list(pool.map(lambda _number: market.journey(), range(JOURNEYS)))
    report.equal("journeys from a number to a decision", decided.count("Shortlisted"), JOURNEYS)
    by_node = Counter(upstream for upstream, *_ in _log()[begun:])
    nodes = [url.rpartition(":")[2] for url in NODES]
    dealt = [sum(count for name, count in by_node.items() if name.endswith(port)) for port in nodes]
    report.check("their requests, by node", dealt, min(dealt) > sum(dealt) / 3)


def _kill(report: Report) -> None:
    begun, done, seen = len(_log()), threading.Event(), Counter[int]()
    turns = cycle(range(len(NODES)))

    def kill() -> None:
        kill_nodes(next(turns))
        # The balancer skips a node for 2 s after a failure.
        done.wait(2.5)

    def read() -> None:
        for path in cycle(READS):
            if done.is_set():
                return
            seen[status(BASE_URL + path)] += 1

    readers = [threading.Thread(target=read) for _ in range(2)]
    for reader in readers:
        reader.start()
    try:
        outcomes, kills = save_disturbed(report, kill)
    finally:
        done.set()
        for reader in readers:
            reader.join()
    report.check("nodes killed meanwhile", kills, kills >= LEAST_KILLS)
    report.equal(
        "saves that somebody had to send again", outcomes.unanswered + sum(outcomes.refused.values()), 0
    )
    report.equal("statuses of reads meanwhile", dict(seen), {200: seen[200]})
    retried = [line for line in _log()[begun:] if "," in line[0]]
    report.check("requests that the balancer sent again", len(retried), len(retried) >= kills)


def _log() -> list[list[str]]:
    """The log of each request to the balancer: [upstreams, their statuses, status, request]."""
    return [line.split("|") for line in LOG.read_text().splitlines()]


if __name__ == "__main__":
    main("Two web nodes", battery)

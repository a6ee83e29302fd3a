"""Disturbs a site at random moments while a battery works on it.

DISTURB is a shell command that disturbs the site at BASE_URL: it kills a web worker, restarts the database or
stops the cache. Without it the battery kills the web nodes of lab/servers/nodes.mjs with SIGKILL: in turn
one, the other, and both at once. Without nodes it kills and restarts its own embedded host. The next
disturbance comes within DISTURB_WITHIN seconds.
"""

import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import requests

from lab.host import answers, own_host, wait_until

# Seconds between two disturbances.
SHORTEST, LONGEST = 0.2, float(os.environ.get("DISTURB_WITHIN", "1.5"))
# Each node's address, and the file with its process group.
NODES = os.environ.get("NODES", "").split()
PIDS = [Path(name) for name in os.environ.get("NODE_PIDS", "").split()]


@contextmanager
def disturbable() -> Iterator[Callable[[], object]]:
    """Wait for a site that answers, and yield the function that disturbs it once."""
    if command := os.environ.get("DISTURB"):

        def disturb() -> None:
            subprocess.run(command, shell=True, check=True)  # noqa: S602 (the operator's)
            # Wait until the site is back: another disturbance before that would leave nobody served.
            wait_until(answers)

        yield disturb
        return
    if NODES:
        turns = cycle([*([node] for node in range(len(NODES))), range(len(NODES))])
        yield lambda: _kill_nodes(*next(turns))
        return
    with own_host() as host:

        def kill() -> None:
            host.kill()
            host.start()

        yield kill


def _kill_nodes(*chosen: int) -> None:
    """Kill web nodes at once, and wait until each is back."""
    for node in chosen:
        os.killpg(int(PIDS[node].read_text()), signal.SIGKILL)
    for node in chosen:
        wait_until(lambda node=node: _status(NODES[node]) == 200)


def _status(url: str) -> int:
    """The status of a page; 0 without an answer."""
    try:
        return requests.get(url, timeout=30).status_code
    except requests.RequestException:
        return 0


@contextmanager
def disturbed(disturb: Callable[[], object]) -> Iterator[list[float]]:
    """Call `disturb` again and again within the block, and yield the list of the times."""
    done = threading.Event()
    disturbances: list[float] = []

    def keep_disturbing() -> None:
        while not done.wait(random.uniform(SHORTEST, LONGEST)):  # noqa: S311 (no secret)
            disturb()
            disturbances.append(time.monotonic())

    disturber = threading.Thread(target=keep_disturbing)
    disturber.start()
    try:
        yield disturbances
    finally:
        done.set()
        disturber.join()

"""Disturbs a site at random moments while a battery works on it.

DISTURB is a shell command that disturbs the site at BASE_URL: it kills a web worker, restarts the database or
stops the cache. Without it the battery kills its own embedded host with SIGKILL and restarts it. The next
disturbance comes within DISTURB_WITHIN seconds.
"""

import os
import random
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lab.host import answers, own_host, wait_until

# Seconds between two disturbances.
SHORTEST, LONGEST = 0.2, float(os.environ.get("DISTURB_WITHIN", "1.5"))


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
    with own_host() as host:

        def kill() -> None:
            host.kill()
            host.start()

        yield kill


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

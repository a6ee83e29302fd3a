"""The durations of calls by step, printed as percentiles and throughput."""

import math
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


class Timings:
    """Collects durations from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._spans: dict[str, list[tuple[float, float]]] = defaultdict(list)

    def of(self, step: str, call: Callable[[], Result]) -> Result:
        """Time one call as part of `step`; returns its result."""
        begun = time.monotonic()
        try:
            return call()
        finally:
            with self._lock:
                self._spans[step].append((begun, time.monotonic()))

    def print(self, title: str) -> None:
        """Print a line for each step. Throughput counts from the first call's start to the last one's end."""
        print(
            f"\n{title}\n\n| step | calls | p50 ms | p95 ms | p99 ms | per second |\n"
            "|---|---|---|---|---|---|"
        )
        for step, spans in self._spans.items():
            taken = sorted(end - begun for begun, end in spans)
            whole = max(end for _, end in spans) - min(begun for begun, _ in spans)
            shares = " | ".join(f"{percentile(taken, share) * 1000:.0f}" for share in (0.5, 0.95, 0.99))
            print(f"| {step} | {len(taken)} | {shares} | {len(taken) / whole:.0f} |")


def percentile(taken: list[float], share: float) -> float:
    """Nearest rank: the smallest value that is at least as large as `share` of them."""
    return taken[max(0, math.ceil(len(taken) * share) - 1)]


def side_by_side(actions: list[Callable[[], Result]]) -> list[Result]:
    """Run all in parallel threads that start together. Returns the results in the given order."""
    gate = threading.Barrier(len(actions))

    def run(action: Callable[[], Result]) -> Result:
        gate.wait()
        return action()

    with ThreadPoolExecutor(len(actions)) as pool:
        return list(pool.map(run, actions))

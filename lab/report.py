"""The result of a battery: one line for each promise, with its figure."""

import sys
from collections.abc import Callable


class Report:
    """Collects promises and prints them as a table. A broken one fails the battery."""

    def __init__(self, title: str):
        self._title = title
        self._rows: list[tuple[str, str, bool]] = []

    def check(self, promise: str, figure: object, held: bool) -> None:
        """Record a promise. `figure`: the measured value; `held`: whether the promise was kept."""
        self._rows.append((promise, str(figure), held))

    def equal(self, promise: str, found: object, promised: object) -> None:
        """Record a promise of an exact value."""
        self.check(promise, found if found == promised else f"{found}, not {promised}", found == promised)

    def print(self) -> int:
        """Print the table. Returns the exit code: 1 with a broken promise, or with none at all."""
        print(f"\n{self._title}\n\n| promise | figure | |\n|---|---|---|")
        for promise, figure, held in self._rows:
            print(f"| {promise} | {figure} | {'held' if held else '**BROKEN**'} |")
        return 0 if self._rows and all(held for _, _, held in self._rows) else 1


def main(title: str, battery: Callable[[Report], None]) -> None:
    """Run a battery as a command."""
    report = Report(title)
    try:
        battery(report)
    finally:
        code = report.print()
    sys.exit(code)

"""An embedded host whose clock a battery moves: `python -m lab.clock serve ...`, as `python -m embedded`.

LAB_CLOCK names a file with the seconds by which this process is ahead. No request can move the clock. On a
bench the processes read the same file through libfaketime.
"""

import os
import runpy
import time
from pathlib import Path

VARIABLE = "LAB_CLOCK"


class Clock:
    """The battery's side: writes the file."""

    def __init__(self, file: Path):
        self._file = file
        self.ahead = 0
        self.forward(0)

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables of a host that uses this clock."""
        return {VARIABLE: str(self._file)}

    def to_midnight(self) -> None:
        """Move to a minute after the next midnight, UTC: `forward` rounds down to seconds."""
        day = 24 * 60 * 60
        self.forward((day - (time.time() + self.ahead) % day + 60) / 3600)

    def forward(self, hours: float) -> None:
        """Move the clock forward."""
        self.ahead += int(hours * 3600)
        written = self._file.with_suffix(".new")
        # libfaketime reads a number with a sign as an offset.
        written.write_text(f"+{self.ahead}")
        # Replaced atomically, so that the host never reads half a number.
        written.replace(self._file)


def _serve() -> None:
    real, file = time.time, Path(os.environ[VARIABLE])
    time.time = lambda: real() + int(file.read_text())
    runpy.run_module("embedded", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _serve()

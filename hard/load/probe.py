"""A process that makes calls on one site, and answers a line for each word that it is asked."""

import json
import os
import subprocess
from typing import Any

from hard.load.site import ROOT


class Probe:
    """`python -m MODULE ARGUMENTS`, which says when it is ready."""

    def __init__(self, python: str, module: str, arguments: list[str]):
        self._process = subprocess.Popen(  # noqa: S603 (our own command)
            [python, "-m", module, *arguments],
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
        # What the application prints is not for us.
        for line in self._process.stdout:
            try:
                return json.loads(line)
            except ValueError:
                continue
        raise RuntimeError(f"The probe ended with {self._process.wait()}")

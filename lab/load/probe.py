"""Processes that make calls on a site each, and answer a line for each word that they are asked."""

import argparse
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from lab.site import ROOT


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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Two sites of a bench: `--bench DIR --small NAME --large NAME`."""
    parser.add_argument("--bench")
    parser.add_argument("--small")
    parser.add_argument("--large")


def of_bench(arguments: argparse.Namespace) -> tuple[str, list[str], list[str]]:
    """The bench's Python, and what names each site to a module."""
    small, large = (
        ["--bench", arguments.bench, "--site", name] for name in (arguments.small, arguments.large)
    )
    return f"{arguments.bench}/env/bin/python", small, large


@contextmanager
def pair(module: str, python: str, small: list[str], large: list[str]) -> Iterator[list[Probe]]:
    """A probe at each site, for as long as they are asked."""
    probes = [Probe(python, module, place) for place in (small, large)]
    try:
        yield probes
    finally:
        for probe in probes:
            probe.end()
